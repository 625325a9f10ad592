import type { Operation } from "../../spec/contract.ts";
import type { Validate } from "../../spec/validator.ts";
import type { Expectation } from "../../plan/case.ts";
import type { Received } from "../answer.ts";
import type { Check } from "../check.ts";
import { type Finding, findingAt } from "../finding.ts";
import { FIRST_SERVER_ERROR, METHOD_NOT_ALLOWED, NOT_FOUND } from "../../status-codes.ts";

const REFUSED_BEFORE = [400, 401, 403, 411, 413, 415, 422, 429];

/** Methods that every resource may support. */
const ALWAYS_ALLOWED = ["HEAD", "OPTIONS"];

/** The response to an unsupported method must have the spec's error schema. */
function shapeFindings(operation: Operation, received: Received, validate: Validate, errorSchema: string | undefined) {
  if (errorSchema === undefined) return [];
  return validate(errorSchema, received.json ?? received.text).map(({ valuePointer, message, specPointer }) =>
    findingAt(operation, "error-shape", received, valuePointer || "body", message, { specPointer }),
  );
}

function allowFindings(operation: Operation, received: Received, methods: readonly string[]): Finding[] {
  const specPointer = operation.pointer.slice(0, operation.pointer.lastIndexOf("/"));
  const about = (message: string) => [
    findingAt(operation, "method", received, "header allow", message, { specPointer }),
  ];
  const allow = received.headers.get("allow");
  if (allow === undefined)
    return about("is missing: a 405 must name the methods that the address supports (RFC 9110, 15.5.6)");
  const named = allow.split(",").map((method) => method.trim().toUpperCase());
  const forgotten = methods.filter((method) => !named.includes(method) && !ALWAYS_ALLOWED.includes(method));
  return forgotten.length === 0 ? [] : about(`does not name ${forgotten.join(", ")}`);
}

/**
 * Checks the response to a method that the spec does not have for this path: 405 with Allow, or 404. A refusal by an earlier check, such
 * as of the token or the size, is accepted too.
 */
export function methodFindings(
  operation: Operation,
  received: Received,
  { methods, errorSchema }: Extract<Expectation, { outcome: "no-method" }>,
  validate: Validate,
): Finding[] {
  const { status } = received;
  const about = (check: Check, message: string) => [findingAt(operation, check, received, undefined, message)];
  if (status >= FIRST_SERVER_ERROR)
    return about("server-error", "the server failed on a method that it does not support");
  if (operation.profile.isAccepted(received))
    return about("method", "must be 405 or 404: the spec does not document this method here");
  const isKnown = status === NOT_FOUND || status === METHOD_NOT_ALLOWED;
  // A server may run other checks before that of the method.
  if (!isKnown && !REFUSED_BEFORE.includes(status)) return about("method", "must be 405 or 404");
  return [
    ...(status === METHOD_NOT_ALLOWED ? allowFindings(operation, received, methods) : []),
    ...(isKnown ? shapeFindings(operation, received, validate, errorSchema) : []),
  ];
}
