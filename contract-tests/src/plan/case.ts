import type { Claim } from "./claim.ts";
import type { Journey } from "./journeys/journey.ts";
import type { JsonObject } from "../json.ts";
import type { AccountName, FreshKind, ParameterPlace, ValueSource } from "../spec/contract.ts";

/** How a timestamp is written: as RFC 3339 says, as a day, or in milliseconds. */
export type MomentForm = "date-time" | "date" | "number";

/** A value picked from the rows of an earlier response. If there is none, the step is skipped. */
export interface Pick {
  readonly step: string;
  /** Steps whose rows are searched when this one has no such value. */
  readonly orElse?: readonly string[];
  readonly isNeeded: true;
  readonly rows: string;
  /** Pointer within a row. */
  readonly field: string;
  /** Only rows with these fields are picked. A value may be `{ step, pointer }`, which is that of an earlier step. */
  readonly where?: JsonObject;
  /** Which row: the first, one with another value, or the one with the least, middle or greatest timestamp. */
  readonly take: "first" | "other" | "last" | "least" | "middle" | "greatest";
  /**
   * How to send it: unchanged, without its last letter, its longest word, this word without its first letter or in other letter case, this word after that of the first row, the first
   * letters of a row that are also inside of an earlier one, or a timestamp shifted by
   * this much, with an offset from UTC in minutes. `clock` is for a clock on which the quarter of an hour of the timestamp is the first or last one of
   * a day: by how many minutes it is ahead of UTC, or the start or end of that day.
   */
  readonly form:
    | "value"
    | "without its last letter"
    | "word"
    | "word without its first letter"
    | "word after the first"
    | "beginning of a later row"
    | "word in other case"
    | { readonly later: number; readonly as: MomentForm; readonly offset?: number }
    | { readonly clock: "minutes ahead" | "start of day" | "end of day"; readonly quarter: "first" | "last" };
}

/** A number next to a bound in an earlier response, which is outside the bounds. If there is none, the step is skipped. */
export interface Forbidden {
  readonly step: string;
  readonly isNeeded: true;
  readonly pointer: string;
  /** How far it is from the bound. */
  readonly plus: number;
  /** Counts `plus` in the last decimal place that the text of the bound shows, so that 2.00 is followed by 2.01. @default in ones */
  readonly isFinest?: boolean;
  /** Pointer to the size of a step, for a number between two steps. */
  readonly between?: string;
}

/** A size of a page that follows from a list in an earlier response. If the list is not whole there, or too short, the step is skipped. */
export interface PageSize {
  readonly step: string;
  readonly isNeeded: true;
  readonly rows: string;
  /** Pointers to the total, and to what asks for the next page, where the response has them. */
  readonly total: string;
  readonly next?: string;
  /** The size that the list was asked for. */
  readonly most: number;
  /** All rows, all but one, or the rows before the first one that is equal to the one before it by `field` (or else the first half). */
  readonly take: "all" | "all but one" | "tie";
  /** Pointer within a row. */
  readonly field?: string;
}

/** A check of WebAuthn that an answer of an authenticator fails. */
export const PASSKEY_FAULTS = ["origin", "party", "presence", "verification", "signature"] as const;
export type PasskeyFault = (typeof PASSKEY_FAULTS)[number];

/** What an authenticator does with the options of a server. */
export interface PasskeyUse {
  readonly passkey: "create" | "get";
  /** The name of the authenticator, which holds one passkey. */
  readonly device: string;
  readonly wrong: PasskeyFault | undefined;
}

