import type { OperationBody, OperationValue } from "../api/api.ts";

type WebAuthn = typeof import("@simplewebauthn/browser");

/** Whether this browser supports passkeys. A page cannot find out whether the person has one. */
export const canUsePasskeys = (): boolean => "PublicKeyCredential" in window;

/** Runs a WebAuthn prompt until it ends or the signal aborts it. */
async function ask<Answer>(signal: AbortSignal, question: (webAuthn: WebAuthn) => Promise<Answer>): Promise<Answer> {
  const webAuthn = await import("@simplewebauthn/browser");
  signal.throwIfAborted();
  const stop = () => webAuthn.WebAuthnAbortService.cancelCeremony();
  signal.addEventListener("abort", stop);
  try {
    return await question(webAuthn);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Makes a passkey in the browser. Fields that the server does not need are left out. @throws an Error that `outcomeOf` reads */
export const makePasskey = (
  options: OperationValue<"setUpPasskey">,
  signal: AbortSignal,
): Promise<OperationBody<"addPasskey">["credential"]> =>
  ask(signal, async ({ startRegistration }) => {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  });

/** Requests a passkey from the browser. @throws an Error that `outcomeOf` reads */
export const askForPasskey = (
  options: OperationValue<"startPasskeyLogin">,
  signal: AbortSignal,
): Promise<OperationBody<"loginPasskey">> =>
  ask(signal, async ({ startAuthentication }) => {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
    };
  });
