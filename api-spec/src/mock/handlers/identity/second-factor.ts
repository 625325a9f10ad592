import { failure, type HandlerRequest, type Reply } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { noteChange } from "./account-events.ts";
import { locked } from "../locked.ts";

/**
 * Returns why an authenticator code is refused; too many wrong ones lock further attempts. The right one counts as a proof of identity,
 * unless the app is not confirmed yet.
 */
export function refuseAuthenticatorCode(request: HandlerRequest, account: Account, code: string): Reply | undefined {
  const { authenticators, loginGuard, sessions } = request.world;
  const lockedForMs = loginGuard.lockedForMs("authenticator", account.id);
  if (lockedForMs > 0) return locked(request, lockedForMs);
  if (authenticators.redeem(account.id, code)) {
    loginGuard.forgive("authenticator", account.id);
    if (authenticators.isOn(account.id)) sessions.prove(request.token ?? "");
    return undefined;
  }
  loginGuard.fail("authenticator", account.id);
  return failure(request, 422, "VERIFICATION_CODE_INVALID");
}

/** Returns why a recovery code is refused. Wrong ones count together with wrong authenticator codes, because either opens the account. */
export function refuseRecoveryCode(request: HandlerRequest, account: Account, code: string): Reply | undefined {
  const { loginGuard, recoveryCodes, sessions } = request.world;
  const lockedForMs = loginGuard.lockedForMs("authenticator", account.id);
  if (lockedForMs > 0) return locked(request, lockedForMs);
  if (recoveryCodes.redeem(account.id, code)) {
    loginGuard.forgive("authenticator", account.id);
    sessions.prove(request.token ?? "");
    noteChange(request, account, "recoveryCodeUsed");
    return undefined;
  }
  loginGuard.fail("authenticator", account.id);
  return failure(request, 422, "VERIFICATION_CODE_INVALID");
}
