import { valueAt } from "../../json.ts";
import type { Claim } from "../../plan/claim.ts";
import { evaluate } from "../../plan/expression.ts";
import { canonical } from "../canonical.ts";
import { decimalOf, decimalText } from "../decimal.ts";
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
const valueOf = ({ request, answer }: ToldStep, expression: string): unknown =>
  evaluate(expression, { outputs: NO_OUTPUTS, request, received: answer });

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** The query of an address says 7 where an answer says the number. */
const isSame = (one: unknown, other: unknown): boolean =>
  isPlain(one) && isPlain(other) ? String(one) === String(other) : canonical(one) === canonical(other);

const accepted = (step: ToldStep | undefined): ToldStep | undefined => (step && hasSucceeded(step) ? step : undefined);

function listed(claim: Listed, stepOf: StepOf): ClaimFinding[] {
  const [list, by] = [accepted(stepOf(claim.list)), accepted(stepOf(claim.by))];
  const value = by && valueOf(by, claim.value);
  const rows = list && valueAt(list.answer.json, claim.rows);
  if (!list || !by || value === undefined || !Array.isArray(rows)) return [];
  const isThere = rows.some((row) => isSame(valueAt(row, claim.key), value));
  if (isThere === (claim.kind === "listed")) return [];
  const what = `${JSON.stringify(value)}, which ${by.operation.id} ${claim.kind === "listed" ? "has made" : "has removed"}`;
  const message = claim.kind === "listed" ? `does not hold ${what}` : `still holds ${what}`;
  return about(list, "effect", claim.rows, message, claim.specPointer);
}

function stored(claim: Extract<EffectClaim, { kind: "stored" }>, stepOf: StepOf): ClaimFinding[] {
  const [read, by] = [accepted(stepOf(claim.read)), accepted(stepOf(claim.by))];
  const value = by && valueOf(by, claim.value);
  if (!read || !by || value === undefined) return [];
  const told = valueAt(read.answer.json, claim.pointer);
  if (isSame(told, value)) return [];
  const message = `must be ${JSON.stringify(value)}, as ${by.operation.id} was sent, is ${JSON.stringify(told)}`;
  return about(read, "effect", claim.pointer, message, claim.specPointer);
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
