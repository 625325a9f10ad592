import { mutationOptions } from "@tanstack/react-query";
import { api, type OperationBody } from "../../shared/api/api.ts";
import { askForPasskey } from "../../shared/passkeys/passkeys.ts";

/** Proves who asks, so that sensitive changes are served for some minutes (E099). */
export const reauthenticateMutation = () =>
  mutationOptions({ mutationFn: (body: OperationBody<"reauthenticate">) => api.call("reauthenticate", { body }) });

/** The same by a passkey; the signal ends the browser's question. */
export const reauthenticateByPasskeyMutation = () =>
  mutationOptions({
    mutationFn: async (signal: AbortSignal) => {
      const credential = await askForPasskey(await api.call("startPasskeyLogin"), signal);
      await api.call("reauthenticate", { body: { method: "passkey", credential } });
    },
  });
