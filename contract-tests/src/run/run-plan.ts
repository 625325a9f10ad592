import type { PlanContext } from "../plan/base.ts";
import type { Plan } from "../plan/case.ts";
import { goThrough } from "./go-through.ts";
import type { CaseResult, RunResult } from "./result.ts";
import { CannotRun, Runner, type RunOptions } from "./run.ts";
import { shrinkFailures } from "./shrink.ts";
import { createSender, Stopped, type Send } from "./sender.ts";

async function demandReachable({ url, headers = {} }: RunOptions, send: Send): Promise<void> {
  const answer = await send({ method: "GET", url, headers, body: undefined });
  // Whatever it answers there: the cases will tell.
  if ("failure" in answer && !answer.isThere) {
    throw new CannotRun(`No server answers at ${url} (${answer.failure}). Start it, or correct --url.`);
  }
}

/**
 * Tries the plan against the server, stage by stage: single cases some at once, then the series one by one. When it is
 * stopped (`options.signal`), what is known until then is the result.
 * Throws CannotRun when the server cannot be reached or refuses the account.
 */
export async function runPlan(context: PlanContext, plan: Plan, options: RunOptions): Promise<RunResult> {
  const send = createSender(options);
  const runner = new Runner(context, options, send);
  let results: CaseResult[] = [];
  try {
    await demandReachable(options, send);
    await goThrough(plan, runner, options, (more) => results.push(...more));
    if (runner.reasonToGiveUp === undefined) results = await shrinkFailures(context, runner, results);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  const gaveUp = runner.reasonToGiveUp;
  const isWhole = gaveUp === undefined && !(options.signal?.aborted ?? false);
  return { results, secrets: runner.secrets, isWhole, gaveUp };
}
