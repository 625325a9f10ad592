import type { Operation } from "../../spec/contract.ts";
import { isAccepted } from "../../judge/judge.ts";
import type { CaseResult } from "../../run/case-result.ts";
import type { OperationSummary } from "../model.ts";

/** Counts results by operation, in the order of the spec; operations without cases are left out. */
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
