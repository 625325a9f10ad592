import { useSearchParams } from "react-router-dom";
import { pageNumber } from "./rules.ts";

/** What a visitor looks for among games; each part stands in the URL under its own name. */
export interface UrlFilter {
  category: string;
  vendor: string;
  /** Words of a search. */
  q: string;
  page: number;
  /** Changes parts of it; "" takes a part away. Another filter starts at page one, and only another page starts at the top (R042). */
  change: (parts: Partial<Record<"category" | "vendor" | "q" | "page", string>>) => void;
  reset: () => void;
}

export function useUrlFilter(): UrlFilter {
  const [search, setSearch] = useSearchParams();
  return {
    category: search.get("category") ?? "",
    vendor: search.get("vendor") ?? "",
    q: search.get("q") ?? "",
    page: pageNumber(search.get("page")),
    change: (parts) => {
      const isPage = parts.page !== undefined;
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete("page");
          for (const [name, value] of Object.entries(parts)) {
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
