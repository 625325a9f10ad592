import type { Claim } from "./claim.ts";
import type { Journey } from "./journey.ts";
import type { AccountName, FreshKind, ParameterPlace, ValueSource } from "../contract.ts";

/** A value chosen among the rows that an earlier step was answered; without one the step says nothing. */
export interface Pick {
  readonly step: string;
  readonly isNeeded: true;
  readonly rows: string;
  /** Inside a row. */
  readonly field: string;
  /** The value of the first row, another than that, or the least, middle or greatest moment. */
  readonly take: "first" | "other" | "least" | "middle" | "greatest";
  /** How it is sent: as it is, its longest word, or a moment that is so much later. */
  readonly form: "value" | "word" | { readonly later: number; readonly as: "date-time" | "date" | "number" };
}

/** Where a step of a series takes a value from: what an earlier step was answered. */
export type StepSource =
  | {
      readonly step: string;
      readonly pointer: string;
      /** Without it the step says nothing. */ readonly isNeeded?: true;
    }
  | { readonly step: string; readonly header: string }
  | Pick
  /** What the run made up for an earlier step of the series under this name; made up now if none did. */
  | { readonly named: string; readonly fresh: FreshKind };

/** A place of the request that gets its value when the request is sent. */
export interface Substitution {
  readonly place: ParameterPlace | "body";
  /** JSON pointer inside the parameters of that place, or inside the body. */
  readonly pointer: string;
  readonly source: ValueSource | StepSource;
}

/** Sessions that a run can do without: of an account that may do little, of a guest who has none, of an agent with another team. */
export const ROLES = ["restricted", "guest", "otherAgent"] as const;
export type Role = (typeof ROLES)[number];
export type SessionName = AccountName | Role;

/** How a live token is shown, other than as it should be. */
export const TOKEN_FORMS = ["lower-case scheme", "Basic", "in the query", "half", "reversed", "spaced"] as const;
export type TokenForm = (typeof TOKEN_FORMS)[number];

export type Authorization =
  /** The session that the run shares: of the account that the operation is for, or of another; its token shown as said. */
  | { readonly kind: "session"; readonly account?: SessionName; readonly shown?: TokenForm }
  /** A session made for this case alone. */
  | { readonly kind: "own-session" }
  /** A session of its own that the operation `by` has ended before. */
  | { readonly kind: "ended-session"; readonly by: string }
  /** The header as written; with `name`, the value of that key, wherever the spec puts it. */
  | { readonly kind: "literal"; readonly header: string; readonly name?: string }
  | { readonly kind: "none" };

export type CaseBody =
  | { readonly mediaType: string; readonly value: unknown; readonly isEncrypted: boolean }
  /** Bytes, such as a picture. */
  | { readonly mediaType: string; readonly base64: string }
  /** Sent as it stands: for bodies that are not what their media type says. */
  | {
      readonly mediaType: string;
      readonly text: string;
      /** With spaces behind it, so that it has so many bytes. */
      readonly padTo?: number;
    };

export type Parameters = Readonly<Record<ParameterPlace, Readonly<Record<string, unknown>>>>;

export interface CaseRequest {
  /** Another method than that of the operation. */
  readonly method?: string;
  readonly parameters: Parameters;
  readonly body: CaseBody | undefined;
  readonly authorization: Authorization;
  readonly substitutions: readonly Substitution[];
}

export type Expectation =
  /** A success. Where the example needs a state the run does not make, a documented refusal will do. */
  | { readonly outcome: "accepted"; readonly needsState: boolean }
  /** A documented refusal: the request is wrong because of `reason`. */
  | { readonly outcome: "refused"; readonly reason: string }
  /** 403 or 404: the request names what is closed to the caller because of `reason`. */
  | { readonly outcome: "closed"; readonly reason: string }
  /** 401 or 403: the caller has no right because of `reason`. */
  | { readonly outcome: "denied"; readonly reason: string }
  /** 403: the session lives, and may not do this because of `reason`. */
  | { readonly outcome: "forbidden"; readonly reason: string }
  /** Any documented answer: the input is valid, the business may still refuse it. */
  | { readonly outcome: "lawful" }
  /** Any documented answer, a refusal of the input as well: nobody can say more. */
  | { readonly outcome: "answered" }
  /** A success with its body: who has another version gets the whole. */
  | { readonly outcome: "whole" }
  /** 405 that names the methods the address takes, or 404: it does not take the method of the request. */
  | {
      readonly outcome: "no-method";
      readonly methods: readonly string[];
      /** Where the spec says how errors look. */
      readonly errorSchema?: string;
    };

export const KINDS = [
  "example",
  "encrypted",
  "generated",
  "broken",
  "access",
  "replay",
  "isolation",
  "journey",
  "odd",
  "method",
  "role",
  "conditional",
  "time",
  "paging",
  "relation",
  "effect",
] as const;
export type CaseKind = (typeof KINDS)[number];

/**
 * `open` cases share one session; `ending` cases end the session they run in; `sign-in` cases come last, because
 * many sign-ins may make a server wary of the account.
 */
export const STAGES = ["open", "ending", "sign-in"] as const;
export type Stage = (typeof STAGES)[number];

/** The part of a request that a case has made up. */
export interface Varied {
  readonly place: ParameterPlace | "body";
  /** Of the parameter; empty for the body. */
  readonly name: string;
}

/** One thing to try, as plain data. The id is stable from run to run. */
export interface Case {
  readonly id: string;
  readonly operationId: string;
  readonly kind: CaseKind;
  readonly stage: Stage;
  readonly request: CaseRequest;
  readonly expectation: Expectation;
  readonly varied?: Varied;
}

/** What the answer to a step must say beside the answer to an earlier one. */
export type Bond =
  /** The same value at the pointer. */
  | { readonly kind: "same"; readonly step: string; readonly pointer: string }
  /** In a refusal nothing of what the earlier answer holds at the pointer, at any depth, but for what the request itself `named`. */
  | { readonly kind: "untold"; readonly step: string; readonly pointer: string; readonly named: string }
  /** No value at the pointer that the earlier answer holds there, at any depth. */
  | { readonly kind: "nothing-of"; readonly step: string; readonly pointer: string };

/** One request of a series. */
export interface Step extends Case {
  /** Short, and unique in the series. */
  readonly name: string;
  readonly bonds: readonly Bond[];
  /** Without a success here the rest of the series says nothing and is left out. */
  readonly isNeeded: boolean;
}

/** Requests whose answers belong together, sent one group after the other; those of a group are sent at once. */
export interface Series {
  readonly id: string;
  readonly groups: readonly (readonly Step[])[];
  /** What the answers must say together. */
  readonly claims?: readonly Claim[];
  /** How long to rest before a group, in milliseconds: of a clock nothing can be said unless time passes. */
  readonly rest?: { readonly before: number; readonly ms: number };
}

/** All that a run tries. */
export interface Plan {
  readonly cases: readonly Case[];
  readonly series: readonly Series[];
  readonly journeys: readonly Journey[];
}
