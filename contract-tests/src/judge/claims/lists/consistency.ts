import { escapeToken, isObject, valueAt } from "../../../json.ts";
import type { Claim } from "../../../plan/claim.ts";
import { canonical, withoutMembers } from "../../values/comparison/canonical-json.ts";
import { firstDifference } from "../../values/comparison/first-difference.ts";
import { computedComplaint, withValues } from "../../values/compute.ts";
import { findingAbout } from "../../finding.ts";
import { valuesAt, type ValuePlace } from "../../values/values-at.ts";
import { hasMembers, isAmong } from "../../values/comparison/has-members.ts";
import { isSameValue } from "../../values/comparison/same-value.ts";
import { hasSucceeded, type ClaimFinding, type StepOf, type AnsweredStep } from "../answered-step.ts";

type SameClaim = Extract<Claim, { kind: "same-value" | "same-row" | "same-rows" | "computed" }>;
type SameValueClaim = Extract<SameClaim, { kind: "same-value" }>;
type SameRowsClaim = Extract<SameClaim, { kind: "same-rows" }>;

const about = ({ name, operation, answer }: AnsweredStep, pointer: string, message: string, specPointer?: string) => ({
  step: name,
  finding: findingAbout(operation, "consistency", {
    where: `response ${answer.status} ${pointer}`,
    message,
    ...(specPointer !== undefined && { specPointer }),
  }),
});

const succeeded = (step: AnsweredStep | undefined): AnsweredStep | undefined =>
  step && hasSucceeded(step) ? step : undefined;

/** The value of the other operation for the value at `place`, and whether there is one to compare with. */
function wantedFor(claim: SameValueClaim, there: AnsweredStep, here: AnsweredStep, { pointer }: ValuePlace): unknown {
  const { at, row } = claim;
  if (!row) return valueAt(there.answer.json, at);
  const members = withValues(row.members, pointer, { json: here.answer.json, request: here.request });
  const lists = valuesAt(there.answer.json, at).flatMap(({ value }) => (Array.isArray(value) ? [value] : []));
  if (lists.length === 0) return undefined;
  const found: unknown = lists.flat().find((other) => hasMembers(other, members));
  if (found === undefined) return row.absent;
  const value = valueAt(found, row.field);
  return row.values ? row.values[String(value)] : value;
}

function sameValue(claim: SameValueClaim, stepOf: StepOf): ClaimFinding[] {
  const { pointer, specPointer } = claim;
  const [here, again, there] = [claim.here, claim.again, claim.other].map((name) => succeeded(stepOf(name)));
  if (!here || !again || !there) return [];
  const [values, later] = [here, again].map(({ answer: { json } }) =>
    valuesAt(json, pointer).filter((place) => isAmong(json, place.pointer, claim.where)),
  );
  // When the value changed between two readings of the same operation, a difference between the operations is not an error.
  if (!values || canonical(values) !== canonical(later)) return [];
  const still = (value: unknown) => withoutMembers(value, claim.moving);
  for (const place of values) {
    const wanted = wantedFor(claim, there, here, place);
    if (wanted === undefined || isSameValue(still(place.value), still(wanted))) continue;
    const [inside, mine, theirs] = firstDifference(still(place.value), still(wanted));
    const message = `must be ${canonical(theirs)}, as ${there.operation.id} says, but is ${canonical(mine)}`;
    return [about(here, place.pointer + inside, message, specPointer)];
  }
  return [];
}

const listAt = (step: AnsweredStep, pointer: string): readonly unknown[] => {
  const found = valueAt(step.answer.json, pointer);
  return Array.isArray(found) ? found : [];
};

const rowWith = (rows: readonly unknown[], place: string, wanted: unknown): unknown =>
  rows.find((row) => wanted !== undefined && isSameValue(valueAt(row, place), wanted));

const keysOf = (rows: readonly unknown[], key: string): string[] => rows.map((row) => canonical(valueAt(row, key)));

