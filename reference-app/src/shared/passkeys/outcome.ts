import { ApiError } from "@lobbykit/api-spec/client/errors";

/**
 * The reason why a passkey was not created or used: the person cancelled, the device already has one, the browser cannot use passkeys
 * here, or the server refused it.
 */
export type PasskeyOutcome = "cancelled" | "known" | "unusable" | "refused";

/** Maps a WebAuthn error by its name. Browsers also report NotAllowedError on a timeout. */
export function outcomeOf(error: unknown): PasskeyOutcome {
  if (error instanceof ApiError) return "refused";
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return "cancelled";
  return name === "InvalidStateError" ? "known" : "unusable";
}
