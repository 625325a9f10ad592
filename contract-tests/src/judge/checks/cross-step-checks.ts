import type { Contract, Operation } from "../../spec/contract.ts";
import { valueAt } from "../../json.ts";
import type { CrossStepCheck } from "../../plan/case.ts";
import { canonical } from "../values/comparison.ts";
import type { Answer, Received } from "../answer.ts";
import { enumWords } from "../values/enum-words.ts";
import { type Finding, findingAt } from "../finding.ts";
import { isAccepted } from "../judge.ts";
import { containsWord } from "../leaks/leaks.ts";
import { textsIn } from "../values/values-at.ts";

/** The responses of a series by step name. */
export type StepAnswers = ReadonlyMap<string, Answer>;

const accepted = (operation: Operation, answer: Answer | undefined): Received | undefined =>
  answer && "status" in answer && isAccepted(operation, answer) ? answer : undefined;

/** Returns the strings and numbers, at any depth, that are so long that two accounts do not have them by chance. */
function tellingValues(value: unknown): Set<string> {
  const texts = textsIn(value, true).map(({ text }) => text);
  return new Set(texts.filter(({ length }) => length >= LEAST_TELLING_LENGTH));
}
const LEAST_TELLING_LENGTH = 6;

/** Identifying values: they contain a letter, because a refusal may mention numbers, and they are not enum values of the contract. */
function namesIn(value: unknown, contract: Contract): string[] {
  const words = enumWords(contract);
  return [...tellingValues(value)].filter((text) => /\p{L}/u.test(text) && !words.has(text));
}

function untoldComplaint(
  check: Extract<CrossStepCheck, { kind: "untold" }>,
  here: Received,
  earlier: Received,
  contract: Contract,
): string | undefined {
  const named = String(valueAt(earlier.json, check.named));
  const said = here.json === undefined ? here.text : JSON.stringify(here.json);
  const told = namesIn(valueAt(earlier.json, check.pointer), contract).find(
    (text) => text !== named && containsWord(said, text),
  );
  return told === undefined ? undefined : `reveals "${told}", which belongs to the account of the step "${check.step}"`;
}

type BetweenSuccesses = Exclude<CrossStepCheck, { kind: "untold" }>;

function complaintOf(check: BetweenSuccesses, here: Received, earlier: Received): string | undefined {
  const mine = valueAt(here.json, check.pointer);
  const theirs = valueAt(earlier.json, check.pointer);
  if (check.kind === "same") {
    return canonical(mine) === canonical(theirs) ? undefined : `must equal the answer to the step "${check.step}"`;
  }
  const foreign = tellingValues(theirs);
  const shared = [...tellingValues(mine)].find((text) => foreign.has(text));
  return shared === undefined
    ? undefined
    : `contains "${shared}", which belongs to the account of the step "${check.step}"`;
}

/** Findings of a step's cross-step checks. A refusal is only checked for what it reveals; the rest is left to its expectation. */
export function crossStepFindings(
  operation: Operation,
  crossStepChecks: readonly CrossStepCheck[],
  answer: Answer,
  answers: StepAnswers,
  contract: Contract,
): Finding[] {
  if ("failure" in answer) return [];
  const isSuccess = isAccepted(operation, answer);
  return crossStepChecks.flatMap((check) => {
    const earlier = accepted(operation, answers.get(check.step));
    if (!earlier || isSuccess === (check.kind === "untold")) return [];
    const message =
      check.kind === "untold" ? untoldComplaint(check, answer, earlier, contract) : complaintOf(check, answer, earlier);
    if (!message) return [];
    const place = check.kind === "untold" || check.pointer === "" ? "body" : check.pointer;
    const broken = check.kind === "same" ? "replay" : "isolation";
    return [findingAt(operation, broken, answer, place, message)];
  });
}
