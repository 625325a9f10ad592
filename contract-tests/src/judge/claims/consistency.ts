import { isObject, valueAt } from "../../json.ts";
import type { Claim } from "../../plan/claim.ts";
import { canonical } from "../canonical.ts";
import { findingAbout } from "../finding.ts";
import { valuesAt } from "../places.ts";
import { isSameValue } from "../same-value.ts";
import { hasSucceeded, type ClaimFinding, type StepOf, type ToldStep } from "./told-step.ts";

type SameClaim = Extract<Claim, { kind: "same-value" | "same-row" }>;

const about = ({ name, operation, answer }: ToldStep, pointer: string, message: string, specPointer?: string) => ({
  step: name,
  finding: findingAbout(operation, "consistency", {
    where: `response ${answer.status} ${pointer}`,
    message,
    ...(specPointer !== undefined && { specPointer }),
  }),
});

const succeeded = (step: ToldStep | undefined): ToldStep | undefined => (step && hasSucceeded(step) ? step : undefined);

function sameValue(claim: Extract<SameClaim, { kind: "same-value" }>, stepOf: StepOf): ClaimFinding[] {
  const { pointer, at, specPointer } = claim;
  const [here, again, there] = [claim.here, claim.again, claim.other].map((name) => succeeded(stepOf(name)));
  const wanted = there && valueAt(there.answer.json, at);
  if (!here || !again || !there || wanted === undefined) return [];
  const values = valuesAt(here.answer.json, pointer);
  // What moves in between says nothing.
  if (canonical(values) !== canonical(valuesAt(again.answer.json, pointer))) return [];
  const other = values.find(({ value }) => !isSameValue(value, wanted));
  if (!other) return [];
  const message = `must be ${JSON.stringify(wanted)}, as ${there.operation.id} says, is ${JSON.stringify(other.value)}`;
  return [about(here, other.pointer, message, specPointer)];
}

function sameRow(claim: Extract<SameClaim, { kind: "same-row" }>, stepOf: StepOf): ClaimFinding[] {
  const [list, again, alone] = [claim.list, claim.again, claim.alone].map((name) => succeeded(stepOf(name)));
  const [row, later] = [list, again].map((step) => step && valueAt(step.answer.json, claim.row));
  const told = alone && valueAt(alone.answer.json, claim.at);
  if (!list || !alone || !isObject(row) || !isObject(told) || canonical(row) !== canonical(later)) return [];
  const name = Object.keys(row).find((member) => member in told && canonical(row[member]) !== canonical(told[member]));
  if (name === undefined) return [];
  const message = `must be ${canonical(row[name])}, as ${list.operation.id} says, is ${canonical(told[name])}`;
  return [about(alone, `${claim.at}/${name}`, message)];
}

/** What two operations tell of one thing is the same. */
export const consistencyFindings = (claim: SameClaim, stepOf: StepOf): ClaimFinding[] =>
  claim.kind === "same-value" ? sameValue(claim, stepOf) : sameRow(claim, stepOf);
