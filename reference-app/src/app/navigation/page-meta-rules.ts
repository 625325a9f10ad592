import { canonicalPath, CATEGORY_PATHS, sectionOf } from "../../shared/config/paths.ts";
import type meta from "../../shared/i18n/locales/en/core/meta.json";

/** Keys of the pages that have their own title and description. */
export type MetaKey = keyof typeof meta;

const META = new Map<string, MetaKey>([
  ["/slot-games", "slots"],
  ["/live-casino-games", "live"],
  ["/sports-betting-games", "sports"],
  ["/fishing-games", "fishing"],
  ["/poker-pvp-games", "poker"],
  ["/lottery-games", "lottery"],
  [CATEGORY_PATHS.YB, "yb"],
  [CATEGORY_PATHS.BINGO, "bingo"],
  [CATEGORY_PATHS.COCKFIGHT, "cockfight"],
]);

/**
 * The key of a path's texts (R062–R069). An alias uses those of its page, a subpage without its own texts those of its parent, a betting page
 * those of the lottery, and any other path those of the index (R070).
 */
export function metaOf(pathname: string): MetaKey {
  const path = canonicalPath(pathname);
  const own = META.get(path) ?? META.get(path.slice(0, path.lastIndexOf("/")));
  return own ?? (sectionOf(path) === "lottery" ? "lottery" : "index");
}
