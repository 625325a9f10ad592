import { valueAt } from "../../json.ts";
import { pointerFrom } from "../../relative-pointer.ts";
import type { Formula, Term } from "../../plan/read/computed-values.ts";
import { decimalOf, decimalText, lastPlaceOf, quotient } from "./decimal.ts";
import { momentOf } from "./moment.ts";

/** The number in a value: a decimal, or a moment in milliseconds. */
const numberIn = (value: unknown): bigint | undefined => decimalOf(value) ?? decimalOf(momentOf(value));

/** Writes the number like the value that it is compared with. */
const textLike = (value: unknown, wanted: bigint): string => {
  const isMoment = decimalOf(value) === undefined;
  return isMoment ? new Date(Number(decimalText(wanted))).toISOString() : decimalText(wanted);
};

/** The answers that a formula takes values from. */
export interface ComputedFrom {
  readonly json: unknown;
  readonly answerOf: (operationId: string) => unknown;
}

/** Describes how the value at `place` differs from what the formula gives; undefined when it is right, or when a term is missing. */
export function computedComplaint(formula: Formula, place: string, { json, answerOf }: ComputedFrom) {
  const { plus, minus, dividedBy, atLeast, within } = formula;
  const termValue = (term: Term): bigint | undefined => {
    if (typeof term === "number") return decimalOf(term);
    const isHere = typeof term === "string";
    return numberIn(
      isHere ? valueAt(json, pointerFrom(place, term)) : valueAt(answerOf(term.operationId), term.pointer),
    );
  };
  const sumOf = (terms: readonly Term[]): bigint | undefined => {
    const values = terms.map(termValue);
    return values.reduce<bigint | undefined>(
      (sum, value) => (sum === undefined || value === undefined ? undefined : sum + value),
      0n,
    );
  };
  const value = valueAt(json, place);
  const [told, added, taken] = [numberIn(value), sumOf(plus), sumOf(minus)];
  if (told === undefined || added === undefined || taken === undefined) return undefined;
  const divisor = dividedBy === undefined ? undefined : termValue(dividedBy);
  const sum = added - taken;
  const result = dividedBy === undefined ? sum : divisor !== undefined && quotient(sum, divisor);
  if (result === undefined || result === false) return undefined;
  const least = decimalOf(atLeast) ?? result;
  const wanted = result < least ? least : result;
  const difference = told < wanted ? wanted - told : told - wanted;
  const tolerance = decimalOf(within) ?? 0n;
  // A quotient is rounded in some way to the last place of the value.
  const isRounded = dividedBy !== undefined && difference < lastPlaceOf(value);
  if (difference <= tolerance || isRounded) return undefined;
  return `must be ${textLike(value, wanted)}, as computed from other values, but is ${String(value)}`;
}
