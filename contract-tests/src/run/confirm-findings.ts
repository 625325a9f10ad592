import type { Check } from "../judge/check.ts";
import { pointerIn, type Finding } from "../judge/finding.ts";
import { decimalOf } from "../judge/values/numbers.ts";
import { containsValue } from "../judge/values/comparison.ts";
import { valueAt } from "../json.ts";
import type { Series } from "../plan/case.ts";
import type { CaseResult } from "./case-result.ts";
import type { Runner } from "./runner/runner.ts";

/** An error about a number stays when it appears in each repetition. One alone may coincide with another change too. */
const REPETITIONS = 2;
/** Any other error stays when it appears in one of these repetitions. A server that fails at every second request shows it in most of them. */
const CHANCES = 3;

const AFTERTHOUGHT = "When the requests were sent again, this did not happen again";

/** Checks that compare values of several responses. */
const COMPARING: readonly Check[] = ["effect", "consistency"];
/** Checks that compare whole lists, which a new entry or the next draw may change between two requests. */
const COMPARING_LISTS: readonly Check[] = ["filter", "language", "order", "paging", "totals"];

/** An error that something else may have caused, such as the late decision about an earlier deposit. */
interface Doubtful {
  /** Id of the case that has the finding. */
  readonly id: string;
  readonly finding: Finding;
}

/** A series with errors that are confirmed later. */
export interface Unconfirmed {
  readonly series: Series;
  readonly results: readonly CaseResult[];
  readonly doubtful: readonly Doubtful[];
}

/**
 * Whether the finding compares a balance, or another number, that another change may have moved. A number that the requests have sent was
 * stored by them, and a number that went to zero was probably used up: such a fault may not appear again.
 */
function isAboutMovedNumber({ check, where, sequence }: Finding, { answer }: CaseResult, all: readonly CaseResult[]) {
  if (check === "money") return sequence !== undefined;
  const pointer = pointerIn(where);
  if (!COMPARING.includes(check) || !sequence || pointer === undefined || !answer || "failure" in answer) return false;
  const value = valueAt(answer.json, pointer);
  const number = decimalOf(value);
  const isSent = all.some(({ tried, sent }) => sequence.includes(tried.id) && containsValue(sent, value));
  return number !== undefined && number !== 0n && !isSent;
}

/** Whether the finding compares whole responses that may have changed meanwhile. It has no place when a request that only reads is blamed. */
const isAboutOtherChange = ({ check, where, sequence }: Finding): boolean =>
  sequence !== undefined && (COMPARING_LISTS.includes(check) || (check === "effect" && pointerIn(where) === undefined));

/** Whether a request was accepted that sends a number beyond a bound, such as the balance and one more, which had moved meanwhile. */
const isAboutMovedBound = ({ check }: Finding, { tried }: CaseResult): boolean =>
  check === "invalid-accepted" && tried.request.substitutions.some(({ source }) => "plus" in source);

type Question = (finding: Finding, result: CaseResult, all: readonly CaseResult[]) => boolean;

const errorsIn = (results: readonly CaseResult[], isDoubtful: Question): Doubtful[] =>
  results.flatMap((result) =>
    result.verdict.findings
      .filter((finding) => finding.severity === "error" && isDoubtful(finding, result, results))
      .map((finding) => ({ id: result.tried.id, finding })),
  );

const isAboutNumber: Question = (finding, result, all) =>
  isAboutMovedNumber(finding, result, all) || isAboutMovedBound(finding, result);

const isAboutOtherOnly: Question = (finding, result, all) =>
  !isAboutNumber(finding, result, all) && isAboutOtherChange(finding);

/** Returns the errors about numbers that something else may have moved. */
export const doubtfulIn = (results: readonly CaseResult[]): Doubtful[] => errorsIn(results, isAboutNumber);

const withId = (results: readonly CaseResult[], wanted: string) => results.find(({ tried }) => tried.id === wanted);

function statusOf(results: readonly CaseResult[], id: string): number | undefined {
  const answer = withId(results, id)?.answer;
  return answer && "status" in answer ? answer.status : undefined;
}

/** Whether the repetition shows the finding too, or cannot tell, because one of the compared requests got another status. */
function isConfirmed({ id, finding }: Doubtful, first: readonly CaseResult[], again: readonly CaseResult[]): boolean {
  const verdict = withId(again, id)?.verdict;
  // The request that was accepted is refused now, as it must be.
  if (finding.check === "invalid-accepted") return verdict?.outcome !== "passed";
  const { sequence = [] } = finding;
  if (sequence.some((step) => statusOf(first, step) !== statusOf(again, step))) return true;
  return (
    verdict?.findings.some(
      ({ check, specPointer }) => check === finding.check && specPointer === finding.specPointer,
    ) ?? true
  );
}

/** The result with a finding as a warning, which says that it did not appear again. */
function withWarning(result: CaseResult, doubted: readonly Doubtful[]): CaseResult {
  const isDoubted = (finding: Finding) => doubted.some((it) => it.finding === finding);
  const { verdict } = result;
  if (!verdict.findings.some(isDoubted)) return result;
  const findings = verdict.findings.map((finding): Finding =>
    isDoubted(finding) ? { ...finding, severity: "warning", message: `${finding.message}. ${AFTERTHOUGHT}` } : finding,
  );
  const hasError = findings.some(({ severity }) => severity === "error");
  return { ...result, verdict: { ...verdict, outcome: hasError ? verdict.outcome : "passed", findings } };
}

/**
 * Repeats a series with doubtful errors. An error that does not appear again becomes a warning: between two of its requests, something else
 * had changed what they read.
 *
 * @param repetitions how often the series is sent again while an error remains.
 */
export async function confirmFindings(
  runner: Runner,
  { series, results, doubtful }: Unconfirmed,
  repetitions = REPETITIONS,
): Promise<CaseResult[]> {
  let errors = doubtful;
  for (let repetition = 0; repetition < repetitions && errors.length > 0; repetition += 1) {
    const again = await runner.runSeries(series);
    errors = errors.filter((it) => isConfirmed(it, results, again));
  }
  const doubted = doubtful.filter((it) => !errors.includes(it));
  return results.map((result) => withWarning(result, doubted));
}

/**
 * Repeats a series until each error about whole responses has appeared again. One that never does becomes a warning. A series that waits is not
 * repeated.
 */
export async function confirmOtherChanges(
  runner: Runner,
  series: Series,
  results: readonly CaseResult[],
): Promise<readonly CaseResult[]> {
  let doubted = series.rest ? [] : errorsIn(results, isAboutOtherOnly);
  for (let chance = 0; chance < CHANCES && doubted.length > 0; chance += 1) {
    const again = await runner.runSeries(series);
    doubted = doubted.filter((it) => !isConfirmed(it, results, again));
  }
  return results.map((result) => withWarning(result, doubted));
}
