import { isValidSession } from "../../judge/checks/outcomes/outcomes.ts";
import { isAccepted } from "../../judge/judge.ts";
import type { CaseResult } from "../../run/case-result.ts";
import type { Operation } from "../../spec/contract.ts";
import { FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS, UNAUTHENTICATED } from "../../status-codes.ts";

const ADVICE: ReadonlyMap<number, string> = new Map([
  [FORBIDDEN, "Give credentials that have the right to do more."],
  [NOT_FOUND, "Check --url: the paths of the spec come after it."],
  [TOO_MANY_REQUESTS, "Send fewer with --rate."],
]);
const USUAL_ADVICE = "Check --url, and the examples of the spec.";

const shouldSucceed = ({ tried: { expectation } }: CaseResult): boolean =>
  expectation.outcome === "accepted" && !expectation.needsState;

const statusesOf = (results: readonly CaseResult[]): number[] => {
  const statuses = results.flatMap(({ answer }) => (answer && "status" in answer ? [answer.status] : []));
  return [...new Set(statuses)].toSorted((one, other) => one - other);
};

/** The reason why the first of these requests had no response. */
const reasonOf = ([first]: readonly CaseResult[]): string =>
  first?.answer && "failure" in first.answer ? first.answer.failure : (first?.verdict.reason ?? "no reason is known");

/**
 * Returns the reason why a run says nothing about the server, and what to do: no request succeeded that should, so that a server may only seem to keep
 * to the spec. An expired token, for example, is refused as the spec says, in every operation. Returns undefined for all other runs.
 */
export function whyUnproved(operations: readonly Operation[], results: readonly CaseResult[]): string | undefined {
  const byId = new Map(operations.map((operation): [string, Operation] => [operation.id, operation]));
  const withSession = results.filter(({ tried }) => isValidSession(tried) && byId.get(tried.operationId)?.isSecured);
  const [refusal, ...others] = statusesOf(withSession);
  if (refusal === UNAUTHENTICATED && others.length === 0)
    return "Every request with the given credentials was answered with 401. Check them, and whether they have expired.";
  const isSuccess = ({ tried, answer }: CaseResult): boolean => {
    const operation = byId.get(tried.operationId);
    return operation !== undefined && answer !== undefined && "status" in answer && isAccepted(operation, answer);
  };
  const hopeful = results.filter(shouldSucceed);
  if (hopeful.length === 0 || results.some(isSuccess)) return undefined;
  const statuses = statusesOf(hopeful);
  if (statuses.length === 0) return `No request that should succeed was answered: ${reasonOf(hopeful)}.`;
  const advice = statuses.length === 1 ? ADVICE.get(statuses[0] ?? 0) : undefined;
  return `Every request that should succeed was answered with ${statuses.join(" or ")}. ${advice ?? USUAL_ADVICE}`;
}
