import type { components } from "../../../generated/types.ts";
import { failure, success, type HandlerRequest } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { inLanguage } from "../../world/text.ts";
import { UNKNOWN_DEVICE } from "../../world/identity/devices.ts";
import { transaction } from "../../world/store.ts";
import { noteChange, noteEvent } from "./account-events.ts";
import { forMembers } from "../gate.ts";
import { toMoment } from "../moments.ts";
import { refuseAuthenticatorCode, refuseRecoveryCode } from "./second-factor.ts";
import { pageOf, readPage } from "../paging.ts";

type Schemas = components["schemas"];

export const listSessions = forMembers({}, (request, account) => {
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

export const endOtherSessions = forMembers({}, (request, account) => {
  const { sessions } = request.world;
  const hasOthers = sessions.list(account.id, request.token ?? "").some(({ isCurrent }) => !isCurrent);
  sessions.endAll(account.id, request.token);
  if (hasOthers) noteEvent(request, account, "sessionsEnded");
  return success(request, null);
});

export const endSession = forMembers({}, (request, account) => {
  const { sessions } = request.world;
  const session = sessions.list(account.id, request.token ?? "").find(({ id }) => id === request.params.id);
  if (!session) return failure(request, 404, "NOT_FOUND");
  if (session.isCurrent) return failure(request, 409, "STATE_CONFLICT");
  sessions.endById(account.id, session.id);
  noteEvent(request, account, "sessionsEnded");
  return success(request, null);
});

/** The `otpauth:` address that an app reads from the QR code. */
const addressOf = (account: Account, key: string) =>
  `otpauth://totp/Lobbykit:${encodeURIComponent(account.username)}?secret=${key}&issuer=Lobbykit`;

export const setUpAuthenticator = forMembers({ sensitive: true }, (request, account) => {
  const key = request.world.authenticators.setUp(account.id);
  if (key === undefined) return failure(request, 409, "STATE_CONFLICT");
  return success(request, { secret: key, uri: addressOf(account, key) } satisfies Schemas["AuthenticatorSetUp"]);
});

/** New recovery codes, in the form in which the member sees them once. */
const recoveryCodesOf = ({ world }: HandlerRequest, account: Account): Schemas["RecoveryCodes"] => ({
  codes: world.recoveryCodes.make(account.id),
});

export const confirmAuthenticator = forMembers({ sensitive: true }, (request, account) => {
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

export const removeAuthenticator = forMembers({}, (request, account) => {
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

export const renewRecoveryCodes = forMembers({ sensitive: true }, (request, account) => {
  const { authenticators, store } = request.world;
  if (!authenticators.isOn(account.id)) return failure(request, 409, "STATE_CONFLICT");
  return transaction(store, () => {
    noteChange(request, account, "recoveryCodesMade");
    return success(request, recoveryCodesOf(request, account));
  });
});

export const listAccountEvents = forMembers({}, (request, account) => {
  const { accountEvents } = request.world;
  const wish = readPage(request);
  const found = accountEvents.list(account.id, wish.rows);
  const content: Schemas["AccountEvent"][] = found.map(({ id, kind, at, ip, device }) => ({
    id,
    kind,
    at: toMoment(at),
    ip,
    device: device || inLanguage(UNKNOWN_DEVICE, request.language),
  }));
  return success(request, pageOf(content, accountEvents.count(account.id), wish));
});
