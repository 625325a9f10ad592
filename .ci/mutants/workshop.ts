import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { testsAffectedBy } from "../import-graph/affected-tests.ts";
import { dependentsOf, type Graph } from "../import-graph/graph.ts";
import type { TestKind } from "../import-graph/kinds.ts";
import { RUNNERS } from "../stages/runners.ts";
import { e2eProcess } from "./e2e-process.ts";
import { type Mutant, withMutant } from "./mutants.ts";
import { type Package, PACKAGES, type PackageName } from "./packages.ts";
import type { Result } from "./results.ts";
import { type Outcome, testProcess, type TestProcess } from "./test-process.ts";

/** Tests of the tools read component sources only as text, so they cannot detect a fault in them. */
const IS_OF_THE_TOOLS = /^\.(?:ci|storybook)\//;

/** A copy of the checkout, with its test processes. */
export interface Workshop {
  folder: string;
  graph: Graph;
  node: TestProcess;
  browser: TestProcess;
  e2e: TestProcess;
  /** Files that contained a fault; processes with cached modules must read them again. */
  touched: Set<string>;
  /** Tests that fail without a fault, so their failures prove nothing. */
  red: Set<string>;
  /** Tests that passed without a fault. They do not run again for each fault that they detect, because end-to-end specs take minutes. */
  green: Set<string>;
}

/** Makes a workshop of a folder with a copy of the checkout. Its test processes start with their first run. */
export const workshopIn = (folder: string, graph: Graph, job: number, red: Set<string>): Workshop => ({
  folder,
  graph,
  node: testProcess(folder, [...RUNNERS.unit.projects, ...RUNNERS.server.projects, "contract"]),
  browser: testProcess(folder, RUNNERS.stories.projects),
  e2e: e2eProcess(folder, job),
  touched: new Set(),
  red,
  green: new Set(),
});

/** Stops the test processes of a workshop. */
export const closeWorkshop = ({ node, browser, e2e }: Workshop): void => {
  for (const tests of [node, browser, e2e]) tests.stop();
};

const runnerOf = ({ node, browser, e2e }: Workshop, kind: TestKind): TestProcess =>
  kind === "e2e" ? e2e : kind === "component" || kind === "story" ? browser : node;

/** Runs test files after `file` was replaced by `source`. */
function runWith(workshop: Workshop, kind: TestKind, files: string[], file: string, source: string): Promise<Outcome> {
  writeFileSync(path.join(workshop.folder, file), source);
  workshop.touched.add(file);
  const runner = runnerOf(workshop, kind);
  // The style-sheet compiler caches what it has read.
  const isStyled = [...dependentsOf(workshop.graph, [file]).keys()].some((reached) => reached.endsWith(".css.ts"));
  if (isStyled) runner.stop();
  return runner.run({ files, changed: [...workshop.touched] });
}

/**
 * Whether test files pass without the fault. A test that was cancelled at the first failure can leave its page open for the next run, which
 * then fails too; a second try therefore starts a new process.
 */
async function passWithout(workshop: Workshop, kind: TestKind, files: string[], file: string, source: string) {
  if (files.every((each) => workshop.green.has(each))) return true;
  for (const isLastTry of [false, true]) {
    const { type } = await runWith(workshop, kind, files, file, source);
    if (type === "passed") {
      for (const each of files) workshop.green.add(each);
      return true;
    }
    if (!isLastTry) runnerOf(workshop, kind).stop();
  }
  return false;
}

/** Returns the test that fails with the fault and passes without it; undefined when there is none. */
async function catchIn(
  workshop: Workshop,
  kind: TestKind,
  affected: readonly string[],
  { file, ...change }: Mutant,
): Promise<string | undefined> {
  const files = affected.filter((each) => !workshop.red.has(each));
  if (files.length === 0) return undefined;
  const source = readFileSync(path.join(workshop.folder, file), "utf8");
  const outcome = await runWith(workshop, kind, files, file, withMutant(source, change));
  writeFileSync(path.join(workshop.folder, file), source);
  if (outcome.type === "passed") return undefined;
  const suspects = outcome.type === "hung" ? outcome.running : [outcome.test.file].filter(Boolean);
  if (await passWithout(workshop, kind, suspects.length > 0 ? suspects : files.slice(0, 1), file, source)) {
    return outcome.type === "hung"
      ? `a time-out in ${suspects.join(", ")}`
      : `${outcome.test.file}: ${outcome.test.title}`;
  }
  for (const suspect of suspects) workshop.red.add(suspect);
  return suspects.length === 0 ? undefined : catchIn(workshop, kind, affected, { file, ...change });
}

const COMPILER = ["node_modules/typescript/bin/tsc", "-b"];
/** Only the rule about effects that lack a dependency. Others refuse how the command writes a fault, such as its parentheses. */
const LINTER = ["node_modules/oxlint/bin/oxlint", "--allow=all", "--deny=react/exhaustive-deps"];

/** Whether the static checks accept the fault. Others are no test's business: `npm run check` reports them. */
function passesStaticChecks(folder: string, { file, ...change }: Mutant): boolean {
  const target = path.join(folder, file);
  const source = readFileSync(target, "utf8");
  writeFileSync(target, withMutant(source, change));
  const passes = [COMPILER, [...LINTER, file]].every(
    (check) => spawnSync(process.execPath, check, { cwd: folder }).status === 0,
  );
  writeFileSync(target, source);
  return passes;
}

/** Puts a fault into the copy, runs the affected tests from the cheapest to the most expensive stage, and removes the fault. */
export async function tryFault(workshop: Workshop, name: PackageName, mutant: Mutant): Promise<Result> {
  const startMs = performance.now();
  const { file, line, lineText, operator, before, after } = mutant;
  const fault = { file, line, lineText, operator, before, after, package: name };
  const secondsSoFar = () => (performance.now() - startMs) / 1000;
  if (!passesStaticChecks(workshop.folder, mutant)) return { ...fault, outcome: "rejected", seconds: secondsSoFar() };
  const affected = testsAffectedBy(workshop.graph, [file]);
  const { stages, hasSamples = false }: Package = PACKAGES[name];
  for (const kinds of stages) {
    const [kind] = kinds;
    if (kind === "e2e" && affected.isSampleOfE2e && !hasSamples) continue;
    const files = kinds.flatMap((each) => affected[each]).filter((each) => !IS_OF_THE_TOOLS.test(each));
    const by = await catchIn(workshop, kind, files, mutant);
    if (by !== undefined) return { ...fault, outcome: "caught", by, seconds: secondsSoFar() };
  }
  return { ...fault, outcome: "survived", seconds: secondsSoFar() };
}
