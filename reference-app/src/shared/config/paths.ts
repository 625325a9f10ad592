import { LEFT_NAVIGATION_ORDER, type Category } from "./categories.ts";

/** The app's paths, defined in one place. */
export const PATHS = {
  home: "/",
  register: "/register",
  help: "/help",
  helpPage: "/helpmc",
  games: "/games",
  winners: "/winners",
  feedback: "/feedback",
  appDownload: "/m/appDownload",
  installIos: "/install/ios",
  installAndroid: "/install/android",
  favourites: "/favourites",
  recent: "/recent",
  promotions: "/promotions",
  activities: "/activities",
  pointMall: "/pointMall",
  pointHistory: "/pointMall/history",
  lotteryList: "/elott",
  seamless: "/seamless",
} as const;

/** The path of each category's page (R046–R056). Cockfight uses the sports page of its vendor (R019, R086). */
export const CATEGORY_PATHS: Record<Category, string> = {
  RNG: "/slot-games",
  LIVE: "/live-casino-games",
  YB: "/yb-games",
  FISH: "/fishing-games",
  BINGO: "/bingo-games",
  ELOTT: "/elott",
  LOTT: "/vnlottery",
  COCKFIGHT: "/sports-betting-games/DS88",
  SPORTS: "/sports-betting-games",
  PVP: "/poker-pvp-games",
};

/**
 * The menu entry to mark as current for a path: the page's own entry, else its parent's. Cockfight has an entry in the left bar; in the
 * header it is below sports (R019).
 */
export const currentCategory = (categories: readonly Category[], pathname: string): Category | undefined =>
  categories.find((category) => CATEGORY_PATHS[category] === pathname) ??
  categories.find((category) => pathname.startsWith(`${CATEGORY_PATHS[category]}/`));

/** Paths where lottery betting pages run in their frame (R045, R047–R049). */
export const LOTTERY_PLAY_PATHS: readonly string[] = [CATEGORY_PATHS.LOTT, "/lottery", "/lott", "/lottery-games"];

/** A part of the app that has an entry in the phone's bottom bar. */
export type GameSection = "games" | "lottery";

/** The bottom-bar entry for a game page. The bar has only five entries, so several categories share one. */
export function sectionOf(pathname: string): GameSection | undefined {
  if (pathname === PATHS.lotteryList || LOTTERY_PLAY_PATHS.includes(pathname)) return "lottery";
  const isOfGames = pathname === PATHS.games || currentCategory(LEFT_NAVIGATION_ORDER, pathname) !== undefined;
  return isOfGames ? "games" : undefined;
}

/** The path of a promotion's page. The id comes from the server. */
export const promotionPath = (id: string): string => `${PATHS.promotions}/${encodeURIComponent(id)}`;
/** The path of an activity's page. */
export const activityPath = (id: string): string => `${PATHS.activities}/${encodeURIComponent(id)}`;

/** Alternative paths of a page (R043, R050). */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ["/index", PATHS.home],
  ["/index.html", PATHS.home],
  ["/home", PATHS.home],
  ["/register.html", PATHS.register],
  ["/rng", CATEGORY_PATHS.RNG],
]);

/** Every fixed address of a page. */
export const FIXED_PATHS: readonly string[] = [
  ...new Set([...Object.values(PATHS), ...Object.values(CATEGORY_PATHS), ...LOTTERY_PLAY_PATHS, ...ALIASES.keys()]),
];

/** The main path of a page that has several (R043, R050). */
export const canonicalPath = (pathname: string): string => ALIASES.get(pathname) ?? pathname;

const HOME_OVERLAYS: readonly string[] = [PATHS.register, PATHS.help];

/** Whether this path opens a dialog over home (D20, R044, R060). */
export const isHomeOverlay = (pathname: string): boolean => HOME_OVERLAYS.includes(canonicalPath(pathname));

/** The path of the visible page. Behind an overlay this is home. */
export const pagePath = (pathname: string): string => (isHomeOverlay(pathname) ? PATHS.home : canonicalPath(pathname));
