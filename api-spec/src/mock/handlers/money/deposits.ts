import type { components } from "../../../generated/types.ts";
import { Refusal, type HandlerRequest } from "../../handler.ts";
import { pageOf, readPage } from "../paging.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { payPathOf } from "../../pay/serve-pay.ts";
import {
  faultsOfFields,
  nameOfMethod,
  paymentMethodsOf,
  readFields,
  type PaymentMethod,
} from "../../world/money/data/payment-methods.ts";
import { inLanguage } from "../../world/text.ts";
import type { Deposit } from "../../world/money/deposits.ts";
import { merchantOfCurrency } from "../../world/site/merchants.ts";
import { toDecimal } from "../../world/money/money.ts";
import { readAmount } from "./amount.ts";
import { forMembers } from "../gate.ts";
import { momentOrNull, toMoment } from "../moments.ts";
import { readPeriod } from "../period.ts";

type Schemas = components["schemas"];

export const listDepositMethods = forMembers({}, (request, account) => {
  const { language, world } = request;
  const promotions = world.deposits.promotionsFor(account.id).map((promotion) => ({
    id: promotion.id,
    name: inLanguage(promotion.name, language),
    bonusPercent: promotion.bonusPercent,
    maxBonusAmount: toDecimal(promotion.maxBonusMinor),
    wagerTimes: promotion.wagerTimes,
  }));
  return paymentMethodsOf(merchantOfCurrency(account.currency)).map((method) => ({
    id: method.id,
    name: inLanguage(method.name, language),
    kind: method.kind,
    currency: account.currency,
    min: toDecimal(method.minMinor),
    max: toDecimal(method.maxMinor),
    presets: method.presetsMinor.map(toDecimal),
    available: method.isAvailable,
    payout: method.payoutPattern !== undefined,
    fields: method.fields.map(({ label, options, ...field }) => ({
      ...field,
      label: inLanguage(label, language),
      ...(options && { options: options.map((it) => ({ value: it.value, label: inLanguage(it.label, language) })) }),
    })),
    promotions,
  })) satisfies Schemas["DepositMethod"][];
});

function depositView(request: HandlerRequest, account: Account, deposit: Deposit): Schemas["Deposit"] {
  const { id, methodId, amountMinor, status, promotionId, payToken, createdAt, expiresAt, decidedAt } = deposit;
  const name = nameOfMethod(merchantOfCurrency(account.currency), methodId, request.language);
  const payUrl = request.gamesOrigin + payPathOf(payToken);
  return {
    id,
    method: { id: methodId, name },
    amount: toDecimal(amountMinor),
    currency: account.currency,
    status,
    promotionId: promotionId ?? null,
    ...(status === "pending" && { payUrl }),
    createdAt: toMoment(createdAt),
    expiresAt: toMoment(expiresAt),
    decidedAt: momentOrNull(decidedAt),
  };
}

export const listDeposits = forMembers({}, (request, account) => {
  const period = readPeriod(request);
  const { deposits } = request.world;
  const { status } = request.query;
  const filter = { accountId: account.id, ...(typeof status === "string" && { status }), ...period };
  const wish = readPage(request);
  const found = deposits.list(filter, wish.rows);
  const content = found.map((deposit) => depositView(request, account, deposit));
  return pageOf(content, deposits.count(filter), wish);
});

export const getDeposit = forMembers({}, (request, account) => {
  const deposit = request.world.deposits.byId(request.params.id ?? "");
  if (!deposit || deposit.accountId !== account.id) throw new Refusal(404, "NOT_FOUND");
  return depositView(request, account, deposit);
});

/** Checks the fields of a method. @throws Refusal with one detail per field, so that a form can show each beside its control */
function checkFields(method: PaymentMethod, fields: Record<string, string>): void {
  const details = [...faultsOfFields(method, fields)].map(([key, message]) => ({
    path: `body/fields/${key}`,
    message,
  }));
  if (details.length > 0) throw new Refusal(400, "INVALID_REQUEST", { details });
}

export const createDeposit = forMembers({ play: true }, (request, account) => {
  const { world } = request;
  const { methodId, amount, fields: typed, promotionId } = request.body as Schemas["DepositRequest"];
  const methods = paymentMethodsOf(merchantOfCurrency(account.currency));
  const method = methods.find(({ id, isAvailable }) => id === methodId && isAvailable);
  if (!method) throw new Refusal(422, "METHOD_UNAVAILABLE");
  const minor = readAmount("amount", amount, account.currency);
  const fields = readFields(method, typed);
  checkFields(method, fields);
  if (minor < method.minMinor || minor > method.maxMinor) throw new Refusal(422, "AMOUNT_OUT_OF_RANGE");
  const isOffered = world.deposits.promotionsFor(account.id).some(({ id }) => id === promotionId);
  if (promotionId !== undefined && !isOffered) throw new Refusal(422, "NOT_ELIGIBLE");
  const limit = world.protection.depositRefusalOf(account, minor, world.deposits.pendingMinorOf(account.id));
  if (limit) throw new Refusal(422, "DEPOSIT_LIMIT_REACHED", { value: { until: toMoment(limit.until) } });
  const deposit = world.deposits.create({ accountId: account.id, methodId, amountMinor: minor, fields, promotionId });
  return depositView(request, account, deposit);
});
