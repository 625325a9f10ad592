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

/** Returns the reason why a run may not write the baseline, because known failures would seem to be gone; undefined when it may. */
const reasonToKeep = ({ unproved, totals }: Report, { isWhole }: RunResult): string | undefined => {
  if (!isWhole) return "the run is incomplete";
  return unproved !== null && totals.errors === 0 ? "the run proves nothing" : undefined;
};

/** Writes the baseline, unless there is a `reason` to keep the old one. */
async function update(
  { baseline }: Settings,
  known: readonly KnownFailure[],
  found: Found,
  reason: string | undefined,
  { print }: Terminal,
) {
  if (baseline === undefined) return;
  if (reason !== undefined) {
    print(`The baseline is unchanged, because ${reason}. (${baseline})`);
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
  const reason = reasonToKeep(report, run);
  if (settings.updateBaseline) await update(settings, known, found, reason, terminal);
  if (settings.allure !== undefined) await writeAllure(settings.allure, report);
  terminal.print(`Reports: ${[settings.out, ...(settings.allure === undefined ? [] : [settings.allure])].join(", ")}`);
  if (run.gaveUp !== undefined) terminal.complain(run.gaveUp);
  // All failures have just been written to the baseline, so they count as known.
  if (settings.updateBaseline && reason === undefined) return EXIT.honoured;
  return exitCodeOf({
    isWhole: run.isWhole,
    isHonoured: report.honoursTheSpec,
    newFailures: news.fresh.length,
  });
}
