import { parsePath, type Path } from "react-router-dom";
import { pagePath } from "../../shared/config/paths.ts";

/** Whether a link keeps the scroll position (R042). One that only changes the query or opens an overlay does. */
export function keepsScroll(here: Path, href: string): boolean {
  const { pathname = here.pathname, search = "", hash = "" } = parsePath(href);
  if (hash && pagePath(pathname) === pathname) return false;
  return pagePath(pathname) === pagePath(here.pathname) && (pathname !== here.pathname || search !== here.search);
}
