import { valueAt } from "../../json.ts";
import { canonical } from "../values/comparison.ts";
import { findingIn, type AnsweredStep, type ClaimFinding } from "./answered-step.ts";
import { whenAll, type ClaimOf, type Judges, type Steps, type StepJudge } from "./judges.ts";
import { rowsAt } from "./lists/listed-rows.ts";

/** Returns the keys of all rows of a list; for a response without rows, the single value at `key`. */
const namesOf = (step: AnsweredStep, { rows, key }: ClaimOf<"apart">): unknown[] =>
  rows === undefined ? [valueAt(step.answer.json, key)] : rowsAt(step, rows).map((row) => valueAt(row, key));

function shared(claim: ClaimOf<"apart">, { first, again }: Steps<"first" | "again">): ClaimFinding[] {
  const { rows, key } = claim;
  const theirs = new Set(namesOf(first, claim).map(canonical));
  const names = namesOf(again, claim);
  const index = names.findIndex((name) => name !== undefined && theirs.has(canonical(name)));
  if (index === -1) return [];
  const pointer = rows === undefined ? key : `${rows}/${index}${key}`;
  const message = `contains ${canonical(names[index])}, which belongs to the account of the step "${first.name}"`;
  return [findingIn(again, "isolation", pointer, message)];
}

const countOf = ({ answer }: AnsweredStep, pointer: string): number | undefined => {
  const found = valueAt(answer.json, pointer);
  if (Array.isArray(found)) return found.length;
  return typeof found === "number" ? found : undefined;
};

const grewOnce: StepJudge<"grew-once", "before" | "after" | "by"> = (claim, { before, after, by }) => {
  const [one, other] = [countOf(before, claim.count), countOf(after, claim.count)];
  if (one === undefined || other === undefined || other - one <= 1) return [];
  const message = `grew by ${other - one}: ${by.operation.id} was sent twice with one key, but must run only once`;
  return [findingIn(after, "replay", claim.count, message, claim)];
};

/** Find objects that two members both see although each belongs to one, and calls that took effect twice. */
export const ACCOUNT_SEPARATION_JUDGES = {
  apart: whenAll(["first", "again"], shared),
  "grew-once": whenAll(["before", "after", "by"], grewOnce),
} satisfies Partial<Judges>;
