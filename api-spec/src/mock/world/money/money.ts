const MINOR_PER_MAJOR = 100;

/** Currencies whose amounts are whole units. All others in the mock have two decimals. */
const WHOLE_CURRENCIES: readonly string[] = ["IDR", "VND"];

const decimalsOf = (currency: string): 0 | 2 => (WHOLE_CURRENCIES.includes(currency) ? 0 : 2);

/**
 * Whether a decimal string has more decimals than its currency allows; trailing zeros are ignored. The ledger holds two decimals for every
 * currency.
 */
export const isTooFine = (decimal: string, currency: string): boolean =>
  /[1-9]/.test((decimal.split(".")[1] ?? "").slice(decimalsOf(currency)));

/** The payable part of an amount in minor units: whole units where the currency has no smaller ones. */
export const payable = (amountMinor: number, currency: string): number =>
  decimalsOf(currency) === 0 ? amountMinor - (amountMinor % MINOR_PER_MAJOR) : amountMinor;

/** Converts minor units to a decimal string: 123450 → "1234.50". */
export function toDecimal(amountMinor: number): string {
  const sign = amountMinor < 0 ? "-" : "";
  const absolute = Math.abs(amountMinor);
  const minor = String(absolute % MINOR_PER_MAJOR).padStart(2, "0");
  return `${sign}${Math.floor(absolute / MINOR_PER_MAJOR)}.${minor}`;
}

/**
 * Converts a decimal string to minor units: "1234.5" → 123450. Zeros after two decimals are ignored. @throws RangeError when it is not an amount
 * with at most two decimals
 */
export function toMinor(decimal: string): number {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(decimal);
  if (!match) throw new RangeError(`Not a decimal amount: ${decimal}`);
  const [, sign, major, minor = ""] = match;
  const absolute = Number(major) * MINOR_PER_MAJOR + Number(minor.padEnd(2, "0"));
  return sign ? -absolute : absolute;
}
