import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { LATE_ADDRESS_MS } from "../../shared/config/constants.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { pageNumber } from "./filter-rules.ts";

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

/** The parts as they stand in an address. */
export function filterOf(search: URLSearchParams) {
  const part = (name: Part) => search.get(name) ?? "";
  return {
    category: part("category"),
    vendor: part("vendor"),
    tag: part("tag"),
    q: part("q"),
    page: pageNumber(search.get("page")),
  };
}

/**
 * @param options.isLate a change counts at once, and the address follows a moment later: a navigation draws the whole page anew, and
 * results should not wait for that
 */
export function useUrlFilter({ isLate = false } = {}): UrlFilter {
  const [written, setWritten] = useSearchParams();
  const { pathname, key } = useLocation();
  const [wish, setWish] = useState<{ at: string; search: URLSearchParams }>();
  // Any navigation, the wish's own or another, makes what was wished before it void.
  const wished = wish?.at === key ? wish.search : undefined;
  const search = wished ?? written;
  const parts = filterOf(search);
  const { category, vendor, tag } = parts;
  const narrow = (next: URLSearchParams) => setWritten(next, { replace: true, preventScrollReset: true });
  const follow = useEffectEvent(narrow);
  useEffect(() => {
    if (!wished) return undefined;
    const timer = setTimeout(() => follow(wished), LATE_ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [wished]);
  return {
    ...parts,
    isNarrowed: category !== "" || vendor !== "" || tag !== "",
    isLobby: pathname === PATHS.games,
    change: (changes) => {
      const next = new URLSearchParams(search);
      next.delete("page");
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      if (changes.page !== undefined) setWritten(next);
      else if (isLate) setWish({ at: key, search: next });
      else narrow(next);
    },
    reset: () => setWritten({}, { preventScrollReset: true }),
  };
}
