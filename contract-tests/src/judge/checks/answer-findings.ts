import type { Case } from "../../plan/case.ts";
import type { PlanContext } from "../../plan/context.ts";
import type { Operation } from "../../spec/contract.ts";
import type { Answer } from "../answer.ts";
import type { Finding } from "../finding.ts";
import { csvFindings } from "./csv.ts";
import { COMPUTED_CHECKS } from "./facts/computed-values.ts";
import { dayFindings } from "./facts/day-names.ts";
import { dueFindings } from "./facts/due-times.ts";
import { DESCRIBED_CHECKS } from "./facts/described-values.ts";
import { REQUEST_CHECKS } from "./facts/request-values.ts";
import { invariantFindings } from "./invariants.ts";
import { listFindings } from "./lists/list-answers.ts";
import { namedPlaceFindings } from "./named-places.ts";
import { stateFindings } from "./objects/objects.ts";
import { plausibilityFindings } from "./plausibility.ts";
import { successFindings, type SuccessCheck } from "./success-check.ts";
import { writeOnlyFindings } from "./write-only.ts";

const SUCCESS_CHECKS: readonly SuccessCheck[] = [
  ...COMPUTED_CHECKS,
  ...DESCRIBED_CHECKS,
  dayFindings,
  dueFindings,
  invariantFindings,
  writeOnlyFindings,
  csvFindings,
  stateFindings,
  listFindings,
  ...REQUEST_CHECKS,
];

/** Finds what the spec says otherwise than an answer by itself, whatever account has asked. */
export function answerFindings(context: PlanContext, operation: Operation, tried: Case, answer: Answer): Finding[] {
  if ("failure" in answer) return [];
  const request = tried.expectation.outcome === "refused" ? undefined : tried.request;
  return [
    ...plausibilityFindings(context.contract, operation, tried.request, answer),
    ...namedPlaceFindings(context.contract, operation, tried, answer),
    ...successFindings(SUCCESS_CHECKS, { context, operation, received: answer, request }),
  ];
}
