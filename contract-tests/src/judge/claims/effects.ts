import { valueAt } from "../../json.ts";
import type { Claim } from "../../plan/claim.ts";
import { evaluate } from "../../plan/expression.ts";
import { decimalOf, decimalText } from "../decimal.ts";
import { isSameValue } from "../same-value.ts";
import { findingAbout, type Check } from "../finding.ts";
import { hasSucceeded, type ClaimFinding, type StepOf, type ToldStep } from "./told-step.ts";

type EffectClaim = Extract<Claim, { kind: "listed" | "not-listed" | "stored" | "conserved" }>;
type Listed = Extract<EffectClaim, { kind: "listed" | "not-listed" }>;

const about = (step: ToldStep, check: Check, pointer: string, message: string, specPointer: string): ClaimFinding[] => [
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
const valueOf = ({ request, answer }: ToldStep, expression: unknown): unknown =>
  typeof expression === "string" && expression.startsWith("$")
    ? evaluate(expression, { outputs: NO_OUTPUTS, request, received: answer })
    : expression;

const accepted = (step: ToldStep | undefined): ToldStep | undefined => (step && hasSucceeded(step) ? step : undefined);

/** The row is there, and says something else than what was sent. */
function otherwise({ rows, same, specPointer }: Listed, list: ToldStep, by: ToldStep, index: number): ClaimFinding[] {
  return Object.entries(same).flatMap(([name, expression]) => {
    const pointer = `${rows}/${index}/${name}`;
    const [told, wanted] = [valueAt(list.answer.json, pointer), valueOf(by, expression)];
    if (wanted === undefined || isSameValue(told, wanted)) return [];
    const message = `must be ${JSON.stringify(wanted)}, as ${by.operation.id} was sent, is ${JSON.stringify(told)}`;
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
  if (isThere && claim.kind === "listed") return otherwise(claim, list, by, index);
  if (!isThere && claim.kind === "not-listed") return [];
  const what = `${JSON.stringify(value)}, which ${by.operation.id} ${claim.kind === "listed" ? "has made" : "has removed"}`;
  const message = claim.kind === "listed" ? `does not hold ${what}` : `still holds ${what}`;
  return about(list, "effect", claim.rows, message, claim.specPointer);
}

/** Where the value is read: in the row that is meant, or at the pointer itself. */
function rowPlace({ row, pointer }: Extract<EffectClaim, { kind: "stored" }>, read: ToldStep, by: ToldStep) {
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
  const message = `must be ${JSON.stringify(value)}, as ${by.operation.id} was sent, is ${JSON.stringify(told)}`;
  return about(read, "effect", place, message, claim.specPointer);
}

function conserved(claim: Extract<EffectClaim, { kind: "conserved" }>, stepOf: StepOf): ClaimFinding[] {
  const [first, second, after] = [...claim.before, claim.after].map((name) => accepted(stepOf(name)));
  const by = accepted(stepOf(claim.by));
  const balanceOf = (step: ToldStep | undefined) => decimalOf(valueAt(step?.answer.json, claim.pointer));
  const [one, two, now] = [balanceOf(first), balanceOf(second), balanceOf(after)];
  const amount = by && decimalOf(valueOf(by, claim.amount));
  if (!by || !after || one === undefined || one !== two || now === undefined || amount === undefined) return [];
  const due = one + (claim.sign === 1 ? amount : -amount);
  if (now === due) return [];
  const message = `must be ${decimalText(due)}: ${decimalText(one)} before, and ${by.operation.id} moved ${decimalText(amount)}; is ${decimalText(now)}`;
  return about(after, "money", claim.pointer, message, claim.specPointer);
}

/** What a change should have left behind, and has not. */
export function effectFindings(claim: EffectClaim, stepOf: StepOf): ClaimFinding[] {
  if (claim.kind === "stored") return stored(claim, stepOf);
  return claim.kind === "conserved" ? conserved(claim, stepOf) : listed(claim, stepOf);
}
