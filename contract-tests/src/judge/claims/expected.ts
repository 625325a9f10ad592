import { isObject, valueAt, type JsonObject } from "../../json.ts";
import { evaluate } from "../../plan/journeys/runtime-expression.ts";
import type { ExpectedValue } from "../../plan/series/sequences/expected-values.ts";
import { canonical, hasMembers, membersWith, isSameValue } from "../values/comparison.ts";
import { decimalOf, decimalText } from "../values/numbers.ts";
import { numberIn } from "../values/compute.ts";
import { findingIn, hasSucceeded, type AnsweredStep, type ClaimFinding, type StepOf } from "./answered-step.ts";
import type { ClaimOf } from "./judges.ts";
import { FIRST_REFUSAL, FIRST_SERVER_ERROR, TOO_MANY_REQUESTS } from "../../status-codes.ts";

type Expected = ClaimOf<"expected">;
type OfCall = Extract<ExpectedValue, { call: string }>;

const shown = (value: unknown): string => (value === undefined ? "missing" : canonical(value));

/** How the value differs from that of another call; undefined when it does not, or when one of them is no number although one is needed. */
function differenceFrom({ plus, atLeast, within, isOther }: OfCall, told: unknown, other: unknown): string | undefined {
  if (other === undefined) return undefined;
  if (isOther) return isSameValue(told, other) ? `must not be ${canonical(other)} again` : undefined;
  if (plus === 0 && within === 0 && atLeast === undefined) {
    return isSameValue(told, other) ? undefined : `must be ${canonical(other)}, but is ${shown(told)}`;
  }
  const [one, base] = [numberIn(told), numberIn(other)];
  if (base === undefined) return undefined;
  const sum = base + (decimalOf(plus) ?? 0n);
  const lowest = decimalOf(atLeast);
  const due = lowest !== undefined && sum < lowest ? lowest : sum;
  const away = one === undefined ? undefined : one < due ? due - one : one - due;
  if (away !== undefined && away <= (decimalOf(within) ?? 0n)) return undefined;
  const isTime = typeof told === "string" && decimalOf(told) === undefined;
  const wanted = isTime ? new Date(Number(decimalText(due))).toISOString() : decimalText(due);
  return `must be ${wanted}, but is ${shown(told)}`;
}

/** How a value differs from what it must be; undefined when it is right. `other` is the value of the call that it is compared with. */
export function expectedComplaint(wanted: ExpectedValue, told: unknown, other: unknown): string | undefined {
  if ("isAbsent" in wanted) return told === undefined ? undefined : `must be missing, but is ${canonical(told)}`;
  if ("has" in wanted || "lacks" in wanted) {
    if (!Array.isArray(told)) return undefined;
    const members = "has" in wanted ? wanted.has : wanted.lacks;
    const found = told.filter((row) => hasMembers(row, members)).length;
    if ("has" in wanted && wanted.rows !== undefined) {
      if (found === wanted.rows) return undefined;
      return `must have ${wanted.rows} rows with ${canonical(members)}, but has ${found}`;
    }
    const isThere = found > 0;
    if (isThere === "has" in wanted) return undefined;
    return `must ${isThere ? "not have" : "have"} a row with ${canonical(members)}`;
  }
  if ("pattern" in wanted) {
    const isMatch = typeof told === "string" && new RegExp(wanted.pattern, "u").test(told);
    return isMatch ? undefined : `must match ${wanted.pattern}, but is ${shown(told)}`;
  }
  if ("call" in wanted) return differenceFrom(wanted, told, other);
  const isEqual = isObject(wanted.value) ? hasMembers(told, wanted.value) : isSameValue(told, wanted.value);
  return isEqual && told !== undefined ? undefined : `must be ${canonical(wanted.value)}, but is ${shown(told)}`;
}

const HEADER = "header/";
const NO_OUTPUTS = new Map();

const toldAt = (place: string, { answer: { headers, json } }: AnsweredStep): unknown =>
  place.startsWith(HEADER) ? headers.get(place.slice(HEADER.length).toLowerCase()) : valueAt(json, place);

const ofCall = (expression: string, { request, answer }: AnsweredStep): unknown =>
  evaluate(expression, { outputs: NO_OUTPUTS, request, received: answer });

/** The members of a row, with the values of other calls in place of `{ call, at }`; undefined when one of them is unknown. */
const membersIn = (told: JsonObject, stepOf: StepOf): JsonObject | undefined =>
  membersWith(told, (wanted) => {
    if (!isObject(wanted) || typeof wanted["call"] !== "string" || typeof wanted["at"] !== "string") return wanted;
    const step = stepOf(wanted["call"]);
    return step && ofCall(wanted["at"], step);
  });

/** What the answer must have, with the values of other calls filled in; undefined when one of them is unknown. */
function filledIn(wanted: ExpectedValue, stepOf: StepOf): ExpectedValue | undefined {
  if ("has" in wanted) {
    const has = membersIn(wanted.has, stepOf);
    return has && { ...wanted, has };
  }
  if ("lacks" in wanted) {
    const lacks = membersIn(wanted.lacks, stepOf);
    return lacks && { lacks };
  }
  if (!("call" in wanted) || !wanted.moved) return wanted;
  const amounts = wanted.moved.map(({ call, at, sign }) => {
    const step = stepOf(call);
    const amount = step && decimalOf(ofCall(at, step));
    return amount === undefined ? undefined : amount * BigInt(sign);
  });
  if (!amounts.every((amount) => amount !== undefined)) return undefined;
  const sum = amounts.reduce((one, other) => one + other, 0n);
  return { ...wanted, plus: wanted.plus + Number(decimalText(sum)) };
}

/** Whether the answer is of the kind that the claim is about; another finding reports one of the other kind. */
function isOfKind({ kindOfAnswer }: Expected, step: AnsweredStep): boolean {
  const { status } = step.answer;
  if (kindOfAnswer === "success") return hasSucceeded(step);
  if (kindOfAnswer === "limit") return status === TOO_MANY_REQUESTS;
  return status >= FIRST_REFUSAL && status < FIRST_SERVER_ERROR && status !== TOO_MANY_REQUESTS;
}

/** Finds values that are not what the spec says of a sequence of calls (`x-sequences`). */
export function expectedFindings(claim: Expected, stepOf: StepOf): ClaimFinding[] {
  const { place, when } = claim;
  const step = stepOf(claim.step);
  const wanted = filledIn(claim.wanted, stepOf);
  const other = wanted && "call" in wanted ? stepOf(wanted.call) : undefined;
  if (!step || !wanted || !isOfKind(claim, step) || ("call" in wanted && !other)) return [];
  const theirs = "call" in wanted && other ? ofCall(wanted.at, other) : undefined;
  const message = expectedComplaint(wanted, toldAt(place, step), theirs);
  if (message === undefined) return [];
  const where = place.startsWith(HEADER) ? `header ${place.slice(HEADER.length)}` : place;
  return [findingIn(step, "effect", where, `${message}: ${when}`, claim)];
}
