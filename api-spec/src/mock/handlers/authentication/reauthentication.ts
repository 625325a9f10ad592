import type { components } from "../../../generated/types.ts";
import { failure, success, type HandlerRequest, type Reply } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { noteEvent } from "../identity/account-events.ts";
import { refuseAuthenticatorCode, refuseRecoveryCode } from "../identity/second-factor.ts";
import { forMembers } from "../gate.ts";
import { refusePasskey } from "./passkey-checks.ts";
import { refusePresentPassword } from "./present-password.ts";

type Proof = components["schemas"]["Reauthentication"];

/**
 * Returns why a proof of identity is refused. An account with an authenticator app cannot use a password, and one without it has no codes.
 */
async function refuseProof(request: HandlerRequest, account: Account, proof: Proof): Promise<Reply | undefined> {
  if (proof.method === "passkey") return refusePasskey(request, account, proof.credential);
  const isByApp = proof.method !== "password";
  if (isByApp !== request.world.authenticators.isOn(account.id)) return failure(request, 422, "NOT_ELIGIBLE");
  if (proof.method === "password") return refusePresentPassword(request, account, proof.password);
  const refuse = proof.method === "recoveryCode" ? refuseRecoveryCode : refuseAuthenticatorCode;
  return refuse(request, account, proof.code);
}

export const reauthenticate = forMembers({}, async (request, account) => {
  const refused = await refuseProof(request, account, request.body as Proof);
  if (refused) {
    noteEvent(request, account, "proofFailed");
    return refused;
  }
  request.world.sessions.prove(request.token ?? "");
  return success(request, null);
});
