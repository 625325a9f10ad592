import { canonical } from "./canonical.ts";
import { decimalOf } from "./decimal.ts";

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Equal as people mean it: "100.00" is 100, and the query of an address says 7 where an answer says the number. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!isPlain(one) || !isPlain(other)) return canonical(one) === canonical(other);
  const [left, right] = [decimalOf(one), decimalOf(other)];
  return left !== undefined && right !== undefined ? left === right : String(one) === String(other);
}
