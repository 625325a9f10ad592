import type { Operation } from "../contract.ts";
import type { Case } from "../plan/case.ts";
import type { Received } from "./answer.ts";
import type { Check, Finding } from "./finding.ts";

const NOT_MODIFIED = 304;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const FIRST_REFUSAL = 400;

/** How an answer disappoints an expectation. */
export interface Complaint {
  readonly check: Check;
  readonly message: string;
  readonly severity?: Finding["severity"];
}

/** What is closed to the caller is forbidden or not there; any other refusal has looked at it, and may tell its state. */
export function closedComplaint(reason: string, { profile }: Operation, received: Received): Complaint | undefined {
  if (profile.isAccepted(received))
    return { check: "invalid-accepted", message: `accepted a wrong request: ${reason}` };
  if (received.status === FORBIDDEN || received.status === NOT_FOUND) return undefined;
  return { check: "isolation", message: `must be 403 or 404: ${reason}${profile.wordsOf(received)}` };
}

/** A living session that may not do this gets 403; another refusal keeps the door shut as well, and says the wrong thing. */
export function roleComplaint(reason: string, { status }: Received): Complaint | undefined {
  if (status === FORBIDDEN) return undefined;
  const message = `must deny with 401 or 403: ${reason}`;
  return { check: "role", message, ...(status >= FIRST_REFUSAL && { severity: "warning" }) };
}

/** Who has another version than the server gets the whole: a 304 would leave him with what is old. */
export const wholeComplaint = ({ status }: Received): Complaint | undefined =>
  status === NOT_MODIFIED
    ? { check: "caching", message: "must not be 304: If-None-Match named another entity tag" }
    : undefined;

/** A live token, shown as it should be: then a 401 is wrong. */
export function isValidSession({ expectation, request: { authorization } }: Case): boolean {
  if (expectation.outcome === "denied") return false;
  return authorization.kind === "own-session" || authorization.kind === "session";
}

/** A body of which a server need not read all. */
export const isTooLarge = ({ request: { body } }: Case): boolean =>
  body !== undefined && "text" in body && body.padTo !== undefined;

/** RFC 9110, 11.1: a scheme has no case. The spec does not say so. */
export const isLooselyShown = ({ request: { authorization } }: Case): boolean =>
  authorization.kind === "session" && authorization.shown !== undefined;
