import type { components } from "../../../generated/types.ts";
import { failure, success, type HandlerRequest, type Handlers, type Reply } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { inLanguage } from "../../world/text.ts";
import { UNKNOWN_DEVICE } from "../../world/identity/devices.ts";
import { transaction } from "../../world/store.ts";
import { noteChange } from "./account-events.ts";
import { forMembers } from "../gate.ts";
import { locked } from "../locked.ts";
import { toMoment } from "../moments.ts";

type Schemas = components["schemas"];

const listSessions = forMembers({}, (request, account) => {
  const sessions: Schemas["OwnSession"][] = request.world.sessions
    .list(account.id, request.token ?? "")
    .map(({ id, device, ip, startedAt, lastUsedAt, isCurrent }) => ({
      id,
      device: device || inLanguage(UNKNOWN_DEVICE, request.language),
      ip,
      startedAt: toMoment(startedAt),
      lastUsedAt: toMoment(lastUsedAt),
      current: isCurrent,
    }));
  return success(request, sessions);
});

const endOtherSessions = forMembers({}, (request, account) => {
  request.world.sessions.endAll(account.id, request.token);
  return success(request, null);
});

const endSession = forMembers({}, (request, account) => {
  const { sessions } = request.world;
  const session = sessions.list(account.id, request.token ?? "").find(({ id }) => id === request.params.id);
  if (!session) return failure(request, 404, "NOT_FOUND");
  if (session.isCurrent) return failure(request, 409, "STATE_CONFLICT");
  sessions.endById(account.id, session.id);
  return success(request, null);
});

/** The `otpauth:` address that an app reads from the QR code. */
const addressOf = (account: Account, key: string) =>
  `otpauth://totp/Lobbykit:${encodeURIComponent(account.username)}?secret=${key}&issuer=Lobbykit`;

const setUpAuthenticator = forMembers({ sensitive: true }, (request, account) => {
  const key = request.world.authenticators.setUp(account.id);
  if (key === undefined) return failure(request, 409, "STATE_CONFLICT");
  return success(request, { secret: key, uri: addressOf(account, key) } satisfies Schemas["AuthenticatorSetUp"]);
});

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

/** New recovery codes, in the form in which the member sees them once. */
const recoveryCodesOf = ({ world }: HandlerRequest, account: Account): Schemas["RecoveryCodes"] => ({
  codes: world.recoveryCodes.make(account.id),
});

const confirmAuthenticator = forMembers({ sensitive: true }, (request, account) => {
  const { authenticators, store } = request.world;
  if (!authenticators.isWaiting(account.id)) return failure(request, 409, "STATE_CONFLICT");
  const { code } = request.body as Schemas["AuthenticatorCode"];
  return transaction(store, () => {
    const refused = refuseAuthenticatorCode(request, account, code);
    if (refused) return refused;
    authenticators.turnOn(account.id);
    noteChange(request, account, "authenticatorTurnedOn");
    return success(request, recoveryCodesOf(request, account));
  });
});

/** The format of an authenticator code; recovery codes contain letters. */
const SIX_DIGITS = /^\d{6}$/;

const removeAuthenticator = forMembers({}, (request, account) => {
  const { authenticators, recoveryCodes, store } = request.world;
  if (!authenticators.isOn(account.id)) return failure(request, 409, "STATE_CONFLICT");
  const { code } = request.body as Schemas["AuthenticatorRemoval"];
  return transaction(store, () => {
    const refuse = SIX_DIGITS.test(code) ? refuseAuthenticatorCode : refuseRecoveryCode;
    const refused = refuse(request, account, code);
    if (refused) return refused;
    authenticators.remove(account.id);
    recoveryCodes.remove(account.id);
    noteChange(request, account, "authenticatorTurnedOff");
    return success(request, null);
  });
});

const renewRecoveryCodes = forMembers({ sensitive: true }, (request, account) => {
  const { authenticators, store } = request.world;
  if (!authenticators.isOn(account.id)) return failure(request, 409, "STATE_CONFLICT");
  return transaction(store, () => {
    noteChange(request, account, "recoveryCodesMade");
    return success(request, recoveryCodesOf(request, account));
  });
});

export const accountSecurityHandlers: Handlers = {
  listSessions,
  endOtherSessions,
  endSession,
  setUpAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
};
