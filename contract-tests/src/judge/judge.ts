import type { Operation } from "../spec/contract.ts";
import type { Case } from "../plan/case.ts";
import type { Validate } from "../spec/validator.ts";
import { choosesMembers } from "../plan/read/names-and-words/partial-answers.ts";
import type { Answer, Received } from "./answer.ts";
import { conformanceFindings, documentedAnswer } from "./checks/conformance.ts";
import { findingAbout, type Finding } from "./finding.ts";
import { methodFindings } from "./checks/unsupported-methods.ts";
import {
  closedComplaint,
  deniedComplaint,
  hasOtherLetterCase,
  isTooLarge,
  isValidSession,
  roleComplaint,
  statusComplaint,
  wholeComplaint,
  type Complaint,
} from "./checks/outcomes/outcomes.ts";
import { headerFindings } from "./checks/headers/header-checks.ts";
import { severityOf } from "./severity.ts";
import {
  FORBIDDEN,
  METHOD_NOT_ALLOWED,
  TOO_MANY_REQUESTS,
  UNAUTHENTICATED,
  UNSUPPORTED_MEDIA_TYPE,
} from "../status-codes.ts";

export interface Verdict {
  readonly outcome: "passed" | "failed" | "skipped";
  /** The reason why the case was skipped. */
  readonly reason?: string;
  readonly findings: readonly Finding[];
}

/** Whether the request was successful, by the rules of the contract's profile. */
export const isAccepted = ({ profile }: Operation, received: Received): boolean => profile.isAccepted(received);

/** Whether the status is 4xx. */
export const isRefusal = (received: Received): boolean => received.status >= 400 && received.status < 500;

/** The server's own message in brackets, to append to ours; empty when there is none. */
export const wordsOf = ({ profile }: Operation, received: Received): string => profile.wordsOf(received);

/** Whether the spec documents a success of the operation; some specs document only its refusals. */
const tellsSuccess = ({ answers }: Operation): boolean =>
  answers.some(({ status }) => /^(?:[23]|default$)/i.test(status));

/** How the response fails the expectation, or undefined; the schema is checked separately. */
function complaintOf(operation: Operation, tried: Case, received: Received): Complaint | undefined {
  const { profile } = operation;
  const { expectation } = tried;
  if (received.status === UNAUTHENTICATED && isValidSession(tried)) {
    const message = `a valid session was refused${profile.wordsOf(received)}`;
    return { check: "session-refused", message, ...(hasOtherLetterCase(tried) && { doubt: "other-letter-case" }) };
  }
  if (expectation.outcome === "answered") return undefined;
  if (expectation.outcome === "whole") return wholeComplaint(received);
  if (expectation.outcome === "closed") return closedComplaint(expectation.reason, operation, received);
  if (expectation.outcome === "forbidden") return roleComplaint(expectation, received);
  if (expectation.outcome === "accepted" && profile.hasTrueExamples) {
    const isExcused = expectation.needsState && isRefusal(received);
    if (profile.isAccepted(received) || isExcused) return undefined;
    const whom = received.status === FORBIDDEN ? " to this account" : "";
    return {
      check: "example-refused",
      message: `the documented example was refused${whom}${profile.wordsOf(received)}`,
    };
  }
  if (expectation.outcome === "refused") {
    if (!profile.isAccepted(received)) return statusComplaint(expectation, received);
    return { check: "invalid-accepted", message: `accepted an invalid request: ${expectation.reason}` };
  }
  if (expectation.outcome === "denied") return deniedComplaint(expectation.reason, operation, received);
  if (!tellsSuccess(operation)) return undefined;
  if (received.status === METHOD_NOT_ALLOWED || received.status === UNSUPPORTED_MEDIA_TYPE) {
    return { check: "valid-refused", message: `a valid request was refused${profile.wordsOf(received)}` };
  }
  if (!profile.isCalledInvalid(received)) return undefined;
  const message = `a valid value was refused as a bad request${profile.wordsOf(received)}`;
  return { check: "valid-refused", message, doubt: "business-refusal" };
}

/** What a schema says of members that are missing. */
const ABOUT_MISSING: readonly string[] = ["required", "dependentRequired", "oneOf", "anyOf", "if"];

/** Validates answers to a request, which may have chosen some members of the objects. */
function validateFor(operation: Operation, { request }: Case, validate: Validate): Validate {
  if (!choosesMembers(operation, request.parameters.query)) return validate;
  return (...asked) => validate(...asked).filter(({ keyword }) => !ABOUT_MISSING.includes(keyword));
}

/** Judges a response: against the schemas of the spec, and against the expectation of the case. */
export function judge(operation: Operation, tried: Case, answer: Answer, validate: Validate): Verdict {
  if ("failure" in answer && isTooLarge(tried)) {
    const reason = "the server closed the connection on a body that is too large (RFC 9110, 15.5.14)";
    return { outcome: "skipped", reason, findings: [] };
  }
  if ("failure" in answer && answer.isTooLong) {
    return { outcome: "skipped", reason: `${answer.failure}, which this command does not read`, findings: [] };
  }
  if ("failure" in answer) {
    const finding = findingAbout(operation, "no-answer", { where: "no response", message: answer.failure });
    return { outcome: "failed", findings: [finding] };
  }
  const { expectation } = tried;
  const verdictOf = (all: readonly Finding[]): Verdict => {
    const findings = all.map((finding) => ({ ...finding, severity: severityOf(operation, finding, answer) }));
    const hasError = findings.some((finding) => finding.severity === "error");
    return { outcome: hasError ? "failed" : "passed", findings };
  };
  if (expectation.outcome === "any") return verdictOf([]);
  if (expectation.outcome === "no-method") return verdictOf(methodFindings(operation, answer, expectation, validate));
  const form = [
    ...conformanceFindings(operation, answer, validateFor(operation, tried, validate)),
    ...headerFindings(operation, documentedAnswer(operation, answer.status), answer, tried),
  ];
  const { outcome, findings: warnings } = verdictOf(form);
  if (answer.status === TOO_MANY_REQUESTS && outcome === "passed") {
    return { outcome: "skipped", reason: "the server asked for fewer requests (429)", findings: warnings };
  }
  const hasFailed = form.some(({ check }) => check === "server-error");
  const complaint = hasFailed ? undefined : complaintOf(operation, tried, answer);
  const where = `response ${answer.status}`;
  return verdictOf(complaint ? [...form, findingAbout(operation, complaint.check, { where, ...complaint })] : form);
}
