import type { DocumentedAnswer, Operation } from "../../../spec/contract.ts";
import { isObject, objectOr, valueAt } from "../../../json.ts";
import type { Case } from "../../../plan/case.ts";
import type { Received } from "../../answer.ts";
import { findingAbout, type Finding } from "../../finding.ts";
import { readDisposition } from "../../formats/content-disposition.ts";
import { isSameValue } from "../../values/comparison/same-value.ts";
import { FIRST_REFUSAL, FIRST_SERVER_ERROR } from "../../../status-codes.ts";
import { valueSent } from "../../../plan/generate/request-edits.ts";

/** A response to a logged-in client that shared caches may store and give to others (RFC 9111, 3.5). */
const SHARED = /(?:^|,)\s*(?:public|s-maxage\s*=)/i;

/** Compares the error code of a refusal with the documented ones. A server error is left out, because another check reports it. */
function codeFindings(operation: Operation, documented: DocumentedAnswer, received: Received): Finding[] {
  const code = valueAt(received.json, "/code");
  if (
    received.status < FIRST_REFUSAL ||
    received.status >= FIRST_SERVER_ERROR ||
    documented.errorCodes.length === 0 ||
    typeof code !== "string"
  )
    return [];
  if (documented.errorCodes.includes(code)) return [];
  const where = `response ${received.status} /code`;
  const message = `must be one of ${documented.errorCodes.join(", ")} with this status, but is ${code}`;
  const specPointer = `${documented.pointer}/x-error-codes`;
  return [findingAbout(operation, "error-code", { where, message, specPointer })];
}

function privacyFindings(operation: Operation, { status, headers }: Received): Finding[] {
  const control = headers.get("cache-control") ?? "";
  if (!operation.isSecured || !SHARED.test(control)) return [];
  const where = `response ${status} header cache-control`;
  const message = `must not let shared caches store an answer for a session, but is ${control}`;
  return [findingAbout(operation, "caching", { where, message, specPointer: `${operation.pointer}/security` })];
}

function markFindings(operation: Operation, { status, headers, hasByteOrderMark }: Received): Finding[] {
  if (!hasByteOrderMark || !/json/i.test(headers.get("content-type") ?? "")) return [];
  const message = "the body begins with a byte order mark, which JSON must not have (RFC 8259, 8.1)";
  return [findingAbout(operation, "not-json", { where: `response ${status}`, message })];
}

function deadlineFindings(operation: Operation, { status, tookMs }: Received): Finding[] {
  const { deadlineMs } = operation.marks;
  if (typeof deadlineMs !== "number" || tookMs === undefined || tookMs <= deadlineMs) return [];
  const where = `response ${status}`;
  const message = `took longer than ${deadlineMs} ms`;
  return [findingAbout(operation, "deadline", { where, message, specPointer: `${operation.pointer}/x-contract` })];
}

/** Checks that values of the request come back in the response (`x-contract.echoes`: response pointers by body pointers). */
function echoFindings(operation: Operation, { request }: Case, received: Received): Finding[] {
  const sent = valueSent(request);
  if (sent === undefined || !operation.profile.isAccepted(received)) return [];
  return Object.entries(objectOr(operation.marks["echoes"])).flatMap(([pointer, from]): Finding[] => {
    const wanted = typeof from === "string" ? valueAt(sent, from) : undefined;
    const told = valueAt(received.json, pointer);
    if (wanted === undefined || told === undefined || isSameValue(told, wanted)) return [];
    const where = `response ${received.status} ${pointer}`;
    const message = `must be ${JSON.stringify(wanted)}, as in the request, but is ${JSON.stringify(told)}`;
    return [findingAbout(operation, "effect", { where, message, specPointer: `${operation.pointer}/x-contract` })];
  });
}

/** Clients cannot read the name of a file in a header that is not well formed, such as one with a space outside of quotes. */
function dispositionFindings(operation: Operation, { status, headers }: Received): Finding[] {
  const header = headers.get("content-disposition");
  if (header === undefined || readDisposition(header).isWellFormed) return [];
  const where = `response ${status} header content-disposition`;
  const message = `must be well formed (RFC 6266, 4.1), but is ${header}`;
  return [findingAbout(operation, "header", { where, message })];
}

/** Checks promises of the spec besides the schema: error codes by status, privacy, the deadline. */
export function headerFindings(
  operation: Operation,
  documented: DocumentedAnswer | undefined,
  received: Received,
  tried: Case,
): Finding[] {
  return [
    ...(documented && isObject(received.json) ? codeFindings(operation, documented, received) : []),
    ...privacyFindings(operation, received),
    ...markFindings(operation, received),
    ...dispositionFindings(operation, received),
    ...echoFindings(operation, tried, received),
    ...deadlineFindings(operation, received),
  ];
}
