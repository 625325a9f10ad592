import type { Settings } from "../options/settings.ts";
import type { Contract } from "../spec/contract.ts";
import type { PlanContext } from "../plan/context.ts";
import type { IgnoreRule } from "../ignore/ignore-rule.ts";
import type { Plan } from "../plan/case.ts";
import { idsOf } from "../plan/limit-plan.ts";
import type { Report } from "../report/model.ts";
import { writeAllure, writeReports } from "../report/write.ts";
import { runPlan } from "../run/run-plan.ts";
import type { RunResult } from "../run/case-result.ts";
import {
  baselineLines,
  compareBaseline,
  nextBaseline,
  readBaseline,
  writeBaseline,
  type Found,
  type KnownFailure,
} from "./baseline.ts";
import { EXIT, exitCodeOf } from "./exit.ts";
import { makeOutFolder } from "./out-folder.ts";
import { createMeter } from "./progress.ts";
import type { Stop } from "./stop.ts";
import type { Caller, Terminal } from "./terminal.ts";

/** A run that is ready to start. */
export interface Prepared {
  readonly contract: Contract;
  readonly context: PlanContext;
  readonly plan: Plan;
  readonly ignoreRules: readonly IgnoreRule[];
  /** What was left out of the spec, and why. */
  readonly notes: readonly string[];
  /** File or address of the spec. */
  readonly specFile: string;
}

const readKnown = async ({ baseline, updateBaseline }: Settings): Promise<KnownFailure[]> =>
  baseline === undefined ? [] : readBaseline(baseline, updateBaseline);

function foundIn({ findings }: Report, { results }: RunResult): Found {
  return {
    failures: findings
      .filter(({ severity }) => severity === "error")
      .map(({ key, operationId, headline }) => ({ key, operationId, headline })),
    triedIds: new Set(results.filter(({ wire }) => wire).map(({ tried }) => tried.operationId)),
  };
}

/** Writes the baseline if requested. A stopped run does not, because it has not tested everything. */
async function update(
  { baseline }: Settings,
  known: readonly KnownFailure[],
  found: Found,
  isWhole: boolean,
  { print }: Terminal,
) {
  if (baseline === undefined) return;
  if (!isWhole) {
    print(`The baseline is unchanged, because the run is incomplete. (${baseline})`);
    return;
  }
  const next = nextBaseline(known, found);
  await writeBaseline(baseline, next);
  print(`Baseline: ${baseline} holds ${next.length} known failures now.`);
}

/** Runs a plan once, reports the results, and returns the exit status. */
export async function runOnce(
  settings: Settings,
  { contract, notes, context, plan, ignoreRules, specFile }: Prepared,
  stop: Stop,
  { terminal, folder }: Pick<Caller, "terminal" | "folder">,
): Promise<number> {
  const known = await readKnown(settings);
  await makeOutFolder(settings.out);
  if (settings.allure !== undefined) await makeOutFolder(settings.allure, "allure");
  const started = new Date();
  const meter = createMeter(terminal.progress, idsOf(plan).length, settings.quiet);
  const { signal } = stop;
  const options = { ...settings, deadlineMs: settings.timeoutMs, signal, onResult: meter.count };
  const run = await runPlan(context, plan, options).finally(() => meter.end());
  const facts = {
    url: settings.url,
    startedAt: started.toISOString(),
    durationMs: Date.now() - started.getTime(),
    seed: settings.seed,
    evidence: settings.evidence,
    isUnsafeAllowed: settings.isUnsafeAllowed,
    profile: contract.profile.name,
    notes: [...notes, ...(run.gaveUp === undefined ? [] : [run.gaveUp])],
    specFile,
    folder,
    knownKeys: new Set(known.map(({ key }) => key)),
    ignoreRules,
  };
  const { text, report } = await writeReports(settings.out, facts, contract, run, settings.quiet);
  terminal.print(text);
  const found = foundIn(report, run);
  const ignoredKeys = new Set(report.ignored.flatMap(({ findings }) => findings.map(({ key }) => key)));
  // A known failure that a rule now ignores is not gone.
  const judged = known.filter(({ key }) => !ignoredKeys.has(key));
  const news = compareBaseline(judged, run.isWhole ? found : { ...found, triedIds: new Set() });
  if (settings.baseline !== undefined && !settings.updateBaseline) terminal.print(baselineLines(news).join("\n"));
  if (settings.updateBaseline) await update(settings, known, found, run.isWhole, terminal);
  if (settings.allure !== undefined) await writeAllure(settings.allure, report);
  terminal.print(`Reports: ${[settings.out, ...(settings.allure === undefined ? [] : [settings.allure])].join(", ")}`);
  if (run.gaveUp !== undefined) terminal.complain(run.gaveUp);
  // All failures have just been written to the baseline, so they count as known.
  if (settings.updateBaseline && run.isWhole) return EXIT.honoured;
  return exitCodeOf({
    isWhole: run.isWhole,
    isHonoured: report.honoursTheSpec,
    newFailures: news.fresh.length,
  });
}
