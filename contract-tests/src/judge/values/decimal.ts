const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;
/** More decimal places than any currency has. */
const PLACES = 12;
const ONE = 10n ** BigInt(PLACES);

/** Parses a decimal number exactly, because floating point cannot represent money; undefined for anything else. */
export function decimalOf(value: unknown): bigint | undefined {
  const text = typeof value === "number" ? String(value) : value;
  const [, sign, whole = "", fraction = ""] = (typeof text === "string" && DECIMAL.exec(text)) || [];
  if (sign === undefined || fraction.length > PLACES) return undefined;
  const size = BigInt(whole) * ONE + BigInt(fraction.padEnd(PLACES, "0"));
  return sign === "-" ? -size : size;
}

/** Formats the number as a decimal string. */
export function decimalText(value: bigint): string {
  const size = value < 0n ? -value : value;
  const fraction = (size % ONE).toString().padStart(PLACES, "0").replace(/0+$/, "");
  return `${value < 0n ? "-" : ""}${size / ONE}${fraction === "" ? "" : `.${fraction}`}`;
}

/** Divides two decimal numbers; undefined when the second is zero. */
export const quotient = (one: bigint, other: bigint): bigint | undefined =>
  other === 0n ? undefined : (one * ONE) / other;

/** The unit of a number's last decimal place: 0.01 for "1.50". */
export function lastPlaceOf(value: unknown): bigint {
  const [, , , fraction = ""] = DECIMAL.exec(String(value)) ?? [];
  return 10n ** BigInt(Math.max(0, PLACES - fraction.length));
}
