import { failure, type HandlerRequest, type Reply } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { locked } from "../locked.ts";

/**
 * Returns why a retyped login password is refused; too many wrong ones lock further attempts (R492). The right one counts as a proof of
 * identity, unless the account has an authenticator app: a password alone must not be enough to change the second factor.
 */
export function refusePresentPassword(request: HandlerRequest, account: Account, password: string): Reply | undefined {
  const { accounts, authenticators, loginGuard, sessions } = request.world;
  const lockedForMs = loginGuard.lockedForMs("oldPassword", account.id);
  if (lockedForMs > 0) return locked(request, lockedForMs);
  if (accounts.isPassword(account, password)) {
    loginGuard.forgive("oldPassword", account.id);
    if (!authenticators.isOn(account.id)) sessions.prove(request.token ?? "");
    return undefined;
  }
  loginGuard.fail("oldPassword", account.id);
  return failure(request, 422, "PASSWORD_INCORRECT");
}
