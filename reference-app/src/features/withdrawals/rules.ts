import { normaliseTyped } from "@lobbykit/api-spec/client/typed-text";
import type { OperationValue } from "../../shared/api/api.ts";
import { compareAmounts, subtractAmounts } from "../../shared/money/amount.ts";
import { amountComplaint, smallerAmount, type AmountRule } from "../../shared/money/amount-rules.ts";
import { isPaymentPassword } from "../../shared/money/payment-password.ts";

export type PayoutAccount = OperationValue<"listPayoutAccounts">[number];
export type Withdrawal = OperationValue<"listWithdrawals">["content"][number];

/** What the member has filled in so far. */
export interface WithdrawalDraft {
  /** "" while there is no account. */
  accountId: string;
  amount: string;
}

/** What is wrong with an amount; "short" is more than there is, "tooLittle" that nothing can be withdrawn yet. */
export function withdrawalComplaint(
  amount: string,
  account: Pick<PayoutAccount, "min" | "max" | "currency">,
  balance: string,
): AmountRule | "short" | "tooLittle" | undefined {
  if (mostOf(account, balance) === undefined) return "tooLittle";
  const complaint = amountComplaint(amount, account);
  if (complaint) return complaint;
  return compareAmounts(amount, balance) > 0 ? "short" : undefined;
}

/** The most that can go at once; undefined where the balance does not reach for the least. */
export function mostOf({ min, max }: Pick<PayoutAccount, "min" | "max">, balance: string): string | undefined {
  const most = smallerAmount(max, balance);
  return compareAmounts(most, min) < 0 ? undefined : most;
}

/** What is left of the balance without the bonuses that are still to be played through: the server lets no more go (WAGER_INCOMPLETE). */
export const freeOf = (balance: string, bonuses: readonly { amount: string }[]): string =>
  bonuses.reduce((free, { amount }) => subtractAmounts(free, amount), balance);

/** Where a refusal of createWithdrawal belongs: to a control of the first step, or to the payment password of the second. */
export function placeOfRefusal(code: string): {
  step: "fill" | "review";
  field?: "accountId" | "amount" | "paymentPassword";
} {
  switch (code) {
    case "PAYMENT_PASSWORD_INCORRECT":
    case "TOO_MANY_REQUESTS":
      return { step: "review", field: "paymentPassword" };
    case "PAYMENT_PASSWORD_NOT_SET":
      return { step: "review" };
    case "NOT_FOUND":
      return { step: "fill", field: "accountId" };
    case "AMOUNT_OUT_OF_RANGE":
    case "INSUFFICIENT_BALANCE":
    case "INVALID_REQUEST":
    case "WAGER_INCOMPLETE":
      return { step: "fill", field: "amount" };
    default:
      return { step: "fill" };
  }
}

/** How a withdrawal stands, in one word: its status, and once it is approved what is known of its arrival (R329–R333). */
export type Standing = "processing" | "rejected" | "waiting" | "confirmed" | "automatic" | "notReceived" | "returned";

export function standingOf({ status, receipt }: Pick<Withdrawal, "status" | "receipt">): Standing {
  if (status !== "approved") return status;
  return receipt === "notDue" ? "waiting" : receipt;
}

/** What the member can say of the arrival (R332): nothing before it is approved, nor once it is settled. */
export function answersOf(withdrawal: Pick<Withdrawal, "status" | "receipt">): readonly ("arrived" | "missing")[] {
  const standing = standingOf(withdrawal);
  if (standing !== "waiting" && standing !== "notReceived") return [];
  return withdrawal.receipt === "waiting" ? ["arrived", "missing"] : ["arrived"];
}

/** May it still change without the member? */
export const isOpen = (withdrawal: Pick<Withdrawal, "status" | "receipt">): boolean =>
  ["processing", "waiting", "notReceived"].includes(standingOf(withdrawal));

/** Those whose amount the house has given back since the last look (R333). */
export const returnedSince = (before: readonly Withdrawal[], now: readonly Withdrawal[]): Withdrawal[] =>
  now.filter(
    ({ id, receipt }) => receipt === "returned" && before.some((one) => one.id === id && one.receipt !== "returned"),
  );

const SHOWN_DIGITS = 4;

/** The end of a masked number, which is all that anybody sees of it. */
export const endOf = (maskedNumber: string): string => maskedNumber.replaceAll("*", "").slice(-SHOWN_DIGITS);

export interface NewAccount {
  type: string;
  number: string;
  holder: string;
  paymentPassword: string;
}

/** A number as it is sent: people write it in any script, with spaces and hyphens. */
export const cleanNumber = (typed: string): string => normaliseTyped("account", typed);

const NUMBER = /^[A-Za-z0-9]{6,60}$/;

/** What is wrong with a new account, as far as all types have it in common; the rest is the server's to say (E071). */
export function accountComplaints({ number, paymentPassword }: NewAccount): ("number" | "paymentPassword")[] {
  const isNumberWrong = !NUMBER.test(cleanNumber(number));
  return [
    ...(isNumberWrong ? (["number"] as const) : []),
    ...(isPaymentPassword(paymentPassword) ? [] : (["paymentPassword"] as const)),
  ];
}

/** The field of the new account that a refusal is about. */
export function fieldOfAccountRefusal(code: string): "type" | "number" | "paymentPassword" | undefined {
  switch (code) {
    case "METHOD_UNAVAILABLE":
      return "type";
    case "INVALID_REQUEST":
      return "number";
    case "PAYMENT_PASSWORD_INCORRECT":
    case "TOO_MANY_REQUESTS":
      return "paymentPassword";
    default:
      return undefined;
  }
}
