import { mutationOptions } from "@tanstack/react-query";
import { api, type OperationBody } from "../../shared/api/api.ts";
import { memberKey, queryClient } from "../../shared/api/query-client.ts";

const refresh = (...operationIds: readonly string[]) =>
  Promise.all(operationIds.map((operationId) => queryClient.invalidateQueries({ queryKey: memberKey(operationId) })));
/** Refreshes the list of sessions and the account's events. */
const refreshSessions = () => refresh("listSessions", "listAccountEvents");
/** Refreshes the security overview and the account's events. */
export const refreshOverview = () => refresh("getSecurityOverview", "listAccountEvents");

/** Logs out another device. */
export const endSessionMutation = () =>
  mutationOptions({
    mutationFn: (id: string) => api.call("endSession", { path: { id } }),
    // Also after a refusal, because the session may have ended already.
    onSettled: refreshSessions,
  });

/** Logs out all other devices. */
export const endOtherSessionsMutation = () =>
  mutationOptions({ mutationFn: () => api.call("endOtherSessions"), onSettled: refreshSessions });

/** Requests a key for an authenticator app. It is not active until one of its codes was confirmed. */
export const setUpAuthenticatorMutation = () => mutationOptions({ mutationFn: () => api.call("setUpAuthenticator") });

/**
 * Activates the app: a login then requires its code. The overview is refreshed only after the recovery codes are stored, because that
 * changes the card.
 */
export const confirmAuthenticatorMutation = () =>
  mutationOptions({ mutationFn: (code: string) => api.call("confirmAuthenticator", { body: { code } }) });

/** Removes the app; a login no longer requires its code. */
export const removeAuthenticatorMutation = () =>
  mutationOptions({
    mutationFn: (code: string) => api.call("removeAuthenticator", { body: { code } }),
    onSuccess: refreshOverview,
  });

/** Creates new recovery codes; the old ones become invalid. */
export const renewRecoveryCodesMutation = () =>
  mutationOptions({ mutationFn: () => api.call("renewRecoveryCodes"), onSuccess: refreshOverview });

/** Sends the login password and returns the options that the browser needs to make a passkey. */
export const setUpPasskeyMutation = () =>
  mutationOptions({ mutationFn: (password: string) => api.call("setUpPasskey", { body: { password } }) });

/** Stores a passkey that the browser has made. */
export const addPasskeyMutation = () =>
  mutationOptions({
    mutationFn: (body: OperationBody<"addPasskey">) => api.call("addPasskey", { body }),
    onSuccess: refreshOverview,
  });

/** Removes a passkey; a login no longer accepts it. */
export const removePasskeyMutation = () =>
  mutationOptions({
    mutationFn: (id: string) => api.call("removePasskey", { path: { id } }),
    // Also after a refusal, because it may be removed already. Not awaited, so that the dialog closes before the row disappears.
    onSettled: () => void refreshOverview(),
  });
