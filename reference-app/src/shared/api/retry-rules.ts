import { ApiError } from "@lobbykit/api-spec/client/errors";

/** The server cannot read the request, or knows nothing of what it asks for: it will say the same again. */
const LASTING_CODES: readonly string[] = ["INVALID_REQUEST", "NOT_FOUND"];

/** Whether the same request may succeed when it is sent again by a press. */
export const isWorthAnotherTry = (error: unknown): boolean =>
  !(error instanceof ApiError && LASTING_CODES.includes(error.code));
