import type { JsonObject } from "../json.ts";

/** How the rows of a list are chosen by a parameter. */
export const MATCHES = ["equal", "contains", "words", "from", "before", "through", "limit"] as const;
export type Match = (typeof MATCHES)[number];

/** What a parameter chooses (`x-filters` of the operation, by the name of the parameter). */
export interface Filter {
  readonly parameter: string;
  /** Inside a row, any of them; empty where no member shows it. */
  readonly fields: readonly string[];
  readonly match: Match;
  /** What rows have by the value that is asked for, where the two differ; other values choose everything. */
  readonly values?: JsonObject;
  /** Values that mean something else than the member. */
  readonly except: readonly unknown[];
  /** The other end of a range, before which this end is refused. */
  readonly notBefore?: string;
  /** Figures of the answer that are the sum of those of the two halves of a range. */
  readonly adds: readonly string[];
  readonly specPointer: string;
  readonly isInferred: boolean;
}

/** Where an answer has its list. */
export interface ListPlaces {
  readonly rows: string;
  readonly key: string | undefined;
  readonly total: string | undefined;
}
