import { ApiError } from "@lobbykit/api-spec/client/errors";

/**
 * What became of a passkey that was not made or not used: the person turned back, the device holds one already, the browser cannot
 * here, or the server refused it.
 */
export type PasskeyOutcome = "cancelled" | "known" | "unusable" | "refused";

/** Reads an error of WebAuthn by its name; browsers also say NotAllowedError when the time is over. */
export function outcomeOf(error: unknown): PasskeyOutcome {
  if (error instanceof ApiError) return "refused";
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return "cancelled";
  return name === "InvalidStateError" ? "known" : "unusable";
}
