import { isWithin, type Evidence } from "../evidence.ts";
import type { Contract, Operation, Parameter } from "../spec/contract.ts";
import type { Validate } from "../spec/validator.ts";
import type { Stage } from "./case.ts";

/** Whether the parameter is the idempotency-key header of the profile (D12). */
export const isIdempotencyKey = ({ place, name }: Parameter, { profile }: Operation): boolean =>
  place === "header" && name.toLowerCase() === profile.idempotencyHeader;

/** The input of a plan. */
export interface PlanContext {
  readonly contract: Contract;
  readonly validate: Validate;
  readonly seed: number;
  /** Number of generated inputs per operation. */
  readonly runs: number;
  /** Evidence limit of the run; without one, everything is tested. */
  readonly evidence?: Evidence;
  /** Whether the run may also call an operation that it does not test. Without this, it calls only safe ones. */
  readonly mayCall?: (operation: Operation) => boolean;
}

/** Whether the run may call the operation to test another one. */
export const isAllowed = ({ mayCall }: PlanContext, operation: Operation): boolean =>
  mayCall ? mayCall(operation) : operation.isSafe;

/** An operation by its id, unless it is below the evidence limit. */
export function testedOperation({ contract, evidence = "proposed" }: PlanContext, id: unknown): Operation | undefined {
  const found = contract.operations.find((operation) => operation.id === id);
  return found && isWithin(found.evidence, evidence) ? found : undefined;
}

/** The same context, but it validates values as parts of requests. */
export const forRequests = (context: PlanContext): PlanContext => ({
  ...context,
  validate: (pointer, value) => context.validate(pointer, value, "request"),
});

/** Whether the operation opens the session of a run. */
export const isSignIn = ({ id, profile }: Operation): boolean => id === profile.signIn?.operationId;

/** The stage in which the operation's cases run. */
export const stageOf = (operation: Operation): Stage => {
  if (isSignIn(operation) || operation.opensSession) return "sign-in";
  return operation.endsSession ? "ending" : "open";
};
