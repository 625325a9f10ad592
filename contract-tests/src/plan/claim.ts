import type { JsonObject } from "../json.ts";
import type { Filter, ListPlaces } from "./filter.ts";

/** Where a list has its rows and what it says of itself; pointers into the answer (`x-contract.paged` of the parameter). */
export interface PagePlaces {
  readonly rows: string;
  /** Inside a row: what no other row has; undefined when rows have no name. */
  readonly key: string | undefined;
  readonly total: string;
  readonly pages: string;
  readonly number: string;
  readonly size: string;
}

/** A figure that must be the sum of a value of all rows (`x-contract.sumOf`). */
export interface Sum {
  readonly figure: string;
  /** Inside a row; the empty pointer counts the rows. */
  readonly value: string;
  /** Only rows whose members have these values. */
  readonly where: JsonObject;
  /** Where the rows are, if not where the pages have them. */
  readonly rows?: string;
  readonly specPointer: string;
}

/** A place that falls as time passes, in seconds. */
export interface Countdown {
  readonly pointer: string;
  readonly specPointer: string;
}

/** What the answers to the steps of a series must say together; steps are given by name. */
export type Claim =
  /** The answer to `again` is a 304 without a body, unless the entity tag has changed since `first`. */
  | { readonly kind: "not-modified"; readonly first: string; readonly again: string }
  /** Two readings with the same content have the same entity tag, and the other way round; `moving` places do not count. */
  | { readonly kind: "same-tag"; readonly first: string; readonly again: string; readonly moving: readonly string[] }
  /** What differs by a header is not taken for the same by a cache. */
  | { readonly kind: "varies"; readonly first: string; readonly again: string; readonly header: string }
  /** The two answers have the same headers. */
  | { readonly kind: "same-headers"; readonly first: string; readonly again: string; readonly names: readonly string[] }
  /** A moment never goes back from one answer to the next, and `moves` says whether it must go on. */
  | {
      readonly kind: "goes-on";
      readonly first: string;
      readonly again: string;
      readonly pointer: string;
      readonly moves: boolean;
      readonly specPointer: string;
    }
  /** A moment of an answer is that of the server's own `Date`, else of the run's clock, within some minutes. */
  | { readonly kind: "near"; readonly step: string; readonly pointer: string; readonly specPointer: string }
  /** One moment of an answer is later than another, by so much at the most; no cache keeps the answer past it. */
  | {
      readonly kind: "ahead";
      readonly step: string;
      readonly pointer: string;
      readonly of: string;
      readonly withinMs: number | undefined;
      readonly specPointer: string;
    }
  /** In every row a moment is that of the clock and the seconds that are left, less others; rows whose seconds are 0 wait. */
  | {
      readonly kind: "due";
      readonly step: string;
      readonly pointer: string;
      readonly clock: string;
      readonly plus: string;
      readonly minus: string | undefined;
      readonly specPointer: string;
    }
  /** Every such place of the list falls by about as much as the clock at `clock` went on. */
  | {
      readonly kind: "falls";
      readonly first: string;
      readonly again: string;
      readonly clock: string;
      readonly places: readonly Countdown[];
    }
  /** The pages are parts of one list; it was still the same in `last`, else nothing is said. */
  | {
      readonly kind: "one-list";
      readonly pages: readonly string[];
      /** One page of the size that holds all of a list that is not too long: a total that is wrong shows at its end alone. */
      readonly whole: { readonly step: string; readonly size: number };
      readonly beyond: string;
      readonly last: string;
      readonly places: PagePlaces;
      readonly size: number;
    }
  /** The figures of a list that came whole are the sums of its rows. */
  | {
      readonly kind: "sums";
      readonly step: string;
      readonly places: PagePlaces | undefined;
      readonly sums: readonly Sum[];
    }
  /** What a filter lets through is what the whole list has of it; nothing is said when the list has moved in between. */
  | {
      readonly kind: "filtered";
      readonly whole: string;
      readonly part: string;
      readonly last: string;
      readonly places: ListPlaces;
      readonly filter: Filter;
    }
  /** The rows come in the order of a field. */
  | {
      readonly kind: "sorted";
      readonly step: string;
      readonly rows: string;
      readonly field: string;
      readonly isRising: boolean;
      readonly specPointer: string;
    }
  /** The total of each row is that of the next one and the amount of the row; of rows with these members the amount counts below zero. */
  | {
      readonly kind: "runs";
      readonly step: string;
      readonly rows: string;
      readonly total: string;
      readonly amount: string;
      readonly negativeWhere: JsonObject;
      readonly specPointer: string;
    }
  /** The figures of two halves of a range add up to those of the whole. */
  | {
      readonly kind: "halves";
      readonly whole: string;
      readonly last: string;
      readonly parts: readonly [string, string];
      readonly figures: readonly string[];
      readonly specPointer: string;
    }
  /** No two answers are the same, but for what moves. */
  | {
      readonly kind: "differ";
      readonly steps: readonly string[];
      readonly parameter: string;
      readonly moving: readonly string[];
      readonly specPointer: string;
    }
  /** Another language has other texts, and nothing else that is other; `again` shows what moves by itself. */
  | {
      readonly kind: "only-texts";
      readonly first: string;
      readonly again: string;
      readonly other: string;
      /** Languages that have other texts than this one. */
      readonly not: readonly string[];
      readonly texts: readonly string[];
      /** Those of which each is another in each language. */
      readonly always: readonly string[];
      readonly specPointer: string;
    }
  /** A cache that shows the tag of one language gets no 304 in another, unless the two are the same. */
  | {
      readonly kind: "own-tag";
      readonly first: string;
      readonly other: string;
      readonly asked: string;
      readonly moving: readonly string[];
    }
  /** Each value at the pointer is that of another operation. */
  | {
      readonly kind: "same-value";
      readonly here: string;
      readonly again: string;
      readonly pointer: string;
      readonly other: string;
      readonly at: string;
      readonly specPointer: string;
    }
  /** The members that a row and the thing alone share are the same. */
  | {
      readonly kind: "same-row";
      readonly list: string;
      readonly again: string;
      readonly row: string;
      readonly alone: string;
      readonly at: string;
    }
  /** Two refusals say the same. */
  | { readonly kind: "same-refusal"; readonly first: string; readonly again: string }
  /** The step is answered with 429. */
  | { readonly kind: "too-many"; readonly step: string; readonly calls: number; readonly specPointer: string }
  /** What `by` made, at `value`, is in the list of `list`; or is not any more. */
  | {
      readonly kind: "listed" | "not-listed";
      readonly list: string;
      readonly rows: string;
      readonly key: string;
      readonly by: string;
      /** A runtime expression about the request and answer of `by`. */
      readonly value: string;
      /** Members of the row by the expressions that they must be. */
      readonly same: JsonObject;
      readonly specPointer: string;
    }
  /** No row of one account, or no value, is that of another. */
  | {
      readonly kind: "apart";
      readonly first: string;
      readonly again: string;
      readonly rows: string | undefined;
      readonly key: string;
    }
  /** A number, or a list, has grown by one at the most. */
  | {
      readonly kind: "grew-once";
      readonly before: string;
      readonly after: string;
      readonly by: string;
      readonly again: string;
      readonly count: string;
      readonly specPointer: string;
    }
  /** What `by` was sent is what `read` answers; in the row of a list, where `row` says in which. */
  | {
      readonly kind: "stored";
      readonly read: string;
      readonly row: { readonly rows: string; readonly key: string; readonly is: string } | undefined;
      readonly pointer: string;
      readonly by: string;
      /** A runtime expression, or the value itself. */
      readonly value: unknown;
      readonly specPointer: string;
    }
  /** The balance has changed by the amount, and by nothing else. */
  | {
      readonly kind: "conserved";
      /** Two readings before: when they differ, the account moves by itself and nothing is said. */
      readonly before: readonly [string, string];
      readonly after: string;
      readonly pointer: string;
      readonly by: string;
      readonly amount: string;
      readonly sign: 1 | -1;
      readonly specPointer: string;
    };
