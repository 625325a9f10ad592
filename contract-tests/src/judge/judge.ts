import type { Operation } from "../contract.ts";
import type { Case } from "../plan/case.ts";
import type { Validate } from "../schema.ts";
import type { Answer, Received } from "./answer.ts";
import { conformanceFindings, documentedAnswer } from "./conformance.ts";
import { findingAbout, type Finding } from "./finding.ts";
import { methodFindings } from "./method.ts";
import {
  closedComplaint,
  isLooselyShown,
  isTooLarge,
  isValidSession,
  roleComplaint,
  wholeComplaint,
  type Complaint,
} from "./outcomes.ts";
import { promiseFindings } from "./promises.ts";
import { withSeverity } from "./severity.ts";

const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;
const METHOD_NOT_ALLOWED = 405;
const UNSUPPORTED_MEDIA_TYPE = 415;
const TOO_MANY_REQUESTS = 429;

export interface Verdict {
  readonly outcome: "passed" | "failed" | "skipped";
  /** Why a case was skipped. */
  readonly reason?: string;
  readonly findings: readonly Finding[];
}

/** The request did what it was for, as far as the profile of the contract can say. */
export const isAccepted = ({ profile }: Operation, received: Received): boolean => profile.isAccepted(received);

/** A 4xx. */
export const isRefusal = (received: Received): boolean => received.status >= 400 && received.status < 500;

/** The server's own words, in brackets after ours; empty when it says nothing. */
export const wordsOf = ({ profile }: Operation, received: Received): string => profile.wordsOf(received);

/** Some specs document the refusals of an operation alone. */
const tellsSuccess = ({ answers }: Operation): boolean =>
  answers.some(({ status }) => /^(?:[23]|default$)/i.test(status));

/** How the answer disappoints the expectation, or undefined; its form is judged apart. */
function complaintOf(operation: Operation, tried: Case, received: Received): Complaint | undefined {
  const { profile } = operation;
  const { expectation } = tried;
  if (received.status === UNAUTHENTICATED && isValidSession(tried)) {
    const message = `a valid session was refused${profile.wordsOf(received)}`;
    return { check: "session-refused", message, severity: isLooselyShown(tried) ? "warning" : "error" };
  }
  if (expectation.outcome === "answered") return undefined;
  if (expectation.outcome === "whole") return wholeComplaint(received);
  if (expectation.outcome === "closed") return closedComplaint(expectation.reason, operation, received);
  if (expectation.outcome === "forbidden") return roleComplaint(expectation.reason, received);
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
    if (!profile.isAccepted(received)) return undefined;
    return { check: "invalid-accepted", message: `accepted a wrong request: ${expectation.reason}` };
  }
  if (expectation.outcome === "denied") {
    if (profile.isDenied(received)) return undefined;
    return { check: "open-door", message: `must deny with 401 or 403: ${expectation.reason}` };
  }
  if (!tellsSuccess(operation)) return undefined;
  if (received.status === METHOD_NOT_ALLOWED || received.status === UNSUPPORTED_MEDIA_TYPE) {
    return { check: "valid-refused", message: `a valid request was refused${profile.wordsOf(received)}` };
  }
  if (!profile.isCalledInvalid(received)) return undefined;
  // The spec may be looser than the server: worth a look, no breach.
  const message = `a valid value was refused as a bad request${profile.wordsOf(received)}`;
  return { check: "valid-refused", message, severity: "warning" };
}

/** Judges the answer to a case: its form against the spec, its meaning against the expectation. */
export function judge(operation: Operation, tried: Case, answer: Answer, validate: Validate): Verdict {
  if ("failure" in answer && isTooLarge(tried)) {
    const reason = "the server closed the connection on a body that is too large (RFC 9110, 15.5.14)";
    return { outcome: "skipped", reason, findings: [] };
  }
  if ("failure" in answer) {
    const finding = findingAbout(operation, "no-answer", { where: "no response", message: answer.failure });
    return { outcome: "failed", findings: [finding] };
  }
  const { expectation } = tried;
  const verdictOf = (all: readonly Finding[]): Verdict => {
    const findings = all.map((finding) => withSeverity(operation, finding, answer));
    const hasError = findings.some((finding) => finding.severity === "error");
    return { outcome: hasError ? "failed" : "passed", findings };
  };
  if (expectation.outcome === "no-method") return verdictOf(methodFindings(operation, answer, expectation, validate));
  const form = [
    ...conformanceFindings(operation, answer, validate),
    ...promiseFindings(operation, documentedAnswer(operation, answer.status), answer, tried),
  ];
  if (answer.status === TOO_MANY_REQUESTS && form.length === 0) {
    return { outcome: "skipped", reason: "the server asked for fewer requests (429)", findings: [] };
  }
  const hasFailed = form.some(({ check }) => check === "server-error");
  const complaint = hasFailed ? undefined : complaintOf(operation, tried, answer);
  const where = `response ${answer.status}`;
  return verdictOf(complaint ? [...form, findingAbout(operation, complaint.check, { where, ...complaint })] : form);
}
