import { useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
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
 * A change counts at once, before the address says so: a navigation draws the whole page anew, and the list need not wait for that.
 */
export function useUrlFilter(): UrlFilter {
  const [written, setWritten] = useSearchParams();
  const { pathname, key } = useLocation();
  const [wish, setWish] = useState<{ at: string; search: URLSearchParams }>();
  // Any navigation, the wish's own or another, makes what was wished before it void.
  const search = wish?.at === key ? wish.search : written;
  const parts = filterOf(search);
  const { category, vendor, tag } = parts;
  const narrow = (next: URLSearchParams, replace: boolean) => {
    setWish({ at: key, search: next });
    setWritten(next, { replace, preventScrollReset: true });
  };
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
      if (changes.page === undefined) narrow(next, true);
      // It comes with its start in sight, not before.
      else setWritten(next);
    },
    reset: () => narrow(new URLSearchParams(), false),
  };
}
