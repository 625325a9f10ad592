import { isObject, objectOr, valueAt, type JsonObject, mapMembers } from "../../json.ts";
import { pointerFrom } from "../../relative-pointer.ts";
import type { CaseRequest } from "../../plan/case.ts";
import type { Formula } from "../../plan/read/computed-values.ts";
import { isOther, isRequested, requestNameOf, type Term } from "../../plan/read/terms.ts";
import { decimalOf, decimalText, lastPlaceOf, quotient } from "./numbers.ts";
import { isAmong } from "./comparison.ts";
import { numberAt, numberIn, requestedValue } from "./term-value.ts";

/** Writes the number like the value that it is compared with. */
export const textLike = (value: unknown, wanted: bigint): string => {
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
  (without.length === 0 || request !== undefined) &&
  without.every((parameter) => request && requestedValue(request, parameter) === undefined);

/**
 * The members of a row, with those filled in that are taken from this answer (`{ at }`) or from the request (`{ request, default }`), also as the ends
 * of a range (`{ from, before }`).
 */
export const withValues = (
  members: JsonObject,
  place: string,
  { json, request }: Pick<ComputedFrom, "json" | "request">,
): JsonObject =>
  mapMembers(members, (told) => {
    const { at, request: asked, default: usual } = objectOr(told);
    if (isObject(told) && "from" in told && "before" in told) return withValues(told, place, { json, request });
    if (typeof asked === "string") return (request && requestedValue(request, asked)) ?? usual;
    return typeof at === "string" ? valueAt(json, pointerFrom(place, at)) : told;
  });

/** The result of a formula for the value at `place`; undefined when a term is missing. */
function resultOf({ plus, minus, dividedBy, atLeast }: Formula, place: string, from: ComputedFrom): bigint | undefined {
  const { json, request, answerOf } = from;
  const termValue = (term: Term): bigint | undefined => {
    if (typeof term === "number") return decimalOf(term);
    if (isRequested(term)) return request && numberIn(requestedValue(request, term.request));
    const where = withValues(term.where, place, from);
    if (isOther(term)) return numberAt(answerOf(requestNameOf(term)), { ...term, where });
    return numberAt(json, { ...term, where, pointer: pointerFrom(place, term.pointer) });
  };
  const sumOf = (terms: readonly Term[]): bigint | undefined => {
    const values = terms.map(termValue);
    return values.reduce<bigint | undefined>(
      (sum, value) => (sum === undefined || value === undefined ? undefined : sum + value),
      0n,
    );
  };
  const [added, taken] = [sumOf(plus), sumOf(minus)];
  const divisor = dividedBy === undefined ? decimalOf(1) : termValue(dividedBy);
  if (added === undefined || taken === undefined || divisor === undefined) return undefined;
  const result = dividedBy === undefined ? added - taken : quotient(added - taken, divisor);
  const least = atLeast && resultOf(atLeast, place, from);
  if (result === undefined || (atLeast && least === undefined)) return undefined;
  return least !== undefined && result < least ? least : result;
}

/** Describes how the value at `place` differs from what the formula gives; undefined when it is right, or when a term is missing. */
export function computedComplaint(formula: Formula, place: string, from: ComputedFrom) {
  if (!isMeant(formula, place, from)) return undefined;
  const value = valueAt(from.json, place);
  const [told, wanted] = [numberIn(value), resultOf(formula, place, from)];
  if (told === undefined || wanted === undefined) return undefined;
  const difference = told < wanted ? wanted - told : told - wanted;
  const tolerance = decimalOf(formula.within) ?? 0n;
  // A quotient is rounded in some way to the last place of the value.
  const isRounded = formula.dividedBy !== undefined && difference < lastPlaceOf(value);
  if (difference <= tolerance || isRounded) return undefined;
  return `must be ${textLike(value, wanted)}, as computed from other values, but is ${String(value)}`;
}
