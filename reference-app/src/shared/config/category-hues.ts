import type { GameCategory } from "@lobbykit/design-system/icons";
import type { Category } from "./categories.ts";

/** Hue and drawing of a category (art direction 2): the design system knows them by these names. */
export const CATEGORY_LOOK = {
  RNG: "slots",
  LIVE: "live",
  SPORTS: "sports",
  FISH: "fishing",
  PVP: "poker",
  LOTT: "lottery",
  ELOTT: "lottery",
  BINGO: "bingo",
  COCKFIGHT: "cockfight",
  YB: "yb",
} as const satisfies Record<Category, GameCategory>;
