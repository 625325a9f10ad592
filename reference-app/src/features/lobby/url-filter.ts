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

export function useUrlFilter(): UrlFilter {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const parts = filterOf(search);
  const { category, vendor, tag } = parts;
  return {
    ...parts,
    isNarrowed: category !== "" || vendor !== "" || tag !== "",
    isLobby: pathname === PATHS.games,
    change: (changes) => {
      const isPage = changes.page !== undefined;
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete("page");
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: !isPage, preventScrollReset: !isPage },
      );
    },
    reset: () => setSearch({}, { preventScrollReset: true }),
  };
}
