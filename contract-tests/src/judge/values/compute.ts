import { valueAt } from "../../json.ts";
import { pointerFrom } from "../../relative-pointer.ts";
import type { CaseRequest } from "../../plan/case.ts";
import type { Formula } from "../../plan/read/computed-values.ts";
import { isOther, isRequested, requestNameOf, type Term } from "../../plan/read/terms.ts";
import { decimalOf, decimalText, lastPlaceOf, quotient } from "./decimal.ts";
import { isAmong } from "./has-members.ts";
import { numberAt, numberIn, requestedValue } from "./term-value.ts";

/** Writes the number like the value that it is compared with. */
const textLike = (value: unknown, wanted: bigint): string => {
  const isMoment = decimalOf(value) === undefined;
  return isMoment ? new Date(Number(decimalText(wanted))).toISOString() : decimalText(wanted);
};

/** The answers, and the request, that a formula takes values from. */
export interface ComputedFrom {
  readonly json: unknown;
  /** Undefined when the request does not say what was meant. */
  readonly request: CaseRequest | undefined;
  /** Returns the answer to a request by its name (`requestNameOf`). */
  readonly answerOf: (requestName: string) => unknown;
}

/** Whether the formula is for this value and this request. */
const isMeant = ({ where, without }: Formula, place: string, { json, request }: ComputedFrom): boolean =>
  isAmong(json, place, where) &&
  (without === undefined || (request !== undefined && requestedValue(request, without) === undefined));

/** Describes how the value at `place` differs from what the formula gives; undefined when it is right, or when a term is missing. */
export function computedComplaint(formula: Formula, place: string, from: ComputedFrom) {
  if (!isMeant(formula, place, from)) return undefined;
  const { plus, minus, dividedBy, atLeast, within } = formula;
  const { json, request, answerOf } = from;
  const termValue = (term: Term): bigint | undefined => {
    if (typeof term === "number") return decimalOf(term);
    if (isRequested(term)) return request && numberIn(requestedValue(request, term.request));
    if (isOther(term)) return numberAt(answerOf(requestNameOf(term)), term);
    return numberAt(json, { ...term, pointer: pointerFrom(place, term.pointer) });
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
