import type { components } from "../../generated/types.ts";
import { success, type Handler, type HandlerRequest, type Handlers } from "../handler.ts";
import { pageOf, readPage } from "../paging.ts";
import type { AccountEventKind } from "../world/account-events.ts";
import type { Account } from "../world/accounts.ts";
import { NOTICE_ADVICE, NOTICE_TITLES, type Notice } from "../world/data/security-notices.ts";
import { inLanguage, textOf } from "../world/data/text.ts";
import { UNKNOWN_DEVICE } from "../world/devices.ts";
import { enter } from "./gate.ts";
import { toMoment } from "./moments.ts";
import { originOf } from "./origin.ts";

/** Notes what happened to an account, and from where; for what the member needs no notice of. */
export function noteEvent(request: HandlerRequest, account: Account, kind: AccountEventKind): void {
  // Who plays for free has no account to protect.
  if (account.role !== "member") return;
  request.world.accountEvents.note({ accountId: account.id, kind, ...originOf(request) });
}

/**
 * Notes a change of what protects an account, and tells the member of it: by a message, and at the addresses of `account`, which is the
 * account before the change. A new address may be the thief's.
 */
export function noteChange(request: HandlerRequest, account: Account, kind: Extract<AccountEventKind, Notice>): void {
  noteEvent(request, account, kind);
  tell(request, account, kind);
}

/** Notes a login that is complete; of a device that the account has not seen before, the member is told. */
export function noteLogin(request: HandlerRequest, account: Account): void {
  const isNewDevice = request.world.accountEvents.isNewDevice(account.id, originOf(request).device);
  noteEvent(request, account, "login");
  if (isNewDevice) tell(request, account, "newDevice");
}

function tell({ world, language }: HandlerRequest, account: Account, notice: Notice): void {
  const { outbox, messages, profiles } = world;
  const title = NOTICE_TITLES[notice];
  const content = textOf((one) => `<p>${inLanguage(NOTICE_ADVICE, one)}</p>`);
  messages.send({ accountId: account.id, title, content });
  const own = profiles.of(account.id).language ?? language;
  const text = `${inLanguage(title, own)}. ${inLanguage(NOTICE_ADVICE, own)}`;
  if (account.email !== "") outbox.send({ kind: "email", to: account.email, code: "", text });
  if (account.mobile !== "") outbox.send({ kind: "sms", to: account.mobile, code: "", text });
}

const listAccountEvents: Handler = (request) => {
  const { account, refusal } = enter(request);
  if (refusal) return refusal;
  const { accountEvents } = request.world;
  const wish = readPage(request);
  const found = accountEvents.list(account.id, { offset: wish.offset, limit: wish.pageSize });
  const content: components["schemas"]["AccountEvent"][] = found.map(({ id, kind, at, ip, device }) => ({
    id,
    kind,
    at: toMoment(at),
    ip,
    device: device || inLanguage(UNKNOWN_DEVICE, request.language),
  }));
  return success(request, pageOf(content, accountEvents.count(account.id), wish));
};

export const accountEventHandlers: Handlers = { listAccountEvents };
