import { valueAt } from "../../json.ts";
import type { Claim } from "../../plan/claim.ts";
import { canonical } from "../values/comparison/canonical-json.ts";
import { findingAbout } from "../finding.ts";
import { hasSucceeded, type ClaimFinding, type StepOf, type AnsweredStep } from "./answered-step.ts";

type AccountSeparation = Extract<Claim, { kind: "apart" | "grew-once" }>;

/** Returns the keys of all rows of a list; for a response without rows, the single value at `key`. */
function namesOf({ answer }: AnsweredStep, rows: string | undefined, key: string): unknown[] {
  if (rows === undefined) return [valueAt(answer.json, key)];
  const found = valueAt(answer.json, rows);
  return Array.isArray(found) ? found.map((row) => valueAt(row, key)) : [];
}

function shared(
  first: AnsweredStep,
  again: AnsweredStep,
  { rows, key }: Extract<AccountSeparation, { kind: "apart" }>,
): ClaimFinding[] {
  const theirs = new Set(namesOf(first, rows, key).map(canonical));
  const index = namesOf(again, rows, key).findIndex((name) => name !== undefined && theirs.has(canonical(name)));
  if (index === -1) return [];
  const pointer = rows === undefined ? key : `${rows}/${index}${key}`;
  const name = canonical(namesOf(again, rows, key)[index]);
  const message = `contains ${name}, which belongs to the account of the step "${first.name}"`;
  const where = `response ${again.answer.status} ${pointer}`;
  return [{ step: again.name, finding: findingAbout(again.operation, "isolation", { where, message }) }];
}

const countOf = ({ answer }: AnsweredStep, pointer: string): number | undefined => {
  const found = valueAt(answer.json, pointer);
  if (Array.isArray(found)) return found.length;
  return typeof found === "number" ? found : undefined;
};

function grewOnce(claim: Extract<AccountSeparation, { kind: "grew-once" }>, stepOf: StepOf): ClaimFinding[] {
  const [before, after, by] = [stepOf(claim.before), stepOf(claim.after), stepOf(claim.by)];
  if (!before || !after || !by || ![before, after, by].every(hasSucceeded)) return [];
  const [one, other] = [countOf(before, claim.count), countOf(after, claim.count)];
  if (one === undefined || other === undefined || other - one <= 1) return [];
  const message = `grew by ${other - one}: ${by.operation.id} was sent twice with one key, but must run only once`;
  const where = `response ${after.answer.status} ${claim.count}`;
  const { specPointer } = claim;
  return [{ step: after.name, finding: findingAbout(after.operation, "replay", { where, message, specPointer }) }];
}

/** Finds objects that two members both see although each belongs to one, and calls that took effect twice. */
export function accountSeparationFindings(claim: AccountSeparation, stepOf: StepOf): ClaimFinding[] {
  if (claim.kind === "grew-once") return grewOnce(claim, stepOf);
  const [first, again] = [stepOf(claim.first), stepOf(claim.again)];
  return first && again && hasSucceeded(first) && hasSucceeded(again) ? shared(first, again, claim) : [];
}
