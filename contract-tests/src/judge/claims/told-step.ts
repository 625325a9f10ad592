import type { Operation } from "../../contract.ts";
import type { CaseRequest } from "../../plan/case.ts";
import type { Received } from "../answer.ts";
import type { Finding } from "../finding.ts";

/** A step of a series that was answered. */
export interface ToldStep {
  readonly name: string;
  readonly operation: Operation;
  /** With its values filled in, before it was encrypted. */
  readonly request: CaseRequest;
  readonly answer: Received;
}

/** A step by its name; undefined when it was not answered. */
export type StepOf = (name: string) => ToldStep | undefined;

export interface ClaimFinding {
  /** The step that breaks the claim. */
  readonly step: string;
  readonly finding: Finding;
}

/** The step did what it was for. */
export const hasSucceeded = ({ operation, answer }: ToldStep): boolean => operation.profile.isAccepted(answer);
