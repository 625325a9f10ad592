import { compareAmounts } from "./amount.ts";

/** The accepted range of an amount, as decimal strings, and its currency. */
export interface AmountRange {
  currency: string;
  min: string;
  max: string;
}

export type AmountRule = "missing" | FinenessRule | "tooLow" | "tooHigh";

/** An amount has too many decimals for its currency: more than two, or any where the currency has none. */
export type FinenessRule = "tooFine" | "notWhole";

/** Currencies without decimals. */
const WHOLE_CURRENCIES: readonly string[] = ["IDR", "VND"];

/** How many decimals an amount of a currency may have. The contract allows at most two. */
export const decimalsOf = (currency: string): 0 | 2 => (WHOLE_CURRENCIES.includes(currency) ? 0 : 2);

/** Returns the rule that an amount with too many decimals breaks, or undefined. Trailing zeros do not count: "5.00" is a whole amount. */
export function finenessComplaint(amount: string, currency: string): FinenessRule | undefined {
  const decimals = decimalsOf(currency);
  const fraction = amount.split(".")[1] ?? "";
  if (!/[1-9]/.test(fraction.slice(decimals))) return undefined;
  return decimals === 0 ? "notWhole" : "tooFine";
}

/** What is wrong with an amount from MoneyField; undefined when it is valid. The server checks the same rules again. */
export function amountComplaint(amount: string, { min, max, currency }: AmountRange): AmountRule | undefined {
  if (amount === "") return "missing";
  const fineness = finenessComplaint(amount, currency);
  if (fineness) return fineness;
  if (compareAmounts(amount, min) < 0) return "tooLow";
  return compareAmounts(amount, max) > 0 ? "tooHigh" : undefined;
}

/** The smaller of two amounts. */
export const smallerAmount = (one: string, other: string): string => (compareAmounts(one, other) < 0 ? one : other);
