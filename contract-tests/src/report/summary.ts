import type { Operation } from "../contract.ts";
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
