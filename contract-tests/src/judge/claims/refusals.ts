import { isObject, objectOr, valueAt } from "../../json.ts";
import type { Claim } from "../../plan/claim.ts";
import { canonical, withoutMembers } from "../values/comparison/canonical-json.ts";
import type { Check } from "../check.ts";
import { findingAbout, type FindingDetails } from "../finding.ts";
import { hasSucceeded, type ClaimFinding, type StepOf, type AnsweredStep } from "./answered-step.ts";
import { FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS, UNAUTHENTICATED } from "../../status-codes.ts";

type RefusalClaim = Extract<
  Claim,
  { kind: "same-refusal" | "too-many" | "unlocked" | "refused-with" | "same-answer" | "kept-for" }
>;

/** Statuses of a server that does not answer the question now: too many requests, and its own failures. */
const isNoAnswer = (status: number): boolean => status === TOO_MANY_REQUESTS || status >= 500;
/** A server may hide from an account that something exists. */
const ROLE_REFUSALS: readonly number[] = [UNAUTHENTICATED, FORBIDDEN, NOT_FOUND];
/** The fields of a refusal that must be equal; its timestamp and request number may differ. */
const MEMBERS = ["/code", "/message", "/detail", "/title"];

const about = ({ name, operation }: AnsweredStep, check: Check, details: FindingDetails): ClaimFinding[] => [
  { step: name, finding: findingAbout(operation, check, details) },
];

function sameRefusal(first: AnsweredStep, again: AnsweredStep, what: string): ClaimFinding[] {
  if (hasSucceeded(first) || hasSucceeded(again)) return [];
  const [{ answer: one }, { answer: other }] = [first, again];
  const message = `reveals whether the ${what} is known: a known ${what} is refused with ${one.status}`;
  if (one.status !== other.status) return about(again, "leak", { where: `response ${other.status}`, message });
  const place = MEMBERS.find(
    (member) => canonical(valueAt(one.json, member)) !== canonical(valueAt(other.json, member)),
  );
  if (place === undefined) return [];
  return about(again, "leak", {
    where: `response ${other.status} ${place}`,
    message: `reveals whether the ${what} is known: for a known ${what} it is ${canonical(valueAt(one.json, place))}`,
  });
}

type Unlocked = Extract<RefusalClaim, { kind: "unlocked" }>;

type RefusedWith = Extract<RefusalClaim, { kind: "refused-with" }>;

/** The places of the request that the details of a refusal name. */
const placesNamed = (json: unknown): unknown[] => {
  const details = valueAt(json, "/details");
  return (Array.isArray(details) ? details : []).map((detail) => objectOr(detail)["path"]);
};

function refusedWith({ code, status, names, when, specPointer }: RefusedWith, step: AnsweredStep): ClaimFinding[] {
  const { answer } = step;
  // Another finding says that the request was accepted.
  if (hasSucceeded(step) || isNoAnswer(answer.status)) return [];
  const where = `response ${answer.status}`;
  const told = valueAt(answer.json, "/code");
  if (told !== code) {
    const message = `must be refused with ${code}, but is ${canonical(told)}: ${when}`;
    return about(step, "error-code", { where: `${where} /code`, message, specPointer });
  }
  if (status !== undefined && answer.status !== status) {
    return about(step, "error-code", { where, message: `must be ${status}: ${when}`, specPointer });
  }
  const places = placesNamed(answer.json);
  if (names === undefined || places.includes(names)) return [];
  const message = `must name ${names}, but names ${canonical(places)}: ${when}`;
  return about(step, "error-code", { where: `${where} /details`, message, specPointer });
}

const MOMENT = /^\d{4}-\d\d-\d\dT/;

/** The value with all numbers and times alike, because these differ between any two responses. */
function withoutFigures(value: unknown): unknown {
  if (typeof value === "number") return 0;
  if (typeof value === "string") return MOMENT.test(value) ? "time" : value;
  if (Array.isArray(value)) return value.map(withoutFigures);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutFigures(member)]));
}

type SameAnswer = Extract<RefusalClaim, { kind: "same-answer" }>;
/** Members of an error that name the request. */
const OF_THE_REQUEST = ["requestId"];

function sameAnswer({ when, moving, specPointer }: SameAnswer, one: AnsweredStep, other: AnsweredStep): ClaimFinding[] {
  if ([one, other].some(({ answer }) => isNoAnswer(answer.status))) return [];
  const where = `response ${other.answer.status}`;
  if (one.answer.status !== other.answer.status) {
    const message = `must be ${one.answer.status}, as for the other request: ${when}`;
    return about(other, "leak", { where, message, specPointer });
  }
  const [first, again] = [one, other].map(({ answer }) =>
    withoutFigures(withoutMembers(answer.json, [...moving, ...OF_THE_REQUEST])),
  );
  if (canonical(first) === canonical(again)) return [];
  const message = `must be ${canonical(first)}, as for the other request, but is ${canonical(again)}: ${when}`;
  return about(other, "leak", { where, message, specPointer });
}

/** A 429 may come from a limit that has nothing to do with the sequence; then the later call gets one too. */
function locked({ later, when, specPointer }: Unlocked, step: AnsweredStep, stepOf: StepOf): ClaimFinding[] {
  const other = stepOf(later);
  const { status } = step.answer;
  if (status !== TOO_MANY_REQUESTS || !other || !hasSucceeded(other)) return [];
  const message = `must not be locked, because a later call is not: ${when}`;
  return about(step, "limit", { where: `response ${status}`, message, specPointer });
}

/** Only a refusal of the role itself is right: another one shows that the server does not look at the role, or looks too late. */
function keptFor(claim: Extract<RefusalClaim, { kind: "kept-for" }>, stepOf: StepOf): ClaimFinding[] {
  const [who, call] = [stepOf(claim.who), stepOf(claim.call)];
  const role = who && hasSucceeded(who) ? valueAt(who.answer.json, claim.pointer) : undefined;
  if (!call || typeof role !== "string" || !claim.ordinary.includes(role) || claim.allowed.includes(role)) return [];
  const { status } = call.answer;
  if (ROLE_REFUSALS.includes(status) || isNoAnswer(status)) return [];
  const message = `must be 403: the role of this account is ${role}, and the words keep the operation for ${claim.allowed.join(" and ")}`;
  const doubt = hasSucceeded(call) ? undefined : "another-refusal";
  return about(call, "role", { where: `response ${status}`, message, specPointer: claim.specPointer, doubt });
}

/** Finds refusals that reveal too much, or that are missing. */
export function refusalFindings(claim: RefusalClaim, stepOf: StepOf): ClaimFinding[] {
  if (claim.kind === "same-refusal") {
    const [first, again] = [stepOf(claim.first), stepOf(claim.again)];
    return first && again ? sameRefusal(first, again, claim.what) : [];
  }
  if (claim.kind === "same-answer") {
    const [first, again] = [stepOf(claim.first), stepOf(claim.again)];
    return first && again ? sameAnswer(claim, first, again) : [];
  }
  if (claim.kind === "kept-for") return keptFor(claim, stepOf);
  const step = stepOf(claim.step);
  if (claim.kind === "refused-with") return step ? refusedWith(claim, step) : [];
  if (claim.kind === "unlocked") return step ? locked(claim, step, stepOf) : [];
  if (!step || step.answer.status === TOO_MANY_REQUESTS) return [];
  const message = `must be 429: ${claim.calls} calls are allowed at a time, and this is one more`;
  return about(step, "limit", { where: `response ${step.answer.status}`, message, specPointer: claim.specPointer });
}
