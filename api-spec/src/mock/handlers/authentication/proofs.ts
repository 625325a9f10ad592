import { Refusal, type ErrorCode, type HandlerRequest } from "../../handler.ts";
import type { Guarded } from "../../world/authentication/login-guard.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { noteChange } from "../identity/account-events.ts";
import { requireNoWait } from "../locked.ts";

/** One attempt of a member to prove their identity. */
interface Attempt {
  account: Account;
  /** What counts the wrong attempts; too many in a row lock further ones (R492). */
  guarded: Guarded;
  isRight: () => boolean;
  /** The code of the refusal of a wrong attempt. */
  wrong: ErrorCode;
}

/** @throws Refusal for a wrong attempt, or while attempts are locked */
function checkAttempt({ world }: HandlerRequest, { account, guarded, isRight, wrong }: Attempt): void {
  const { loginGuard } = world;
  requireNoWait(loginGuard.lockedForMs(guarded, account.id));
  if (!isRight()) {
    loginGuard.fail(guarded, account.id);
    throw new Refusal(422, wrong);
  }
  loginGuard.forgive(guarded, account.id);
}

/**
 * Checks a retyped login password. The right one counts as a proof of identity, unless the account has an authenticator app: a password
 * alone must not be enough to change the second factor.
 * @throws Refusal
 */
export function checkPresentPassword(request: HandlerRequest, account: Account, password: string): void {
  const { accounts, authenticators, sessions } = request.world;
  const isRight = () => accounts.isPassword(account, password);
  checkAttempt(request, { account, guarded: "oldPassword", isRight, wrong: "PASSWORD_INCORRECT" });
  if (!authenticators.isOn(account.id)) sessions.prove(request.token ?? "");
}

/** Checks an authenticator code. The right one counts as a proof of identity, unless the app is not confirmed yet. @throws Refusal */
export function checkAuthenticatorCode(request: HandlerRequest, account: Account, code: string): void {
  const { authenticators, sessions } = request.world;
  const isRight = () => authenticators.redeem(account.id, code);
  checkAttempt(request, { account, guarded: "authenticator", isRight, wrong: "VERIFICATION_CODE_INVALID" });
  if (authenticators.isOn(account.id)) sessions.prove(request.token ?? "");
}

/** Checks a recovery code. Wrong ones count together with wrong authenticator codes, because either opens the account. @throws Refusal */
export function checkRecoveryCode(request: HandlerRequest, account: Account, code: string): void {
  const { recoveryCodes, sessions } = request.world;
  const isRight = () => recoveryCodes.redeem(account.id, code);
  checkAttempt(request, { account, guarded: "authenticator", isRight, wrong: "VERIFICATION_CODE_INVALID" });
  sessions.prove(request.token ?? "");
  noteChange(request, account, "recoveryCodeUsed");
}
