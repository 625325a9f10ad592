import { isDecimal, type DecimalString } from "@lobbykit/design-system/foundations/format";

/** Decimals of the internal unit. Amounts are compared as whole numbers, never as floats (D12). */
const DECIMALS = 4;

/** An amount in internal units, finer than any currency or points. */
function units(amount: string): bigint {
  if (!isDecimal(amount)) throw new RangeError(`"${amount}" is not a decimal number.`);
  const [whole = "0", part = ""] = amount.replace("-", "").split(".");
  const value = BigInt(whole + part.slice(0, DECIMALS).padEnd(DECIMALS, "0"));
  return amount.startsWith("-") ? -value : value;
}

/** Negative when the first is less, 0 when both are equal (as "5" and "5.00"), positive when it is more. */
export function compareAmounts(first: string, second: string): number {
  const difference = units(first) - units(second);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The sum of two amounts, with at least two decimals. */
export function addAmounts(first: string, second: string): DecimalString {
  const sum = units(first) + units(second);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(DECIMALS + 1, "0");
  const part = digits.slice(-DECIMALS).replace(/0{1,2}$/, "");
  const text = `${sum < 0n ? "-" : ""}${digits.slice(0, -DECIMALS)}.${part}`;
  return text as DecimalString;
}

/** The first amount minus the second; may be negative. */
export const subtractAmounts = (first: string, second: string): DecimalString =>
  addAmounts(first, second.startsWith("-") ? second.slice(1) : `-${second}`);

/** What share of the whole a part is, in whole per cent from 0 to 100. Of a whole of 0, everything is used. */
export function percentOf(part: string, whole: string): number {
  const all = units(whole);
  return all === 0n ? 100 : Math.min(100, Number((units(part) * 100n) / all));
}
