import type { JsonObject } from "../json.ts";
import type { Formula } from "./read/computed-values.ts";
import type { ListClaim } from "./list-claim.ts";
import type { ObjectClaim } from "./object-claim.ts";
import type { OutcomeClaim } from "./outcome-claim.ts";
import type { OtherRow, RowKeys } from "./read/same-as.ts";
import type { Wanted } from "./series/sequences/wanted.ts";
import type { LifecycleClaim } from "./lifecycle/lifecycle-claim.ts";

/** A number of seconds that falls as time passes. */
export interface Countdown {
  readonly pointer: string;
  readonly specPointer: string;
}

/** A condition over the responses of a series; steps are referenced by name. */
export type Claim =
  | LifecycleClaim
  | ObjectClaim
  | OutcomeClaim
  | ListClaim
  /** The claim holds for the steps whose names begin with this prefix. */
  | { readonly kind: "within"; readonly prefix: string; readonly claim: Claim }
  /** The response to `again` is a 304 without a body, unless the entity tag has changed since `first`. */
  | { readonly kind: "not-modified"; readonly first: string; readonly again: string }
  /** Two responses have the same entity tag exactly when their content is the same; `moving` fields are ignored. */
  | { readonly kind: "same-tag"; readonly first: string; readonly again: string; readonly moving: readonly string[] }
  /** The response lists the header in `Vary`, so that caches keep its variants apart. */
  | { readonly kind: "varies"; readonly first: string; readonly again: string; readonly header: string }
  /** Both responses have the same values of these headers. */
  | {
      readonly kind: "same-headers";
      readonly first: string;
      readonly again: string;
      readonly names: readonly string[];
      /** Headers that are compared only where both responses have them. */
      readonly shared?: readonly string[];
      /** The first request again: headers that have changed in it are ignored. */
      readonly still?: string;
    }
  /** The response is not compressed, because the request allows no compression. */
  | { readonly kind: "no-coding"; readonly step: string }
  /** HEAD finds what GET finds. */
  | { readonly kind: "has-head"; readonly first: string; readonly again: string }
  /** When the server answers the preflight of a page, it allows the method and the headers that the spec documents. */
  | { readonly kind: "preflight"; readonly step: string; readonly method: string; readonly headers: readonly string[] }
  /** When a page of another origin may read the response, it may also read the headers that the spec requires. */
  | { readonly kind: "exposed"; readonly step: string }
  /** A timestamp never goes backwards between responses; `moves` says whether it must advance. */
  | {
      readonly kind: "goes-on";
      readonly first: string;
      readonly again: string;
      readonly pointer: string;
      readonly moves: boolean;
      readonly specPointer: string;
    }
  /** A timestamp matches the server's `Date` header, or else this machine's clock, within some minutes or `withinMs`. */
  | {
      readonly kind: "near";
      readonly step: string;
      readonly pointer: string;
      readonly withinMs?: number;
      readonly specPointer: string;
    }
  /** One timestamp is later than another, by at most this much, and the response is not cacheable beyond it. */
  | {
      readonly kind: "ahead";
      readonly step: string;
      readonly pointer: string;
      readonly of: string;
      readonly withinMs: number | undefined;
      readonly specPointer: string;
    }
  /** In every row, a timestamp equals the clock plus the remaining seconds, minus other seconds; rows at 0 seconds are ignored. */
  | {
      readonly kind: "due";
      readonly step: string;
      readonly pointer: string;
      readonly clock: string;
      readonly plus: string;
      readonly minus: string | undefined;
      readonly specPointer: string;
    }
  /** Every countdown in `places` falls by about as much as the clock advanced. */
  | {
      readonly kind: "falls";
      readonly first: string;
      readonly again: string;
      readonly clock: string;
      readonly places: readonly Countdown[];
    }
  /** Each row's balance equals the next row's balance plus the row's amount; the amount is negated for rows with these fields. */
  | {
      readonly kind: "runs";
      readonly step: string;
      readonly rows: string;
      readonly total: string;
      readonly amount: string;
      readonly negativeWhere: JsonObject;
      readonly specPointer: string;
    }
  /** All rows belong to the requested day, in a time zone that is some minutes ahead of UTC. */
  | {
      readonly kind: "one-day";
      readonly step: string;
      readonly rows: string;
      readonly field: string;
      /** Name of the parameter for the minutes ahead of UTC; `from` is that for the start of the day. */
      readonly minutes: string;
      readonly from: string;
      readonly specPointer: string;
    }
  /** The totals of both halves of a range add up to those of the whole range. */
  | {
      readonly kind: "halves";
      readonly whole: string;
      readonly last: string;
      readonly parts: readonly [string, string];
      readonly figures: readonly string[];
      readonly specPointer: string;
    }
  /** The response to `other` is equal to the first one, except what had changed when it was read `again`. */
  | {
      readonly kind: "alike";
      readonly first: string;
      readonly again: string;
      readonly other: string;
      readonly moving: readonly string[];
      /** The reason in words, such as that one request only writes out a default. */
      readonly reason: string;
      readonly specPointer: string;
    }
  /** No two responses are equal, even without the fields that change all the time. */
  | {
      readonly kind: "differ";
      readonly steps: readonly string[];
      readonly parameter: string;
      readonly moving: readonly string[];
      readonly specPointer: string;
    }
  /** In another language, only the translated texts differ. The step `again` repeats the first, to find fields that change all the time. */
  | {
      readonly kind: "only-texts";
      readonly first: string;
      readonly again: string;
      readonly other: string;
      /** Languages whose texts differ from this one. */
      readonly not: readonly string[];
      readonly texts: readonly string[];
      /** Texts that must differ in every language. */
      readonly always: readonly string[];
      readonly specPointer: string;
    }
  /** A language tag with a region gets the texts of its language. */
  | {
      readonly kind: "same-texts";
      readonly first: string;
      readonly again: string;
      readonly texts: readonly string[];
      readonly tag: string;
      readonly specPointer: string;
    }
  /** Responses with different contents have different entity tags. */
  | { readonly kind: "own-tags"; readonly steps: readonly string[]; readonly moving: readonly string[] }
  /** A client that sends the tag of one language gets no 304 for another, unless both contents are equal. */
  | {
      readonly kind: "own-tag";
      readonly first: string;
      readonly other: string;
      readonly asked: string;
      readonly moving: readonly string[];
    }
  /** Each value at the pointer equals that of another operation. */
  | {
      readonly kind: "same-value";
      readonly here: string;
      readonly again: string;
      readonly pointer: string;
      readonly other: string;
      readonly at: string;
      /** Compares only values whose object also has these fields with these values. */
      readonly where: JsonObject;
      /** The row of the other list that has the value. */
      readonly row: OtherRow | undefined;
      /** Members that change constantly; they are not compared. */
      readonly moving: readonly string[];
      readonly specPointer: string;
    }
  /** Rows of two lists with the same key agree in the fields that both have. */
  | {
      readonly kind: "same-rows";
      readonly here: string;
      readonly again: string;
      readonly pointer: string;
      readonly other: string;
      readonly at: string;
      readonly keys: RowKeys;
      readonly moving: readonly string[];
      readonly specPointer: string;
    }
  /** A value equals the result of a formula over values that other operations return. */
  | {
      readonly kind: "computed";
      readonly here: string;
      readonly again: string;
      readonly pointer: string;
      readonly formula: Formula;
      readonly specPointer: string;
    }
  /** A row and its detail response agree in the fields that both have. */
  | {
      readonly kind: "same-row";
      readonly list: string;
      readonly again: string;
      readonly row: string;
      readonly alone: string;
      readonly at: string;
    }
  /** The object that `by` created, identified by `value`, is in the list (or no longer is). */
  | {
      readonly kind: "listed" | "not-listed";
      readonly list: string;
      readonly rows: string;
      readonly key: string;
      readonly by: string;
      /** A runtime expression over the request and response of `by`. */
      readonly value: string;
      /** Expected fields of the row, as expressions. */
      readonly same: JsonObject;
      /** Whether the new row is the first one. */
      readonly isFirst: boolean;
      readonly specPointer: string;
    }
  /**
   * The change has changed nothing else in this response: the row that `by` names, or the value at the pointer, is ignored. So is
   * what changes by itself between `before` and `again`.
   */
  | {
      readonly kind: "kept-rest";
      readonly before: string;
      readonly again: string;
      readonly after: string;
      readonly by: string;
      readonly changed:
        | { readonly pointer: string }
        /** `is` is an expression over the request of `by`. */
        | { readonly rows: string; readonly key: string; readonly is: string };
      readonly moving: readonly string[];
      readonly specPointer: string;
    }
  /**
   * The calls `by` between two readings have changed nothing, except what changes by itself between the steps `still`. If the calls must be
   * refused, it is ignored after a success, which another finding reports. Other calls only read, or repeat a change.
   */
  | {
      readonly kind: "unchanged";
      readonly still: readonly [string, string];
      readonly before: string;
      readonly after: string;
      readonly by: readonly string[];
      readonly calls: "refused" | "repeated" | "reading";
      readonly moving: readonly string[];
      readonly specPointer: string;
    }
  /** The rows, or values, of two accounts have nothing in common. */
  | {
      readonly kind: "apart";
      readonly first: string;
      readonly again: string;
      readonly rows: string | undefined;
      readonly key: string;
    }
  /** A number, or the length of a list, has grown by at most one. */
  | {
      readonly kind: "grew-once";
      readonly before: string;
      readonly after: string;
      readonly by: string;
      readonly again: string;
      readonly count: string;
      readonly specPointer: string;
    }
  /** The step `read` returns the value that the step `by` has sent. When `read` returns a list, `row` selects the row with the value. */
  | {
      readonly kind: "stored";
      readonly read: string;
      readonly row: { readonly rows: string; readonly key: string; readonly is: string } | undefined;
      readonly pointer: string;
      readonly by: string;
      /** A runtime expression, or a literal value. */
      readonly value: unknown;
      readonly specPointer: string;
    }
  /** The call `by` has added exactly one row with these members to the list, with the time of the call in it. */
  | {
      readonly kind: "recorded";
      readonly before: string;
      readonly after: string;
      readonly by: string;
      readonly rows: string;
      readonly key: string;
      /** Expected members of the row, by their place in it: literal values, or runtime expressions. */
      readonly same: JsonObject;
      /** Places in the row of times that are the time of the call. */
      readonly now: readonly string[];
      /** How far these times may be from that of the call. */
      readonly withinMs: number;
      readonly specPointer: string;
    }
  /** The answer to the step has at the place (a pointer, or `header/NAME`) what the spec says of this sequence of calls. */
  | {
      readonly kind: "expected";
      readonly step: string;
      readonly place: string;
      readonly wanted: Wanted;
      /** Answers of another kind are ignored. */
      readonly kindOfAnswer: "success" | "refusal" | "limit";
      readonly when: string;
      readonly specPointer: string;
    }
  /** The balance has changed by exactly the amount; without an amount it is the same as before. */
  | {
      readonly kind: "conserved";
      /** Two earlier readings of the balance. If they differ, the balance changes by itself and the claim is ignored. */
      readonly before: readonly [string, string];
      readonly after: string;
      /** Where the balance is, or the rows whose `field` adds up to it. */
      readonly pointer: string;
      readonly field?: string;
      readonly by: string;
      readonly amount?: string;
      readonly sign: 1 | -1;
      readonly specPointer: string;
    };
