import { valueAt } from "../../json.ts";

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

/** ISO 8601, or the form of HTTP. `Date.parse` would also read a name that ends with a number. */
const TIMESTAMP = /^(?:[+-]\d{2})?\d{4}-\d{2}|^[A-Z][a-z]{2}, \d/;

/** Parses a timestamp, from a number or a text such as ISO 8601, to milliseconds since 1970; undefined for anything else. */
export function momentOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  const isTimestamp = typeof value === "string" && TIMESTAMP.test(value);
  const parsed = isTimestamp ? Date.parse(value) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
}

/** The part of an answer that can tell a number. */
export interface Telling {
  readonly json: unknown;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
}

const IN_HEADER = "header/";

/** How the place of a number in a header is written, such as `header/x-total-count`. */
export const headerPlace = (name: string): string => IN_HEADER + name.toLowerCase();

/** The number at a place: a JSON pointer into the body, or a header. Undefined when the answer has no number there. */
export function numberInAnswer({ json, headers }: Telling, place: string): number | undefined {
  if (!place.startsWith(IN_HEADER)) {
    const found = valueAt(json, place);
    return typeof found === "number" ? found : undefined;
  }
  const text = headers.get(place.slice(IN_HEADER.length)) ?? "";
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
