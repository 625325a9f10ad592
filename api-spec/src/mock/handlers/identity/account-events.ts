import type { HandlerRequest } from "../../handler.ts";
import type { AccountEventKind } from "../../world/identity/account-events.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { NOTICE_ADVICE, NOTICE_TITLES, type Notice } from "../../world/identity/data/security-notices.ts";
import { inLanguage, textOf } from "../../world/text.ts";
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
