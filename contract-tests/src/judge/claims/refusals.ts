import { valueAt } from "../../json.ts";
import type { Claim } from "../../plan/claim.ts";
import { canonical } from "../values/canonical-json.ts";
import type { Check } from "../check.ts";
import { findingAbout, type FindingDetails } from "../finding.ts";
import { hasSucceeded, type ClaimFinding, type StepOf, type AnsweredStep } from "./answered-step.ts";

type RefusalClaim = Extract<Claim, { kind: "same-refusal" | "too-many" }>;

const TOO_MANY_REQUESTS = 429;
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

/** Finds refusals that reveal too much, or that are missing. */
export function refusalFindings(claim: RefusalClaim, stepOf: StepOf): ClaimFinding[] {
  if (claim.kind === "same-refusal") {
    const [first, again] = [stepOf(claim.first), stepOf(claim.again)];
    return first && again ? sameRefusal(first, again, claim.what) : [];
  }
  const step = stepOf(claim.step);
  if (!step || step.answer.status === TOO_MANY_REQUESTS) return [];
  const message = `must be 429: ${claim.calls} calls are allowed at a time, and this is one more`;
  return about(step, "limit", { where: `response ${step.answer.status}`, message, specPointer: claim.specPointer });
}
