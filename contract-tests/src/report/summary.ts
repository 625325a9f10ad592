import type { Operation } from "../contract.ts";
import { headlineOf, type Finding } from "../judge/finding.ts";
import { isAccepted } from "../judge/judge.ts";
import type { CaseResult } from "../run/result.ts";
import type { OperationSummary } from "./model.ts";

/** Counts by operation, in the order of the spec; operations without a case are left out. */
export function summarize(operations: readonly Operation[], results: readonly CaseResult[]): OperationSummary[] {
  const byOperation = Map.groupBy(results, ({ tried }) => tried.operationId);
  return operations.flatMap((operation) => {
    const own = byOperation.get(operation.id);
    if (!own) return [];
    const count = (outcome: string) => own.filter(({ verdict }) => verdict.outcome === outcome).length;
    return {
      operationId: operation.id,
      method: operation.method,
      path: operation.path,
      passed: count("passed"),
      failed: count("failed"),
      skipped: count("skipped"),
      neverAccepted:
        !operation.spoilsAccount &&
        !own.some(({ answer }) => answer && "status" in answer && isAccepted(operation, answer)),
    };
  });
}

/** The same finding of several cases, told once. */
export interface FindingGroup {
  readonly finding: Finding;
  readonly headline: string;
  readonly results: readonly [CaseResult, ...CaseResult[]];
}

/** Findings that read alike, grouped; errors before warnings. */
export function groupFindings(results: readonly CaseResult[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const result of results) {
    for (const finding of result.verdict.findings) {
      const headline = headlineOf(finding);
      const known = groups.get(headline);
      groups.set(headline, { finding, headline, results: known ? [...known.results, result] : [result] });
    }
  }
  const all = [...groups.values()];
  const ofSeverity = (severity: Finding["severity"]) => all.filter(({ finding }) => finding.severity === severity);
  return [...ofSeverity("error"), ...ofSeverity("warning")];
}

/** Does the server honour the spec, as far as it was tried? Nothing passed means nothing was shown. */
export const isHonoured = (results: readonly CaseResult[]): boolean =>
  results.some(({ verdict }) => verdict.outcome === "passed") &&
  results.every(({ verdict }) => verdict.outcome !== "failed");