/** The first row whose place differs: the rows that both lists have must come in the same order. */
function misplaced(claim: SameRowsClaim, rows: readonly unknown[], others: readonly unknown[]): number | undefined {
  const { own, other } = claim.keys;
  const [mine, theirs] = [keysOf(rows, own), keysOf(others, other)];
  const wanted = theirs.filter((key) => mine.includes(key));
  const at = mine.filter((key) => theirs.includes(key)).findIndex((key, index) => key !== wanted[index]);
  const key = mine.filter((it) => theirs.includes(it))[at];
  return key === undefined ? undefined : mine.indexOf(key);
}

function sameRows(claim: SameRowsClaim, stepOf: StepOf): ClaimFinding[] {
  const { pointer, keys, at, moving, specPointer } = claim;
  const [here, again, there] = [claim.here, claim.again, claim.other].map((name) => succeeded(stepOf(name)));
  if (!here || !again || !there) return [];
  const still = (value: unknown) => canonical(withoutMembers(value, moving));
  const [rows, later, others] = [listAt(here, pointer), listAt(again, pointer), listAt(there, at)];
  for (const [index, row] of rows.entries()) {
    const wanted = valueAt(row, keys.own);
    const other = rowWith(others, keys.other, wanted);
    // When the row changed between two readings of the same list, a difference between the lists is not an error.
    if (!isObject(row) || !isObject(other) || still(row) !== still(rowWith(later, keys.own, wanted))) continue;
    const name = Object.keys(keys.isComplete ? { ...row, ...other } : row).find(
      (member) => !moving.includes(member) && member in other && still(row[member]) !== still(other[member]),
    );
    if (name === undefined) continue;
    const found = name in row ? canonical(row[name]) : "missing";
    const message = `must be ${canonical(other[name])}, as ${there.operation.id} says of ${canonical(wanted)}, but is ${found}`;
    return [about(here, `${pointer}/${index}/${escapeToken(name)}`, message, specPointer)];
  }
  const index = keys.isInOrder && still(rows) === still(later) ? misplaced(claim, rows, others) : undefined;
  if (index === undefined) return [];
  const message = `must be at another place: ${there.operation.id} lists the same rows in another order`;
  return [about(here, `${pointer}/${index}`, message, specPointer)];
}

function computed(claim: Extract<SameClaim, { kind: "computed" }>, stepOf: StepOf): ClaimFinding[] {
  const { pointer, formula, specPointer } = claim;
  const [here, again] = [claim.here, claim.again].map((name) => succeeded(stepOf(name)));
  if (!here || !again) return [];
  const values = valuesAt(here.answer.json, pointer);
  if (canonical(values) !== canonical(valuesAt(again.answer.json, pointer))) return [];
  const answerOf = (name: string) => succeeded(stepOf(name))?.answer.json;
  return values.flatMap((place) => {
    const message = computedComplaint(formula, place.pointer, {
      json: here.answer.json,
      request: here.request,
      answerOf,
    });
    return message === undefined ? [] : [about(here, place.pointer, message, specPointer)];
  });
}

function sameRow(claim: Extract<SameClaim, { kind: "same-row" }>, stepOf: StepOf): ClaimFinding[] {
  const [list, again, alone] = [claim.list, claim.again, claim.alone].map((name) => succeeded(stepOf(name)));
  const [row, later] = [list, again].map((step) => step && valueAt(step.answer.json, claim.row));
  const told = alone && valueAt(alone.answer.json, claim.at);
  if (!list || !alone || !isObject(row) || !isObject(told) || canonical(row) !== canonical(later)) return [];
  const name = Object.keys(row).find((member) => member in told && canonical(row[member]) !== canonical(told[member]));
  if (name === undefined) return [];
  const message = `must be ${canonical(row[name])}, as ${list.operation.id} says, but is ${canonical(told[name])}`;
  return [about(alone, `${claim.at}/${name}`, message)];
}

/** Finds values that differ between two operations about the same thing. */
export function consistencyFindings(claim: SameClaim, stepOf: StepOf): ClaimFinding[] {
  switch (claim.kind) {
    case "same-value":
      return sameValue(claim, stepOf);
    case "same-rows":
      return sameRows(claim, stepOf);
    case "computed":
      return computed(claim, stepOf);
    default:
      return sameRow(claim, stepOf);
  }
}
