import type { Operation } from "../../spec/contract.ts";
import type { CaseRequest } from "../../plan/case.ts";
import type { Received } from "../answer.ts";
import type { Finding } from "../finding.ts";

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
