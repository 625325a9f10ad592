import { documentsStatus, type Operation } from "../../../spec/contract.ts";
import { NOT_MODIFIED, PRECONDITION_FAILED } from "../../../status-codes.ts";
import type { CaseRequest, Step, StepSource } from "../../case.ts";
import { withSource, placeOf } from "../../generate/requests.ts";
import { stepOf } from "../../series/step.ts";
import { ifMatchOf } from "../object-requests.ts";

/** A request that names, in a header, the version that a step has read, after another step has changed it. */
function withOldTag(request: CaseRequest, header: string, [read, changed]: readonly [string, string]): CaseRequest {
  const source: StepSource = { step: read, header: "etag", isNeeded: true };
  const tagged = withSource(request, { ...placeOf("header", header), source });
  return { ...tagged, given: [{ step: changed, isSuccess: true }] };
}

/**
 * After a change, a client with the older version gets the new one (RFC 9110, 13.1.2).
 * @param by ends the name of the step
 * @param steps which have read the older version and changed it
 */
export function readByOldTag(
  id: string,
  read: Operation,
  request: CaseRequest,
  by: string,
  steps: readonly [string, string],
): Step[] {
  if (!documentsStatus(read, NOT_MODIFIED)) return [];
  const details = { name: `read by the old tag${by}`, request: withOldTag(request, "if-none-match", steps) };
  return [stepOf(id, "conditional", read, { ...details, expectation: { outcome: "whole" } })];
}

/** A change that names an older version of the object must be refused (RFC 9110, 13.1.1). The parameters are those of {@link readByOldTag}. */
export function changeOldVersion(
  id: string,
  change: Operation,
  request: CaseRequest,
  by: string,
  steps: readonly [string, string],
): Step[] {
  const header = ifMatchOf(change);
  if (header === undefined || !documentsStatus(change, PRECONDITION_FAILED)) return [];
  const expectation = { outcome: "refused", reason: "If-Match names an older version" } as const;
  const details = { name: `change the old version${by}`, request: withOldTag(request, header, steps), expectation };
  return [stepOf(id, "conditional", change, details)];
}
