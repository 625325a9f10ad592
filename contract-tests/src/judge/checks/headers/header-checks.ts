import type { DocumentedAnswer, Operation } from "../../../spec/contract.ts";
import { isObject, objectOr, valueAt } from "../../../json.ts";
import type { Case } from "../../../plan/case.ts";
import type { Received } from "../../answer.ts";
import { type Finding, findingAt } from "../../finding.ts";
import { readDisposition } from "../../formats/content-disposition.ts";
import { isSameValue } from "../../values/comparison.ts";
import { FIRST_REFUSAL, FIRST_SERVER_ERROR } from "../../../status-codes.ts";
import { valueSent } from "../../../plan/generate/requests.ts";

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
  const message = `must be one of ${documented.errorCodes.join(", ")} with this status, but is ${code}`;
  const specPointer = `${documented.pointer}/x-error-codes`;
  return [findingAt(operation, "error-code", received, "/code", message, { specPointer })];
}

function privacyFindings(operation: Operation, received: Received): Finding[] {
  const control = received.headers.get("cache-control") ?? "";
  if (!operation.isSecured || !SHARED.test(control)) return [];
  const message = `must not let shared caches store an answer for a session, but is ${control}`;
  const specPointer = `${operation.pointer}/security`;
  return [findingAt(operation, "caching", received, "header cache-control", message, { specPointer })];
}

function markFindings(operation: Operation, received: Received): Finding[] {
  if (!received.hasByteOrderMark || !/json/i.test(received.headers.get("content-type") ?? "")) return [];
  const message = "the body begins with a byte order mark, which JSON must not have (RFC 8259, 8.1)";
  return [findingAt(operation, "not-json", received, undefined, message)];
}

function deadlineFindings(operation: Operation, received: Received): Finding[] {
  const { tookMs } = received;
  const { deadlineMs } = operation.marks;
  if (typeof deadlineMs !== "number" || tookMs === undefined || tookMs <= deadlineMs) return [];
  const specPointer = `${operation.pointer}/x-contract`;
  return [findingAt(operation, "deadline", received, undefined, `took longer than ${deadlineMs} ms`, { specPointer })];
}

/** Checks that values of the request come back in the response (`x-contract.echoes`: response pointers by body pointers). */
function echoFindings(operation: Operation, { request }: Case, received: Received): Finding[] {
  const sent = valueSent(request);
  if (sent === undefined || !operation.profile.isAccepted(received)) return [];
  return Object.entries(objectOr(operation.marks["echoes"])).flatMap(([pointer, from]): Finding[] => {
    const wanted = typeof from === "string" ? valueAt(sent, from) : undefined;
    const told = valueAt(received.json, pointer);
    if (wanted === undefined || told === undefined || isSameValue(told, wanted)) return [];
    const specPointer = `${operation.pointer}/x-contract`;
    const message = `must be ${JSON.stringify(wanted)}, as in the request, but is ${JSON.stringify(told)}`;
    return [findingAt(operation, "effect", received, pointer, message, { specPointer })];
  });
}

/** Clients cannot read the name of a file in a header that is not well formed, such as one with a space outside of quotes. */
function dispositionFindings(operation: Operation, received: Received): Finding[] {
  const header = received.headers.get("content-disposition");
  if (header === undefined || readDisposition(header).isWellFormed) return [];
  const message = `must be well formed (RFC 6266, 4.1), but is ${header}`;
  return [findingAt(operation, "header", received, "header content-disposition", message)];
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
