import { escapeToken, isObject, valueAt, type JsonObject, objectOr, mapMembers } from "../../json.ts";
import type { CaseRequest } from "../../plan/case.ts";
import { type TermPlace, isOther, isRequested, requestNameOf, type Term } from "../../plan/read/terms.ts";
import { decimalOf, momentOf, decimalText, lastPlaceOf, quotient } from "./numbers.ts";
import { hasMembers, isAmong } from "./comparison.ts";
import { valuesAt, type ValuePlace } from "./values-at.ts";
import { pointerFrom } from "../../relative-pointer.ts";
import type { Formula } from "../../plan/read/computed-values.ts";

/** The number in a value: a decimal, or a moment in milliseconds. */
export const numberIn = (value: unknown): bigint | undefined => decimalOf(value) ?? decimalOf(momentOf(value));

const allOf = (values: readonly (bigint | undefined)[]): bigint[] | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? known : undefined;
};

/** Whether a page, the latest row first, goes back behind the range of times that is asked for, so that it has all rows of the range. */
const reachesBehind = (rows: readonly ValuePlace[], where: JsonObject): boolean =>
  Object.entries(where).some(([name, wanted]) => {
    const start = isObject(wanted) && "before" in wanted ? momentOf(wanted["from"]) : undefined;
    const [latest, earliest] = [rows[0], rows.at(-1)].map((row) =>
      momentOf(valueAt(row?.value, `/${escapeToken(name)}`)),
    );
    if (start === undefined || latest === undefined || earliest === undefined) return false;
    return latest > earliest && earliest < start;
  });

/** The number of a place in an answer: of its one value, or taken from all of its values. */
export function numberAt(json: unknown, { pointer, take, where, total, values }: TermPlace): bigint | undefined {
  const numberOf = (value: unknown) => numberIn(values ? values[String(value)] : value);
  if (take === undefined) return numberOf(valueAt(json, pointer));
  const last = pointer.lastIndexOf("/*");
  const [rows, field] = [pointer.slice(0, last), pointer.slice(last + "/*".length)];
  // Without the list, nothing is known of its rows.
  if (last === -1 || valuesAt(json, rows).length === 0) return undefined;
  const all = valuesAt(json, `${rows}/*`);
  const isWhole = total === undefined || valueAt(json, total) === all.length;
  if (!isWhole && !reachesBehind(all, where)) return undefined;
  const meant = all.filter(({ value }) => hasMembers(value, where));
  if (take === "count") return decimalOf(meant.length);
  const numbers = allOf(meant.map(({ value }) => numberOf(valueAt(value, field))));
  if (!numbers) return undefined;
  if (take === "sum") return numbers.reduce((sum, number) => sum + number, 0n);
  const isFurther = (one: bigint, other: bigint) => (take === "maximum" ? one > other : one < other);
  const [first, ...more] = numbers;
  return more.reduce((found, number) => (found === undefined || isFurther(number, found) ? number : found), first);
}

/** What a request carried at `query/NAME`, `path/NAME`, `header/NAME` or `body/POINTER`, or its size in `bytes`. */
export function requestedValue({ parameters, body }: CaseRequest, asked: string): unknown {
  if (asked === "bytes") return body && "base64" in body ? Buffer.byteLength(body.base64, "base64") : undefined;
  const [place = "", ...names] = asked.split("/");
  if (place === "body") return body && "value" in body ? valueAt(body.value, `/${names.join("/")}`) : undefined;
  if (place !== "path" && place !== "query" && place !== "header") return undefined;
  const wanted = names.join("/").toLowerCase();
  return Object.entries(parameters[place]).find(([name]) => name.toLowerCase() === wanted)?.[1];
}

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
