import type { components } from "../../../generated/types.ts";
import { success, type HandlerRequest, type Handlers } from "../../handler.ts";
import { pageOf, readPage } from "../paging.ts";
import type { AccountEventKind } from "../../world/identity/account-events.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { NOTICE_ADVICE, NOTICE_TITLES, type Notice } from "../../world/identity/data/security-notices.ts";
import { inLanguage, textOf } from "../../world/text.ts";
import { UNKNOWN_DEVICE } from "../../world/identity/devices.ts";
import { forMembers } from "../gate.ts";
import { toMoment } from "../moments.ts";
import { originOf } from "./origin.ts";

/** Records an event of an account with its address and device, without notifying the member. */
export function noteEvent(request: HandlerRequest, account: Account, kind: AccountEventKind): void {
  // A free-play guest has no account to protect.
  if (account.role !== "member") return;
  request.world.accountEvents.note({ accountId: account.id, kind, ...originOf(request) });
}

/**
 * Records a security change and notifies the member in the message centre and by SMS and e-mail. Pass the account as it was before the
 * change: a new address may belong to a thief.
 */
export function noteChange(request: HandlerRequest, account: Account, kind: Extract<AccountEventKind, Notice>): void {
  noteEvent(request, account, kind);
  tell(request, account, kind);
}

/** Records a completed login. Notifies the member when the device is new. */
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

const listAccountEvents = forMembers({}, (request, account) => {
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
});

export const accountEventHandlers: Handlers = { listAccountEvents };
