import { escapeToken, isObject, objectOr, valueAt, mapLeaves } from "../../json.ts";
import { canonical, withoutMembers } from "../values/comparison.ts";
import { findingIn, hasSucceeded } from "./answered-step.ts";
import { type Judges, whenAnswered } from "./judges.ts";
import { FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS, UNAUTHENTICATED } from "../../status-codes.ts";

/** Statuses of a server that does not answer the question now: too many requests, and its own failures. */
const isNoAnswer = (status: number): boolean => status === TOO_MANY_REQUESTS || status >= 500;
/** A server may hide from an account that something exists. */
const ROLE_REFUSALS: readonly number[] = [UNAUTHENTICATED, FORBIDDEN, NOT_FOUND];
/** The fields of a refusal that must be equal. The others may differ, such as its timestamp, but both refusals have them. */
const MEMBERS = ["/code", "/message", "/detail", "/title"];

/** Pointers to all members of an object, at any depth, except for those in lists. */
const namesIn = (value: unknown, place = ""): string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, member]) => {
        const pointer = `${place}/${escapeToken(name)}`;
        return [pointer, ...namesIn(member, pointer)];
      })
    : [];

/** The places of the request that the details of a refusal name. */
const placesNamed = (json: unknown): unknown[] => {
  const details = valueAt(json, "/details");
  return (Array.isArray(details) ? details : []).map((detail) => objectOr(detail)["path"]);
};

const MOMENT = /^\d{4}-\d\d-\d\dT/;

/** The value with all numbers and times alike, because these differ between any two responses. */
const withoutFigures = (value: unknown): unknown =>
  mapLeaves(value, (leaf) => {
    if (typeof leaf === "number") return 0;
    return typeof leaf === "string" && MOMENT.test(leaf) ? "time" : leaf;
  });

/** Members of an error that name the request. */
const OF_THE_REQUEST = ["requestId"];

/** Find refusals that reveal too much, or that are missing. */
export const REFUSAL_JUDGES = {
  "same-refusal": whenAnswered(["first", "again"], ({ what }, { first, again }) => {
    if (hasSucceeded(first) || hasSucceeded(again)) return [];
    const [{ answer: one }, { answer: other }] = [first, again];
    const message = `reveals whether the ${what} is known: a known ${what} is refused with ${one.status}`;
    if (one.status !== other.status) return [findingIn(again, "leak", undefined, message)];
    const told = (place: string) => [one, other].map(({ json }) => valueAt(json, place));
    const places = [...namesIn(one.json), ...namesIn(other.json)];
    const place =
      MEMBERS.find((member) => canonical(told(member)[0]) !== canonical(told(member)[1])) ??
      places.find((name) => told(name).filter((value) => value === undefined).length === 1);
    if (place === undefined) return [];
    const known = told(place)[0] === undefined ? "missing" : canonical(told(place)[0]);
    return [
      findingIn(again, "leak", place, `reveals whether the ${what} is known: for a known ${what} it is ${known}`),
    ];
  }),
  "same-answer": whenAnswered(["first", "again"], (claim, { first: one, again: other }) => {
    if ([one, other].some(({ answer }) => isNoAnswer(answer.status))) return [];
    const tell = (wanted: string) => [findingIn(other, "leak", undefined, `must be ${wanted}: ${claim.when}`, claim)];
    if (one.answer.status !== other.answer.status) return tell(`${one.answer.status}, as for the other request`);
    const [first, again] = [one, other].map(({ answer }) =>
      withoutFigures(withoutMembers(answer.json, [...claim.moving, ...OF_THE_REQUEST])),
    );
    if (canonical(first) === canonical(again)) return [];
    return tell(`${canonical(first)}, as for the other request, but is ${canonical(again)}`);
  }),
  "refused-with": whenAnswered(["step"], (claim, { step }) => {
    const { code, status, names, when } = claim;
    const { answer } = step;
    // Another finding says that the request was accepted.
    if (hasSucceeded(step) || isNoAnswer(answer.status)) return [];
    const tell = (place: string | undefined, words: string) => [
      findingIn(step, "error-code", place, `${words}: ${when}`, claim),
    ];
    const told = valueAt(answer.json, "/code");
    if (told !== code) return tell("/code", `must be refused with ${code}, but is ${canonical(told)}`);
    if (status !== undefined && answer.status !== status) return tell(undefined, `must be ${status}`);
    const places = placesNamed(answer.json);
    if (names === undefined || places.includes(names)) return [];
    return tell("/details", `must name ${names}, but names ${canonical(places)}`);
  }),
  /** A 429 may come from a limit that has nothing to do with the sequence; then the later call gets one too. */
  unlocked: whenAnswered(["step"], (claim, { step }, stepOf) => {
    const later = stepOf(claim.later);
    const isLocked =
      step.answer.status === TOO_MANY_REQUESTS && later !== undefined && !isNoAnswer(later.answer.status);
    const message = `must not be locked, because a later call is not: ${claim.when}`;
    return isLocked ? [findingIn(step, "limit", undefined, message, claim)] : [];
  }),
  /** Only a refusal of the role itself is right: another one shows that the server does not look at the role, or looks too late. */
  "kept-for": whenAnswered(["who", "call"], (claim, { who, call }) => {
    const { ordinary, allowed, specPointer } = claim;
    const role = hasSucceeded(who) ? valueAt(who.answer.json, claim.pointer) : undefined;
    if (typeof role !== "string" || !ordinary.includes(role) || allowed.includes(role)) return [];
    const { status } = call.answer;
    if (ROLE_REFUSALS.includes(status) || isNoAnswer(status)) return [];
    const message = `must be 403: the role of this account is ${role}, and the words keep the operation for ${allowed.join(" and ")}`;
    const doubt = hasSucceeded(call) ? undefined : "another-refusal";
    return [findingIn(call, "role", undefined, message, { specPointer, doubt })];
  }),
  "too-many": whenAnswered(["step"], (claim, { step }) => {
    const message = `must be 429: ${claim.calls} calls are allowed at a time, and this is one more`;
    const isLimited = step.answer.status === TOO_MANY_REQUESTS;
    return isLimited ? [] : [findingIn(step, "limit", undefined, message, claim)];
  }),
} satisfies Partial<Judges>;