/** Where a step of a series gets a value: from the response of an earlier step. */
export type StepSource =
  /** The options of WebAuthn are at the pointer, and what an authenticator answers is sent. */
  | (PasskeyUse & { readonly step: string; readonly pointer: string; readonly isNeeded: true })
  | {
      readonly step: string;
      readonly pointer: string;
      /** If there is no such value, the step is skipped. */ readonly isNeeded?: true;
      /** The value is a key, and its code of so many half minutes later is sent (RFC 6238). */
      readonly totp?: number;
    }
  /** The value is a number, and a text with so many letters, and `longer` more, is sent. */
  | {
      readonly step: string;
      readonly pointer: string;
      readonly isNeeded: true;
      readonly letter: string;
      readonly longer: number;
    }
  | { readonly step: string; readonly header: string; readonly part?: "last-segment"; readonly isNeeded?: true }
  /** Whether an earlier step has succeeded, or has been refused. */
  | { readonly step: string; readonly isSuccess: boolean }
  | Pick
  | PageSize
  | Forbidden
  /** The value that an earlier step of the series generated under this name; generated now if there is none. */
  | { readonly named: string; readonly fresh: FreshKind };

/** A part of the request whose value is filled in when the request is sent. */
export interface Substitution {
  readonly place: ParameterPlace | "body";
  /** JSON pointer within the parameters of `place`, or within the body. */
  readonly pointer: string;
  readonly source: ValueSource | StepSource;
  /** Whether the value is sent between spaces, as people type it. */
  readonly isSpaced?: true;
  /** Whether a text is sent in other letter case. */
  readonly isInOtherCase?: true;
  /** Text that is sent in front of the value. */
  readonly prefix?: string;
  /** Text that is sent behind the value. */
  readonly suffix?: string;
}

/** Optional sessions: of a restricted account, of a guest without an account, of an agent with another team. */
export const ROLES = ["restricted", "guest", "otherAgent"] as const;
export type Role = (typeof ROLES)[number];
/** `privileged` is an account with more rights, whose session a run uses where the first account gets a 403. */
export type SessionName = AccountName | Role | "privileged";

/** Wrong forms in which a case sends a valid token. */
export const TOKEN_FORMS = ["lower-case scheme", "Basic", "in the query", "half", "reversed", "spaced"] as const;
export type TokenForm = (typeof TOKEN_FORMS)[number];

/** One of several credentials that belong together: it is left out, or has another value. */
export interface AlteredScheme {
  /** The name of its header, cookie or parameter. */
  readonly name: string;
  readonly value?: string;
}

export type Authorization =
  /** The shared session of the operation's account, or of `account`. With `shown`, the request sends the token in that wrong form; with `altered`, one credential is wrong. */
  | {
      readonly kind: "session";
      readonly account?: SessionName;
      readonly shown?: TokenForm;
      readonly altered?: AlteredScheme;
    }
  /** A new session for this case only. */
  | { readonly kind: "own-session" }
  /** The session that an earlier step of the series has opened. */
  | { readonly kind: "step-session"; readonly step: string }
  /** A token of OAuth 2 with only these scopes. */
  | { readonly kind: "scoped-session"; readonly scopes: readonly string[] }
  /** A key or token in the answer of an earlier step, which is sent as the credential with this name. */
  | {
      readonly kind: "step-key";
      readonly step: string;
      readonly pointer: string;
      readonly name: string;
      readonly prefix: string;
    }
  /** A new session that has been ended by the operation `by`. */
  | { readonly kind: "ended-session"; readonly by: string }
  /** A literal header value. With `name`, the value of that API key, wherever the spec places it. */
  | { readonly kind: "literal"; readonly header: string; readonly name?: string }
  | { readonly kind: "none" };

export type CaseBody =
  | {
      readonly mediaType: string;
      readonly value: unknown;
      readonly isEncrypted: boolean;
      /** Media types of files in a form, by the name of the part, where they differ from the documented ones. */
      readonly fileTypes?: Readonly<Record<string, string>>;
    }
  /** Binary content, such as a picture. */
  | { readonly mediaType: string; readonly base64: string }
  /** Sent unchanged; for bodies that do not match their media type. */
  | {
      readonly mediaType: string;
      readonly text: string;
      /** Pads the body with spaces to this many bytes. */
      readonly padTo?: number;
    };

export type Parameters = Readonly<Record<ParameterPlace, Readonly<Record<string, unknown>>>>;

