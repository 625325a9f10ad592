import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { LATE_ADDRESS_MS, SEARCH_CHARACTERS } from "../../shared/config/constants.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { pageOf } from "../../shared/layout/search-values.ts";
import { vendorOf } from "./filter-rules.ts";

type Part = "category" | "vendor" | "tag" | "q" | "page";

/** What a visitor looks for among games; each part stands in the URL under its own name. */
export interface UrlFilter extends Record<Exclude<Part, "page">, string> {
  page: number;
  /** Something but the words narrows the list. */
  isNarrowed: boolean;
  /** It is the lobby of all games that is narrowed. */
  isLobby: boolean;
  /** Changes parts of it; "" takes a part away. Another filter starts at page one, and only another page starts at the top (R042). */
  change: (parts: Partial<Record<Part, string>>) => void;
  reset: () => void;
}

/** The parts of an address. What the contract takes for no vendor or for too many words narrows nothing, as in an old link. */
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

/** A search with parts of it changed. Another filter starts at page one. */
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
 * What is looked for, the same object until that changes. A change counts at once, and the address follows a moment later: a navigation
 * draws the whole page anew, and neither a press nor results should wait for that.
 */
export function useUrlFilter(): UrlFilter {
  const [written, setWritten] = useSearchParams();
  const { pathname, key } = useLocation();
  const [wish, setWish] = useState<{ at: string; search: URLSearchParams }>();
  // Any navigation, the wish's own or another, makes what was wished before it void.
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
  // The same from one navigation to the next: what only changes the filter is not drawn again for it.
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
