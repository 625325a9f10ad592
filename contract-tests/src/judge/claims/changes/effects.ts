import { replaceAt, valueAt } from "../../../json.ts";
import { evaluate } from "../../../plan/journeys/runtime-expression.ts";
import { canonical, withoutMembers, withoutMoved, firstDifference, isSameValue } from "../../values/comparison.ts";
import { decimalOf, decimalText } from "../../values/numbers.ts";
import { findingIn, succeeded, type AnsweredStep, type ClaimFinding, type StepOf } from "../answered-step.ts";
import { whenAll, type ClaimOf, type Judges, type Steps, type StepJudge } from "../judges.ts";

const NO_OUTPUTS = new Map();
/** The value of a runtime expression over a step, or the literal value. */
export const valueOf = ({ request, answer }: AnsweredStep, expression: unknown): unknown =>
  typeof expression === "string" && expression.startsWith("$")
    ? evaluate(expression, { outputs: NO_OUTPUTS, request, received: answer })
    : expression;

type Listed = ClaimOf<"listed" | "not-listed">;

/** Finds fields of a row that differ from what the change has sent. */
const otherwise = (claim: Listed, { list, by }: Steps<"list" | "by">, index: number): ClaimFinding[] =>
  Object.entries(claim.same).flatMap(([name, expression]) => {
    const pointer = `${claim.rows}/${index}/${name}`;
    const [told, wanted] = [valueAt(list.answer.json, pointer), valueOf(by, expression)];
    if (wanted === undefined || isSameValue(told, wanted)) return [];
    const message = `must be ${JSON.stringify(wanted)}, as sent to ${by.operation.id}, but is ${JSON.stringify(told)}`;
    return [findingIn(list, "effect", pointer, message, claim)];
  });

function listed(claim: Listed, steps: Steps<"list" | "by">): ClaimFinding[] {
  const { list, by } = steps;
  const value = valueOf(by, claim.value);
  const rows = valueAt(list.answer.json, claim.rows);
  if (value === undefined || !Array.isArray(rows)) return [];
  const places = rows.flatMap((row, index) => (isSameValue(valueAt(row, claim.key), value) ? [index] : []));
  const [index] = places;
  const tell = (message: string) => [findingIn(list, "effect", claim.rows, message, claim)];
  const what = `${JSON.stringify(value)}, which ${by.operation.id}`;
  if (claim.kind === "not-listed") return index === undefined ? [] : tell(`still contains ${what} has removed`);
  if (index === undefined) return tell(`does not contain ${what} has added`);
  if (places.length > 1) return tell(`must be there once, but ${JSON.stringify(value)} is in ${places.length} rows`);
  if (!claim.isFirst || index === 0) return otherwise(claim, steps, index);
  const message = `must be the first row, because ${by.operation.id} has added it last`;
  return [findingIn(list, "order", `${claim.rows}/${index}`, message, claim)];
}

/** Where to read the stored value: in the row with the key, or at the pointer itself. */
function rowPlace({ row, pointer }: ClaimOf<"stored">, { read, by }: Steps<"read" | "by">) {
  if (!row) return pointer;
  const rows = valueAt(read.answer.json, row.rows);
  const wanted = valueOf(by, row.is);
  const index = Array.isArray(rows) ? rows.findIndex((it) => isSameValue(valueAt(it, row.key), wanted)) : -1;
  return index === -1 ? undefined : `${row.rows}/${index}${pointer}`;
}

function stored(claim: ClaimOf<"stored">, steps: Steps<"read" | "by">): ClaimFinding[] {
  const { read, by } = steps;
  const value = valueOf(by, claim.value);
  const place = value === undefined ? undefined : rowPlace(claim, steps);
  const told = place === undefined ? undefined : valueAt(read.answer.json, place);
  if (place === undefined || isSameValue(told, value)) return [];
  const message = `must be ${JSON.stringify(value)}, as sent to ${by.operation.id}, but is ${JSON.stringify(told)}`;
  return [findingIn(read, "effect", place, message, claim)];
}

type UnchangedFields = ClaimOf<"unchanged-fields">;

/** The response without what the change may change, and without values that change all the time. */
function restOf({ changed, moving }: UnchangedFields, { answer }: AnsweredStep, by: AnsweredStep): unknown {
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

const unchangedFields: StepJudge<"unchanged-fields", "before" | "again" | "after" | "by"> = (
  claim,
  { before, again, after, by },
) => {
  const readings = [restOf(claim, before, by), restOf(claim, again, by)] as const;
  const [one, now] = [before, after].map((step) => withoutMoved(restOf(claim, step, by), readings));
  if (canonical(one) === canonical(now)) return [];
  const [pointer, wanted, told] = firstDifference(one, now);
  const message = `must still be ${canonical(wanted)}, but is ${canonical(told)}: ${by.operation.id} was not asked to change it`;
  return [findingIn(after, "effect", pointer, message, claim)];
};

type Conserved = ClaimOf<"conserved">;

/** Returns the balance in a response, as `decimalOf` reads it; undefined when it, or one of its parts, is not a number. */
function balanceIn({ pointer, field }: Conserved, step: AnsweredStep | undefined): bigint | undefined {
  const value = valueAt(step?.answer.json, pointer);
  if (field === undefined) return decimalOf(value);
  if (!Array.isArray(value)) return undefined;
  const parts = value.map((row) => decimalOf(valueAt(row, field)));
  return parts.reduce((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part), 0n);
}

function conserved(claim: Conserved, { after, by }: Steps<"after" | "by">, stepOf: StepOf): ClaimFinding[] {
  const [first, second] = claim.before.map((name) => succeeded(stepOf(name)));
  const [one, two, now] = [balanceIn(claim, first), balanceIn(claim, second), balanceIn(claim, after)];
  const amount = claim.amount === undefined ? 0n : decimalOf(valueOf(by, claim.amount));
  if (one === undefined || one !== two || now === undefined || amount === undefined) return [];
  const due = one + (claim.sign === 1 ? amount : -amount);
  if (now === due) return [];
  const moved = claim.amount === undefined ? "must not change it" : `moved ${decimalText(amount)}`;
  const whole = claim.field === undefined ? "" : ` as the sum of ${claim.field}`;
  const message = `must be ${decimalText(due)}${whole}, but is ${decimalText(now)}: ${decimalText(one)} before, and ${by.operation.id} ${moved}`;
  return [findingIn(after, "money", claim.pointer, message, claim)];
}

/** Find effects that a change should have had but did not. */
export const EFFECT_JUDGES = {
  listed: whenAll(["list", "by"], listed),
  "not-listed": whenAll(["list", "by"], listed),
  stored: whenAll(["read", "by"], stored),
  "unchanged-fields": whenAll(["before", "again", "after", "by"], unchangedFields),
  conserved: whenAll(["after", "by"], conserved),
} satisfies Partial<Judges>;
