import type { Claim } from "../../plan/claim.ts";
import { canonical, withoutMembers } from "../values/canonical-json.ts";
import { firstDifference } from "../values/first-difference.ts";
import { findingAbout } from "../finding.ts";
import { hasSucceeded, type ClaimFinding, type StepOf } from "./answered-step.ts";

const MOST_LETTERS = 80;
const shortened = (value: unknown): string => {
  const text = canonical(value);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
};

/** Finds what calls have changed although they were refused, or although the same call had changed it before. */
export function unchangedFindings(claim: Extract<Claim, { kind: "unchanged" }>, stepOf: StepOf): ClaimFinding[] {
  const reads = [...claim.still, claim.before, claim.after].map(stepOf);
  const calls = claim.by.flatMap((name) => stepOf(name) ?? []);
  const isSpoiled = claim.areRefused && calls.some(hasSucceeded);
  if (isSpoiled || calls.length === 0 || !reads.every((step) => step && hasSucceeded(step))) return [];
  const [one, control, before, after] = reads.map((step) => withoutMembers(step?.answer.json, claim.moving));
  const read = stepOf(claim.after);
  if (!read || canonical(one) !== canonical(control) || canonical(before) === canonical(after)) return [];
  const [pointer, wanted, told] = firstDifference(before, after);
  const names = [...new Set(calls.map(({ operation }) => operation.id))].join(", ");
  const reason = claim.areRefused ? "was refused" : "was only repeated";
  const message = `must still be ${shortened(wanted)}, but is ${shortened(told)}: ${names} ${reason}`;
  const where = `response ${read.answer.status} ${pointer}`;
  return [
    {
      step: claim.after,
      finding: findingAbout(read.operation, "effect", { where, message, specPointer: claim.specPointer }),
    },
  ];
}
