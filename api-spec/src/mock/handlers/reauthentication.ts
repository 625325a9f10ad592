import type { components } from "../../generated/types.ts";
import { failure, success, type Handler, type HandlerRequest, type Handlers, type Reply } from "../handler.ts";
import type { Account } from "../world/accounts.ts";
import { refuseAuthenticatorCode, refuseRecoveryCode } from "./account-security.ts";
import { enter } from "./gate.ts";
import { refusePasskey } from "./passkeys.ts";
import { refusePresentPassword } from "./present-password.ts";

type Proof = components["schemas"]["Reauthentication"];

/** Why a proof does not do. */
async function refuseProof(request: HandlerRequest, account: Account, proof: Proof): Promise<Reply | undefined> {
  switch (proof.method) {
    case "password":
      return request.world.authenticators.isOn(account.id)
        ? failure(request, 422, "NOT_ELIGIBLE")
        : refusePresentPassword(request, account, proof.password);
    case "authenticator":
      return request.world.authenticators.isOn(account.id)
        ? refuseAuthenticatorCode(request, account, proof.code)
        : failure(request, 422, "NOT_ELIGIBLE");
    case "recoveryCode":
      return request.world.authenticators.isOn(account.id)
        ? refuseRecoveryCode(request, account, proof.code)
        : failure(request, 422, "NOT_ELIGIBLE");
    case "passkey":
      return refusePasskey(request, account, proof.credential);
  }
}

const reauthenticate: Handler = async (request) => {
  const { account, refusal } = enter(request);
  if (refusal) return refusal;
  const refused = await refuseProof(request, account, request.body as Proof);
  if (refused) return refused;
  request.world.sessions.prove(request.token ?? "");
  return success(request, null);
};

export const reauthenticationHandlers: Handlers = { reauthenticate };
