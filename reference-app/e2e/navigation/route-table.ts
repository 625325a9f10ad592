import type { Texts } from "../support/texts.ts";

/** One row of the route table (R043–R061, R071, R083–R089): an address and what its page must show. */
export interface Row {
  requirement: string;
  path: string;
  /** Returns the texts of the page's title and description. */
  meta: (texts: Texts) => { title: string; description: string };
  /** Parts that the page leaves out (R101, R102). */
  without?: readonly ("header" | "footer" | "leftBar" | "rightBar")[];
  /** The address opens the page of another row. Its content is checked in that row. */
  isAlias?: boolean;
  /** The address that the page declares as canonical when it is not the path (R043, R050). */
  canonical?: string;
  /** The address opens a dialog above the home page. The focus moves into the dialog, not to `main`. */
  isOverlay?: boolean;
  /** The page has the same parts as the page of an earlier row, with other games. IBM's engine checks only the earlier one. */
  isSibling?: boolean;
  /** The page shows what is happening now, so its texts differ from run to run. */
  isLive?: boolean;
  /** The texts of the page change from minute to minute, so the mock's world begins again before the page opens. */
  changesByMinute?: boolean;
  /** Errors that the page may write to the console. */
  consoleError?: RegExp;
}

const index = ({ meta }: Texts) => meta.index;
const GAME = ["footer", "leftBar", "rightBar"] as const;
const lottery = (requirement: string, path: string): Row => ({
  requirement,
  path,
  meta: ({ meta }) => meta.lottery,
  without: GAME,
});

/** All rows, with what a guest sees. */
export const ROWS: readonly Row[] = [
  { requirement: "R043 R062", path: "/", meta: index, isLive: true },
  { requirement: "R043 R063", path: "/index", meta: index, canonical: "/", isAlias: true },
  { requirement: "R043", path: "/index.html", meta: index, canonical: "/", isAlias: true },
  { requirement: "R043 R070", path: "/home", meta: index, canonical: "/", isAlias: true },
  { requirement: "R044", path: "/register", meta: index, isOverlay: true },
  { requirement: "R044", path: "/register.html", meta: index, canonical: "/register", isOverlay: true, isAlias: true },
  { requirement: "R060", path: "/help", meta: index, isOverlay: true },
  {
    requirement: "R061",
    path: "/helpmc",
    meta: ({ places }) => places.helpPage,
    without: ["header", "footer", "leftBar", "rightBar"],
  },
  lottery("R045 R070", "/vnlottery"),
  { requirement: "R046 R070", path: "/elott", meta: ({ meta }) => meta.lottery, isLive: true },
  lottery("R047 R069", "/lottery-games"),
  lottery("R048", "/lottery"),
  lottery("R049", "/lott"),
  { requirement: "R050 R064", path: "/slot-games", meta: ({ meta }) => meta.slots },
  { requirement: "R050 R070", path: "/rng", meta: ({ meta }) => meta.slots, canonical: "/slot-games", isAlias: true },
  { requirement: "R051 R068", path: "/poker-pvp-games", meta: ({ meta }) => meta.poker, changesByMinute: true },
  { requirement: "R052 R065", path: "/live-casino-games", meta: ({ meta }) => meta.live },
  { requirement: "R053 R066", path: "/sports-betting-games", meta: ({ meta }) => meta.sports, isSibling: true },
  { requirement: "R070 R086", path: "/sports-betting-games/DS88", meta: ({ meta }) => meta.cockfight },
  { requirement: "R054 R067", path: "/fishing-games", meta: ({ meta }) => meta.fishing, isSibling: true },
  { requirement: "R055 R070", path: "/yb-games", meta: ({ meta }) => meta.yb, isSibling: true },
  { requirement: "R056 R070", path: "/bingo-games", meta: ({ meta }) => meta.bingo, isSibling: true },
  { requirement: "R058", path: "/seamless?vendor=JILI&nodeId=1", meta: index, without: GAME },
  { requirement: "R083", path: "/winners", meta: ({ places }) => places.winners, isLive: true },
  { requirement: "R084", path: "/feedback", meta: ({ places }) => places.feedback },
  { requirement: "R085", path: "/m/appDownload", meta: ({ places }) => places.appDownload },
  { requirement: "R085", path: "/install/ios", meta: ({ places }) => places.installIos },
  { requirement: "R085", path: "/install/android", meta: ({ places }) => places.installAndroid },
  { requirement: "R087", path: "/favourites", meta: ({ places }) => places.favourites },
  { requirement: "R088", path: "/recent", meta: ({ places }) => places.recent },
  { requirement: "R089", path: "/games", meta: ({ places }) => places.games },
  { requirement: "R057", path: "/pointMall", meta: ({ places }) => places.pointMall },
  { requirement: "R081", path: "/pointMall/history", meta: ({ places }) => places.pointHistory },
  { requirement: "R059", path: "/promotions", meta: ({ places }) => places.promotions },
  { requirement: "R059", path: "/promotions/PR-1001", meta: ({ places }) => places.promotion },
  { requirement: "R082", path: "/activities", meta: ({ places }) => places.activities },
  { requirement: "R082", path: "/activities/eid-gift", meta: ({ places }) => places.activity },
  {
    requirement: "R071 R472",
    path: "/no-such-page",
    meta: ({ places }) => places.notFound,
    // The app writes the first error. The browser writes the second one when the page is loaded at that address.
    consoleError: /^No route for \/no-such-page$|^Failed to load resource: .* 404 /,
  },
];
