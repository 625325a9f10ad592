const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;
/** More than any currency has. */
const PLACES = 12;
const ONE = 10n ** BigInt(PLACES);

/** A decimal number, exact: money is no floating point. Undefined for what is none. */
export function decimalOf(value: unknown): bigint | undefined {
  const text = typeof value === "number" ? String(value) : value;
  const [, sign, whole = "", fraction = ""] = (typeof text === "string" && DECIMAL.exec(text)) || [];
  if (sign === undefined || fraction.length > PLACES) return undefined;
  const size = BigInt(whole) * ONE + BigInt(fraction.padEnd(PLACES, "0"));
  return sign === "-" ? -size : size;
}

/** The number as people write it. */
export function decimalText(value: bigint): string {
  const size = value < 0n ? -value : value;
  const fraction = (size % ONE).toString().padStart(PLACES, "0").replace(/0+$/, "");
  return `${value < 0n ? "-" : ""}${size / ONE}${fraction === "" ? "" : `.${fraction}`}`;
}
