import type { OperationBody } from "../../shared/api/api.ts";
import { amountComplaint, smallerAmount, type AmountRule } from "../../shared/money/amounts/amount-rules.ts";
import { compareAmounts } from "../../shared/money/amounts/amount.ts";

export type Direction = OperationBody<"transferToRelative">["direction"];

/** The range of one transfer, by the contract (E090). */
export const TRANSFER_RANGE = { min: "10.00", max: "100000.00" } as const;

/** What is wrong with an amount. The server checks the same rules again (E090). */
export function transferComplaint(amount: string, balance: string, currency: string): AmountRule | "short" | undefined {
  const rule = amountComplaint(amount, { ...TRANSFER_RANGE, currency });
  return rule ?? (compareAmounts(amount, balance) > 0 ? "short" : undefined);
}

/** The largest possible transfer; undefined when there is none. */
export function mostOf(balance: string): string | undefined {
  const most = smallerAmount(balance, TRANSFER_RANGE.max);
  return compareAmounts(most, TRANSFER_RANGE.min) < 0 ? undefined : most;
}

/** Which step a refusal belongs to: the form or the payment password. It names the field when there is one (E090). */
export function placeOfRefusal(code: string): {
  step: "fill" | "review";
  field?: "memberId" | "amount" | "paymentPassword";
} {
  if (code === "NOT_FOUND") return { step: "fill", field: "memberId" };
  if (code === "AMOUNT_OUT_OF_RANGE" || code === "INSUFFICIENT_BALANCE") return { step: "fill", field: "amount" };
  if (code === "PAYMENT_PASSWORD_INCORRECT") return { step: "review", field: "paymentPassword" };
  return { step: "review" };
}
