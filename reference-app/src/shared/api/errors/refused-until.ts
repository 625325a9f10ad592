import { ApiError } from "@lobbykit/api-spec/client/errors";

/** Until when the server refuses (RFC 3339), as during a break or after a limit is reached (D15); undefined when it names no end. */
export function refusedUntil(error: unknown): string | undefined {
  const value = error instanceof ApiError ? error.value : undefined;
  if (typeof value !== "object" || value === null || !("until" in value)) return undefined;
  return typeof value.until === "string" ? value.until : undefined;
}
