import { documentedAnswer } from "../judge/checks/conformance.ts";
import { findingAbout, type Finding } from "../judge/finding.ts";
import { matchMediaType } from "../media-type.ts";
import type { Received } from "../judge/answer.ts";
import type { PlanContext } from "../plan/context.ts";
import type { Operation } from "../spec/contract.ts";
import type { Validate } from "../spec/validator.ts";
import type { CaseResult } from "./case-result.ts";

/** Statuses with which a router answers a request for which it has no route. */
export const NO_ROUTE: readonly number[] = [404, 405, 501];
const DENIALS: readonly number[] = [401, 403];

/** Whether the response comes from a router that has no route for the request, and is not one that the operation documents. */
function isOfRouter(operation: Operation, { status, headers, json }: Received, validate: Validate): boolean {
  if (!NO_ROUTE.includes(status)) return false;
  const documented = documentedAnswer(operation, status);
  if (!documented) return true;
  if (documented.content.size === 0) return false;
  const type = matchMediaType(documented.content.keys(), headers.get("content-type") ?? "");
  const schemaPointer = documented.content.get(type ?? "");
  return (
    json === undefined ||
    type === undefined ||
    (schemaPointer !== undefined && validate(schemaPointer, json).length > 0)
  );
}

/** Whether the response shows if the operation has a route. */
function isTelling({ tried: { expectation }, verdict, answer }: CaseResult): boolean {
  // A connection that closes on a body that is too large says nothing, and neither does the answer to another method.
  if (!answer || verdict.outcome === "skipped" || ["no-method", "any"].includes(expectation.outcome)) return false;
  // A guard in front of all routes denies before the router looks for the route.
  return !(expectation.outcome === "denied" && "status" in answer && DENIALS.includes(answer.status));
}

/** The status of an operation that has no route; undefined when it has one, or was not called. */
function missingStatus(operation: Operation, results: readonly CaseResult[], validate: Validate): number | undefined {
  const answers = results.filter(isTelling).map(({ answer }) => answer);
  const received = answers.filter((answer) => answer !== undefined && "status" in answer);
  const isMissing = received.length === answers.length && received.every((it) => isOfRouter(operation, it, validate));
  return isMissing ? received[0]?.status : undefined;
}

function withOneFinding(result: CaseResult, missing: Finding): CaseResult {
  const { verdict } = result;
  if (verdict.findings.length === 0) return result;
  const severity = verdict.outcome === "failed" ? "error" : "warning";
  return { ...result, verdict: { ...verdict, findings: [{ ...missing, severity }] } };
}

/**
 * When an operation answered nothing but a router's 404, 405 or 501, it is not built yet. Everything that was found there is replaced by this
 * one finding.
 */
export function markMissing(results: readonly CaseResult[], { contract, validate }: PlanContext): CaseResult[] {
  const byOperation = Map.groupBy(results, ({ tried }) => tried.operationId);
  const missing = new Map(
    contract.operations.flatMap((operation): [string, Finding][] => {
      const status = missingStatus(operation, byOperation.get(operation.id) ?? [], validate);
      if (status === undefined) return [];
      const where = `response ${status}`;
      return [
        [operation.id, findingAbout(operation, "not-implemented", { where, message: "the operation has no route" })],
      ];
    }),
  );
  return results.map((result) => {
    const finding = missing.get(result.tried.operationId);
    return finding ? withOneFinding(result, finding) : result;
  });
}
