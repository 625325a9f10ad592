/**
 * `npm run check`, `npm test` and `npm run test:nightly`: runs the stages, several at once where cores are idle, and prints how long each
 * took and its slowest tests. Each stage's output is stored in node_modules/.cache/lobbykit/stages; that of a failed stage is also printed.
 *
 * `--changed [--since REF]` runs only the tests that the change can affect. `--bail` starts no further stage after a failure.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { readOptions, refuse } from "../options.ts";
import { stagesToStart } from "./schedule.ts";
import { CHECK_STAGES, NIGHTLY_STAGES, TEST_STAGES, type Stage } from "./stages.ts";
import { timesFileOf } from "./runners.ts";
import { failureLines, partLines, slowestLines, stageLine, summaryLines, type StageResult } from "./summary.ts";
import { readTestReport } from "./test-report.ts";

const SUITES: Readonly<Record<string, readonly Stage[]>> = {
  check: CHECK_STAGES,
  test: TEST_STAGES,
  nightly: NIGHTLY_STAGES,
};
const root = path.join(import.meta.dirname, "../..");
const cacheFolder = path.join(root, "node_modules/.cache/lobbykit/stages");
/** Written by the set-up of the same `npm test` run: how long installing packages and the browser took. */
const setupTimesFile = path.join(root, "node_modules/.cache/lobbykit/set-up.json");

const { positionals, values } = readOptions({
  allowPositionals: true,
  options: { changed: { type: "boolean" }, since: { type: "string" }, bail: { type: "boolean" } },
});
const suiteName = positionals[0] ?? "";
const suite = SUITES[suiteName];
if (!suite) refuse(`There is no suite "${suiteName}": name one of ${Object.keys(SUITES).join(", ")}`);

const fileOf = (stage: Stage, extension: string) =>
  path.join(cacheFolder, `${stage.name.replaceAll(" ", "-")}.${extension}`);

function argumentsOf(stage: Stage): string[] {
  const [script = "", ...scriptArguments] = stage.script;
  if (!stage.hasTests) return ["run", script, ...scriptArguments];
  const selection = values.changed ? ["--changed", ...(values.since ? ["--since", values.since] : [])] : [];
  return ["run", "--silent", script, "--", ...scriptArguments, "--report", fileOf(stage, "json"), ...selection];
}

async function run(stage: Stage): Promise<StageResult> {
  const reportFile = fileOf(stage, "json");
  const partsFile = timesFileOf(reportFile);
  for (const file of [reportFile, partsFile]) rmSync(file, { force: true });
  const startedMs = performance.now();
  const log = createWriteStream(fileOf(stage, "log"));
  const isWindows = process.platform === "win32";
  const env = suiteName === "nightly" ? { ...process.env, LOBBYKIT_NIGHTLY: "1" } : process.env;
  const stdio: ["ignore", "pipe", "pipe"] = ["ignore", "pipe", "pipe"];
  const child = spawn("npm", argumentsOf(stage), { cwd: root, stdio, env, shell: isWindows });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const [exitCode] = await once(child, "close");
  await new Promise((resolve) => void log.end(resolve));
  const durationMs = performance.now() - startedMs;
  const result = { name: stage.name, isPassed: exitCode === 0, durationMs };
  if (!existsSync(reportFile)) return result;
  const report = readTestReport(readFileSync(reportFile, "utf8"));
  if (!existsSync(partsFile)) return { ...result, report };
  const { parts }: Pick<StageResult, "parts"> = JSON.parse(readFileSync(partsFile, "utf8"));
  return { ...result, report, ...(parts && { parts }) };
}

/** Runs all stages; resolves when the last one has ended. */
async function runAll(stages: readonly Stage[]): Promise<StageResult[]> {
  const waiting = [...stages];
  const running = new Map<Stage, Promise<StageResult>>();
  const results: StageResult[] = [];
  const runNext = async (): Promise<void> => {
    const isStopping = values.bail && results.some(({ isPassed }) => !isPassed);
    for (const stage of isStopping ? [] : stagesToStart(waiting, [...running.keys()], availableParallelism())) {
      waiting.splice(waiting.indexOf(stage), 1);
      console.log(`started ${stage.name}`);
      running.set(stage, run(stage));
    }
    if (running.size === 0) return;
    const ended = await Promise.race([...running].map(async ([stage, result]) => ({ stage, result: await result })));
    running.delete(ended.stage);
    results.push(ended.result);
    if (!ended.result.isPassed) console.log(readFileSync(fileOf(ended.stage, "log"), "utf8"));
    console.log(stageLine(ended.result));
    for (const [line] of readFileSync(fileOf(ended.stage, "log"), "utf8").matchAll(/^not run: .+$/gm))
      console.log(line);
    await runNext();
  };
  await runNext();
  return results;
}

/** Times of the set-up steps, when this command follows the set-up of `npm test`. */
function readSetupTimes(): StageResult[] {
  if (suiteName !== "test" || !existsSync(setupTimesFile)) return [];
  const times: Record<string, number> = JSON.parse(readFileSync(setupTimesFile, "utf8"));
  return Object.entries(times).map(([name, durationMs]) => ({ name, isPassed: true, durationMs }));
}

mkdirSync(cacheFolder, { recursive: true });
const startedMs = performance.now();
const results = await runAll(suite);
const setup = readSetupTimes();
const wholeMs = performance.now() - startedMs + setup.reduce((sum, { durationMs }) => sum + durationMs, 0);
const all = [...setup, ...results];
console.log(
  [
    "",
    ...all.flatMap((result) => [...slowestLines(result, root), ...partLines(result)]),
    ...all.flatMap((result) => failureLines(result, root)),
    ...summaryLines(all, wholeMs, root),
  ].join("\n"),
);
writeFileSync(path.join(cacheFolder, `${suiteName}.json`), JSON.stringify({ wholeMs, stages: all }, undefined, 2));
if (results.length < suite.length) console.log("Not every stage ran: a stage failed before.");
process.exitCode = results.length === suite.length && results.every(({ isPassed }) => isPassed) ? 0 : 1;
