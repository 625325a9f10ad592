import type { GameCategory } from "@lobbykit/design-system/icons";
import type { Category } from "./categories.ts";

/** Hue and icon of a category, by the design system's names. */
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
