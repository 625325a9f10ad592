import type { JsonObject } from "../json.ts";
import type { Formula } from "./read/computed-values.ts";
import type { KindOfClaim, Moving, Settling } from "./kind-of-claim.ts";
import type { ListClaim } from "./list-claim.ts";
import type { ObjectClaim } from "./object-claim.ts";
import type { OutcomeClaim } from "./outcome-claim.ts";
import type { OtherRow, RowKeys } from "./read/same-as.ts";
import type { ExpectedValue } from "./series/sequences/expected-values.ts";
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
  | CachingClaim
  | ClientClaim
  | ClockClaim
  | RelationClaim
  | LanguageClaim
  | ConsistencyClaim
  | EffectClaim
  /** The claim holds for the steps whose names begin with this prefix. */
  | KindOfClaim<"within", "prefix", { claim: Claim }>
  /** The rows, or values, of two accounts have nothing in common. */
  | KindOfClaim<"apart", "first" | "again" | "key", { rows: string | undefined }>;

/** A condition over what caches keep and compare. */
type CachingClaim =
  /**
   * The response to `again` is a 304 without a body, unless the entity tag has changed since `first`. `If-None-Match: *` matches any tag, so its
   * 304 may name a newer one; it counts only when the later step `still` has the tag of `first`.
   */
  | KindOfClaim<"not-modified", "first" | "again", { readonly still?: string }>
  /** Two responses have the same entity tag exactly when their content is the same. */
  | KindOfClaim<"same-tag", "first" | "again", Moving>
  /** The response lists the header in `Vary`, so that caches keep its variants apart. */
  | KindOfClaim<"varies", "first" | "again" | "header">
  /** Both responses have the same values of these headers. */
  | KindOfClaim<
      "same-headers",
      "first" | "again",
      {
        names: readonly string[];
        /** Headers that are compared only where both responses have them. */
        shared?: readonly string[];
        /** The first request again: headers that have changed in it are ignored. */
        still?: string;
      }
    >
  /** Responses with different contents have different entity tags. */
  | KindOfClaim<"own-tags", never, Moving & { steps: readonly string[] }>
  /** A client that sends the tag of one language gets no 304 for another, unless both contents are equal. */
  | KindOfClaim<"own-tag", "first" | "other" | "asked", Moving>;

/** A condition over the answers that some clients need. */
type ClientClaim =
  /** The response is not compressed, because the request allows no compression. */
  | KindOfClaim<"no-coding", "step">
  /** HEAD finds what GET finds. */
  | KindOfClaim<"has-head", "first" | "again">
  /** When the server answers the preflight of a page, it allows the method and the headers that the spec documents. */
  | KindOfClaim<"preflight", "step" | "method", { headers: readonly string[] }>
  /** When a page of another origin may read the response, it may also read the headers that the spec requires. */
  | KindOfClaim<"exposed", "step">;

/** A condition over times. */
type ClockClaim =
  /** A timestamp never goes backwards between responses; `moves` says whether it must advance. */
  | KindOfClaim<"goes-on", "first" | "again" | "pointer" | "specPointer", { moves: boolean }>
  /** A timestamp matches the server's `Date` header, or else this machine's clock, within some minutes or `withinMs`. */
  | KindOfClaim<"near", "step" | "pointer" | "specPointer", { withinMs?: number }>
  /** One timestamp is later than another, by at most this much, and the response is not cacheable beyond it. */
  | KindOfClaim<"ahead", "step" | "pointer" | "of" | "specPointer", { withinMs: number | undefined }>
  /** Every countdown in `places` falls by about as much as the clock advanced. */
  | KindOfClaim<"falls", "first" | "again" | "clock", { places: readonly Countdown[] }>;

/** A condition over a list, or over answers to related requests. */
type RelationClaim =
  /** Each row's balance equals the next row's balance plus the row's amount; the amount is negated for rows with these fields. */
  | KindOfClaim<"runs", "step" | "rows" | "total" | "amount" | "specPointer", { negativeWhere: JsonObject }>
  /**
   * All rows belong to the requested day, in a time zone that is some minutes ahead of UTC. The parameter `minutes` is for these minutes, and
   * `from` for the start of the day.
   */
  | KindOfClaim<"one-day", "step" | "rows" | "field" | "minutes" | "from" | "specPointer">
  /** The totals of the parts of a list, of which each row is in exactly one, add up to those of the whole list. */
  | KindOfClaim<
      "adds-up",
      "whole" | "last" | "specPointer",
      { parts: readonly string[]; figures: readonly string[]; isInferred?: boolean }
    >
  /**
   * The response to `other` is equal to the first one, except what had changed when it was read `again`. The reason is in words, such as that
   * one request only writes out a default.
   */
  | KindOfClaim<"alike", "first" | "again" | "other" | "reason" | "specPointer", Moving>
  /** No two responses are equal, even without the fields that change all the time. */
  | KindOfClaim<"differ", "parameter" | "specPointer", Moving & { steps: readonly string[] }>;

