/**
 * Runs the command on a large spec of another project, which plain Prism mocks. It prints the number of operations, cases and findings, and
 * the time and memory used. The repository contains no such specs: pass a file, or set CORPORA to a folder with a subfolder `openapi`.
 *
 *   npm run contract:big -- FILE [options of the command]
 */
import { spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Report } from "../src/report/model.ts";
import { startPrism } from "../test/support/servers/prism.ts";

const CLI = path.join(import.meta.dirname, "../src/cli.ts");
const TELL_MEMORY = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => process.stderr.write("peak " + process.resourceUsage().maxRSS + "\\n"))',
)}`;
const KB_PER_MB = 1024;
const MS_PER_S = 1000;

function specsOf(argv: readonly string[]): string[] {
  const [first] = argv;
  const folder = process.env["INIT_CWD"] ?? process.cwd();
  if (first !== undefined && !first.startsWith("-")) return [path.resolve(folder, first)];
  const corpora = process.env["CORPORA"];
  if (corpora === undefined || !existsSync(path.join(corpora, "openapi"))) {
    throw new Error(
      "Which spec? npm run contract:big -- FILE, or set CORPORA to a folder with a folder openapi in it.",
    );
  }
  return globSync("*.{json,yaml,yml}", { cwd: path.join(corpora, "openapi") }).map((name) =>
    path.join(corpora, "openapi", name),
  );
}

async function run(argv: readonly string[]): Promise<{ exitCode: number | null; peakMb: number }> {
  const child = spawn(process.execPath, [CLI, ...argv], {
    env: { ...process.env, NODE_OPTIONS: `--import "${TELL_MEMORY}"` },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (errors += chunk));
  const exitCode = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const peak = /peak (\d+)/.exec(errors)?.[1];
  console.error(
    errors
      .replaceAll(/^peak .*\n/gm, "")
      .split("\r")
      .at(-1),
  );
  return { exitCode, peakMb: Number(peak) / KB_PER_MB };
}

function print(report: Report): void {
  const { totals, operations, findings, skipped, notes } = report;
  console.log(
    `${report.spec.title}: ${operations.length} operations, ${totals.cases} cases, ${totals.skipped} skipped`,
  );
  for (const note of notes) console.log(`  note: ${note}`);
  for (const { reason, count } of skipped) console.log(`  skipped ${count}: ${reason}`);
  const groups = Map.groupBy(findings, ({ severity, check }) => `${severity} ${check}`);
  for (const [name, group] of groups) {
    console.log(`  ${group.length} × ${name}`);
    for (const { headline } of group.slice(0, SHOWN)) console.log(`      ${headline}`);
  }
}
const SHOWN = 3;

const seconds = (from: number, to: number): string => ((to - from) / MS_PER_S).toFixed(1);

async function tryOn(spec: string, options: readonly string[]): Promise<void> {
  const began = performance.now();
  const prism = await startPrism(spec);
  const ready = performance.now();
  const out = await mkdtemp(path.join(tmpdir(), "lobbykit-big-"));
  const argv = ["--url", prism.url, "--spec", spec, "--out", out, "--runs", "1", ...options];
  const { exitCode, peakMb } = await run(argv);
  await prism.close();
  print(JSON.parse(await readFile(path.join(out, "report.json"), "utf8")) as Report);
  console.log(
    `  Prism was ready after ${seconds(began, ready)} s; the command took ${seconds(ready, performance.now())} s`,
  );
  console.log(`  exit ${exitCode}, peak ${peakMb.toFixed(0)} MB, reports in ${out}`);
}

const argv = process.argv.slice(2);
const hasFile = argv[0] !== undefined && !argv[0].startsWith("-");
for (const spec of specsOf(argv)) await tryOn(spec, hasFile ? argv.slice(1) : argv);
