import { valueAt } from "../../../json.ts";
import type { Claim } from "../../../plan/claim.ts";
import { canonical } from "../../values/comparison/canonical-json.ts";
import type { Check } from "../../check.ts";
import { findingAbout, type FindingDetails } from "../../finding.ts";
import { hasSucceeded, type ClaimFinding, type StepOf, type AnsweredStep } from "../answered-step.ts";
import { TOO_MANY_REQUESTS } from "../../../status-codes.ts";

type OneTimeClaim = Extract<Claim, { kind: "unique" | "refused-again" | "same-outcome" | "on-bound" | "free-key" }>;

const about = ({ name, operation }: AnsweredStep, check: Check, details: FindingDetails): ClaimFinding[] => [
  { step: name, finding: findingAbout(operation, check, details) },
];

function repeated({ steps, pointer, specPointer }: Extract<OneTimeClaim, { kind: "unique" }>, stepOf: StepOf) {
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

function refusedAgain(claim: Extract<OneTimeClaim, { kind: "refused-again" }>, stepOf: StepOf): ClaimFinding[] {
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

function sameOutcome(claim: Extract<OneTimeClaim, { kind: "same-outcome" }>, stepOf: StepOf): ClaimFinding[] {
  const [first, again] = [stepOf(claim.first), stepOf(claim.again)];
  if (!first || !again || [first, again].some(({ answer }) => answer.status === TOO_MANY_REQUESTS)) return [];
  if (hasSucceeded(again)) return [];
  const [wanted, told] = [first, again].map((step) => (hasSucceeded(step) ? "a success" : codeOf(step)));
  if (wanted === told) return [];
  const message = `must be ${wanted}, as for the documented text, but is ${told}: ${claim.reason}`;
  return about(again, "error-code", {
    where: `response ${again.answer.status}`,
    message,
    specPointer: claim.specPointer,
  });
}

function onBound({ beyond, on, specPointer }: Extract<OneTimeClaim, { kind: "on-bound" }>, stepOf: StepOf) {
  const [outer, inner] = [stepOf(beyond), stepOf(on)];
  if (!outer || !inner || hasSucceeded(outer) || hasSucceeded(inner)) return [];
  if (inner.answer.status === TOO_MANY_REQUESTS || codeOf(inner) !== codeOf(outer)) return [];
  const message = `must not be refused with ${codeOf(inner)}: the number is ${on} itself, which is allowed`;
  return about(inner, "valid-refused", { where: `response ${inner.answer.status}`, message, specPointer });
}

type FreeKey = Extract<OneTimeClaim, { kind: "free-key" }>;

function freeKey({ refused, valid, conflict, specPointer }: FreeKey, stepOf: StepOf) {
  const [first, again] = [stepOf(refused), stepOf(valid)];
  if (!first || !again || hasSucceeded(first) || hasSucceeded(again)) return [];
  const isKept = codeOf(again) === conflict || codeOf(again) === codeOf(first);
  if (first.answer.status === TOO_MANY_REQUESTS || !isKept) return [];
  const message = `must not be refused with ${codeOf(again)}: the first call with this key was refused, so the key is free`;
  return about(again, "replay", { where: `response ${again.answer.status}`, message, specPointer });
}

/** The code of a refusal, or else its status. */
function codeOf({ answer }: AnsweredStep): string {
  const code = valueAt(answer.json, "/code");
  return typeof code === "string" ? code : String(answer.status);
}

/** Finds values that were given twice, calls that succeeded twice or did not, and allowed numbers that are refused. */
export function oneTimeFindings(claim: OneTimeClaim, stepOf: StepOf): ClaimFinding[] {
  if (claim.kind === "unique") return repeated(claim, stepOf);
  if (claim.kind === "on-bound") return onBound(claim, stepOf);
  if (claim.kind === "free-key") return freeKey(claim, stepOf);
  return claim.kind === "same-outcome" ? sameOutcome(claim, stepOf) : refusedAgain(claim, stepOf);
}
