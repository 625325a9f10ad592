import type meta from "../shared/i18n/locales/en/core/meta.json";

/** Texts of the pages with a title and description of their own. */
export type MetaKey = keyof typeof meta;

const META = new Map<string, MetaKey>([
  ["/slot-games", "slots"],
  ["/live-casino-games", "live"],
  ["/sports-betting-games", "sports"],
  ["/fishing-games", "fishing"],
  ["/poker-pvp-games", "poker"],
  ["/lottery-games", "lottery"],
]);

/** Which texts a path has (R062–R069); any other path has those of the index (R070). */
export const metaOf = (pathname: string): MetaKey => META.get(pathname) ?? "index";
