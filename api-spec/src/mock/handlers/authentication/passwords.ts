import { FIXED_RULES } from "../../../client/field-rules.ts";
import type { components } from "../../../generated/types.ts";
import { failure, success, type Handler, type HandlerRequest, type Reply } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { DEFAULT_MERCHANT, merchantOfCurrency } from "../../world/site/merchants.ts";
import { nameFrom } from "../../world/authentication/login-guard.ts";
import { whyBroken } from "../../world/identity/register-rules.ts";
import { transaction } from "../../world/store.ts";
import { noteChange } from "../identity/account-events.ts";
import { forMembers } from "../gate.ts";
import { locked } from "../locked.ts";
import { readMobile } from "../identity/mobile.ts";
import { originOf } from "../identity/origin.ts";
import { refusePaymentPassword } from "./payment-password.ts";
import { refusePresentPassword } from "./present-password.ts";
import { refuseCode } from "./refuse-code.ts";

const refuseField = (request: HandlerRequest, field: string, message: string, status: 400 | 422 = 422) =>
  failure(request, status, "INVALID_REQUEST", { details: [{ path: `body/${field}`, message }] });

/** Returns why a new password is refused (R389): it breaks the registration rule of the member's merchant, or equals the present one. */
function refuseNewPassword(request: HandlerRequest, account: Account, password: string): Reply | undefined {
  const { world } = request;
  const { password: rule } = world.registerRules.of(merchantOfCurrency(account.currency));
  const broken = whyBroken("password", password, { ...rule, enabled: true, required: true });
  if (broken !== undefined) return refuseField(request, "newPassword", broken);
  return world.accounts.isPassword(account, password) ? failure(request, 422, "PASSWORD_UNCHANGED") : undefined;
}

export const changePassword = forMembers({ restricted: true }, (request, account) => {
  const { world, token = "" } = request;
  const { oldPassword, newPassword, confirmNewPassword } = request.body as components["schemas"]["PasswordChange"];
  const wrongPassword = refusePresentPassword(request, account, oldPassword);
  if (wrongPassword) return wrongPassword;
  if (confirmNewPassword !== newPassword) return refuseField(request, "confirmNewPassword", "must equal newPassword");
  const refused = refuseNewPassword(request, account, newPassword);
  if (refused) return refused;
  return transaction(world.store, () => {
    world.accounts.setPassword(account, newPassword);
    world.temporaryPasswords.withdraw(account.id);
    world.sessions.endAll(account.id, token);
    world.sessions.finishStep(token, "PASSWORD_CHANGE_REQUIRED");
    noteChange(request, account, "passwordChanged");
    return success(request, null);
  });
});

/** Validates the username and the e-mail address (R392). */
function refuseEmailReset(request: HandlerRequest, typed: components["schemas"]["EmailReset"]): Reply | undefined {
  const name = whyBroken("username", typed.username, FIXED_RULES.accountName);
  if (name !== undefined) return refuseField(request, "username", name, 400);
  const address = whyBroken("email", typed.email, FIXED_RULES.email);
  return address === undefined ? undefined : refuseField(request, "email", address, 400);
}

/** Sends a temporary password by e-mail. The old password stays valid until the new one is used, so a stranger's request does no harm. */
export const requestPasswordByEmail: Handler = (request) => {
  const { world } = request;
  const { username, email } = request.body as components["schemas"]["EmailReset"];
  const broken = refuseEmailReset(request, { username, email });
  if (broken) return broken;
  const { ip: client } = originOf(request);
  const asked = nameFrom(client, username);
  const lockedForMs =
    world.loginGuard.lockedForMs("emailResetFrom", asked) || world.clientLimits.waitMs("failedNames", client);
  if (lockedForMs > 0) return locked(request, lockedForMs);
  const account = world.accounts.byUsername(username);
  if (account?.role !== "member" || account.email.toLowerCase() !== email.toLowerCase()) {
    world.loginGuard.fail("emailResetFrom", asked);
    world.clientLimits.count("failedNames", client, username);
    return failure(request, 422, "ACCOUNT_NOT_FOUND");
  }
  const waitMs = world.temporaryPasswords.waitMs(account.id);
  if (waitMs > 0) return locked(request, waitMs);
  world.loginGuard.forgive("emailResetFrom", asked);
  world.outbox.send({ kind: "email", to: account.email, code: world.temporaryPasswords.issue(account.id) });
  return success(request, null);
};

export const resetPasswordByPhone: Handler = (request) => {
  const { world } = request;
  const body = request.body as components["schemas"]["PhoneReset"];
  if (!world.modules.isOn(DEFAULT_MERCHANT, "CHNGPASSVERIF3")) return failure(request, 403, "MODULE_DISABLED");
  const typed = { number: body.mobileNum, dialingCode: body.countryDialingCode };
  const mobile = readMobile(request, DEFAULT_MERCHANT, typed);
  if (!mobile.isValid) return failure(request, 422, mobile.code);
  const to = mobile.international;
  const wrongCode = refuseCode(request, "login", to, body.verificationCode, body.firebaseIdToken);
  if (wrongCode) return wrongCode;
  // An unknown number gets the same response as a wrong code, so that nobody learns who is a member.
  const account = world.accounts.byMobile(to);
  if (account?.role !== "member") return failure(request, 422, "VERIFICATION_CODE_INVALID");
  const refused = refuseNewPassword(request, account, body.newPassword);
  if (refused) return refused;
  return transaction(world.store, () => {
    world.verificationCodes.spend("login", to);
    world.accounts.setPassword(account, body.newPassword);
    world.temporaryPasswords.withdraw(account.id);
    world.sessions.endAll(account.id);
    noteChange(request, account, "passwordChanged");
    world.loginGuard.forgive("login", account.username);
    world.loginGuard.forgive("loginFrom", nameFrom(originOf(request).ip, account.username));
    return success(request, null);
  });
};

export const setPaymentPassword = forMembers({ sensitive: true }, (request, account) => {
  const { paymentPasswords, store } = request.world;
  const { oldPaymentPassword = "", newPaymentPassword } =
    request.body as components["schemas"]["PaymentPasswordChange"];
  if (paymentPasswords.isSet(account.id)) {
    const refused = refusePaymentPassword(request, account, oldPaymentPassword);
    if (refused) return refused;
    if (oldPaymentPassword === newPaymentPassword) return failure(request, 422, "PASSWORD_UNCHANGED");
  }
  return transaction(store, () => {
    paymentPasswords.set(account.id, newPaymentPassword);
    noteChange(request, account, "paymentPasswordChanged");
    return success(request, null);
  });
});
