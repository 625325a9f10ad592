import { replaceAt, valueAt } from "../../../json.ts";
import type { Claim } from "../../../plan/claim.ts";
import { evaluate } from "../../../plan/journeys/runtime-expression.ts";
import { canonical, withoutMembers, withoutMoved } from "../../values/comparison/canonical-json.ts";
import { decimalOf, decimalText } from "../../values/decimal.ts";
import { firstDifference } from "../../values/comparison/first-difference.ts";
import { isSameValue } from "../../values/comparison/same-value.ts";
import type { Check } from "../../check.ts";
import { findingAbout } from "../../finding.ts";
import { hasSucceeded, type ClaimFinding, type StepOf, type AnsweredStep } from "../answered-step.ts";

type EffectClaim = Extract<Claim, { kind: "listed" | "not-listed" | "stored" | "kept-rest" | "conserved" }>;
type Listed = Extract<EffectClaim, { kind: "listed" | "not-listed" }>;

const about = (
  step: AnsweredStep,
  check: Check,
  pointer: string,
  message: string,
  specPointer: string,
): ClaimFinding[] => [
  {
    step: step.name,
    finding: findingAbout(step.operation, check, {
      where: `response ${step.answer.status} ${pointer}`,
      message,
      specPointer,
    }),
  },
];

const NO_OUTPUTS = new Map();
/** The value of a runtime expression over a step, or the literal value. */
export const valueOf = ({ request, answer }: AnsweredStep, expression: unknown): unknown =>
  typeof expression === "string" && expression.startsWith("$")
    ? evaluate(expression, { outputs: NO_OUTPUTS, request, received: answer })
    : expression;

const accepted = (step: AnsweredStep | undefined): AnsweredStep | undefined =>
  step && hasSucceeded(step) ? step : undefined;

/** Finds fields of a row that differ from what the change has sent. */
function otherwise(
  { rows, same, specPointer }: Listed,
  list: AnsweredStep,
  by: AnsweredStep,
  index: number,
): ClaimFinding[] {
  return Object.entries(same).flatMap(([name, expression]) => {
    const pointer = `${rows}/${index}/${name}`;
    const [told, wanted] = [valueAt(list.answer.json, pointer), valueOf(by, expression)];
    if (wanted === undefined || isSameValue(told, wanted)) return [];
    const message = `must be ${JSON.stringify(wanted)}, as sent to ${by.operation.id}, but is ${JSON.stringify(told)}`;
    return about(list, "effect", pointer, message, specPointer);
  });
}

function listed(claim: Listed, stepOf: StepOf): ClaimFinding[] {
  const [list, by] = [accepted(stepOf(claim.list)), accepted(stepOf(claim.by))];
  const value = by && valueOf(by, claim.value);
  const rows = list && valueAt(list.answer.json, claim.rows);
  if (!list || !by || value === undefined || !Array.isArray(rows)) return [];
  const index = rows.findIndex((row) => isSameValue(valueAt(row, claim.key), value));
  const isThere = index !== -1;
  const places = rows.filter((row) => isSameValue(valueAt(row, claim.key), value)).length;
  if (claim.kind === "listed" && places > 1) {
    const message = `must be there once, but ${JSON.stringify(value)} is in ${places} rows`;
    return about(list, "effect", claim.rows, message, claim.specPointer);
  }
  if (isThere && claim.isFirst && index > 0) {
    const message = `must be the first row, because ${by.operation.id} has added it last`;
    return about(list, "order", `${claim.rows}/${index}`, message, claim.specPointer);
  }
  if (isThere && claim.kind === "listed") return otherwise(claim, list, by, index);
  if (!isThere && claim.kind === "not-listed") return [];
  const what = `${JSON.stringify(value)}, which ${by.operation.id} ${claim.kind === "listed" ? "has added" : "has removed"}`;
  const message = claim.kind === "listed" ? `does not contain ${what}` : `still contains ${what}`;
  return about(list, "effect", claim.rows, message, claim.specPointer);
}

/** Where to read the stored value: in the row with the key, or at the pointer itself. */
function rowPlace({ row, pointer }: Extract<EffectClaim, { kind: "stored" }>, read: AnsweredStep, by: AnsweredStep) {
  if (!row) return pointer;
  const rows = valueAt(read.answer.json, row.rows);
  const wanted = valueOf(by, row.is);
  const index = Array.isArray(rows) ? rows.findIndex((it) => isSameValue(valueAt(it, row.key), wanted)) : -1;
  return index === -1 ? undefined : `${row.rows}/${index}${pointer}`;
}

