import type { KindOfClaim } from "./kind-of-claim.ts";
import type { Filter, ListPlaces, MembersMatch } from "./read/lists/list-filters.ts";

/** Pointers to the rows and paging metadata of a list response (`x-contract.paged` of the parameter). */
export interface PagePlaces {
  readonly rows: string;
  /** Pointer within a row to its unique key; undefined when rows have none. */
  readonly key: string | undefined;
  readonly total: string;
  readonly pages: string;
  readonly number: string;
  readonly size: string;
  /** Whether the paging is recognised by names, because the spec does not mark it. */
  readonly isInferred?: boolean;
}

/** A condition over the pages of a list, or over a list and its parts. */
export type ListClaim =
  /** The pages are parts of one list. Ignored if the list had changed when it was read again in `last`. */
  | KindOfClaim<
      "one-list",
      "beyond" | "last",
      {
        pages: readonly string[];
        /** One large page that holds a whole list of moderate length; a wrong total shows only at the end of a list. */
        whole: string;
        places: PagePlaces;
        size: number;
        /** The parameter of the query that has the size of each page, where it differs from `size`. */
        sizeName?: string;
      }
    >
  /** After the page, `rowsLeft` rows of the list are left: it names a next page only then, and the page `after` it has these rows. */
  | KindOfClaim<
      "next-page",
      "page" | "after" | "whole",
      {
        rowsLeft: 0 | 1;
        places: PagePlaces;
        /** Pointer to what asks for the next page. */
        next: string | undefined;
        /** Whether the spec says that the last page has no such value. */
        isTold: boolean;
      }
    >
  /** A page of a filtered list has the first rows of that list, or those after `skipped` rows, and as many as its total implies. */
  | KindOfClaim<
      "filtered-page",
      "list" | "page" | "last",
      {
        places: PagePlaces;
        size: number;
        /** @default 0 */
        skipped?: number;
        /** The number of rows that the list was asked for. */
        listSize: number;
      }
    >
  /** The filtered list equals the matching rows of the whole list. Ignored if the list has changed in between. */
  | KindOfClaim<"filtered", "whole" | "part" | "last", { places: ListPlaces; filter: Filter }>
  /**
   * The list for two values of a parameter follows from the lists for each of the two, and their order does not matter. Ignored if the whole
   * list has changed in between.
   */
  | KindOfClaim<
      "members",
      "whole" | "last" | "both" | "swapped" | "specPointer",
      {
        parts: readonly [string, string];
        places: ListPlaces;
        match: MembersMatch;
        /** Whether a row has only one of the values, so that the totals add up. */
        isExclusive: boolean;
      }
    >
  /** What a search for two words finds is also found with each of them. */
  | KindOfClaim<"every-word", "one" | "other" | "both" | "specPointer", { places: ListPlaces; isInferred: boolean }>
  /** The rows of a CSV answer are those of the list, with the same values. Ignored if the list has changed in between. */
  | KindOfClaim<"same-table", "list" | "table" | "last" | "specPointer", { places: ListPlaces }>;
