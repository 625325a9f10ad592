import type { Received } from "../judge/answer.ts";
import type { Check, Finding } from "../judge/finding.ts";

/** How a run opens a session by itself. */
export interface SignIn {
  readonly operationId: string;
  /** Where the answer holds the token. */
  readonly tokenPointer: string;
  /** The call needs a session that was opened just now; one that serves others is too old for it. */
  readonly isTooOld: (received: Received) => boolean;
}

/** What a finding is about, as far as a profile weighs it. */
export interface Weighed {
  readonly check: Check;
  readonly severity: Finding["severity"];
  /** The spec does not say so in its own words. */
  readonly isInferred?: true;
  /** The statuses that the operation documents: "200", "4XX", "default". */
  readonly documented: readonly string[];
  /** The operation asks for credentials, and so tells that it may deny. */
  readonly isSecured: boolean;
  readonly received: Received;
}

/**
 * What a run knows of an API beyond what OpenAPI itself says: how one signs in, what a success looks like inside a 2xx, which promises
 * go without saying. All that is Lobbykit's own stands in one of these.
 */
export interface Profile {
  readonly name: "lobbykit" | "generic";
  /** In words, for the report. */
  readonly description: string;
  /** Undefined where a run opens no session: its credentials are given with it. */
  readonly signIn: SignIn | undefined;
  /** In lower case: the header whose value makes a repeated call work once; undefined where nothing of the kind is promised. */
  readonly idempotencyHeader: string | undefined;
  /** The part of a success that the repeat of a call must bring again. */
  readonly valuePointer: string;
  /** The documented examples are true of the server under test, so it must accept them. */
  readonly hasTrueExamples: boolean;
  /** An address takes the methods that the spec has there, and no other. */
  readonly knowsItsMethods: boolean;
  /** What a parameter chooses is guessed by its name where the spec does not say (`x-filters`). */
  readonly guessesFilters: boolean;
  /** A body that is no picture is refused where one is asked for. */
  readonly readsPictures: boolean;
  /** The request did what it was for. */
  readonly isAccepted: (received: Received) => boolean;
  /** Whoever asked was kept out. */
  readonly isDenied: (received: Received) => boolean;
  /** The answer blames the form of the request, not the business behind it. */
  readonly isCalledInvalid: (received: Received) => boolean;
  /** The server's own words, in brackets after ours; empty when it says nothing. */
  readonly wordsOf: (received: Received) => string;
  /** How surely a finding is a breach: what the spec leaves open is a warning. */
  readonly severityOf: (weighed: Weighed) => Finding["severity"];
}

/** The texts among `parts` as words in brackets. */
export function inBrackets(parts: readonly unknown[]): string {
  const words = parts.filter((part) => typeof part === "string" && part !== "").join(": ");
  return words === "" ? "" : ` (${words})`;
}

/** A 2xx, or the 304 that says a copy is still good. */
export const isSuccess = ({ status }: Received): boolean => (status >= 200 && status < 300) || status === 304;
