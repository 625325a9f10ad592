import { readRate } from "../../shared/agents/rate.ts";
import { compareAmounts } from "../../shared/money/amounts/amount.ts";

export interface LinkDraft {
  label: string;
  /** In percent, as typed. */
  rate: string;
}

/** The maximum that the contract allows (E092). */
export const LABEL_CHARACTERS = 40;

export type LinkComplaint =
  | { field: "label"; rule: "missing" }
  | { field: "rate"; rule: "missing" | "format" | "tooHigh" };

function rateRule(typed: string, highest: string): "missing" | "format" | "tooHigh" | undefined {
  if (typed.trim() === "") return "missing";
  const rate = readRate(typed);
  if (rate === undefined) return "format";
  return compareAmounts(rate, highest) > 0 ? "tooHigh" : undefined;
}

/**
 * What is wrong with a new link. The server checks the maximum again (E092).
 * @param highest the agent's own rebate, as a decimal string
 */
export function linkComplaints({ label, rate }: LinkDraft, highest: string): LinkComplaint[] {
  const rule = rateRule(rate, highest);
  return [
    ...(label.trim() === "" ? [{ field: "label", rule: "missing" } as const] : []),
    ...(rule ? [{ field: "rate", rule } as const] : []),
  ];
}
