/** ISO 8601, or the form of HTTP. `Date.parse` would also read a name that ends with a number. */
const TIMESTAMP = /^(?:[+-]\d{2})?\d{4}-\d{2}|^[A-Z][a-z]{2}, \d/;

/** Parses a timestamp, from a number or a text such as ISO 8601, to milliseconds since 1970; undefined for anything else. */
export function momentOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  const isTimestamp = typeof value === "string" && TIMESTAMP.test(value);
  const parsed = isTimestamp ? Date.parse(value) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
}
