/** The game categories, each with its icon and hue. */
export const GAME_CATEGORIES = [
  "slots",
  "live",
  "sports",
  "fishing",
  "lottery",
  "poker",
  "bingo",
  "cockfight",
  "yb",
  "mini",
] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** Hues of an icon: the accent, or that of a game category. */
export const HUES = ["accent", ...GAME_CATEGORIES] as const;
export type Hue = (typeof HUES)[number];
