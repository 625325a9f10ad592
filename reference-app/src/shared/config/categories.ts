import type { OperationQuery } from "../api/api.ts";

/** A category of the contract's game catalogue. */
export type ServedCategory = NonNullable<OperationQuery<"searchGames">["category"]>;

/** Codes of the content areas (R011–R021). Cockfight exists only in menus, and is derived from the sports vendors (R019). */
export type Category = ServedCategory | "COCKFIGHT";

/** Order of the left bar, between home and promotions (R114). */
export const LEFT_NAVIGATION_ORDER: readonly Category[] = [
  "RNG",
  "LIVE",
  "YB",
  "FISH",
  "BINGO",
  "ELOTT",
  "LOTT",
  "COCKFIGHT",
  "SPORTS",
  "PVP",
];

/** Order of the header's navigation (R109). */
export const HEADER_NAVIGATION_ORDER: readonly Category[] = ["LIVE", "SPORTS", "FISH", "RNG", "PVP", "LOTT"];

/** Vendors that have a category entry for themselves (R116, R117). */
export const COCKFIGHT_VENDOR = "DS88";
export const YB_VENDOR = "YB";
