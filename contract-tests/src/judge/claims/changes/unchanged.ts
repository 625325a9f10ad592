import { canonical, shortened, withoutMembers, withoutMoved, firstDifference } from "../../values/comparison.ts";
import { findingIn, hasSucceeded, type ClaimFinding, type StepOf } from "../answered-step.ts";
import type { ClaimOf } from "../judges.ts";

const REASONS = { refused: "was refused", repeated: "was only repeated" } as const;

/** Finds what calls have changed although they were refused, only read, or only repeated a change. */
export function unchangedFindings(claim: ClaimOf<"unchanged">, stepOf: StepOf): ClaimFinding[] {
  const reads = [...claim.still, claim.before, claim.after].map(stepOf);
  const calls = claim.by.flatMap((name) => stepOf(name) ?? []);
  const isSpoiled = claim.calls === "refused" && calls.some(hasSucceeded);
  if (isSpoiled || calls.length === 0 || !reads.every((step) => step && hasSucceeded(step))) return [];
  const [one, control, ...compared] = reads.map((step) => withoutMembers(step?.answer.json, claim.moving));
  const [before, after] = compared.map((value) => withoutMoved(value, [one, control]));
  const read = stepOf(claim.after);
  if (!read || canonical(before) === canonical(after)) return [];
  const [pointer, wanted, told] = firstDifference(before, after);
  const [call] = calls;
  if (claim.calls === "reading") {
    // The read that has changed something is at fault, not the one that shows it.
    const [place, what] = [call ?? read, `${read.operation.id} ${pointer}`];
    const message = `only reads, so it must leave ${what} at ${shortened(wanted)}, but afterwards it is ${shortened(told)}`;
    return [findingIn(place, "effect", undefined, message, claim)];
  }
  const names = [...new Set(calls.map(({ operation }) => operation.id))].join(", ");
  const message = `must still be ${shortened(wanted)}, but is ${shortened(told)}: ${names} ${REASONS[claim.calls]}`;
  return [findingIn(read, "effect", pointer, message, claim)];
}
