import { findingIn, succeeded, type AnsweredStep } from "../answered-step.ts";
import type { ClaimOf, Steps, StepJudge } from "../judges.ts";
import { hasMoved, isWhole, nameOf, rowsAt, toldTotal } from "./listed-rows.ts";

type MembersClaim = ClaimOf<"members">;
type Answers = Steps<"one" | "other" | "both" | "swapped">;

/** A complaint about the rows for both values, or for the two in the other order. */
interface Told {
  readonly step: AnsweredStep;
  readonly message: string;
}

const namesIn = (step: AnsweredStep, places: MembersClaim["places"]): string[] =>
  rowsAt(step, places.rows).map((row) => nameOf(row, places));

/** The first name of a list that the other one lacks. */
const missingIn = (names: readonly string[], other: readonly string[]): string | undefined =>
  names.find((name) => !other.includes(name));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  missingIn(one, other) === undefined && missingIn(other, one) === undefined;

/** Rows that must, or must not, be in the list for both values. */
function wrongRows({ places, match }: MembersClaim, { one, other, both }: Answers): string | undefined {
  const [left = [], right = [], found = []] = [one, other, both].map((step) => namesIn(step, places));
  const any = [...left, ...right];
  const all = left.filter((name) => right.includes(name));
  if (match === "some")
    return isSame(found, any) || isSame(found, all)
      ? undefined
      : `must be all rows of "${one.name}" and "${other.name}", or those that are in both`;
  const wanted = match === "any" ? any : all;
  const lists = `"${one.name}" ${match === "any" ? "or" : "and in"} "${other.name}"`;
  const [missing, strange] = [missingIn(wanted, found), missingIn(found, wanted)];
  if (missing !== undefined) return `must also contain ${missing}, which is in ${lists}`;
  return strange === undefined ? undefined : `must not contain ${strange}, which is not in ${lists}`;
}

/** A total that the totals for each value do not allow. */
function wrongTotal({ places, match, isExclusive }: MembersClaim, answers: Answers): string | undefined {
  const totals = [answers.one, answers.other, answers.both].map((step) => toldTotal(step, places));
  const [left, right, found] = totals;
  if (left === undefined || right === undefined || found === undefined) return undefined;
  const least = { any: isExclusive ? left + right : Math.max(left, right), all: 0, some: 0 }[match];
  const most = match === "all" ? Math.min(left, right) : left + right;
  if (found >= least && found <= most) return undefined;
  const due = least === most ? `${most}` : found < least ? `at least ${least}` : `at most ${most}`;
  return `must be ${due}: ${left} in "${answers.one.name}", ${right} in "${answers.other.name}", but is ${found}`;
}

function wrongOrder({ places }: MembersClaim, { both, swapped }: Answers): string | undefined {
  const [one, other] = [both, swapped].map((step) => ({
    total: toldTotal(step, places),
    rows: isWhole(step, places) ? namesIn(step, places) : undefined,
  }));
  const isAlike = one?.total === other?.total && (!one?.rows || !other?.rows || isSame(one.rows, other.rows));
  return isAlike ? undefined : `must be the same rows as in "${both.name}": the order of the values does not matter`;
}

function toldOf(claim: MembersClaim, answers: Answers): Told | undefined {
  const { places } = claim;
  const { one, other, both, swapped } = answers;
  const isComplete = places.key !== undefined && [one, other, both].every((step) => isWhole(step, places));
  const message = wrongTotal(claim, answers) ?? (isComplete ? wrongRows(claim, answers) : undefined);
  if (message !== undefined) return { step: both, message };
  const order = wrongOrder(claim, answers);
  return order === undefined ? undefined : { step: swapped, message: order };
}

/** Finds a list for two values of a parameter that does not follow from the lists for each of them. */
export const membersFindings: StepJudge<"members", "whole" | "last" | "both" | "swapped"> = (
  claim,
  { whole, last, both, swapped },
  stepOf,
) => {
  const { places } = claim;
  const [one, other] = claim.parts.map((name) => succeeded(stepOf(name)));
  if (!one || !other || hasMoved(whole, last, places)) return [];
  const told = toldOf(claim, { one, other, both, swapped });
  if (!told) return [];
  return [findingIn(told.step, "filter", places.total ?? places.rows, told.message, { ...claim, isInferred: true })];
};
