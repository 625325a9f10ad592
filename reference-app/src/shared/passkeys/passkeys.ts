import type { OperationBody, OperationValue } from "../api/api.ts";

type WebAuthn = typeof import("@simplewebauthn/browser");

/** Can this browser make and use passkeys? Whether somebody has one, no page may ask. */
export const canUsePasskeys = (): boolean => "PublicKeyCredential" in window;

/** Lets the browser ask, until it is done or nobody waits for it any more. */
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

/** Lets the browser make a passkey. What the server has no use for stays here. @throws Error that `outcomeOf` reads */
export const makePasskey = (
  options: OperationValue<"setUpPasskey">,
  signal: AbortSignal,
): Promise<OperationBody<"addPasskey">["credential"]> =>
  ask(signal, async ({ startRegistration }) => {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  });

/** Lets the browser ask for a passkey. @throws Error that `outcomeOf` reads */
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
