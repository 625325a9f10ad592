import { canonicalPath, sectionOf } from "../shared/config/paths.ts";
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

/**
 * Which texts a path has (R062–R069). An alias has those of the page that it shows, a page below another those of the page above, and a
 * betting page those of the lottery; any other path has those of the index (R070).
 */
export function metaOf(pathname: string): MetaKey {
  const path = canonicalPath(pathname);
  const own = META.get(path) ?? META.get(path.slice(0, path.lastIndexOf("/")));
  return own ?? (sectionOf(path) === "lottery" ? "lottery" : "index");
}
