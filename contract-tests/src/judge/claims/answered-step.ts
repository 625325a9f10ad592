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

export interface ClaimFinding {
  /** The step that violates the claim. */
  readonly step: string;
  readonly finding: Finding;
}

/** Whether the step was successful. */
export const hasSucceeded = ({ operation, answer }: AnsweredStep): boolean => operation.profile.isAccepted(answer);
