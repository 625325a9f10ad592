import { mutationOptions } from "@tanstack/react-query";
import { api, type OperationBody } from "../../shared/api/api.ts";
import { askForPasskey } from "../../shared/passkeys/passkeys.ts";

/** Proves the member's identity, so that the server accepts sensitive changes for some minutes (E099). */
export const reauthenticateMutation = () =>
  mutationOptions({ mutationFn: (body: OperationBody<"reauthenticate">) => api.call("reauthenticate", { body }) });

/** Confirms the member's identity again with a passkey. The signal cancels the browser's prompt. */
export async function reauthenticateByPasskey(signal: AbortSignal): Promise<void> {
  const credential = await askForPasskey(await api.call("startPasskeyLogin"), signal);
  await api.call("reauthenticate", { body: { method: "passkey", credential } });
}
