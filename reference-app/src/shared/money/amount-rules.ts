import { compareAmounts } from "./amount.ts";

/** What an amount may be, as decimal strings. */
export interface AmountRange {
  min: string;
  max: string;
}

export type AmountRule = "missing" | "tooFine" | "tooLow" | "tooHigh";

/** More than two decimals that are not zero: no currency of the contract is that fine. */
const TOO_FINE = /\.\d\d\d*[1-9]/;

/** What is wrong with an amount as MoneyField gives it; undefined when it will do. The server says the same rules again. */
export function amountComplaint(amount: string, { min, max }: AmountRange): AmountRule | undefined {
  if (amount === "") return "missing";
  if (TOO_FINE.test(amount)) return "tooFine";
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
