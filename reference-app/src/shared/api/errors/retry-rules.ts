import { ApiError } from "@lobbykit/api-spec/client/errors";

/** The server cannot read the request, or does not know what it names. The same request would fail again. */
const LASTING_CODES: readonly string[] = ["INVALID_REQUEST", "NOT_FOUND"];

/** Whether the same request may succeed when the visitor presses retry. */
export const isWorthAnotherTry = (error: unknown): boolean =>
  !(error instanceof ApiError && LASTING_CODES.includes(error.code));

/** Kinds of error after which the client cannot know whether the server carried out the call. */
const UNKNOWN_KINDS: readonly string[] = ["offline", "timeout", "server", "contract"];

/** Whether the server may have carried out a call that failed. */
export const isOutcomeUnknown = ({ kind, code }: { kind: string; code: string }): boolean =>
  UNKNOWN_KINDS.includes(kind) || code === "OPERATION_IN_PROGRESS";
