import type { Claim } from "../../plan/claim.ts";
import type { AnsweredStep, ClaimFinding, StepOf } from "./answered-step.ts";
import { done, succeeded } from "./answered-step.ts";

/** The claims of some kinds. */
export type ClaimOf<Kind extends Claim["kind"]> = Extract<Claim, { kind: Kind }>;

/** Judges a claim: finds the answers that violate it. */
export type Judge<OneClaim> = (claim: OneClaim, stepOf: StepOf) => ClaimFinding[];

/** The judges of all claims, by the kind of the claim. */
export type Judges = { readonly [Kind in Claim["kind"]]: Judge<ClaimOf<Kind>> };

/** Steps by the member of the claim that names them. */
export type Steps<Member extends string> = Readonly<Record<Member, AnsweredStep>>;

/** The step, when a claim can be judged by it. */
type Admit = (step: AnsweredStep | undefined) => AnsweredStep | undefined;

/**
 * Judges claims that are ignored until all of their steps have answers that `admit` lets through.
 * @param admit returns the step when a claim can be judged by it
 */
export const whenAll =
  (admit: Admit) =>
  <Member extends string, OneClaim extends Readonly<Record<Member, string>>>(
    members: readonly Member[],
    judge: (claim: OneClaim, steps: Steps<Member>, stepOf: StepOf) => ClaimFinding[],
  ): Judge<OneClaim> =>
  (claim, stepOf) => {
    const found = members.map((member) => [member, admit(stepOf(claim[member]))] as const);
    const isComplete = found.every(([, step]) => step !== undefined);
    return isComplete ? judge(claim, Object.fromEntries(found) as Steps<Member>, stepOf) : [];
  };

/** Judges claims by steps that were successful. The members of the claim name them. */
export const whenSucceeded = whenAll(succeeded);
/** Judges claims by steps that are done: their requests were not only accepted for later. */
export const whenDone = whenAll(done);
/** Judges claims by steps with any answer. */
export const whenAnswered = whenAll((step) => step);
