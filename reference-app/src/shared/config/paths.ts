import type { Category } from "./categories.ts";

/** Addresses inside the app, built in one place. */
export const PATHS = {
  home: "/",
  favourites: "/favourites",
  recent: "/recent",
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
