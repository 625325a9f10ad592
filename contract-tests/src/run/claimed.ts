import type { Contract, Operation } from "../contract.ts";
import { claimFindings } from "../judge/claims/claims.ts";
import type { ToldStep } from "../judge/claims/told-step.ts";
import type { Finding } from "../judge/finding.ts";
import { withSeverity } from "../judge/severity.ts";
import type { Claim } from "../plan/claim.ts";
import type { CaseResult } from "./result.ts";

const nameOf = ({ tried }: CaseResult): string | undefined =>
  "name" in tried && typeof tried.name === "string" ? tried.name : undefined;

/** The result with more findings, each as grave as the profile takes it; an error among them fails it. */
export function withFindings(result: CaseResult, operation: Operation, more: readonly Finding[]): CaseResult {
  const { verdict, answer } = result;
  if (more.length === 0 || !answer || "failure" in answer) return result;
  const findings = more.map((finding) => withSeverity(operation, finding, answer));
  const hasError = findings.some(({ severity }) => severity === "error");
  const outcome = hasError ? "failed" : verdict.outcome;
  return { ...result, verdict: { ...verdict, outcome, findings: [...verdict.findings, ...findings] } };
}

/** The results of a series with what its claims find, each finding at the step that breaks the claim. */
export function withClaims(
  claims: readonly Claim[],
  results: readonly CaseResult[],
  { operations }: Contract,
): CaseResult[] {
  const told = results.flatMap((result): ToldStep[] => {
    const { tried, answer, sent } = result;
    const name = nameOf(result);
    const operation = operations.find(({ id }) => id === tried.operationId);
    if (name === undefined || !operation || !answer || "failure" in answer) return [];
    return [{ name, operation, answer, request: sent ?? tried.request }];
  });
  const found = claimFindings(claims, told);
  return results.map((result) => {
    const operation = operations.find(({ id }) => id === result.tried.operationId);
    const own = found.filter(({ step }) => step === nameOf(result)).map(({ finding }) => finding);
    return operation ? withFindings(result, operation, own) : result;
  });
}
