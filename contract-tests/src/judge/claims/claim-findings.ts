import type { Claim } from "../../plan/claim.ts";
import { accountSeparationFindings } from "./account-separation.ts";
import { cachingFindings } from "./http/caching.ts";
import { clientFindings } from "./http/clients.ts";
import { clockFindings } from "./clock.ts";
import { consistencyFindings } from "./lists/consistency.ts";
import { effectFindings } from "./changes/effects.ts";
import { unchangedFindings } from "./changes/unchanged.ts";
import { languageFindings } from "./languages.ts";
import { pagingFindings } from "./lists/paging.ts";
import { membersFindings } from "./lists/members.ts";
import { objectFindings } from "./objects.ts";
import { oneTimeFindings } from "./changes/one-time.ts";
import { recordFindings } from "./changes/records.ts";
import { refusalFindings } from "./refusals.ts";
import { relationFindings } from "./lists/relations.ts";
import { tableFindings } from "./lists/tables.ts";
import { expectedFindings } from "./expected.ts";
import { lifetimeFindings, sessionFindings } from "./sessions.ts";
import { lifecycleFindings } from "../lifecycle/lifecycle-findings.ts";
import type { AnsweredStep, ClaimFinding, ComparedFinding, StepOf } from "./answered-step.ts";

/** Judges a claim about steps with a prefix, which it names without the prefix. */
function findingsWithin({ prefix, claim }: Extract<Claim, { kind: "within" }>, stepOf: StepOf): ClaimFinding[] {
  const found = findingsOf(claim, (name) => {
    const step = stepOf(`${prefix}${name}`);
    return step && { ...step, name };
  });
  return found.map((it) => ({ ...it, step: `${prefix}${it.step}` }));
}

function findingsOf(claim: Claim, stepOf: StepOf): ClaimFinding[] {
  switch (claim.kind) {
    case "not-modified":
    case "same-tag":
    case "varies":
    case "same-headers":
    case "own-tag":
    case "own-tags":
      return cachingFindings(claim, stepOf);
    case "no-coding":
    case "has-head":
    case "preflight":
    case "exposed":
      return clientFindings(claim, stepOf);
    case "goes-on":
    case "ahead":
    case "near":
    case "due":
    case "falls":
      return clockFindings(claim, stepOf);
    case "apart":
    case "grew-once":
      return accountSeparationFindings(claim, stepOf);
    case "one-list":
    case "filtered-page":
    case "next-page":
      return pagingFindings(claim, stepOf);
    case "unchanged":
      return unchangedFindings(claim, stepOf);
    case "same-refusal":
    case "too-many":
    case "refused-with":
    case "same-answer":
    case "unlocked":
    case "kept-for":
      return refusalFindings(claim, stepOf);
    case "unique":
    case "same-outcome":
    case "on-bound":
    case "free-key":
    case "refused-again":
      return oneTimeFindings(claim, stepOf);
    case "recorded":
      return recordFindings(claim, stepOf);
    case "expected":
      return expectedFindings(claim, stepOf);
    case "within":
      return findingsWithin(claim, stepOf);
    case "usable":
    case "unusable":
    case "session-listed":
      return sessionFindings(claim, stepOf);
    case "lifetime":
      return lifetimeFindings(claim, stepOf);
    case "only-texts":
    case "same-texts":
    case "told-languages":
      return languageFindings(claim, stepOf);
    case "same-value":
    case "same-row":
    case "same-rows":
    case "computed":
      return consistencyFindings(claim, stepOf);
    case "members":
      return membersFindings(claim, stepOf);
    case "same-table":
      return tableFindings(claim, stepOf);
    case "filtered":
    case "runs":
    case "halves":
    case "one-day":
    case "differ":
    case "alike":
      return relationFindings(claim, stepOf);
    case "same-access":
    case "same-object":
    case "chosen-members":
    case "expanded":
    case "counted":
    case "moved-on":
    case "allowed-from":
    case "refused-twice":
    case "accepted-twice":
    case "not-stored":
    case "reset":
      return objectFindings(claim, stepOf);
    case "dated":
    case "downloaded":
    case "ranged":
    case "found":
    case "gone":
    case "kept":
    case "returned":
    case "default":
    case "others-kept":
    case "in-list":
    case "retagged":
    case "versioned":
    case "logged":
    case "hidden":
    case "own-id":
      return lifecycleFindings(claim, stepOf);
    default:
      return effectFindings(claim, stepOf);
  }
}

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
