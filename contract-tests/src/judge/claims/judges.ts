import type { Claim } from "../../plan/claim.ts";
import type { AnsweredStep, ClaimFinding, StepOf } from "./answered-step.ts";
import { succeeded } from "./answered-step.ts";

/** The claims of some kinds. */
export type ClaimOf<Kind extends Claim["kind"]> = Extract<Claim, { kind: Kind }>;

/** Judges a claim: finds the answers that violate it. */
export type Judge<OneClaim> = (claim: OneClaim, stepOf: StepOf) => ClaimFinding[];

/** The judges of all claims, by the kind of the claim. */
export type Judges = { readonly [Kind in Claim["kind"]]: Judge<ClaimOf<Kind>> };

/** Steps by the member of the claim that names them. */
export type Steps<Member extends string> = Readonly<Record<Member, AnsweredStep>>;

/** Judges a claim by the steps that its members name. */
export type StepJudge<Kind extends Claim["kind"], Member extends string> = (
  claim: ClaimOf<Kind>,
  steps: Steps<Member>,
  stepOf: StepOf,
) => ClaimFinding[];

/** The step, when a claim can be judged by it. */
type Admit = (step: AnsweredStep | undefined) => AnsweredStep | undefined;

/**
 * A judge of claims that are ignored until all of their steps have answers that `admit` lets through.
 * @param members the members of the claim that name these steps
 */
export const whenAll =
  <Member extends string, OneClaim extends Readonly<Record<Member, string>>>(
    members: readonly Member[],
    judge: (claim: OneClaim, steps: Steps<Member>, stepOf: StepOf) => ClaimFinding[],
    admit: Admit = succeeded,
  ): Judge<OneClaim> =>
  (claim, stepOf) => {
    const found = members.map((member) => [member, admit(stepOf(claim[member]))] as const);
    const isComplete = found.every(([, step]) => step !== undefined);
    return isComplete ? judge(claim, Object.fromEntries(found) as Steps<Member>, stepOf) : [];
  };

/** Every step with an answer, whatever it is. */
export const answered: Admit = (step) => step;
