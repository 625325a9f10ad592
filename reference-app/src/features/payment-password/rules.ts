import { isPaymentPassword } from "../../shared/money/confirmation/payment-password.ts";

export const FIELDS = ["oldPaymentPassword", "newPaymentPassword", "confirmPaymentPassword"] as const;
export type PaymentPasswordField = (typeof FIELDS)[number];
export type PaymentPasswords = Readonly<Record<PaymentPasswordField, string>>;

export interface PaymentPasswordComplaint {
  field: PaymentPasswordField;
  rule: "sixDigits" | "different" | "same";
}

/** What is wrong with the new digits. Only the server can check the old ones. */
export function passwordComplaints(typed: PaymentPasswords, hasOld: boolean): PaymentPasswordComplaint[] {
  const { oldPaymentPassword, newPaymentPassword, confirmPaymentPassword } = typed;
  if (!isPaymentPassword(newPaymentPassword)) return [{ field: "newPaymentPassword", rule: "sixDigits" }];
  if (hasOld && newPaymentPassword === oldPaymentPassword) return [{ field: "newPaymentPassword", rule: "same" }];
  return newPaymentPassword === confirmPaymentPassword ? [] : [{ field: "confirmPaymentPassword", rule: "different" }];
}

/** The field that a refusal is about. */
export function fieldOfRefusal(code: string): PaymentPasswordField | undefined {
  if (code === "PAYMENT_PASSWORD_INCORRECT") return "oldPaymentPassword";
  return code === "PASSWORD_UNCHANGED" ? "newPaymentPassword" : undefined;
}
