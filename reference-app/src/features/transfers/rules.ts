import type { OperationValue } from "../../shared/api/api.ts";
import { compareAmounts } from "../../shared/money/amounts/amount.ts";
import { amountComplaint, type AmountRule } from "../../shared/money/amounts/amount-rules.ts";

export type Wallet = OperationValue<"getMerchantWallet">["wallets"][number];

export interface TransferDraft {
  /** Wallet codes. */
  from: string;
  to: string;
  amount: string;
}

export type TransferComplaint =
  | { field: "to"; rule: "same" }
  | { field: "amount"; rule: AmountRule | "zero" | "short" };

const isZero = (amount: string) => compareAmounts(amount, "0") === 0;

/** What is wrong with a transfer. The server's transferWallet checks the same rules again (E030). */
export function transferComplaints({ from, to, amount }: TransferDraft, source: Wallet): TransferComplaint[] {
  const complaints: TransferComplaint[] = from === to ? [{ field: "to", rule: "same" }] : [];
  if (amount !== "" && isZero(amount)) return [...complaints, { field: "amount", rule: "zero" }];
  const rule = amountComplaint(amount, { min: "0", max: source.balance, currency: source.currency });
  if (rule) complaints.push({ field: "amount", rule: rule === "tooHigh" ? "short" : rule });
  return complaints;
}

/** The default transfer: from the main wallet to the first other one. */
export const firstTransfer = (wallets: readonly Wallet[]): TransferDraft => ({
  from: wallets.find(({ isMain }) => isMain)?.code ?? "",
  to: wallets.find(({ isMain }) => !isMain)?.code ?? "",
  amount: "",
});

/** Swaps the wallets and keeps the amount. */
export const turned = ({ from, to, amount }: TransferDraft): TransferDraft => ({ from: to, to: from, amount });
