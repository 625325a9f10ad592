import type { Claim } from "../../plan/claim.ts";
import { apartFindings } from "./apart.ts";
import { cachingFindings } from "./caching.ts";
import { clockFindings } from "./clock.ts";
import { consistencyFindings } from "./consistency.ts";
import { effectFindings } from "./effects.ts";
import { languageFindings } from "./languages.ts";
import { pagingFindings } from "./paging.ts";
import { refusalFindings } from "./refusals.ts";
import { relationFindings } from "./relations.ts";
import type { ClaimFinding, StepOf, ToldStep } from "./told-step.ts";

function findingsOf(claim: Claim, stepOf: StepOf): ClaimFinding[] {
  switch (claim.kind) {
    case "not-modified":
    case "same-tag":
    case "varies":
    case "same-headers":
    case "own-tag":
      return cachingFindings(claim, stepOf);
    case "goes-on":
    case "ahead":
    case "near":
    case "due":
    case "falls":
      return clockFindings(claim, stepOf);
    case "apart":
    case "grew-once":
      return apartFindings(claim, stepOf);
    case "one-list":
    case "sums":
      return pagingFindings(claim, stepOf);
    case "same-refusal":
    case "too-many":
      return refusalFindings(claim, stepOf);
    case "only-texts":
      return languageFindings(claim, stepOf);
    case "same-value":
    case "same-row":
      return consistencyFindings(claim, stepOf);
    case "filtered":
    case "sorted":
    case "runs":
    case "halves":
    case "differ":
      return relationFindings(claim, stepOf);
    default:
      return effectFindings(claim, stepOf);
  }
}

/** How the answers of a series break what they must say together. A claim about a step that was not answered says nothing. */
export function claimFindings(claims: readonly Claim[], told: readonly ToldStep[]): ClaimFinding[] {
  const byName = new Map(told.map((step) => [step.name, step]));
  return claims.flatMap((claim) => findingsOf(claim, (name) => byName.get(name)));
}
