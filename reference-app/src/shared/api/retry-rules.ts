import { ApiError } from "@lobbykit/api-spec/client/errors";

/** The server cannot read the request, or knows nothing of what it asks for: it will say the same again. */
const LASTING_CODES: readonly string[] = ["INVALID_REQUEST", "NOT_FOUND"];

/** Whether the same request may succeed when it is sent again by a press. */
export const isWorthAnotherTry = (error: unknown): boolean =>
  !(error instanceof ApiError && LASTING_CODES.includes(error.code));

/** Kinds of failure after which nobody here knows whether the server has done what it was asked. */
const UNKNOWN_KINDS: readonly string[] = ["offline", "timeout", "server", "contract"];

/** May a call that failed have been carried out all the same? */
export const isOutcomeUnknown = ({ kind, code }: { kind: string; code: string }): boolean =>
  UNKNOWN_KINDS.includes(kind) || code === "OPERATION_IN_PROGRESS";
