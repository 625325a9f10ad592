import type { Operation } from "../../spec/contract.ts";
import type { CaseRequest } from "../../plan/case.ts";
import type { Received } from "../answer.ts";
import type { Check, Doubt } from "../check.ts";
import { type Finding, findingAt } from "../finding.ts";

/** A step of a series with its response. */
export interface AnsweredStep {
  readonly name: string;
  readonly operation: Operation;
  /** With all values filled in, before encryption. */
  readonly request: CaseRequest;
  readonly answer: Received;
}

/** Finds a step by name; undefined when it has no response. */
export type StepOf = (name: string) => AnsweredStep | undefined;

/** A finding about a step of a series. */
export interface ClaimFinding {
  /** The step that violates the claim. */
  readonly step: string;
  readonly finding: Finding;
}

/** A finding with the steps that its claim compares. */
export interface ComparedFinding extends ClaimFinding {
  readonly steps: readonly string[];
}

/** Whether the step was successful. */
export const hasSucceeded = ({ operation, answer }: AnsweredStep): boolean => operation.profile.isAccepted(answer);

/** The step, when it was successful. */
export const succeeded = (step: AnsweredStep | undefined): AnsweredStep | undefined =>
  step && hasSucceeded(step) ? step : undefined;

/** The server has accepted the request, and will act on it later. */
const LATER = 202;

/** The step when it is done: it has succeeded, and not only been accepted. */
export const done = (step: AnsweredStep | undefined): AnsweredStep | undefined =>
  step?.answer.status === LATER ? undefined : succeeded(step);

/** What a claim says of its findings. */
interface Grounds {
  readonly specPointer?: string | undefined;
  readonly isInferred?: boolean | undefined;
  /** A reason to doubt them; by default, whether the claim is inferred. */
  readonly doubt?: Doubt | undefined;
}

/**
 * A finding about the answer to a step.
 * @param place a pointer into the body, `body` or `header NAME`; undefined for the answer as a whole
 */
export const findingIn = (
  { name, operation, answer }: AnsweredStep,
  check: Check,
  place: string | undefined,
  message: string,
  { specPointer, isInferred = false, doubt = isInferred ? "inferred" : undefined }: Grounds = {},
): ClaimFinding => ({
  step: name,
  finding: findingAt(operation, check, answer, place, message, { specPointer, doubt }),
});
