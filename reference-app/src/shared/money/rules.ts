import { ApiError } from "@lobbykit/api-spec/client/errors";

/** What is known of a money call after it threw (D12). */
export type Known =
  /** The server has refused it: nothing moved. */
  | "refused"
  /** Nobody can say: it may have counted. */
  | "unknown";

/** The server is still at work on the first call with this key. */
const IN_PROGRESS = "OPERATION_IN_PROGRESS";

/**
 * What an error says of the money. Only an answer that the server's rules gave, a status of 4xx, is a refusal; a lost answer, a server
 * that broke down and an answer that nobody can read say nothing.
 */
export function knownAfter(error: unknown): Known {
  if (!(error instanceof ApiError)) return "unknown";
  const isAnswered = error.status >= 400 && error.status < 500;
  return isAnswered && error.code !== IN_PROGRESS && error.kind !== "contract" ? "refused" : "unknown";
}

/** What a look-up by the key says when it threw: no such call has counted yet, or nothing. */
export const knownAfterLookUp = (error: unknown): "absent" | "unknown" =>
  error instanceof ApiError && error.status === 404 && error.kind === "business" ? "absent" : "unknown";

/** How long a call that was given up may still be on its way to the server, in ms. */
export const STRAY_MS = 60_000;

const FIRST_LOOK_UP_MS = 500;
const LONGEST_LOOK_UP_MS = 10_000;

/** How long to wait before the look-up of a number, from 0, in ms: soon at first, since most answers were only lost. */
export const lookUpDelay = (attempt: number): number => Math.min(FIRST_LOOK_UP_MS * 2 ** attempt, LONGEST_LOOK_UP_MS);

/** May a call be called "not arrived"? Only when none is on its way any more: a stray one would count later. */
export const isSettled = (sentAtMs: number, nowMs: number): boolean => nowMs - sentAtMs >= STRAY_MS;
