import { FIXED_RULES } from "../../../client/field-rules.ts";
import type { components } from "../../../generated/types.ts";
import { Refusal, type HandlerRequest, type Operation } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { DEFAULT_MERCHANT, merchantOfCurrency } from "../../world/site/merchants.ts";
import { nameFrom } from "../../world/authentication/login-guard.ts";
import { whyBroken } from "../../world/identity/register-rules.ts";
import { transaction } from "../../world/store.ts";
import { noteChange } from "../identity/account-events.ts";
import { forMembers } from "../gate.ts";
import { requireNoWait } from "../locked.ts";
import { readMobile } from "../identity/mobile.ts";
import { originOf } from "../identity/origin.ts";
import { checkPaymentPassword } from "./payment-password.ts";
import { checkPresentPassword } from "./proofs.ts";
import { checkSmsCode } from "./sms-code.ts";

const wrongField = (field: string, message: string, status: 400 | 422 = 422) =>
  new Refusal(status, "INVALID_REQUEST", { details: [{ path: `body/${field}`, message }] });

/** Refuses a new password (R389) that breaks the registration rule of the member's merchant, or equals the present one. @throws Refusal */
function checkNewPassword({ world }: HandlerRequest, account: Account, password: string): void {
  const { password: rule } = world.registerRules.of(merchantOfCurrency(account.currency));
  const broken = whyBroken("password", password, { ...rule, enabled: true, required: true });
  if (broken !== undefined) throw wrongField("newPassword", broken);
  if (world.accounts.isPassword(account, password)) throw new Refusal(422, "PASSWORD_UNCHANGED");
}

export const changePassword = forMembers({ restricted: true }, (request, account) => {
  const { world, token = "" } = request;
  const { oldPassword, newPassword, confirmNewPassword } = request.body as components["schemas"]["PasswordChange"];
  checkPresentPassword(request, account, oldPassword);
  if (confirmNewPassword !== newPassword) throw wrongField("confirmNewPassword", "must equal newPassword");
  checkNewPassword(request, account, newPassword);
  return transaction(world.store, () => {
    world.accounts.setPassword(account, newPassword);
    world.temporaryPasswords.withdraw(account.id);
    world.sessions.endAll(account.id, token);
    world.sessions.finishStep(token, "PASSWORD_CHANGE_REQUIRED");
    noteChange(request, account, "passwordChanged");
    return null;
  });
});

/** Validates the username and the e-mail address (R392). @throws Refusal */
function checkEmailReset(typed: components["schemas"]["EmailReset"]): void {
  const name = whyBroken("username", typed.username, FIXED_RULES.accountName);
  if (name !== undefined) throw wrongField("username", name, 400);
  const address = whyBroken("email", typed.email, FIXED_RULES.email);
  if (address !== undefined) throw wrongField("email", address, 400);
}

/** Sends a temporary password by e-mail. The old password stays valid until the new one is used, so a stranger's request does no harm. */
export const requestPasswordByEmail: Operation = (request) => {
  const { world } = request;
  const { username, email } = request.body as components["schemas"]["EmailReset"];
  checkEmailReset({ username, email });
  const { ip: client } = originOf(request);
  const asked = nameFrom(client, username);
  requireNoWait(world.loginGuard.lockedForMs("emailResetFrom", asked));
  requireNoWait(world.clientLimits.waitMs("failedNames", client));
  const account = world.accounts.byUsername(username);
  if (account?.role !== "member" || account.email.toLowerCase() !== email.toLowerCase()) {
    world.loginGuard.fail("emailResetFrom", asked);
    world.clientLimits.count("failedNames", client, username);
    throw new Refusal(422, "ACCOUNT_NOT_FOUND");
  }
  requireNoWait(world.temporaryPasswords.waitMs(account.id));
  world.loginGuard.forgive("emailResetFrom", asked);
  world.outbox.send({ kind: "email", to: account.email, code: world.temporaryPasswords.issue(account.id) });
  return null;
};

export const resetPasswordByPhone: Operation = (request) => {
  const { world } = request;
  const body = request.body as components["schemas"]["PhoneReset"];
  if (!world.modules.isOn(DEFAULT_MERCHANT, "CHNGPASSVERIF3")) throw new Refusal(403, "MODULE_DISABLED");
  const typed = { number: body.mobileNum, dialingCode: body.countryDialingCode };
  const mobile = readMobile(request, DEFAULT_MERCHANT, typed);
  if (!mobile.isValid) throw new Refusal(422, mobile.code);
  const to = mobile.international;
  checkSmsCode(request, "login", to, body.verificationCode, body.firebaseIdToken);
  // An unknown number gets the same response as a wrong code, so that nobody learns who is a member.
  const account = world.accounts.byMobile(to);
  if (account?.role !== "member") throw new Refusal(422, "VERIFICATION_CODE_INVALID");
  checkNewPassword(request, account, body.newPassword);
  return transaction(world.store, () => {
    world.verificationCodes.spend("login", to);
    world.accounts.setPassword(account, body.newPassword);
    world.temporaryPasswords.withdraw(account.id);
    world.sessions.endAll(account.id);
    noteChange(request, account, "passwordChanged");
    world.loginGuard.forgive("login", account.username);
    world.loginGuard.forgive("loginFrom", nameFrom(originOf(request).ip, account.username));
    return null;
  });
};

export const setPaymentPassword = forMembers({ sensitive: true }, (request, account) => {
  const { paymentPasswords, store } = request.world;
  const { oldPaymentPassword = "", newPaymentPassword } =
    request.body as components["schemas"]["PaymentPasswordChange"];
  if (paymentPasswords.isSet(account.id)) {
    checkPaymentPassword(request, account, oldPaymentPassword);
    if (oldPaymentPassword === newPaymentPassword) throw new Refusal(422, "PASSWORD_UNCHANGED");
  }
  return transaction(store, () => {
    paymentPasswords.set(account.id, newPaymentPassword);
    noteChange(request, account, "paymentPasswordChanged");
    return null;
  });
});
