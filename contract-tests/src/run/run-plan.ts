import type { PlanContext } from "../plan/context.ts";
import type { Plan } from "../plan/case.ts";
import { runStages } from "./run-stages.ts";
import type { CaseResult, RunResult } from "./case-result.ts";
import { checkAddress } from "./check-address.ts";
import { markMissing } from "./mark-missing.ts";
import type { RunOptions } from "./run-options.ts";
import { Runner } from "./runner/runner.ts";
import { shrinkFailures } from "./shrink-failures.ts";
import { createSender, Stopped } from "./http/send.ts";

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
