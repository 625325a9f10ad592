import { mutationOptions } from "@tanstack/react-query";
import { api, type OperationBody } from "../../shared/api/api.ts";
import { memberKey, queryClient } from "../../shared/api/query-client.ts";

const refreshSessions = () => queryClient.invalidateQueries({ queryKey: memberKey("listSessions") });
/** How the account stands now, and what happened to it. */
export const refreshOverview = () =>
  Promise.all(
    (["getSecurityOverview", "listAccountEvents"] as const).map((operationId) =>
      queryClient.invalidateQueries({ queryKey: memberKey(operationId) }),
    ),
  );

/** Signs another device out. */
export const endSessionMutation = () =>
  mutationOptions({
    mutationFn: (id: string) => api.call("endSession", { path: { id } }),
    // Also after a refusal: it may be over already.
    onSettled: refreshSessions,
  });

/** Signs all other devices out. */
export const endOtherSessionsMutation = () =>
  mutationOptions({ mutationFn: () => api.call("endOtherSessions"), onSettled: refreshSessions });

/** Asks for the key of an authenticator app; it counts for nothing until a code of it was seen. */
export const setUpAuthenticatorMutation = () => mutationOptions({ mutationFn: () => api.call("setUpAuthenticator") });

/** From now on a login asks for a code of the app. The overview is read again when its codes have been kept: the card changes with it. */
export const confirmAuthenticatorMutation = () =>
  mutationOptions({ mutationFn: (code: string) => api.call("confirmAuthenticator", { body: { code } }) });

/** No login asks for a code of the app any more. */
export const removeAuthenticatorMutation = () =>
  mutationOptions({
    mutationFn: (code: string) => api.call("removeAuthenticator", { body: { code } }),
    onSuccess: refreshOverview,
  });

/** Makes new recovery codes; the old ones serve no more. */
export const renewRecoveryCodesMutation = () =>
  mutationOptions({ mutationFn: () => api.call("renewRecoveryCodes"), onSuccess: refreshOverview });

/** Asks, with the login password, what the browser needs to make a passkey. */
export const setUpPasskeyMutation = () =>
  mutationOptions({ mutationFn: (password: string) => api.call("setUpPasskey", { body: { password } }) });

/** Adds a passkey that the browser has made. */
export const addPasskeyMutation = () =>
  mutationOptions({
    mutationFn: (body: OperationBody<"addPasskey">) => api.call("addPasskey", { body }),
    onSuccess: refreshOverview,
  });

/** No login takes this passkey any more. */
export const removePasskeyMutation = () =>
  mutationOptions({
    mutationFn: (id: string) => api.call("removePasskey", { path: { id } }),
    // Also after a refusal: it may be gone already. Not waited for: the question closes before its row goes.
    onSettled: () => void refreshOverview(),
  });
