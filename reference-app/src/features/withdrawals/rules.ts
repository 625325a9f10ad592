import { normaliseTyped } from "@lobbykit/api-spec/client/typed-text";
import type { OperationValue } from "../../shared/api/api.ts";
import { compareAmounts, subtractAmounts } from "../../shared/money/amounts/amount.ts";
import { amountComplaint, smallerAmount, type AmountRule } from "../../shared/money/amounts/amount-rules.ts";
import { isPaymentPassword } from "../../shared/money/confirmation/payment-password.ts";

export type PayoutAccount = OperationValue<"listPayoutAccounts">[number];
export type Withdrawal = OperationValue<"listWithdrawals">["content"][number];

/** What the member typed and chose in the withdrawal form. */
export interface WithdrawalDraft {
  /** Id of the chosen payout account; "" when the member has none. */
  accountId: string;
  amount: string;
}

/** The money in the main wallet. */
export interface Funds {
  balance: string;
  /** The part of the balance that no bonus locks. */
  free: string;
}

/** The balance, and the part of it without bonuses whose wagering requirement is not met. The server pays out no more (WAGER_INCOMPLETE). */
export function fundsOf(balance: string, bonuses: readonly { amount: string }[]): Funds {
  const free = bonuses.reduce((rest, { amount }) => subtractAmounts(rest, amount), balance);
  return { balance, free: compareAmounts(free, "0") < 0 ? "0.00" : free };
}

/** "short": more than the balance. "tooLittle": the balance is below the minimum. The other two: the same of its free part. */
type FundsRule = "short" | "tooLittle" | "locked" | "tooLittleFree";

/** What is wrong with an amount. */
export function withdrawalComplaint(
  amount: string,
  account: Pick<PayoutAccount, "min" | "max" | "currency">,
  { balance, free }: Funds,
): AmountRule | FundsRule | undefined {
  if (mostOf(account, balance) === undefined) return "tooLittle";
  if (mostOf(account, free) === undefined) return "tooLittleFree";
  const complaint = amountComplaint(amount, account);
  if (complaint) return complaint;
  if (compareAmounts(amount, balance) > 0) return "short";
  return compareAmounts(amount, free) > 0 ? "locked" : undefined;
}

/** The highest possible withdrawal; undefined when the free part of the balance is below the minimum. */
export function mostOf({ min, max }: Pick<PayoutAccount, "min" | "max">, free: string): string | undefined {
  const most = smallerAmount(max, free);
  return compareAmounts(most, min) < 0 ? undefined : most;
}

/** Where a refusal of createWithdrawal belongs: a field of the first step, or the payment password of the second. */
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

/** A withdrawal's state: its status, and once approved, its receipt (R329–R333). */
export type Standing = "processing" | "rejected" | "waiting" | "confirmed" | "automatic" | "notReceived" | "returned";

export function standingOf({ status, receipt }: Pick<Withdrawal, "status" | "receipt">): Standing {
  if (status !== "approved") return status;
  return receipt === "notDue" ? "waiting" : receipt;
}

/**
 * The answers that the member can give about the arrival of the money (R332). There are none before the approval, or once the question is
 * settled.
 */
export function answersOf(withdrawal: Pick<Withdrawal, "status" | "receipt">): readonly ("arrived" | "missing")[] {
  const standing = standingOf(withdrawal);
  if (standing !== "waiting" && standing !== "notReceived") return [];
  return withdrawal.receipt === "waiting" ? ["arrived", "missing"] : ["arrived"];
}

/** Whether the withdrawal may still change without an action of the member. */
export const isOpen = (withdrawal: Pick<Withdrawal, "status" | "receipt">): boolean =>
  ["processing", "waiting", "notReceived"].includes(standingOf(withdrawal));

/** Withdrawals whose amount was returned since the last request (R333). */
export const returnedSince = (before: readonly Withdrawal[], now: readonly Withdrawal[]): Withdrawal[] =>
  now.filter(
    ({ id, receipt }) => receipt === "returned" && before.some((one) => one.id === id && one.receipt !== "returned"),
  );

const SHOWN_DIGITS = 4;

/** The last digits of a masked number; all others are hidden. */
export const endOf = (maskedNumber: string): string => maskedNumber.replaceAll("*", "").slice(-SHOWN_DIGITS);

export interface NewAccount {
  type: string;
  number: string;
  holder: string;
  paymentPassword: string;
}

/** Returns an account number as it is sent to the server. It may be typed in any script, with spaces and hyphens. */
export const cleanNumber = (typed: string): string => normaliseTyped("account", typed);

const NUMBER = /^[A-Za-z0-9]{6,60}$/;

/** What is wrong with a new account, by the rules common to all types. The server checks the rest (E071). */
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
