/** A moment in milliseconds since 1970, of a number or of a text such as ISO 8601; undefined when it is none. */
export function momentOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  const parsed = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
}
