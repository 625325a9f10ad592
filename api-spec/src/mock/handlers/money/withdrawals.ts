import type { components } from "../../../generated/types.ts";
import { Refusal, type HandlerRequest } from "../../handler.ts";
import { pageOf, readPage } from "../paging.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { paymentMethodsOf } from "../../world/money/data/payment-methods.ts";
import { inLanguage } from "../../world/text.ts";
import { merchantOfCurrency } from "../../world/site/merchants.ts";
import { toDecimal } from "../../world/money/money.ts";
import { maskNumber, MOST_PAYOUT_ACCOUNTS, type PayoutAccount } from "../../world/money/payout-accounts.ts";
import { transaction } from "../../world/store.ts";
import type { Withdrawal } from "../../world/money/withdrawals.ts";
import { readAmount } from "./amount.ts";
import { noteChange } from "../identity/account-events.ts";
import { forMembers } from "../gate.ts";
import { momentOrNull, toMoment } from "../moments.ts";
import { checkPaymentPassword } from "../authentication/payment-password.ts";
import { readPeriod } from "../period.ts";

type Schemas = components["schemas"];

const methodOf = (account: Account, type: string) =>
  paymentMethodsOf(merchantOfCurrency(account.currency)).find(({ id }) => id === type);

function payoutTarget({ language }: HandlerRequest, account: Account, { id, type, number }: PayoutAccount) {
  const method = methodOf(account, type);
  return { id, type, name: method ? inLanguage(method.name, language) : type, maskedNumber: maskNumber(number) };
}

function accountView(request: HandlerRequest, account: Account, payout: PayoutAccount): Schemas["PayoutAccount"] {
  const { minMinor = 0, maxMinor = 0 } = methodOf(account, payout.type) ?? {};
  return {
    ...payoutTarget(request, account, payout),
    holder: payout.holder,
    currency: account.currency,
    min: toDecimal(minMinor),
    max: toDecimal(maxMinor),
  };
}

export const listPayoutAccounts = forMembers({}, (request, account) => {
  const payouts = request.world.payoutAccounts.of(account.id);
  return payouts.map((payout) => accountView(request, account, payout));
});

export const addPayoutAccount = forMembers({ sensitive: true }, (request, account) => {
  const { payoutAccounts, store } = request.world;
  const { type, number, holder, paymentPassword } = request.body as Schemas["PayoutAccountRequest"];
  const pattern = methodOf(account, type)?.payoutPattern;
  if (pattern === undefined) throw new Refusal(422, "METHOD_UNAVAILABLE");
  if (!new RegExp(pattern, "u").test(number)) {
    const details = [{ path: "body/number", message: `must match ${pattern}` }];
    throw new Refusal(400, "INVALID_REQUEST", { details });
  }
  const known = payoutAccounts.find({ accountId: account.id, type, number });
  const isFull = payoutAccounts.of(account.id).length >= MOST_PAYOUT_ACCOUNTS;
  if (!known && isFull) throw new Refusal(422, "PAYOUT_ACCOUNT_LIMIT");
  checkPaymentPassword(request, account, paymentPassword);
  if (known) return accountView(request, account, known);
  return transaction(store, () => {
    const payout = payoutAccounts.add({ accountId: account.id, type, number, holder });
    noteChange(request, account, "payoutAccountAdded");
    return accountView(request, account, payout);
  });
});

function withdrawalView(request: HandlerRequest, account: Account, withdrawal: Withdrawal): Schemas["Withdrawal"] {
  const { id, payoutAccountId, amountMinor, status, receipt, createdAt, decidedAt, receivedAt } = withdrawal;
  const payout = request.world.payoutAccounts.byId(payoutAccountId);
  if (!payout) throw new Error(`Withdrawal ${id} goes nowhere`);
  return {
    id,
    account: payoutTarget(request, account, payout),
    amount: toDecimal(amountMinor),
    currency: account.currency,
    status,
    receipt,
    createdAt: toMoment(createdAt),
    decidedAt: momentOrNull(decidedAt),
    autoReceiptAt: receipt === "waiting" ? momentOrNull(withdrawal.autoReceiptAt) : null,
    receivedAt: momentOrNull(receivedAt),
  };
}

export const listWithdrawals = forMembers({}, (request, account) => {
  const period = readPeriod(request);
  const { withdrawals } = request.world;
  const { status } = request.query;
  const filter = { accountId: account.id, ...(typeof status === "string" && { status }), ...period };
  const wish = readPage(request);
  const found = withdrawals.list(filter, wish.rows);
  const content = found.map((withdrawal) => withdrawalView(request, account, withdrawal));
  return pageOf(content, withdrawals.count(filter), wish);
});

export const createWithdrawal = forMembers({}, (request, account) => {
  const { world } = request;
  const { accountId: payoutAccountId, amount, paymentPassword } = request.body as Schemas["WithdrawalRequest"];
  const minor = readAmount("amount", amount, account.currency);
  const payout = world.payoutAccounts.byId(payoutAccountId);
  if (!payout || payout.accountId !== account.id) throw new Refusal(404, "NOT_FOUND");
  const { minMinor = 0, maxMinor = 0 } = methodOf(account, payout.type) ?? {};
  if (minor < minMinor || minor > maxMinor) throw new Refusal(422, "AMOUNT_OUT_OF_RANGE");
  const balanceMinor = world.ledger.balanceOf(account.id);
  if (minor > balanceMinor) throw new Refusal(422, "INSUFFICIENT_BALANCE");
  if (minor > balanceMinor - world.bonuses.lockedMinor(account.id)) throw new Refusal(422, "WAGER_INCOMPLETE");
  checkPaymentPassword(request, account, paymentPassword);
  const withdrawal = world.withdrawals.create({ accountId: account.id, payoutAccountId, amountMinor: minor });
  return withdrawalView(request, account, withdrawal);
});

export const confirmWithdrawalReceipt = forMembers({}, (request, account) => {
  const { withdrawals } = request.world;
  const { received } = request.body as Schemas["ReceiptRequest"];
  const withdrawal = withdrawals.byId(request.params.id ?? "");
  if (!withdrawal || withdrawal.accountId !== account.id) throw new Refusal(404, "NOT_FOUND");
  const confirmed = withdrawals.confirm(withdrawal.id, received);
  if (!confirmed) throw new Refusal(409, "STATE_CONFLICT");
  return withdrawalView(request, account, confirmed);
});
