import type { Contract, Operation } from "../spec/contract.ts";
import { claimFindings } from "../judge/claims/claim-findings.ts";
import type { AnsweredStep } from "../judge/claims/answered-step.ts";
import type { Finding } from "../judge/finding.ts";
import { severityOf } from "../judge/severity.ts";
import type { Claim } from "../plan/claim.ts";
import type { CaseResult } from "./case-result.ts";

const nameOf = ({ tried }: CaseResult): string | undefined =>
  "name" in tried && typeof tried.name === "string" ? tried.name : undefined;

/** Adds findings to a result, with severities by the profile; an error makes it fail. */
export function withFindings(result: CaseResult, operation: Operation, more: readonly Finding[]): CaseResult {
  const { verdict, answer } = result;
  if (more.length === 0 || !answer || "failure" in answer) return result;
  const findings = more.map((finding) => ({ ...finding, severity: severityOf(operation, finding, answer) }));
  const hasError = findings.some(({ severity }) => severity === "error");
  const outcome = hasError ? "failed" : verdict.outcome;
  return { ...result, verdict: { ...verdict, outcome, findings: [...verdict.findings, ...findings] } };
}

/** Names of the steps from whose responses a result took values, or its session. */
const suppliersOf = ({ tried: { request } }: CaseResult): string[] => [
  ...request.substitutions.flatMap(({ source }) => ("step" in source ? source.step : [])),
  ...("step" in request.authorization ? [request.authorization.step] : []),
];

/** Returns the shortest sequence that shows a finding: the steps that it compares, and those from which they took values. */
function sequenceOf(steps: readonly string[], results: readonly CaseResult[]): string[] {
  const needed = new Set(steps);
  // A later step takes values from earlier ones only.
  for (const result of results.toReversed()) {
    if (needed.has(nameOf(result) ?? "")) for (const step of suppliersOf(result)) needed.add(step);
  }
  return results.filter((result) => result.wire && needed.has(nameOf(result) ?? "")).map(({ tried }) => tried.id);
}

/** Adds the findings of a series' claims to its results, each at the step that violates the claim. */
export function applyClaims(
  claims: readonly Claim[],
  results: readonly CaseResult[],
  { operations }: Contract,
): CaseResult[] {
  const told = results.flatMap((result): AnsweredStep[] => {
    const { tried, answer, sent } = result;
    const name = nameOf(result);
    const operation = operations.find(({ id }) => id === tried.operationId);
    if (name === undefined || !operation || !answer || "failure" in answer) return [];
    return [{ name, operation, answer, request: sent ?? tried.request }];
  });
  const found = claimFindings(claims, told).map(({ steps, ...rest }) => {
    const sequence = sequenceOf([...steps, rest.step], results);
    return { ...rest, finding: { ...rest.finding, ...(sequence.length > 1 && { sequence }) } };
  });
  return results.map((result) => {
    const operation = operations.find(({ id }) => id === result.tried.operationId);
    const own = found.filter(({ step }) => step === nameOf(result)).map(({ finding }) => finding);
    return operation ? withFindings(result, operation, own) : result;
  });
}
