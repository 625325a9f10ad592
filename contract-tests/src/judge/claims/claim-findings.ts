import type { Claim } from "../../plan/claim.ts";
import { ACCOUNT_SEPARATION_JUDGES } from "./account-separation.ts";
import { CACHING_JUDGES } from "./http/caching.ts";
import { CLIENT_JUDGES } from "./http/clients.ts";
import { CLOCK_JUDGES } from "./clock.ts";
import { CONSISTENCY_JUDGES } from "./lists/consistency.ts";
import { EFFECT_JUDGES } from "./changes/effects.ts";
import { LANGUAGE_JUDGES } from "./languages.ts";
import { PAGING_JUDGES } from "./lists/paging.ts";
import { RELATION_JUDGES } from "./lists/relations.ts";
import { OBJECT_JUDGES } from "./objects/objects.ts";
import { ONE_TIME_JUDGES } from "./changes/one-time.ts";
import { REFUSAL_JUDGES } from "./refusals.ts";
import { expectedFindings } from "./expected.ts";
import { SESSION_JUDGES } from "./sessions.ts";
import { LIFECYCLE_JUDGES } from "./objects/lifecycle.ts";
import type { AnsweredStep, ClaimFinding, ComparedFinding, StepOf } from "./answered-step.ts";
import type { ClaimOf, Judge, Judges } from "./judges.ts";

/** Judges a claim about steps with a prefix, which it names without the prefix. */
function findingsWithin({ prefix, claim }: ClaimOf<"within">, stepOf: StepOf): ClaimFinding[] {
  const found = findingsOf(claim, (name) => {
    const step = stepOf(`${prefix}${name}`);
    return step && { ...step, name };
  });
  return found.map((it) => ({ ...it, step: `${prefix}${it.step}` }));
}

const JUDGES: Judges = {
  ...ACCOUNT_SEPARATION_JUDGES,
  ...CACHING_JUDGES,
  ...CLIENT_JUDGES,
  ...CLOCK_JUDGES,
  ...CONSISTENCY_JUDGES,
  ...EFFECT_JUDGES,
  ...LANGUAGE_JUDGES,
  ...LIFECYCLE_JUDGES,
  ...OBJECT_JUDGES,
  ...ONE_TIME_JUDGES,
  ...PAGING_JUDGES,
  ...REFUSAL_JUDGES,
  ...RELATION_JUDGES,
  ...SESSION_JUDGES,
  expected: expectedFindings,
  within: findingsWithin,
};

const findingsOf = (claim: Claim, stepOf: StepOf): ClaimFinding[] =>
  (JUDGES[claim.kind] as Judge<Claim>)(claim, stepOf);

/** Finds violated claims of a series. A claim about a step without a response is ignored. */
export function claimFindings(claims: readonly Claim[], told: readonly AnsweredStep[]): ComparedFinding[] {
  const byName = new Map(told.map((step) => [step.name, step]));
  return claims.flatMap((claim) => {
    const compared = new Set<string>();
    const stepOf: StepOf = (name) => {
      compared.add(name);
      return byName.get(name);
    };
    return findingsOf(claim, stepOf).map((found) => ({ ...found, steps: [...compared] }));
  });
}
