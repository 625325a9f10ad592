import { FIXED_PATHS } from "../../shared/config/paths.ts";

/** The app's paths, the longest first, because one may begin with another. */
const LONGEST_FIRST = [...FIXED_PATHS].sort((one, other) => other.length - one.length);

/**
 * Returns the path as the app writes it. Messengers and keyboards change links: "/Promotions/" is the page "/promotions". The page's title,
 * the marked menu entry and the dialogs above home depend on the path letter for letter (R044, R070). Ids keep their letters. A path never
 * has double slashes, because a link to `//host/page` would lead to another host.
 */
export function tidyPath(pathname: string): string {
  const path = pathname.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  const small = path.toLowerCase();
  const known = LONGEST_FIRST.find((one) => `${small}/`.startsWith(`${one.toLowerCase()}/`));
  return known === undefined ? path : known + path.slice(known.length);
}
