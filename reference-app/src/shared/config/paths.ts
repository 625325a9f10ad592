import { LEFT_NAVIGATION_ORDER, type Category } from "./categories.ts";

/** Addresses inside the app, built in one place. */
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

/** The page of a category (R046–R056); cockfight is the sports page of its vendor (R019, R086). */
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
 * The entry of a menu that leads to a page: its own, else the one it stands below. Cockfight is an entry of the left bar, and in the
 * header a page of sports (R019).
 */
export const currentCategory = (categories: readonly Category[], pathname: string): Category | undefined =>
  categories.find((category) => CATEGORY_PATHS[category] === pathname) ??
  categories.find((category) => pathname.startsWith(`${CATEGORY_PATHS[category]}/`));

/** Where betting pages of lotteries stand in their frame (R045, R047–R049). */
export const LOTTERY_PLAY_PATHS: readonly string[] = [CATEGORY_PATHS.LOTT, "/lottery", "/lott", "/lottery-games"];

/** A part of the app with an entry in the phone's bar. */
export type GameSection = "games" | "lottery";

/** The part that a page of games belongs to: the bar's five entries cannot name each category. */
export function sectionOf(pathname: string): GameSection | undefined {
  if (pathname === PATHS.lotteryList || LOTTERY_PLAY_PATHS.includes(pathname)) return "lottery";
  const isOfGames = pathname === PATHS.games || currentCategory(LEFT_NAVIGATION_ORDER, pathname) !== undefined;
  return isOfGames ? "games" : undefined;
}

/** The page of a promotion; its id is the server's. */
export const promotionPath = (id: string): string => `${PATHS.promotions}/${encodeURIComponent(id)}`;
/** The page of an activity. */
export const activityPath = (id: string): string => `${PATHS.activities}/${encodeURIComponent(id)}`;

/** Further addresses of a page (R043, R050). */
export const ALIASES: ReadonlyMap<string, string> = new Map([
  ["/index", PATHS.home],
  ["/index.html", PATHS.home],
  ["/home", PATHS.home],
  ["/register.html", PATHS.register],
  ["/rng", CATEGORY_PATHS.RNG],
]);

/** The one address of a page that several lead to (R043, R050). */
export const canonicalPath = (pathname: string): string => ALIASES.get(pathname) ?? pathname;

const HOME_OVERLAYS: readonly string[] = [PATHS.register, PATHS.help];

/** Is this the address of a dialog above home (D20, R044, R060)? */
export const isHomeOverlay = (pathname: string): boolean => HOME_OVERLAYS.includes(canonicalPath(pathname));

/** The page one is on: behind an overlay it is home. */
export const pagePath = (pathname: string): string => (isHomeOverlay(pathname) ? PATHS.home : canonicalPath(pathname));
