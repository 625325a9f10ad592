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
  | {
      readonly kind: "one-list";
      readonly pages: readonly string[];
      /** One large page that holds a whole list of moderate length; a wrong total shows only at the end of a list. */
      readonly whole: string;
      readonly beyond: string;
      readonly last: string;
      readonly places: PagePlaces;
      readonly size: number;
      /** The parameter of the query that has the size of each page, where it differs from `size`. */
      readonly sizeName?: string;
    }
  /** After the page, `rowsLeft` rows of the list are left: it names a next page only then, and the page `after` it has these rows. */
  | {
      readonly kind: "next-page";
      readonly page: string;
      readonly after: string;
      readonly whole: string;
      readonly rowsLeft: 0 | 1;
      readonly places: PagePlaces;
      /** Pointer to what asks for the next page. */
      readonly next: string | undefined;
      /** Whether the spec says that the last page has no such value. */
      readonly isTold: boolean;
    }
  /** A page of a filtered list has the first rows of that list, and as many as its total implies. */
  | {
      readonly kind: "filtered-page";
      readonly list: string;
      readonly page: string;
      readonly last: string;
      readonly places: PagePlaces;
      readonly size: number;
      /** The number of rows that the list was asked for. */
      readonly listSize: number;
    }
  /** The filtered list equals the matching rows of the whole list. Ignored if the list has changed in between. */
  | {
      readonly kind: "filtered";
      readonly whole: string;
      readonly part: string;
      readonly last: string;
      readonly places: ListPlaces;
      readonly filter: Filter;
    }
  /**
   * The list for two values of a parameter follows from the lists for each of the two, and their order does not matter. Ignored if the whole
   * list has changed in between.
   */
  | {
      readonly kind: "members";
      readonly whole: string;
      readonly last: string;
      readonly parts: readonly [string, string];
      readonly both: string;
      readonly swapped: string;
      readonly places: ListPlaces;
      readonly match: MembersMatch;
      /** Whether a row has only one of the values, so that the totals add up. */
      readonly isExclusive: boolean;
      readonly specPointer: string;
    }
  /** The rows of a CSV answer are those of the list, with the same values. Ignored if the list has changed in between. */
  | {
      readonly kind: "same-table";
      readonly list: string;
      readonly table: string;
      readonly last: string;
      readonly places: ListPlaces;
      readonly specPointer: string;
    };
