import { isObject, tokensOf, valueAt } from "../../json.ts";
import type { Claim, Countdown } from "../../plan/claim.ts";
import { canonical, withoutMembers } from "../values/comparison/canonical-json.ts";
import { findingAbout } from "../finding.ts";
import { momentOf } from "../values/moment.ts";
import { valuesAt } from "../values/values-at.ts";
import { hasSucceeded, type ClaimFinding, type StepOf, type AnsweredStep } from "./answered-step.ts";

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
/** Both values are whole seconds, and may be rounded differently. */
const ROUNDING_SECONDS = 1.5;

/** Tolerated difference between clocks. */
const NEAR_MS = 5 * 60 * MS_PER_SECOND;

type ClockClaim = Extract<Claim, { kind: "goes-on" | "ahead" | "near" | "due" | "falls" }>;

const about = (
  { name, operation, answer }: AnsweredStep,
  pointer: string,
  message: string,
  specPointer: string,
): ClaimFinding => ({
  step: name,
  finding: findingAbout(operation, "clock", { where: `response ${answer.status} ${pointer}`, message, specPointer }),
});

function goesOn(
  first: AnsweredStep,
  again: AnsweredStep,
  claim: Extract<ClockClaim, { kind: "goes-on" }>,
): ClaimFinding[] {
  const [one, other] = [first, again].map(({ answer }) => momentOf(valueAt(answer.json, claim.pointer)));
  if (one === undefined || other === undefined) return [];
  if (other < one) return [about(again, claim.pointer, `went back from ${one} to ${other}`, claim.specPointer)];
  return claim.moves && other === one
    ? [about(again, claim.pointer, `must move forward, but stays at ${one}`, claim.specPointer)]
    : [];
}

function ahead(step: AnsweredStep, claim: Extract<ClockClaim, { kind: "ahead" }>): ClaimFinding[] {
  const { pointer, of, withinMs = Infinity, specPointer } = claim;
  const [later, now] = [pointer, of].map((place) => momentOf(valueAt(step.answer.json, place)));
  if (later === undefined || now === undefined) return [];
  const wrong = (message: string) => [about(step, pointer, message, specPointer)];
  if (later <= now) return wrong(`must be later than ${of}, which is ${now}, but is ${later}`);
  if (later - now > withinMs) return wrong(`must be within ${withinMs} ms of ${of}, but is ${later - now} ms later`);
  const seconds = Number(/max-age=(\d+)/i.exec(step.answer.headers.get("cache-control") ?? "")?.[1] ?? 0);
  if (now + seconds * MS_PER_SECOND <= later) return [];
  const message = `lets caches store the answer for ${seconds} s, which is past its ${pointer}`;
  return [about(step, "header cache-control", message, specPointer)];
}

/** Compares with the server's own `Date`; without one, with this machine's clock, which may itself be wrong. */
function near(step: AnsweredStep, claim: Extract<ClockClaim, { kind: "near" }>): ClaimFinding[] {
  const { pointer, specPointer, withinMs = NEAR_MS } = claim;
  const { json, headers, at } = step.answer;
  const told = momentOf(valueAt(json, pointer));
  const date = momentOf(headers.get("date"));
  const now = date ?? at;
  if (told === undefined || now === undefined || Math.abs(told - now) <= withinMs) return [];
  const whose = date === undefined ? "the clock of this machine" : "the header date";
  const seconds = Math.round(Math.abs(told - now) / MS_PER_SECOND);
  const minutes = Math.round(seconds / SECONDS_PER_MINUTE);
  const difference = withinMs < NEAR_MS ? `${seconds} seconds` : `${minutes} minutes`;
  const message = `is ${difference} ${told > now ? "ahead of" : "behind"} ${whose}`;
  return [about(step, pointer, message, specPointer)];
}

/** Pointer of the object that contains the field. */
const ownersOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf("/"));

/** Tolerance for readings of one clock, each rounded down to its unit. */
const SLACK_MS = 1500;

const numberOf = (value: unknown, name: string): number | undefined => {
  const member = isObject(value) ? value[name] : undefined;
  return typeof member === "number" ? member : undefined;
};

function due(step: AnsweredStep, { pointer, clock, plus, minus, specPointer }: Extract<ClockClaim, { kind: "due" }>) {
  const now = momentOf(valueAt(step.answer.json, clock));
  const tokens = tokensOf(pointer);
  const name = tokens.at(-1) ?? "";
  if (now === undefined) return [];
  return valuesAt(step.answer.json, ownersOf(pointer)).flatMap(({ pointer: row, value }): ClaimFinding[] => {
    const [moment, seconds] = [numberOf(value, name), numberOf(value, plus)];
    const less = minus === undefined ? 0 : numberOf(value, minus);
    if (moment === undefined || seconds === undefined || seconds === 0 || less === undefined) return [];
    const wanted = now + (seconds - less) * MS_PER_SECOND;
    if (Math.abs(moment - wanted) <= SLACK_MS) return [];
    const sum = minus === undefined ? plus : `${plus} - ${minus}`;
    return [about(step, `${row}/${name}`, `must be ${clock} plus ${sum}, ${wanted}, but is ${moment}`, specPointer)];
  });
}

/** How much a countdown fell between two readings of an object that is otherwise the same. */
function fallOf(place: Countdown, moving: readonly string[], first: AnsweredStep, again: AnsweredStep, passed: number) {
  const tokens = tokensOf(place.pointer);
  const name = tokens.at(-1) ?? "";
  const owners = ownersOf(place.pointer);
  const before = valuesAt(first.answer.json, owners);
  return valuesAt(again.answer.json, owners).flatMap(({ pointer, value }): ClaimFinding[] => {
    const earlier = before.find((item) => item.pointer === pointer)?.value;
    if (!isObject(earlier) || !isObject(value)) return [];
    if (canonical(withoutMembers(earlier, moving)) !== canonical(withoutMembers(value, moving))) return [];
    const [one, other] = [earlier[name], value[name]];
    // A countdown at zero waits for the next event.
    if (typeof one !== "number" || typeof other !== "number" || other === 0 || one === 0) return [];
    if (Math.abs(one - other - passed) <= ROUNDING_SECONDS) return [];
    const message = `must decrease by about ${passed.toFixed(1)} s as time passes, but went from ${one} to ${other}`;
    return [about(again, `${pointer}/${name}`, message, place.specPointer)];
  });
}

function falls(first: AnsweredStep, again: AnsweredStep, { clock, places }: Extract<ClockClaim, { kind: "falls" }>) {
  const [one, other] = [first, again].map(({ answer }) => momentOf(valueAt(answer.json, clock)));
  if (one === undefined || other === undefined) return [];
  const passed = (other - one) / MS_PER_SECOND;
  const moving = places.map(({ pointer }) => tokensOf(pointer).at(-1) ?? "");
  return places.flatMap((place) => fallOf(place, moving, first, again, passed));
}

/** Finds wrong clocks and countdowns. */
export function clockFindings(claim: ClockClaim, stepOf: StepOf): ClaimFinding[] {
  if (claim.kind === "ahead" || claim.kind === "near" || claim.kind === "due") {
    const step = stepOf(claim.step);
    if (!step || !hasSucceeded(step)) return [];
    if (claim.kind === "due") return due(step, claim);
    return claim.kind === "near" ? near(step, claim) : ahead(step, claim);
  }
  const [first, again] = [stepOf(claim.first), stepOf(claim.again)];
  if (!first || !again || !hasSucceeded(first) || !hasSucceeded(again)) return [];
  return claim.kind === "falls" ? falls(first, again, claim) : goesOn(first, again, claim);
}
