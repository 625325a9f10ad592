const MINOR_PER_MAJOR = 100;

/** Minor units to a decimal string: 123450 → "1234.50". */
export function toDecimal(amountMinor: number): string {
  const sign = amountMinor < 0 ? "-" : "";
  const absolute = Math.abs(amountMinor);
  const minor = String(absolute % MINOR_PER_MAJOR).padStart(2, "0");
  return `${sign}${Math.floor(absolute / MINOR_PER_MAJOR)}.${minor}`;
}

/** A decimal string to minor units: "1234.5" → 123450. @throws RangeError when it is no amount of two decimals */
export function toMinor(decimal: string): number {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(decimal);
  if (!match) throw new RangeError(`Not a decimal amount: ${decimal}`);
  const [, sign, major, minor = ""] = match;
  const absolute = Number(major) * MINOR_PER_MAJOR + Number(minor.padEnd(2, "0"));
  return sign ? -absolute : absolute;
}
