import type { Operation } from "../contract.ts";
import { headlineOf } from "../judge/finding.ts";
import type { CaseResult } from "../run/run.ts";
import { toCurl } from "./curl.ts";
import { isHonoured, summarize } from "./summary.ts";

const EXCERPT_LENGTH = 2000;

export interface RunFacts {
  readonly url: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly seed: number;
  readonly evidence: string;
  /** What was known of the API beyond its spec: "lobbykit", "generic". */
  readonly profile: string;
}

function caseReport({ tried, verdict, wire, answer, durationMs }: CaseResult, mask: (text: string) => string) {
  const isTold = verdict.findings.length > 0;
  const response = answer && "status" in answer ? { status: answer.status } : { failure: answer?.failure };
  const excerpt = answer && "text" in answer ? mask(answer.text.slice(0, EXCERPT_LENGTH)) : undefined;
  return {
    id: tried.id,
    operationId: tried.operationId,
    kind: tried.kind,
    outcome: verdict.outcome,
    reason: verdict.reason,
    durationMs,
    response: isTold ? { ...response, body: excerpt } : response,
    curl: isTold && wire ? mask(toCurl(wire)) : undefined,
    findings: verdict.findings.map((finding) => ({
      ...finding,
      message: mask(finding.message),
      headline: mask(headlineOf(finding)),
    })),
  };
}

/** The whole run as JSON, for programs. */
export function toJson(
  facts: RunFacts,
  operations: readonly Operation[],
  results: readonly CaseResult[],
  mask: (text: string) => string,
): string {
  const report = {
    ...facts,
    honoursTheSpec: isHonoured(results),
    operations: summarize(operations, results),
    cases: results.map((result) => caseReport(result, mask)),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
