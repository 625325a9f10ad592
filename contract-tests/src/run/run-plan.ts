import { ACCOUNT_NAMES } from "../spec/contract.ts";
import { ROLES, STAGES, type Case, type Plan, type Series, type Stage } from "../plan/case.ts";
import { confirmFindings, confirmOtherChanges, doubtfulIn, type Unconfirmed } from "./confirm-findings.ts";
import { forEachAtOnce } from "./limits/concurrency-pool.ts";
import type { CaseResult, RunResult } from "./case-result.ts";
import type { RunOptions } from "./run-options.ts";
import { Runner } from "./runner/runner.ts";
import { createResponseMemory } from "./limits/response-memory.ts";
import type { PlanContext } from "../plan/context.ts";
import { checkAddress } from "./check-address.ts";
import { markMissing } from "./mark-missing.ts";
import { shrinkFailures } from "./shrink-failures.ts";
import { createSender, Stopped } from "./http/send.ts";

const CONCURRENCY = 4;
/** A rest of at least this length is long. */
const LONG_REST_MS = 15_000;

/** Series change data that other cases read, so nothing else runs at the same time. */
const SERIES_AFTER: Stage = "open";

/** Whether a series is sent beside the others because it waits long. One whose rest moves the clock of all others is not. */
export const waitsBesideOthers = ({ rest }: Series, { rest: ownRest }: Pick<RunOptions, "rest">): boolean =>
  ownRest === undefined && rest !== undefined && rest.ms >= LONG_REST_MS;

/**
 * Runs the stages of the plan and reports every result. Errors that another change may have caused are confirmed immediately, and
 * again after the open cases.
 */
export async function runStages(
  plan: Plan,
  runner: Runner,
  options: RunOptions,
  tell: (results: CaseResult[]) => void,
) {
  const { signal, concurrency = CONCURRENCY } = options;
  const hasEnded = () => (signal?.aborted ?? false) || runner.reasonToGiveUp !== undefined;
  const keep = createResponseMemory();
  const runCase = async (tried: Case) => {
    const result = keep(await runner.runCase(tried));
    options.onResult?.(result);
    return result;
  };
  const tellAll = (whole: readonly CaseResult[]) => {
    const results = whole.map(keep);
    tell(results);
    for (const result of results) options.onResult?.(result);
  };
  const steps = plan.series.flatMap(({ groups }) => groups.flat());
  const wanted = new Set([...plan.cases, ...steps].map((tried) => runner.accountOf(tried)));
  for (const account of ACCOUNT_NAMES.filter((name) => wanted.has(name))) {
    const signIn = await runner.signIn(account);
    // `--list` does not print these logins, so the report counts only those with findings.
    if (signIn && signIn.verdict.findings.length > 0) tellAll([signIn]);
  }
  await runner.learnPersonal();
  await runner.createShared(plan);
  for (const role of ROLES.filter((name) => wanted.has(name))) await runner.signInAs(role);
  const unconfirmed: Unconfirmed[] = [];
  // The first repetition is immediate. A later one may be refused, because a member's points may be used up by then.
  const repeatIfDoubtful = async (series: Series, first: readonly CaseResult[]) => {
    if (hasEnded()) return first;
    const results = await confirmOtherChanges(runner, series, first);
    const doubtful = doubtfulIn(results);
    return doubtful.length === 0 || hasEnded() ? results : confirmFindings(runner, { series, results, doubtful }, 1);
  };
  const runSeries = async (all: readonly Series[]) => {
    for (const series of all) {
      if (hasEnded()) return;
      const results = await repeatIfDoubtful(series, await runner.runSeries(series));
      const doubtful = doubtfulIn(results);
      if (doubtful.length > 0) unconfirmed.push({ series, results: results.map(keep), doubtful });
      else tellAll(results);
    }
  };
  const confirmAll = async () => {
    while (unconfirmed[0] && !hasEnded()) {
      const results = await confirmFindings(runner, unconfirmed[0]);
      unconfirmed.shift();
      tellAll(results);
    }
  };
  const waits = (series: Series) => waitsBesideOthers(series, options);
  const runAll = async () => {
    const early = plan.series.filter(({ isEarly }) => isEarly);
    const waiting = Promise.all(early.filter(waits).map((series) => runSeries([series])));
    await runSeries(early.filter((series) => !waits(series)));
    await waiting;
    for (const stage of STAGES) {
      const ofStage = plan.cases.filter((candidate) => candidate.stage === stage);
      // Cases that end sessions run one by one.
      tell(await forEachAtOnce(ofStage, stage === "ending" ? 1 : concurrency, runCase, hasEnded));
      if (hasEnded()) return;
      if (stage !== SERIES_AFTER) continue;
      await runSeries(plan.series.filter(({ isEarly }) => !isEarly));
      // A journey may move the clock of the server, and so end the sessions that the repetitions need.
      await confirmAll();
      for (const journey of plan.journeys) if (!hasEnded()) tellAll(await runner.runJourney(journey));
    }
  };
  try {
    await runAll();
  } finally {
    // The run was stopped before these could be confirmed.
    for (const { results } of unconfirmed) tellAll([...results]);
  }
}

/**
 * Tests the plan against the server, stage by stage: single cases concurrently, then the series one by one. When stopped
 * (`options.signal`), it returns the results so far.
 * @throws CannotRun when the server cannot be reached, is not the one to test, or refuses the account
 */
export async function runPlan(context: PlanContext, plan: Plan, options: RunOptions): Promise<RunResult> {
  const send = createSender(options);
  const runner = new Runner(context, options, send);
  let results: CaseResult[] = [];
  try {
    await checkAddress(context, options, send);
    await runStages(plan, runner, options, (more) => results.push(...more));
    results = markMissing(results, context);
    if (runner.reasonToGiveUp === undefined) results = await shrinkFailures(context, runner, results);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  const gaveUp = runner.reasonToGiveUp;
  const isWhole = gaveUp === undefined && !(options.signal?.aborted ?? false);
  return { results, secrets: runner.secrets, isWhole, gaveUp };
}
