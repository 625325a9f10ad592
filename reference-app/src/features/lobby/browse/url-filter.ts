import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { LATE_ADDRESS_MS, SEARCH_CHARACTERS } from "../../../shared/config/constants.ts";
import { PATHS } from "../../../shared/config/paths.ts";
import { pageOf } from "../../../shared/url-state/search-values.ts";
import { vendorOf } from "./filter-rules.ts";

type Part = "category" | "vendor" | "tag" | "q" | "page";

/** The filter of a game list; each part has its own name in the URL. */
export interface UrlFilter extends Record<Exclude<Part, "page">, string> {
  page: number;
  /** Whether a category, vendor or tag is chosen. */
  isNarrowed: boolean;
  /** Whether the page is the one with all games (`/games`), and not the page of a category, whatever the filter. */
  isLobby: boolean;
  /** Changes parts of the filter; "" removes a part. A new filter starts at page one. Only a change of page scrolls to the top (R042). */
  change: (parts: Partial<Record<Part, string>>) => void;
  reset: () => void;
}

/** The filter in an address. Invalid values, as in old links, are ignored. */
export function filterOf(search: URLSearchParams) {
  const part = (name: Part) => search.get(name) ?? "";
  return {
    category: part("category"),
    vendor: vendorOf(part("vendor")),
    tag: part("tag"),
    q: Array.from(part("q")).slice(0, SEARCH_CHARACTERS).join(""),
    page: pageOf(search),
  };
}

/** A query with some parts changed. A new filter starts at page one. */
function changed(search: URLSearchParams, changes: Partial<Record<Part, string>>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * The filter, as a stable object. A change applies at once, and the address follows a moment later.
 * A navigation renders the whole page again, and neither the press nor the results should wait for that.
 */
export function useUrlFilter(): UrlFilter {
  const [written, setWritten] = useSearchParams();
  const { pathname, key } = useLocation();
  const [wish, setWish] = useState<{ at: string; search: URLSearchParams }>();
  // Any navigation makes the pending change obsolete.
  const wished = wish?.at === key ? wish.search : undefined;
  const search = wished ?? written;
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  const follow = useEffectEvent((next: URLSearchParams) =>
    setWritten(next, { replace: true, preventScrollReset: true }),
  );
  useEffect(() => {
    if (!wished) return undefined;
    const timer = setTimeout(() => follow(wished), LATE_ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [wished]);
  // Stable across navigations, so that components that only change the filter do not render again.
  const change = useCallback<UrlFilter["change"]>(
    (changes) => {
      const next = changed(latest.current, changes);
      if (changes.page !== undefined) {
        setWritten(next);
        return;
      }
      latest.current = next;
      setWish({ at: key, search: next });
    },
    [key, setWritten],
  );
  const reset = useCallback(() => setWritten({}, { preventScrollReset: true }), [setWritten]);
  return useMemo(() => {
    const parts = filterOf(search);
    const { category, vendor, tag } = parts;
    const isNarrowed = category !== "" || vendor !== "" || tag !== "";
    return { ...parts, isNarrowed, isLobby: pathname === PATHS.games, change, reset };
  }, [search, pathname, change, reset]);
}
