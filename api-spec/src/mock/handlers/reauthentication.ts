import type { components } from "../../generated/types.ts";
import { failure, success, type Handler, type HandlerRequest, type Handlers, type Reply } from "../handler.ts";
import type { Account } from "../world/accounts.ts";
import { noteEvent } from "./account-events.ts";
import { refuseAuthenticatorCode, refuseRecoveryCode } from "./account-security.ts";
import { enter } from "./gate.ts";
import { refusePasskey } from "./passkeys.ts";
import { refusePresentPassword } from "./present-password.ts";

type Proof = components["schemas"]["Reauthentication"];

/** Why a proof does not do. With an authenticator app a password proves nothing, and without one there are no codes. */
async function refuseProof(request: HandlerRequest, account: Account, proof: Proof): Promise<Reply | undefined> {
  if (proof.method === "passkey") return refusePasskey(request, account, proof.credential);
  const isByApp = proof.method !== "password";
  if (isByApp !== request.world.authenticators.isOn(account.id)) return failure(request, 422, "NOT_ELIGIBLE");
  if (proof.method === "password") return refusePresentPassword(request, account, proof.password);
  const refuse = proof.method === "recoveryCode" ? refuseRecoveryCode : refuseAuthenticatorCode;
  return refuse(request, account, proof.code);
}

const reauthenticate: Handler = async (request) => {
  const { account, refusal } = enter(request);
  if (refusal) return refusal;
  const refused = await refuseProof(request, account, request.body as Proof);
  if (refused) {
    noteEvent(request, account, "proofFailed");
    return refused;
  }
  request.world.sessions.prove(request.token ?? "");
  return success(request, null);
};

export const reauthenticationHandlers: Handlers = { reauthenticate };
