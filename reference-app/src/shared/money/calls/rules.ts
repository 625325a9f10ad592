import { ApiError } from "@lobbykit/api-spec/client/errors";

/** What is known about a money call after it threw an error (D12). */
export type Known =
  /** The server refused it, so nothing moved. */
  | "refused"
  /** The session had ended, so nothing was tried. The app asks for a login, after which the member can send the call. */
  | "loggedOut"
  /** The outcome is unknown: the call may have counted. */
  | "unknown";

/** The server is still processing the first call with this key. */
const IN_PROGRESS = "OPERATION_IN_PROGRESS";

/**
 * What an error says about the money. Only a valid answer with a 4xx status means that the server refused the call. After a lost answer, a
 * server error or an unreadable answer, the outcome is unknown.
 */
export function knownAfter(error: unknown): Known {
  if (!(error instanceof ApiError)) return "unknown";
  if (error.kind === "unauthenticated") return "loggedOut";
  const isAnswered = error.status >= 400 && error.status < 500;
  return isAnswered && error.code !== IN_PROGRESS && error.kind !== "contract" ? "refused" : "unknown";
}

/** What a failed look-up says: no call with this key has counted yet, or nothing is known. */
export const knownAfterLookUp = (error: unknown): "absent" | "unknown" =>
  error instanceof ApiError && error.status === 404 && error.kind === "business" ? "absent" : "unknown";

/** How long an abandoned call may still be on its way to the server, in ms. */
export const STRAY_MS = 60_000;

const FIRST_LOOK_UP_MS = 500;
const LONGEST_LOOK_UP_MS = 10_000;

/** The wait before look-up number `attempt`, from 0, in ms. It is short at first, since in most cases only the answer was lost. */
export const lookUpDelay = (attempt: number): number => Math.min(FIRST_LOOK_UP_MS * 2 ** attempt, LONGEST_LOOK_UP_MS);

/** Whether a call may be reported as "not arrived". Only when it can no longer be on its way, because a late one would still count. */
export const isSettled = (sentAtMs: number, nowMs: number): boolean => nowMs - sentAtMs >= STRAY_MS;
