import { compareAmounts } from "./amount.ts";

/** What an amount may be, as decimal strings, and in which currency. */
export interface AmountRange {
  currency: string;
  min: string;
  max: string;
}

export type AmountRule = "missing" | FinenessRule | "tooLow" | "tooHigh";

/** An amount is finer than its currency: more than two decimals, or any at all where the currency has none. */
export type FinenessRule = "tooFine" | "notWhole";

/** Currencies without a smaller coin in use: there is no half a dong. */
const WHOLE_CURRENCIES: readonly string[] = ["IDR", "VND"];

/** How many decimals an amount of a currency may have. The contract knows no finer one than two. */
export const decimalsOf = (currency: string): 0 | 2 => (WHOLE_CURRENCIES.includes(currency) ? 0 : 2);

/** Whether an amount is finer than its currency. Zeros at its end count for nothing: "5.00" is a whole amount. */
export function finenessComplaint(amount: string, currency: string): FinenessRule | undefined {
  const decimals = decimalsOf(currency);
  const fraction = amount.split(".")[1] ?? "";
  if (!/[1-9]/.test(fraction.slice(decimals))) return undefined;
  return decimals === 0 ? "notWhole" : "tooFine";
}

/** What is wrong with an amount as MoneyField gives it; undefined when it will do. The server says the same rules again. */
export function amountComplaint(amount: string, { min, max, currency }: AmountRange): AmountRule | undefined {
  if (amount === "") return "missing";
  const fineness = finenessComplaint(amount, currency);
  if (fineness) return fineness;
  if (compareAmounts(amount, min) < 0) return "tooLow";
  return compareAmounts(amount, max) > 0 ? "tooHigh" : undefined;
}

/** Minor units of a decimal string, for a share that is only drawn. */
const units = (amount: string): bigint => {
  const [whole = "0", part = ""] = amount.split(".");
  return BigInt(whole + part.slice(0, UNIT_DECIMALS).padEnd(UNIT_DECIMALS, "0"));
};
const UNIT_DECIMALS = 4;

/** How much of the whole a part is, in whole per cent from 0 to 100. */
export function percentOf(part: string, whole: string): number {
  const all = units(whole);
  return all === 0n ? 100 : Math.min(100, Number((units(part) * 100n) / all));
}

/** The smaller of two amounts. */
export const smallerAmount = (one: string, other: string): string => (compareAmounts(one, other) < 0 ? one : other);
