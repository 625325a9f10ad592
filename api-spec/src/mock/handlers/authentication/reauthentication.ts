import type { components } from "../../../generated/types.ts";
import { Refusal, type HandlerRequest } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { noteEvent } from "../identity/account-events.ts";
import { forMembers } from "../gate.ts";
import { readSigned } from "./passkey-checks.ts";
import { checkAuthenticatorCode, checkPresentPassword, checkRecoveryCode } from "./proofs.ts";

type Proof = components["schemas"]["Reauthentication"];

/**
 * Checks a proof of identity. An account with an authenticator app cannot use a password, and one without it has no codes.
 * @throws Refusal
 */
async function checkProof(request: HandlerRequest, account: Account, proof: Proof): Promise<void> {
  if (proof.method === "passkey") {
    await readSigned(request, proof.credential, account.id);
    return;
  }
  const isByApp = proof.method !== "password";
  if (isByApp !== request.world.authenticators.isOn(account.id)) throw new Refusal(422, "NOT_ELIGIBLE");
  if (proof.method === "password") checkPresentPassword(request, account, proof.password);
  else if (proof.method === "recoveryCode") checkRecoveryCode(request, account, proof.code);
  else checkAuthenticatorCode(request, account, proof.code);
}

export const reauthenticate = forMembers({}, async (request, account) => {
  try {
    await checkProof(request, account, request.body as Proof);
  } catch (error) {
    if (error instanceof Refusal) noteEvent(request, account, "proofFailed");
    throw error;
  }
  request.world.sessions.prove(request.token ?? "");
  return null;
});
