import type { Operation } from "../contract.ts";
import { isObject, valueAt } from "../json.ts";
import type { Bond } from "../plan/case.ts";
import { canonical } from "./canonical.ts";
import type { Answer, Received } from "./answer.ts";
import { findingAbout, type Finding } from "./finding.ts";
import { isAccepted } from "./judge.ts";

/** What the steps of a series were answered, by the name of the step. */
export type StepAnswers = ReadonlyMap<string, Answer>;

const accepted = (operation: Operation, answer: Answer | undefined): Received | undefined =>
  answer && "status" in answer && isAccepted(operation, answer) ? answer : undefined;

/** Texts and numbers long enough to be somebody's, at any depth. */
function tellingValues(value: unknown): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((member) => [...tellingValues(member)]));
  if (isObject(value)) return new Set(Object.values(value).flatMap((member) => [...tellingValues(member)]));
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return new Set(text.length >= LEAST_TELLING_LENGTH ? [text] : []);
}
const LEAST_TELLING_LENGTH = 6;

function complaintOf(bond: Bond, here: Received, earlier: Received): string | undefined {
  const mine = valueAt(here.json, bond.pointer);
  const theirs = valueAt(earlier.json, bond.pointer);
  if (bond.kind === "same") {
    return canonical(mine) === canonical(theirs) ? undefined : `must be what the step "${bond.step}" was answered`;
  }
  const foreign = tellingValues(theirs);
  const shared = [...tellingValues(mine)].find((text) => foreign.has(text));
  return shared === undefined
    ? undefined
    : `holds "${shared}", which belongs to the account of the step "${bond.step}"`;
}

/** How the answer to a step breaks its bonds with earlier ones; a refusal, here or there, is judged by its expectation alone. */
export function bondFindings(
  operation: Operation,
  bonds: readonly Bond[],
  answer: Answer,
  answers: StepAnswers,
): Finding[] {
  const here = accepted(operation, answer);
  if (!here) return [];
  return bonds.flatMap((bond) => {
    const earlier = accepted(operation, answers.get(bond.step));
    const message = earlier && complaintOf(bond, here, earlier);
    if (!message) return [];
    const where = `response ${here.status} ${bond.pointer === "" ? "body" : bond.pointer}`;
    return [findingAbout(operation, bond.kind === "same" ? "replay" : "isolation", { where, message })];
  });
}
