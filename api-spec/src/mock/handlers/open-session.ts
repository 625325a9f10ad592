import type { components } from "../../generated/types.ts";
import type { HandlerRequest } from "../handler.ts";
import type { Account, Login } from "../world/accounts.ts";
import { merchantOfCurrency } from "../world/merchants.ts";
import { LEGACY_PASSWORD } from "../world/personas.ts";
import type { PendingStep } from "../world/sessions.ts";
import { originOf } from "./origin.ts";
import { askForStepUp } from "./step-up.ts";

type LoginResult = components["schemas"]["LoginResult"];

const currentLogin = (request: HandlerRequest): Login => ({ at: request.now, ip: originOf(request).ip });

/**
 * Opens a session of an account and says what must be done first in it.
 * @param password the one just typed; undefined for a login without one, which forces no change (R267, R268)
 */
export function openSession(account: Account, request: HandlerRequest, password?: string): LoginResult {
  const { world } = request;
  const pending = stepsBefore(account, request, password);
  world.accounts.recordLogin(account, currentLogin(request));
  const token = world.sessions.start({ accountId: account.id, pending, ...originOf(request) });
  const result = { token, firstTimeLogin: account.isFirstLogin, passwordExpired: account.isPasswordExpired };
  return pending.includes("VERIFICATION_REQUIRED")
    ? { ...result, verification: askForStepUp(account, request) }
    : result;
}

function stepsBefore(account: Account, request: HandlerRequest, password: string | undefined): PendingStep[] {
  const { world } = request;
  const isAddressNew =
    account.traits.includes("unregisteredIp") && !world.stepUps.isKnownAddress(account.id, originOf(request).ip);
  const isVerified = !isAddressNew && !world.authenticators.isOn(account.id);
  const merchant = merchantOfCurrency(account.currency);
  const isExpiryForced = account.isPasswordExpired && world.modules.isOn(merchant, "PWDEXPFORCECHANGE3");
  const isChangeForced = password !== undefined && (password === LEGACY_PASSWORD || isExpiryForced);
  return [
    ...(isVerified ? [] : (["VERIFICATION_REQUIRED"] as const)),
    ...(isChangeForced ? (["PASSWORD_CHANGE_REQUIRED"] as const) : []),
  ];
}
