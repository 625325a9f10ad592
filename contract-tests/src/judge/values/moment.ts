/** Parses a timestamp, from a number or a text such as ISO 8601, to milliseconds since 1970; undefined for anything else. */
export function momentOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  const parsed = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
}
