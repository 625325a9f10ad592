import { isObject, objectOr } from "../json.ts";
import type { Answer, Received } from "../judge/answer.ts";
import { FIRST_REFUSAL, MULTI_STATUS, NOT_MODIFIED } from "../status-codes.ts";

/** How a run opens a session. */
export interface SignIn {
  readonly operationId: string;
  /** Pointer to the token in the response. */
  readonly tokenPointer: string;
  /** Whether the call was refused because the shared session is too old, so that it needs a new one. */
  readonly isTooOld: (received: Received) => boolean;
}

/**
 * What a run assumes about an API beyond its OpenAPI document: how to log in, what a success looks like within a 2xx, and which rules apply
 * without being documented. Everything specific to Lobbykit is in its profile.
 */
export interface Profile {
  readonly name: "lobbykit" | "generic";
  /** Description for the report. */
  readonly description: string;
  /** Undefined when the run opens no session, because the user supplies the credentials. */
  readonly signIn: SignIn | undefined;
  /** Whether the login and the logout are recognised by their names, bodies and answers when `signIn` is undefined. */
  readonly guessesLogin: boolean;
  /** Name, in lower case, of the header that makes a repeated call take effect once; undefined when there is none. */
  readonly idempotencyHeader: string | undefined;
  /** Pointer to the part of a success that a repeated call must return again. */
  readonly valuePointer: string;
  /** Whether the documented examples match the data of the server under test, so that it must accept them. */
  readonly hasTrueExamples: boolean;
  /** Whether a path supports only its documented methods. */
  readonly knowsItsMethods: boolean;
  /** Whether a JSON body may have the parameter `charset=utf-8`, although the spec names only `application/json`. */
  readonly acceptsCharset: boolean;
  /** Whether filters are guessed from parameter names when the spec does not document them (`x-filters`). */
  readonly guessesFilters: boolean;
  /** Whether sums are read from the words of the spec, where it does not mark them (`x-computed`). */
  readonly guessesFormulas: boolean;
  /** Whether links and paths of the spec say which operations create, read, change and remove the same objects. */
  readonly guessesResources: boolean;
  /** Whether the server checks that an uploaded body is a picture. */
  readonly readsPictures: boolean;
  /** Whether the request was successful. */
  readonly isAccepted: (received: Received) => boolean;
  /** Whether access was refused. */
  readonly isDenied: (received: Received) => boolean;
  /** Whether the response says that the request itself is invalid, rather than refused by a business rule. */
  readonly isCalledInvalid: (received: Received) => boolean;
  /** The server's own message in brackets, to append to ours; empty when there is none. */
  readonly wordsOf: (received: Received) => string;
  /** Whether only the spec's own words count, so that anything it does not document is a warning (see judge/severity.ts). */
  readonly countsOnlySpec: boolean;
}

/** Joins the strings among `parts` in brackets. */
export function inBrackets(parts: readonly unknown[]): string {
  const words = parts.filter((part) => typeof part === "string" && part !== "").join(": ");
  return words === "" ? "" : ` (${words})`;
}

const isRefused = (item: unknown): boolean => isObject(item) && Number(item["status"]) >= FIRST_REFUSAL;

/** Whether a 207 reports that an item was refused: `[{ "status": 422 }]`, or the same list in a member of the body. */
const refusesAnItem = ({ status, json }: Received): boolean =>
  status === MULTI_STATUS &&
  [json, ...Object.values(objectOr(json))].some((list) => Array.isArray(list) && list.some(isRefused));

/** A 2xx, or a 304 (the cached copy is still valid). A 207 is a success only when it has accepted all items. */
export const isSuccess = (received: Received): boolean =>
  (received.status >= 200 && received.status < 300 && !refusesAnItem(received)) || received.status === NOT_MODIFIED;

/** Whether a response arrived, and is a success. */
export const isSuccessfulAnswer = (answer: Answer): boolean => "status" in answer && isSuccess(answer);
