import { valueAt } from "../../json.ts";
import type { Claim } from "../../plan/claim.ts";
import { canonical } from "../canonical.ts";
import { findingAbout } from "../finding.ts";
import { hasSucceeded, type ClaimFinding, type StepOf, type ToldStep } from "./told-step.ts";

type Apart = Extract<Claim, { kind: "apart" | "grew-once" }>;

/** The names of all rows, or the one value where there are no rows. */
function namesOf({ answer }: ToldStep, rows: string | undefined, key: string): unknown[] {
  if (rows === undefined) return [valueAt(answer.json, key)];
  const found = valueAt(answer.json, rows);
  return Array.isArray(found) ? found.map((row) => valueAt(row, key)) : [];
}

function shared(first: ToldStep, again: ToldStep, { rows, key }: Extract<Apart, { kind: "apart" }>): ClaimFinding[] {
  const theirs = new Set(namesOf(first, rows, key).map(canonical));
  const index = namesOf(again, rows, key).findIndex((name) => name !== undefined && theirs.has(canonical(name)));
  if (index === -1) return [];
  const pointer = rows === undefined ? key : `${rows}/${index}${key}`;
  const name = canonical(namesOf(again, rows, key)[index]);
  const message = `holds ${name}, which belongs to the account of the step "${first.name}"`;
  const where = `response ${again.answer.status} ${pointer}`;
  return [{ step: again.name, finding: findingAbout(again.operation, "isolation", { where, message }) }];
}

const countOf = ({ answer }: ToldStep, pointer: string): number | undefined => {
  const found = valueAt(answer.json, pointer);
  if (Array.isArray(found)) return found.length;
  return typeof found === "number" ? found : undefined;
};

function grewOnce(claim: Extract<Apart, { kind: "grew-once" }>, stepOf: StepOf): ClaimFinding[] {
  const [before, after, by] = [stepOf(claim.before), stepOf(claim.after), stepOf(claim.by)];
  if (!before || !after || !by || ![before, after, by].every(hasSucceeded)) return [];
  const [one, other] = [countOf(before, claim.count), countOf(after, claim.count)];
  if (one === undefined || other === undefined || other - one <= 1) return [];
  const message = `grew by ${other - one}: ${by.operation.id} was sent twice with one key, which must work once`;
  const where = `response ${after.answer.status} ${claim.count}`;
  const { specPointer } = claim;
  return [{ step: after.name, finding: findingAbout(after.operation, "replay", { where, message, specPointer }) }];
}

/** What two members see of each other, and what one call did twice. */
export function apartFindings(claim: Apart, stepOf: StepOf): ClaimFinding[] {
  if (claim.kind === "grew-once") return grewOnce(claim, stepOf);
  const [first, again] = [stepOf(claim.first), stepOf(claim.again)];
  return first && again && hasSucceeded(first) && hasSucceeded(again) ? shared(first, again, claim) : [];
}
