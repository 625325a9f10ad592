import { failure, type HandlerRequest, type Reply } from "../handler.ts";
import type { Account } from "../world/accounts.ts";
import { locked } from "./locked.ts";

/**
 * Why the login password that a member says once more does not serve; too many wrong ones lock the next ones out (R492). The right
 * one proves who asks, unless the account has an authenticator app: the password alone must not get at the second factor.
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
