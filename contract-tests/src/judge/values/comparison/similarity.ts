import { canonical } from "./canonical-json.ts";
import { decimalOf } from "../decimal.ts";
import { momentOf } from "../moment.ts";

/** Whether a stored value is the one that was sent, one that a server may make of it, or another. */
export type Similarity = "same" | "alike" | "other";

const isMoment = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value);
const simplified = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();
const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);
const inOrder = (list: readonly unknown[]): string => canonical(list.map(canonical).toSorted());

/**
 * Compares what was sent with what is read: JSON values, decimal numbers and moments by their value. A text is alike when only spaces, letter
 * case or composed characters differ, and a list when only the order differs.
 */
export function similarityOf(sent: unknown, told: unknown): Similarity {
  if (canonical(sent) === canonical(told)) return "same";
  if (isNothing(sent) && (told === undefined || isNothing(told)))
    return told === undefined && sent === null ? "same" : "alike";
  if (isMoment(sent) && isMoment(told)) return momentOf(sent) === momentOf(told) ? "same" : "other";
  const [left, right] = [decimalOf(sent), decimalOf(told)];
  if (left !== undefined && left === right) return "same";
  if (typeof sent === "string" && typeof told === "string")
    return simplified(sent) === simplified(told) ? "alike" : "other";
  if (Array.isArray(sent) && Array.isArray(told)) return inOrder(sent) === inOrder(told) ? "alike" : "other";
  return "other";
}
