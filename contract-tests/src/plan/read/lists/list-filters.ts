import type { JsonObject } from "../../../json.ts";

/** How a parameter selects the rows of a list. */
export const MATCHES = ["equal", "listed", "contains", "words", "from", "before", "through", "limit"] as const;
/** How words or names of a spec say that a list of values selects rows by a list in them: rows with all values, with any, or either of both. */
export type MembersMatch = "all" | "any" | "some";
export type Match = (typeof MATCHES)[number] | MembersMatch;

/** The filter of a parameter (`x-filters` of the operation, by parameter name). */
export interface Filter {
  readonly parameter: string;
  /** Pointers within a row, any of which may match; empty when no field shows the value. */
  readonly fields: readonly string[];
  readonly match: Match;
  /** Pointers within a row to values that a search finds only as a whole, such as an id. */
  readonly wholeFields?: readonly string[];
  /** The row's value for each parameter value, where the two differ; other parameter values do not filter. */
  readonly values?: JsonObject;
  /** Parameter values with a special meaning, which do not match rows. */
  readonly except: readonly unknown[];
  /** The parameter for the start of the range; an end before it is refused. */
  readonly notBefore?: string;
  /** Whether a day at the end of a range is in the range as a whole. */
  readonly hasWholeDays?: boolean;
  /** Values of the member, where the parameter takes several of them, separated by commas. */
  readonly members?: readonly string[];
  /** Whether a row without any of the fields is one that has another value, so that the filter leaves it out. */
  readonly isEmptyOther?: boolean;
  /** The texts of a row by which the rows that match best come first. */
  readonly bestFirst?: readonly string[];
  /** Whether every word of the parameter must occur in a row. */
  readonly hasEveryWord?: boolean;
  /** Whether the rows come in the order of the list without this parameter. */
  readonly isInOrder?: boolean;
  /** Totals in the response that are the sum of the totals of two halves of a range. */
  readonly adds: readonly string[];
  readonly specPointer: string;
  readonly isInferred: boolean;
}

/** Where a response has its list. */
export interface ListPlaces {
  readonly rows: string;
  readonly key: string | undefined;
  readonly total: string | undefined;
  /** The rows that a request asks for at most, where the response does not say whether there are more. */
  readonly most?: number;
  /** Pointer to a text that asks for the next page; the list is whole when there is none. */
  readonly next?: string;
}
