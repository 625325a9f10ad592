import type { components } from "../../../generated/types.ts";
import { Refusal, replyToError, WholeReply, type HandlerRequest } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { inLanguage } from "../../world/text.ts";
import { UNKNOWN_DEVICE } from "../../world/identity/devices.ts";
import { transaction } from "../../world/store.ts";
import { noteChange, noteEvent } from "./account-events.ts";
import { forMembers } from "../gate.ts";
import { toMoment } from "../moments.ts";
import { checkAuthenticatorCode, checkRecoveryCode } from "../authentication/proofs.ts";
import { pageOf, readPage } from "../paging.ts";

type Schemas = components["schemas"];

export const listSessions = forMembers({}, (request, account) => {
  return request.world.sessions
    .list(account.id, request.token ?? "")
    .map(({ id, device, ip, startedAt, lastUsedAt, isCurrent }) => ({
      id,
      device: device || inLanguage(UNKNOWN_DEVICE, request.language),
      ip,
      startedAt: toMoment(startedAt),
      lastUsedAt: toMoment(lastUsedAt),
      current: isCurrent,
    })) satisfies Schemas["OwnSession"][];
});

export const endOtherSessions = forMembers({}, (request, account) => {
  const { sessions } = request.world;
  const hasOthers = sessions.list(account.id, request.token ?? "").some(({ isCurrent }) => !isCurrent);
  sessions.endAll(account.id, request.token);
  if (hasOthers) noteEvent(request, account, "sessionsEnded");
  return null;
});

export const endSession = forMembers({}, (request, account) => {
  const { sessions } = request.world;
  const session = sessions.list(account.id, request.token ?? "").find(({ id }) => id === request.params.id);
  if (!session) throw new Refusal(404, "NOT_FOUND");
  if (session.isCurrent) throw new Refusal(409, "STATE_CONFLICT");
  sessions.endById(account.id, session.id);
  noteEvent(request, account, "sessionsEnded");
  return null;
});

/** The `otpauth:` address that an app reads from the QR code. */
const addressOf = (account: Account, key: string) =>
  `otpauth://totp/Lobbykit:${encodeURIComponent(account.username)}?secret=${key}&issuer=Lobbykit`;

export const setUpAuthenticator = forMembers({ sensitive: true }, (request, account) => {
  const key = request.world.authenticators.setUp(account.id);
  if (key === undefined) throw new Refusal(409, "STATE_CONFLICT");
  return { secret: key, uri: addressOf(account, key) } satisfies Schemas["AuthenticatorSetUp"];
});

/** New recovery codes, in the form in which the member sees them once. */
const recoveryCodesOf = ({ world }: HandlerRequest, account: Account): Schemas["RecoveryCodes"] => ({
  codes: world.recoveryCodes.make(account.id),
});

/** Runs `work` in a transaction. Unlike an error, a refusal keeps what was stored: the count of wrong codes. */
const storedTogether = (request: HandlerRequest, work: () => unknown) =>
  transaction(request.world.store, () => {
    try {
      return work();
    } catch (error) {
      return new WholeReply(replyToError(request, error));
    }
  });

export const confirmAuthenticator = forMembers({ sensitive: true }, (request, account) => {
  const { authenticators } = request.world;
  if (!authenticators.isWaiting(account.id)) throw new Refusal(409, "STATE_CONFLICT");
  const { code } = request.body as Schemas["AuthenticatorCode"];
  return storedTogether(request, () => {
    checkAuthenticatorCode(request, account, code);
    authenticators.turnOn(account.id);
    noteChange(request, account, "authenticatorTurnedOn");
    return recoveryCodesOf(request, account);
  });
});

/** The format of an authenticator code; recovery codes contain letters. */
const SIX_DIGITS = /^\d{6}$/;

export const removeAuthenticator = forMembers({}, (request, account) => {
  const { authenticators, recoveryCodes } = request.world;
  if (!authenticators.isOn(account.id)) throw new Refusal(409, "STATE_CONFLICT");
  const { code } = request.body as Schemas["AuthenticatorRemoval"];
  return storedTogether(request, () => {
    const check = SIX_DIGITS.test(code) ? checkAuthenticatorCode : checkRecoveryCode;
    check(request, account, code);
    authenticators.remove(account.id);
    recoveryCodes.remove(account.id);
    noteChange(request, account, "authenticatorTurnedOff");
    return null;
  });
});

export const renewRecoveryCodes = forMembers({ sensitive: true }, (request, account) => {
  const { authenticators, store } = request.world;
  if (!authenticators.isOn(account.id)) throw new Refusal(409, "STATE_CONFLICT");
  return transaction(store, () => {
    noteChange(request, account, "recoveryCodesMade");
    return recoveryCodesOf(request, account);
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
  return pageOf(content, accountEvents.count(account.id), wish);
});
