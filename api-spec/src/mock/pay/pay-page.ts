import { shell } from "../games/play-page.ts";
import { toMoment } from "../handlers/moments.ts";
import { escapeHtml } from "../pages/html.ts";
import { nameOfMethod } from "../world/money/data/payment-methods.ts";
import { spoken } from "../world/text.ts";
import type { Deposit, DepositStatus } from "../world/money/deposits.ts";
import { merchantOfCurrency } from "../world/site/merchants.ts";
import { toDecimal } from "../world/money/money.ts";
import { payText, type PayText } from "./pay-texts.ts";

/** Values of the form's `decision`. */
export const PAY = "pay";
export const CANCEL = "cancel";

const TITLES: Record<DepositStatus, PayText> = {
  pending: "pendingTitle",
  approved: "approvedTitle",
  rejected: "rejectedTitle",
  expired: "expiredTitle",
};
const TEXTS: Record<DepositStatus, PayText> = {
  pending: "pendingText",
  approved: "approvedText",
  rejected: "rejectedText",
  expired: "expiredText",
};

/** Path data of the signs, 24 by 24 units. Each only repeats the title beside it, so screen readers skip it. */
const SIGNS = {
  pending: "M12 7v5.5l3.5 2",
  approved: "M7.5 12.5l3 3 6-6.5",
  rejected: "M8.5 8.5l7 7m0-7l-7 7",
  expired: "M8 6.5h8M8 17.5h8M9 6.5c0 4 6 7 6 11M15 6.5c0 4-6 7-6 11",
  unknown: "M9.5 9.5a2.5 2.5 0 1 1 3.4 2.3c-.6.3-.9.8-.9 1.7M12 16.6v.2",
} as const;
type Sign = keyof typeof SIGNS;

const sign = (name: Sign) =>
  `<svg class="sign ${name}" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="10.5"/><path d="${SIGNS[name]}"/></svg>`;

// R501: two decimals, groups of three and Latin digits in every language.
const money = new Intl.NumberFormat("en", { minimumFractionDigits: 2 });
const moneyText = (amountMinor: number) => money.format(toDecimal(amountMinor) as `${number}`);

/** The page cannot know the reader's time zone, so it shows times in that of the merchant's country, with its name. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  BD: "Asia/Dhaka",
  VN: "Asia/Ho_Chi_Minh",
  PH: "Asia/Manila",
  ID: "Asia/Jakarta",
};

function time(atMs: number, language: string, country: string): string {
  const format = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    numberingSystem: "latn",
    timeZone: TIME_ZONES[country] ?? "UTC",
    timeZoneName: "short",
  });
  return `<time datetime="${toMoment(atMs)}">${escapeHtml(format.format(atMs))}</time>`;
}

const row = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`;

interface Card {
  language: string;
  title: string;
  sign: Sign;
  text: string;
  body?: string;
}

const card = ({ language, title, sign: name, text, body = "" }: Card) =>
  shell({
    language,
    title,
    body: `<main class="pay"><div class="card">${sign(name)}
<h1>${title}</h1>
<p class="state" role="status">${text}</p>
${body}</div>
<p class="made-up">${payText("madeUp", language)}</p></main>`,
    styles: ["forms", "pay"],
  });

/** Renders the payment service's page of one deposit, for each of its states. It shows no data of the member. */
export function payPage(deposit: Deposit, currency: string, wanted: string): string {
  const { id, methodId, amountMinor, status, expiresAt, decidedAt } = deposit;
  const language = spoken(wanted);
  const text = (key: PayText) => payText(key, language);
  const merchant = merchantOfCurrency(currency);
  const method = escapeHtml(nameOfMethod(merchant, methodId, language));
  const currencyName = new Intl.DisplayNames(language, { type: "currency" }).of(currency) ?? currency;
  const moment =
    decidedAt === undefined
      ? row(text("payBefore"), time(expiresAt, language, merchant.country))
      : row(text("decidedAt"), time(decidedAt, language, merchant.country));
  const form = `<form method="post"><button name="decision" value="${PAY}" class="pay-now">${text("pay")}</button><button name="decision" value="${CANCEL}">${text("cancel")}</button></form>`;
  return card({
    language,
    title: text(TITLES[status]).replace("{method}", method),
    sign: status,
    text: text(TEXTS[status]),
    body: `<dl><div class="amount"><dt>${text("amount")}</dt><dd translate="no">${escapeHtml(merchant.currencySymbol)} ${moneyText(amountMinor)}</dd></div>
${row(text("currency"), `${escapeHtml(currencyName)} (${currency})`)}
${row(text("method"), method)}
${row(text("order"), `<span translate="no">${escapeHtml(id)}</span>`)}
${moment}</dl>
${status === "pending" ? form : ""}`,
  });
}

/** The page for an address that belongs to no deposit. */
export function unknownPaymentPage(wanted: string): string {
  const language = spoken(wanted);
  const [title, text] = [payText("unknownTitle", language), payText("unknownText", language)];
  return card({ language, title, sign: "unknown", text });
}

/** Renders the response to a form whose decision is neither to pay nor to cancel. */
export function unclearDecisionPage(wanted: string): string {
  const language = spoken(wanted);
  const [title, text] = [payText("unclearTitle", language), payText("unclearText", language)];
  return card({ language, title, sign: "unknown", text });
}
