import { escapeToken, isObject, valueAt, type JsonObject } from "../../../json.ts";
import type { Claim } from "../../../plan/claim.ts";
import { canonical, withoutMembers } from "../../values/canonical-json.ts";
import { firstDifference } from "../../values/first-difference.ts";
import { computedComplaint } from "../../values/compute.ts";
import { findingAbout } from "../../finding.ts";
import { valuesAt, type ValuePlace } from "../../values/values-at.ts";
import { isSameValue } from "../../values/same-value.ts";
import { hasSucceeded, type ClaimFinding, type StepOf, type AnsweredStep } from "../answered-step.ts";

type SameClaim = Extract<Claim, { kind: "same-value" | "same-row" | "same-rows" | "computed" }>;

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

function sameValue(claim: Extract<SameClaim, { kind: "same-value" }>, stepOf: StepOf): ClaimFinding[] {
  const { pointer, at, specPointer } = claim;
  const [here, again, there] = [claim.here, claim.again, claim.other].map((name) => succeeded(stepOf(name)));
  const wanted = there && valueAt(there.answer.json, at);
  if (!here || !again || !there || wanted === undefined) return [];
  const [values, later] = [here, again].map(({ answer: { json } }) =>
    valuesAt(json, pointer).filter((place) => isMeant(claim.where, json, place)),
  );
  // When the value changed between two readings of the same operation, a difference between the operations is not an error.
  if (!values || canonical(values) !== canonical(later)) return [];
  const still = (value: unknown) => withoutMembers(value, claim.moving);
  const other = values.find(({ value }) => !isSameValue(still(value), still(wanted)));
  if (!other) return [];
  const [place, mine, theirs] = firstDifference(still(other.value), still(wanted));
  const message = `must be ${canonical(theirs)}, as ${there.operation.id} says, but is ${canonical(mine)}`;
  return [about(here, other.pointer + place, message, specPointer)];
}

/** Whether the object around a value has these fields. */
function isMeant(where: JsonObject, json: unknown, { pointer }: ValuePlace): boolean {
  const owner = valueAt(json, pointer.slice(0, pointer.lastIndexOf("/")));
  return Object.entries(where).every(([name, wanted]) => isObject(owner) && isSameValue(owner[name], wanted));
}

const listAt = (step: AnsweredStep, pointer: string): readonly unknown[] => {
  const found = valueAt(step.answer.json, pointer);
  return Array.isArray(found) ? found : [];
};

const rowWith = (rows: readonly unknown[], place: string, wanted: unknown): unknown =>
  rows.find((row) => wanted !== undefined && isSameValue(valueAt(row, place), wanted));

function sameRows(claim: Extract<SameClaim, { kind: "same-rows" }>, stepOf: StepOf): ClaimFinding[] {
  const { pointer, key, at, otherKey, moving, specPointer } = claim;
  const [here, again, there] = [claim.here, claim.again, claim.other].map((name) => succeeded(stepOf(name)));
  if (!here || !again || !there) return [];
  const still = (value: unknown) => canonical(withoutMembers(value, moving));
  for (const [index, row] of listAt(here, pointer).entries()) {
    const wanted = valueAt(row, key);
    const other = rowWith(listAt(there, at), otherKey, wanted);
    const later = rowWith(listAt(again, pointer), key, wanted);
    // When the row changed between two readings of the same list, a difference between the lists is not an error.
    if (!isObject(row) || !isObject(other) || still(row) !== still(later)) continue;
    const name = Object.keys(row).find(
      (member) => !moving.includes(member) && member in other && still(row[member]) !== still(other[member]),
    );
    if (name === undefined) continue;
    const message = `must be ${canonical(other[name])}, as ${there.operation.id} says of ${canonical(wanted)}, but is ${canonical(row[name])}`;
    return [about(here, `${pointer}/${index}/${escapeToken(name)}`, message, specPointer)];
  }
  return [];
}

function computed(claim: Extract<SameClaim, { kind: "computed" }>, stepOf: StepOf): ClaimFinding[] {
  const { pointer, formula, specPointer } = claim;
  const [here, again] = [claim.here, claim.again].map((name) => succeeded(stepOf(name)));
  if (!here || !again) return [];
  const values = valuesAt(here.answer.json, pointer);
  if (canonical(values) !== canonical(valuesAt(again.answer.json, pointer))) return [];
  const answerOf = (operationId: string) => succeeded(stepOf(operationId))?.answer.json;
  return values.flatMap((place) => {
    const message = computedComplaint(formula, place.pointer, { json: here.answer.json, answerOf });
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
