import type { Journey } from "./journey.ts";
import type { AccountName, FreshKind, ParameterPlace, ValueSource } from "../contract.ts";

/** Where a step of a series takes a value from: what an earlier step was answered. */
export type StepSource =
  | { readonly step: string; readonly pointer: string }
  | { readonly step: string; readonly header: string }
  /** What the run made up for an earlier step of the series under this name; made up now if none did. */
  | { readonly named: string; readonly fresh: FreshKind };

/** A place of the request that gets its value when the request is sent. */
export interface Substitution {
  readonly place: ParameterPlace | "body";
  /** JSON pointer inside the parameters of that place, or inside the body. */
  readonly pointer: string;
  readonly source: ValueSource | StepSource;
}

export type Authorization =
  /** The session that the run shares: of the account that the operation is for, or of another. */
  | { readonly kind: "session"; readonly account?: AccountName }
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
  | { readonly mediaType: string; readonly text: string };

export type Parameters = Readonly<Record<ParameterPlace, Readonly<Record<string, unknown>>>>;

export interface CaseRequest {
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
  /** 401 or 403: the caller has no right because of `reason`. */
  | { readonly outcome: "denied"; readonly reason: string }
  /** Any documented answer: the input is valid, the business may still refuse it. */
  | { readonly outcome: "lawful" };

export const KINDS = [
  "example",
  "encrypted",
  "generated",
  "broken",
  "access",
  "replay",
  "isolation",
  "journey",
] as const;
export type CaseKind = (typeof KINDS)[number];

/**
 * `open` cases share one session; `ending` cases end the session they run in; `sign-in` cases come last, because
 * many sign-ins may make a server wary of the account.
 */
export const STAGES = ["open", "ending", "sign-in"] as const;
export type Stage = (typeof STAGES)[number];

/** One thing to try, as plain data. The id is stable from run to run. */
export interface Case {
  readonly id: string;
  readonly operationId: string;
  readonly kind: CaseKind;
  readonly stage: Stage;
  readonly request: CaseRequest;
  readonly expectation: Expectation;
}

/** What the answer to a step must say beside the answer to an earlier one. */
export type Bond =
  /** The same value at the pointer. */
  | { readonly kind: "same"; readonly step: string; readonly pointer: string }
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
}

/** All that a run tries. */
export interface Plan {
  readonly cases: readonly Case[];
  readonly series: readonly Series[];
  readonly journeys: readonly Journey[];
}