/** A condition over answers in several languages. */
type LanguageClaim =
  /** In another language, only the translated texts differ. The step `again` repeats the first, to find fields that change all the time. */
  | KindOfClaim<
      "only-texts",
      "first" | "again" | "other" | "specPointer",
      {
        /** Languages whose texts differ from this one. */
        not: readonly string[];
        texts: readonly string[];
        /** Texts that must differ in every language. */
        always: readonly string[];
      }
    >
  /** A language tag with a region gets the texts of its language. */
  | KindOfClaim<"same-texts", "first" | "again" | "tag" | "specPointer", { texts: readonly string[] }>;

/** A condition over what several operations say of the same thing. */
type ConsistencyClaim =
  /** Each value at the pointer equals that of another operation. */
  | KindOfClaim<
      "same-value",
      "here" | "again" | "pointer" | "other" | "at" | "specPointer",
      Moving & {
        /** Compares only values whose object also has these fields with these values. */
        where: JsonObject;
        /** The row of the other list that has the value. */
        row: OtherRow | undefined;
      }
    >
  /** Rows of two lists with the same key agree in the fields that both have. */
  | KindOfClaim<"same-rows", "here" | "again" | "pointer" | "other" | "at" | "specPointer", Moving & { keys: RowKeys }>
  /** A value equals the result of a formula over values that other operations return. */
  | KindOfClaim<"computed", "here" | "again" | "pointer" | "specPointer", { formula: Formula }>
  /** A row and its detail response agree in the fields that both have. */
  | KindOfClaim<"same-row", "list" | "again" | "row" | "alone" | "at">;

/** A condition over the effects of calls. */
type EffectClaim =
  /** The object that `by` created, identified by `value`, is in the list (or no longer is). */
  | KindOfClaim<
      "listed" | "not-listed",
      "list" | "rows" | "key" | "by" | "specPointer",
      {
        /** A runtime expression over the request and response of `by`. */
        value: string;
        /** Expected fields of the row, as expressions. */
        same: JsonObject;
        /** Whether the new row is the first one. */
        isFirst: boolean;
      }
    >
  /**
   * The change has changed nothing else in this response: the row that `by` names, or the value at the pointer, is ignored. So is
   * what changes by itself between `before` and `again`.
   */
  | KindOfClaim<
      "unchanged-fields",
      "before" | "again" | "after" | "by" | "specPointer",
      Moving &
        Settling & {
          changed:
            | { readonly pointer: string }
            /** `is` is an expression over the request of `by`. */
            | { readonly rows: string; readonly key: string; readonly is: string };
        }
    >
  /**
   * The calls `by` between two readings have changed nothing, except what changes by itself between the steps `still`. If the calls must be
   * refused, it is ignored after a success, which another finding reports. Other calls only read, or repeat a change.
   */
  | KindOfClaim<
      "unchanged",
      "before" | "after" | "specPointer",
      Moving &
        Settling & {
          still: readonly [string, string];
          by: readonly string[];
          calls: "refused" | "repeated" | "reading";
        }
    >
  /** A number, or the length of a list, has grown by at most one. */
  | KindOfClaim<"grew-once", "before" | "after" | "by" | "again" | "count" | "specPointer">
  /** The step `read` returns the value that the step `by` has sent. When `read` returns a list, `row` selects the row with the value. */
  | KindOfClaim<
      "stored",
      "read" | "by" | "pointer" | "specPointer",
      {
        row: { readonly rows: string; readonly key: string; readonly is: string } | undefined;
        /** A runtime expression, or a literal value. */
        value: unknown;
      }
    >
  /** The call `by` has added exactly one row with these members to the list, with the time of the call in it. */
  | KindOfClaim<
      "recorded",
      "before" | "after" | "by" | "rows" | "key" | "specPointer",
      {
        /** Expected members of the row, by their place in it: literal values, or runtime expressions. */
        same: JsonObject;
        /** Places in the row of times that are the time of the call. */
        now: readonly string[];
        /** How far these times may be from that of the call. */
        withinMs: number;
      }
    >
  /** The answer to the step has at the place (a pointer, or `header/NAME`) what the spec says of this sequence of calls. */
  | KindOfClaim<
      "expected",
      "step" | "place" | "when" | "specPointer",
      {
        wanted: ExpectedValue;
        /** Answers of another kind are ignored. */
        kindOfAnswer: "success" | "refusal" | "limit";
      }
    >
  /** The balance has changed by exactly the amount; without an amount it is the same as before. */
  | KindOfClaim<
      "conserved",
      "after" | "by" | "specPointer",
      {
        /** Two earlier readings of the balance. If they differ, the balance changes by itself and the claim is ignored. */
        before: readonly [string, string];
        /** Where the balance is, or the rows whose `field` adds up to it. With `row`, it is in the row that has the value of the expression `is`. */
        pointer: string;
        row?: { readonly rows: string; readonly key: string; readonly is: string } | undefined;
        field?: string;
        amount?: string;
        sign: 1 | -1;
      }
    >;
