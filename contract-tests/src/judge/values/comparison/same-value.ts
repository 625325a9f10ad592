import { canonical } from "./canonical-json.ts";
import { decimalOf } from "../decimal.ts";

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Compares loosely: "100.00" equals 100, and 7 in a query string equals the number 7 in a response. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!isPlain(one) || !isPlain(other)) return canonical(one) === canonical(other);
  const [left, right] = [decimalOf(one), decimalOf(other)];
  return left !== undefined && right !== undefined ? left === right : String(one) === String(other);
}