function stored(claim: Extract<EffectClaim, { kind: "stored" }>, stepOf: StepOf): ClaimFinding[] {
  const [read, by] = [accepted(stepOf(claim.read)), accepted(stepOf(claim.by))];
  const value = by && valueOf(by, claim.value);
  if (!read || !by || value === undefined) return [];
  const place = rowPlace(claim, read, by);
  if (place === undefined) return [];
  const told = valueAt(read.answer.json, place);
  if (isSameValue(told, value)) return [];
  const message = `must be ${JSON.stringify(value)}, as sent to ${by.operation.id}, but is ${JSON.stringify(told)}`;
  return about(read, "effect", place, message, claim.specPointer);
}

type KeptRest = Extract<EffectClaim, { kind: "kept-rest" }>;

/** The response without what the change may change, and without values that change all the time. */
function restOf({ changed, moving }: KeptRest, { answer }: AnsweredStep, by: AnsweredStep): unknown {
  const still = withoutMembers(answer.json, moving);
  if ("pointer" in changed) return replaceAt(still, changed.pointer, null);
  const [rows, named] = [valueAt(still, changed.rows), valueOf(by, changed.is)];
  if (!Array.isArray(rows)) return still;
  return replaceAt(
    still,
    changed.rows,
    rows.filter((row) => !isSameValue(valueAt(row, changed.key), named)),
  );
}

function keptRest(claim: KeptRest, stepOf: StepOf): ClaimFinding[] {
  const [before, again, after, by] = [claim.before, claim.again, claim.after, claim.by].map((name) =>
    accepted(stepOf(name)),
  );
  if (!before || !again || !after || !by) return [];
  const readings = [restOf(claim, before, by), restOf(claim, again, by)] as const;
  const [one, now] = [before, after].map((step) => withoutMoved(restOf(claim, step, by), readings));
  if (canonical(one) === canonical(now)) return [];
  const [pointer, wanted, told] = firstDifference(one, now);
  const message = `must still be ${canonical(wanted)}, but is ${canonical(told)}: ${by.operation.id} was not asked to change it`;
  return about(after, "effect", pointer, message, claim.specPointer);
}

type Conserved = Extract<EffectClaim, { kind: "conserved" }>;

/** Returns the balance in a response, as `decimalOf` reads it; undefined when it, or one of its parts, is not a number. */
function balanceIn({ pointer, field }: Conserved, step: AnsweredStep | undefined): bigint | undefined {
  const value = valueAt(step?.answer.json, pointer);
  if (field === undefined) return decimalOf(value);
  if (!Array.isArray(value)) return undefined;
  const parts = value.map((row) => decimalOf(valueAt(row, field)));
  return parts.reduce((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part), 0n);
}

function conserved(claim: Conserved, stepOf: StepOf): ClaimFinding[] {
  const [first, second, after] = [...claim.before, claim.after].map((name) => accepted(stepOf(name)));
  const by = accepted(stepOf(claim.by));
  const [one, two, now] = [balanceIn(claim, first), balanceIn(claim, second), balanceIn(claim, after)];
  const amount = claim.amount === undefined ? 0n : by && decimalOf(valueOf(by, claim.amount));
  if (!by || !after || one === undefined || one !== two || now === undefined || amount === undefined) return [];
  const due = one + (claim.sign === 1 ? amount : -amount);
  if (now === due) return [];
  const moved = claim.amount === undefined ? "must not change it" : `moved ${decimalText(amount)}`;
  const whole = claim.field === undefined ? "" : ` as the sum of ${claim.field}`;
  const message = `must be ${decimalText(due)}${whole}, but is ${decimalText(now)}: ${decimalText(one)} before, and ${by.operation.id} ${moved}`;
  return about(after, "money", claim.pointer, message, claim.specPointer);
}

/** Finds effects that a change should have had but did not. */
export function effectFindings(claim: EffectClaim, stepOf: StepOf): ClaimFinding[] {
  if (claim.kind === "stored") return stored(claim, stepOf);
  if (claim.kind === "kept-rest") return keptRest(claim, stepOf);
  return claim.kind === "conserved" ? conserved(claim, stepOf) : listed(claim, stepOf);
}
