import type { Claim } from "../../../plan/claim.ts";
import { canonical, withoutMembers, withoutMoved } from "../../values/comparison/canonical-json.ts";
import { firstDifference } from "../../values/comparison/first-difference.ts";
import { findingAbout } from "../../finding.ts";
import { hasSucceeded, type AnsweredStep, type ClaimFinding, type StepOf } from "../answered-step.ts";

const MOST_LETTERS = 80;
const shortened = (value: unknown): string => {
  const text = canonical(value);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
};

const REASONS = { refused: "was refused", repeated: "was only repeated" } as const;

const about = (
  { name, operation }: AnsweredStep,
  where: string,
  message: string,
  specPointer: string,
): ClaimFinding => ({
  step: name,
  finding: findingAbout(operation, "effect", { where, message, specPointer }),
});

/** Finds what calls have changed although they were refused, only read, or only repeated a change. */
export function unchangedFindings(claim: Extract<Claim, { kind: "unchanged" }>, stepOf: StepOf): ClaimFinding[] {
  const reads = [...claim.still, claim.before, claim.after].map(stepOf);
  const calls = claim.by.flatMap((name) => stepOf(name) ?? []);
  const isSpoiled = claim.calls === "refused" && calls.some(hasSucceeded);
  if (isSpoiled || calls.length === 0 || !reads.every((step) => step && hasSucceeded(step))) return [];
  const [one, control, ...compared] = reads.map((step) => withoutMembers(step?.answer.json, claim.moving));
  const [before, after] = compared.map((value) => withoutMoved(value, [one, control]));
  const read = stepOf(claim.after);
  if (!read || canonical(before) === canonical(after)) return [];
  const [pointer, wanted, told] = firstDifference(before, after);
  const where = `response ${read.answer.status} ${pointer}`;
  const [call] = calls;
  if (claim.calls === "reading") {
    // The read that has changed something is at fault, not the one that shows it.
    const [place, what] = [call ?? read, `${read.operation.id} ${pointer}`];
    const message = `only reads, so it must leave ${what} at ${shortened(wanted)}, but afterwards it is ${shortened(told)}`;
    return [about(place, `response ${place.answer.status}`, message, claim.specPointer)];
  }
  const names = [...new Set(calls.map(({ operation }) => operation.id))].join(", ");
  const message = `must still be ${shortened(wanted)}, but is ${shortened(told)}: ${names} ${REASONS[claim.calls]}`;
  return [about(read, where, message, claim.specPointer)];
}
