import { valueAt } from "../../json.ts";
import type { Claim } from "../../plan/claim.ts";
import { canonical } from "../values/canonical-json.ts";
import type { Check } from "../check.ts";
import { findingAbout, type FindingDetails } from "../finding.ts";
import { hasSucceeded, type ClaimFinding, type StepOf, type AnsweredStep } from "./answered-step.ts";

type RefusalClaim = Extract<Claim, { kind: "same-refusal" | "too-many" | "unique" | "refused-again" }>;

const TOO_MANY_REQUESTS = 429;
/** The members of a refusal that must be equal; its timestamp and request number may differ. */
const MEMBERS = ["/code", "/message", "/detail", "/title"];

const about = ({ name, operation }: AnsweredStep, check: Check, details: FindingDetails): ClaimFinding[] => [
  { step: name, finding: findingAbout(operation, check, details) },
];

function sameRefusal(first: AnsweredStep, again: AnsweredStep): ClaimFinding[] {
  if (hasSucceeded(first) || hasSucceeded(again)) return [];
  const [{ answer: one }, { answer: other }] = [first, again];
  const message = `reveals whether the name is known: a known name is refused with ${one.status}`;
  if (one.status !== other.status) return about(again, "leak", { where: `response ${other.status}`, message });
  const place = MEMBERS.find(
    (member) => canonical(valueAt(one.json, member)) !== canonical(valueAt(other.json, member)),
  );
  if (place === undefined) return [];
  return about(again, "leak", {
    where: `response ${other.status} ${place}`,
    message: `reveals whether the name is known: for a known name it is ${canonical(valueAt(one.json, place))}`,
  });
}

function repeated({ steps, pointer, specPointer }: Extract<RefusalClaim, { kind: "unique" }>, stepOf: StepOf) {
  const seen = new Map<string, string>();
  return steps.flatMap((name): ClaimFinding[] => {
    const step = stepOf(name);
    const value = step && hasSucceeded(step) ? valueAt(step.answer.json, pointer) : undefined;
    if (!step || value === undefined || value === null) return [];
    const before = seen.get(canonical(value));
    seen.set(canonical(value), name);
    if (before === undefined) return [];
    const message = `must differ in every response, but is the same as in "${before}"`;
    return about(step, "isolation", { where: `response ${step.answer.status} ${pointer}`, message, specPointer });
  });
}

function refusedAgain(claim: Extract<RefusalClaim, { kind: "refused-again" }>, stepOf: StepOf): ClaimFinding[] {
  const [first, again] = [stepOf(claim.first), stepOf(claim.again)];
  if (!first || !again || !hasSucceeded(first) || again.answer.status === TOO_MANY_REQUESTS) return [];
  const { code, specPointer } = claim;
  const told = valueAt(again.answer.json, "/code");
  if (!hasSucceeded(again) && told === code) return [];
  const words = hasSucceeded(again) ? "but was accepted again" : `but is ${canonical(told)}`;
  const message = `must be refused with ${code}, because the first call has succeeded, ${words}`;
  const check = hasSucceeded(again) ? "replay" : "error-code";
  return about(again, check, { where: `response ${again.answer.status}`, message, specPointer });
}

/** Finds refusals that reveal too much, or that are missing. */
export function refusalFindings(claim: RefusalClaim, stepOf: StepOf): ClaimFinding[] {
  if (claim.kind === "same-refusal") {
    const [first, again] = [stepOf(claim.first), stepOf(claim.again)];
    return first && again ? sameRefusal(first, again) : [];
  }
  if (claim.kind === "unique") return repeated(claim, stepOf);
  if (claim.kind === "refused-again") return refusedAgain(claim, stepOf);
  const step = stepOf(claim.step);
  if (!step || step.answer.status === TOO_MANY_REQUESTS) return [];
  const message = `must be 429: ${claim.calls} calls are allowed at a time, and this is one more`;
  return about(step, "limit", { where: `response ${step.answer.status}`, message, specPointer: claim.specPointer });
}
