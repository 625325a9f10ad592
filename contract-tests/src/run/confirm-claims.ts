import type { ComparedFinding } from "../judge/claims/answered-step.ts";
import type { Series } from "../plan/case.ts";
import { claimFindingsOf, withClaimFindings } from "./apply-claims.ts";
import type { CaseResult } from "./case-result.ts";
import type { Runner } from "./runner/runner.ts";

/** A finding stays an error when it appears in each of these repetitions. One alone may coincide with another change too. */
const REPETITIONS = 2;

const AFTERTHOUGHT = "When the requests were sent again, this did not happen again";

/** The responses of a series, and what its claims found in them. */
export interface JudgedSeries {
  readonly series: Series;
  /** Without the findings of the claims. */
  readonly results: readonly CaseResult[];
  readonly found: readonly ComparedFinding[];
}

/** Sends a series, and judges the claims about its responses. */
export async function judgeSeries(runner: Runner, series: Series): Promise<JudgedSeries> {
  const results = await runner.runSeries(series);
  return { series, results, found: claimFindingsOf(series.claims ?? [], results, runner.contract) };
}

const isError = ({ finding }: ComparedFinding): boolean => finding.severity === "error";

/** Whether the claims found an error. Something else may have caused it, such as the late decision about an earlier deposit. */
export const needsConfirmation = ({ found }: JudgedSeries): boolean => found.some(isError);

const statusOf = ({ results }: JudgedSeries, name: string): number | undefined => {
  const answer = results.find(({ tried }) => "name" in tried && tried.name === name)?.answer;
  return answer && "status" in answer ? answer.status : undefined;
};

/** Whether the repetition shows the same finding, or cannot tell, because one of the compared steps ended differently. */
function isConfirmed({ step, steps, finding }: ComparedFinding, first: JudgedSeries, again: JudgedSeries): boolean {
  if ([step, ...steps].some((name) => statusOf(first, name) !== statusOf(again, name))) return true;
  return again.found.some(
    (other) =>
      other.step === step && other.finding.check === finding.check && other.finding.specPointer === finding.specPointer,
  );
}

const doubted = ({ finding, ...rest }: ComparedFinding): ComparedFinding => ({
  ...rest,
  finding: { ...finding, doubt: "not-repeated", message: `${finding.message}. ${AFTERTHOUGHT}` },
});

/**
 * Repeats a series whose claims found errors. An error that does not appear again becomes a warning: between two of its requests, something
 * else had changed what the series reads. Called when the other cases have ended, so that such changes are rare.
 */
export async function confirmClaims(runner: Runner, first: JudgedSeries): Promise<CaseResult[]> {
  let errors = first.found.filter(isError);
  for (let repetition = 0; repetition < REPETITIONS && errors.length > 0; repetition += 1) {
    const again = await judgeSeries(runner, first.series);
    errors = errors.filter((found) => isConfirmed(found, first, again));
  }
  const found = first.found.map((it) => (isError(it) && !errors.includes(it) ? doubted(it) : it));
  return withClaimFindings(first.results, found, runner.contract);
}
