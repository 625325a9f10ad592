import { DEFAULT_PASSWORD } from "../../../client/field-rules.ts";
import type { components } from "../../../generated/types.ts";
import type { HandlerRequest } from "../../handler.ts";
import type { Account, Login } from "../../world/identity/accounts.ts";
import { merchantOfCurrency } from "../../world/site/merchants.ts";
import type { PendingStep } from "../../world/identity/sessions.ts";
import { noteLogin } from "./account-events.ts";
import { originOf } from "./origin.ts";
import { askForStepUp } from "../authentication/step-up.ts";

type LoginResult = components["schemas"]["LoginResult"];

const currentLogin = (request: HandlerRequest): Login => ({ at: request.now, ip: originOf(request).ip });

/** What a member logged in with. */
export interface Proof {
  /** The password just typed; absent for a login without one, which never forces a password change (R267, R268). */
  password?: string | undefined;
  /** Whether it proves two factors at once, as a passkey does. No second step is then required (R412). */
  isTwoFactor?: boolean;
}

/** Opens a session for an account and returns the steps that the member must complete first. */
export function openSession(account: Account, request: HandlerRequest, proof: Proof = {}): LoginResult {
  const { world } = request;
  const pending = stepsBefore(account, request, proof);
  const { lastLogin: previousLogin } = account;
  world.accounts.recordLogin(account, currentLogin(request));
  const token = world.sessions.start({ accountId: account.id, pending, previousLogin, ...originOf(request) });
  const result = { token, firstTimeLogin: account.isFirstLogin, passwordExpired: account.isPasswordExpired };
  if (pending.includes("VERIFICATION_REQUIRED")) return { ...result, verification: askForStepUp(account, request) };
  noteLogin(request, account);
  return result;
}

function stepsBefore(account: Account, request: HandlerRequest, proof: Proof): PendingStep[] {
  const { world } = request;
  const { password, isTwoFactor = false } = proof;
  const isAddressNew =
    account.traits.includes("unregisteredIp") && !world.stepUps.isKnownAddress(account.id, originOf(request).ip);
  const isVerified = isTwoFactor || (!isAddressNew && !world.authenticators.isOn(account.id));
  const merchant = merchantOfCurrency(account.currency);
  const isExpiryForced = account.isPasswordExpired && world.modules.isOn(merchant, "PWDEXPFORCECHANGE3");
  const isChangeForced = password !== undefined && (password === DEFAULT_PASSWORD || isExpiryForced);
  return [
    ...(isVerified ? [] : (["VERIFICATION_REQUIRED"] as const)),
    ...(isChangeForced ? (["PASSWORD_CHANGE_REQUIRED"] as const) : []),
  ];
}
