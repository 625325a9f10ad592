import { valueAt } from "../../../json.ts";
import type { Operation } from "../../../spec/contract.ts";
import type { Case } from "../../../plan/case.ts";
import type { Received } from "../../answer.ts";
import { isSuccess } from "../../../profile/profile.ts";
import { canonical } from "../../values/comparison.ts";
import type { Check, Doubt } from "../../check.ts";
import {
  CONFLICT,
  FIRST_REFUSAL,
  FORBIDDEN,
  GONE,
  METHOD_NOT_ALLOWED,
  NOT_FOUND,
  NOT_MODIFIED,
  PRECONDITION_FAILED,
  PRECONDITION_REQUIRED,
  TOO_MANY_REQUESTS,
  UNAUTHENTICATED,
} from "../../../status-codes.ts";

/** How a response fails an expectation. */
export interface Complaint {
  readonly check: Check;
  readonly message: string;
  readonly doubt?: Doubt;
}

/**
 * A request of a caller who may not call the operation must get a 401 or 403. A success shows that the operation is not protected. Any
 * other status reveals nothing and is only the wrong one, such as the 404 of a route that does not exist.
 */
export function deniedComplaint(reason: string, { profile }: Operation, received: Received): Complaint | undefined {
  if (profile.isDenied(received)) return undefined;
  const check = isSuccess(received) ? "open-door" : "undocumented-status";
  return { check, message: `must be 401 or 403: ${reason}` };
}

/** An object of another account must give 403 or 404. Any other refusal shows that the server looked at it, and may reveal its state. */
export function closedComplaint(reason: string, { profile }: Operation, received: Received): Complaint | undefined {
  if (profile.isAccepted(received)) return { check: "isolation", message: `accepted an invalid request: ${reason}` };
  if (received.status === FORBIDDEN || received.status === NOT_FOUND) return undefined;
  return { check: "isolation", message: `must be 403 or 404: ${reason}${profile.wordsOf(received)}` };
}

/** A valid session without the right gets 403. Another refusal also protects the operation, but gives the wrong reason. */
export function roleComplaint(
  { reason, code }: { readonly reason: string; readonly code?: string | undefined },
  { status, json }: Received,
): Complaint | undefined {
  const told = valueAt(json, "/code");
  if (status === FORBIDDEN && code !== undefined && told !== code) {
    return { check: "error-code", message: `must be refused with ${code}, but is ${canonical(told)}: ${reason}` };
  }
  if (status === FORBIDDEN) return undefined;
  const message = `must be 401 or 403: ${reason}`;
  return { check: "role", message, ...(status >= FIRST_REFUSAL && { doubt: "another-refusal" }) };
}

/** A client with another version must get the full response; a 304 would leave it with outdated data. */
export const wholeComplaint = ({ status }: Received): Complaint | undefined =>
  status === NOT_MODIFIED
    ? { check: "caching", message: "must not be 304: If-None-Match named another entity tag" }
    : undefined;

/** Whether the token is valid and sent correctly, so that a 401 is wrong. */
export function isValidSession({ expectation, request: { authorization } }: Case): boolean {
  if (expectation.outcome === "denied") return false;
  return authorization.kind === "own-session" || authorization.kind === "session";
}

/** Refusals that a server may decide before it looks at what the request is about. */
const EARLIER_REFUSALS: readonly number[] = [
  UNAUTHENTICATED,
  FORBIDDEN,
  NOT_FOUND,
  METHOD_NOT_ALLOWED,
  CONFLICT,
  GONE,
  PRECONDITION_FAILED,
  PRECONDITION_REQUIRED,
  TOO_MANY_REQUESTS,
];

/** A refusal has the status that the spec documents for its reason. */
export function statusComplaint(
  { reason, status }: { readonly reason: string; readonly status?: number },
  received: Received,
): Complaint | undefined {
  if (status === undefined || received.status === status || EARLIER_REFUSALS.includes(received.status))
    return undefined;
  return { check: "undocumented-status", message: `must be ${status}: ${reason}`, doubt: "inferred" };
}

/** Whether the server may stop reading the body because of its size. */
export const isTooLarge = ({ request: { body } }: Case): boolean =>
  body !== undefined && "text" in body && body.padTo !== undefined;

/** Whether the scheme before a valid token is written in another letter case. RFC 9110, 11.1 allows it, but the spec does not say so. */
export const hasOtherLetterCase = ({ request: { authorization } }: Case): boolean =>
  authorization.kind === "session" && authorization.shown !== undefined;