export interface CaseRequest {
  /** A method other than the operation's. */
  readonly method?: string;
  readonly parameters: Parameters;
  readonly body: CaseBody | undefined;
  readonly authorization: Authorization;
  readonly substitutions: readonly Substitution[];
  /** Values that earlier steps must have found; without one of them, the step is skipped. */
  readonly given?: readonly StepSource[];
}

export type Expectation =
  /** Success. If the example needs a state that the run does not create, a documented refusal is accepted too. */
  | { readonly outcome: "accepted"; readonly needsState: boolean }
  /** A documented refusal, because the request is invalid for this `reason`. */
  | {
      readonly outcome: "refused";
      readonly reason: string;
      /** The status that the spec documents for this reason. */
      readonly status?: number;
      /** All invalid places of the request, such as "body/username", when they are known. */
      readonly at?: readonly string[];
    }
  /** 403 or 404: the request names an object of another account, for this `reason`. */
  | { readonly outcome: "closed"; readonly reason: string }
  /** 401 or 403: the caller is not authorised, for this `reason`. */
  | { readonly outcome: "denied"; readonly reason: string }
  /** 403, with the `code` that the spec names: the session is valid but lacks the right, for this `reason`. */
  | { readonly outcome: "forbidden"; readonly reason: string; readonly code?: string | undefined }
  /** Any documented response: the input is valid, but a business rule may refuse it. */
  | { readonly outcome: "lawful" }
  /** Any documented response, including a refusal of the input: the spec does not say which. */
  | { readonly outcome: "answered" }
  /** Any response: only the claims of the series judge it. */
  | { readonly outcome: "any" }
  /** Success with a body: a client with another version gets the full response. */
  | { readonly outcome: "whole" }
  /** 405 with the supported methods, or 404: the path does not support the method. */
  | {
      readonly outcome: "no-method";
      readonly methods: readonly string[];
      /** Pointer to the spec's schema for errors. */
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
 * `open` cases share one session. `ending` cases end their session. `sign-in` cases come last, because many logins may make the server lock
 * the account.
 */
export const STAGES = ["open", "ending", "sign-in"] as const;
export type Stage = (typeof STAGES)[number];

/** The part of a request that a case generated. */
export interface Varied {
  readonly place: ParameterPlace | "body";
  /** Name of the parameter; empty for the body. */
  readonly name: string;
}

/** One test case, as plain data. Its id is the same in every run. */
export interface Case {
  readonly id: string;
  readonly operationId: string;
  readonly kind: CaseKind;
  readonly stage: Stage;
  readonly request: CaseRequest;
  readonly expectation: Expectation;
  readonly varied?: Varied;
}

/** What a response must say compared with that of an earlier step. */
export type CrossStepCheck =
  /** The values at the pointer are equal. */
  | { readonly kind: "same"; readonly step: string; readonly pointer: string }
  /** A refusal contains nothing from the earlier response at the pointer, at any depth, except what the request itself `named`. */
  | { readonly kind: "untold"; readonly step: string; readonly pointer: string; readonly named: string }
  /** No value at the pointer occurs in the earlier response there, at any depth. */
  | { readonly kind: "nothing-of"; readonly step: string; readonly pointer: string };

/** One request of a series. */
export interface Step extends Case {
  /** Short, and unique in the series. */
  readonly name: string;
  readonly crossStepChecks: readonly CrossStepCheck[];
  /** Whether the rest of the series is skipped when this step fails. */
  readonly isNeeded: boolean;
}

/** Requests whose responses are compared. Groups are sent one after the other; the requests of a group are sent concurrently. */
export interface Series {
  readonly id: string;
  readonly groups: readonly (readonly Step[])[];
  /** Conditions over several responses. */
  readonly claims?: readonly Claim[];
  /** Whether it is sent before all cases, because they use up what it needs. */
  readonly isEarly?: true;
  /** Pause before a group, in milliseconds; clocks can only be checked when time passes. */
  readonly rest?: { readonly before: number; readonly ms: number };
}

/** Everything that a run tests. */
export interface Plan {
  readonly cases: readonly Case[];
  readonly series: readonly Series[];
  readonly journeys: readonly Journey[];
}
