import type { Contract, Operation } from "../contract.ts";
import { isObject, valueAt } from "../json.ts";
import type { Bond } from "../plan/case.ts";
import { canonical } from "./canonical.ts";
import type { Answer, Received } from "./answer.ts";
import { enumWords } from "./enum-words.ts";
import { findingAbout, type Finding } from "./finding.ts";
import { isAccepted } from "./judge.ts";
import { asWord } from "./leaks.ts";

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

/** A name, a moment: no bare number, of which a refusal may speak, and no word of the contract. */
function namesIn(value: unknown, contract: Contract): string[] {
  const words = enumWords(contract);
  return [...tellingValues(value)].filter((text) => /\p{L}/u.test(text) && !words.has(text));
}

function untoldComplaint(
  bond: Extract<Bond, { kind: "untold" }>,
  here: Received,
  earlier: Received,
  contract: Contract,
): string | undefined {
  const named = String(valueAt(earlier.json, bond.named));
  const said = here.json === undefined ? here.text : JSON.stringify(here.json);
  const told = namesIn(valueAt(earlier.json, bond.pointer), contract).find(
    (text) => text !== named && asWord(text).test(said),
  );
  return told === undefined ? undefined : `tells "${told}", which belongs to the account of the step "${bond.step}"`;
}

type BetweenSuccesses = Exclude<Bond, { kind: "untold" }>;

function complaintOf(bond: BetweenSuccesses, here: Received, earlier: Received): string | undefined {
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

/** How the answer to a step breaks its bonds with earlier ones; but for what it tells, a refusal is judged by its expectation alone. */
export function bondFindings(
  operation: Operation,
  bonds: readonly Bond[],
  answer: Answer,
  answers: StepAnswers,
  contract: Contract,
): Finding[] {
  if ("failure" in answer) return [];
  const isSuccess = isAccepted(operation, answer);
  return bonds.flatMap((bond) => {
    const earlier = accepted(operation, answers.get(bond.step));
    if (!earlier || isSuccess === (bond.kind === "untold")) return [];
    const message =
      bond.kind === "untold" ? untoldComplaint(bond, answer, earlier, contract) : complaintOf(bond, answer, earlier);
    if (!message) return [];
    const place = bond.kind === "untold" || bond.pointer === "" ? "body" : bond.pointer;
    const check = bond.kind === "same" ? "replay" : "isolation";
    return [findingAbout(operation, check, { where: `response ${answer.status} ${place}`, message })];
  });
}
