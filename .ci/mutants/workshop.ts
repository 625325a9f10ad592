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

/** Tests of the tools read the sources of components as text, and prove nothing that these do. */
const IS_OF_THE_TOOLS = /^\.(?:ci|storybook)\//;

/** A copy of the checkout with what runs tests in it. */
export interface Workshop {
  folder: string;
  graph: Graph;
  node: TestProcess;
  browser: TestProcess;
  e2e: TestProcess;
  /** Files that held a fault: whoever keeps modules has to read them again. */
  touched: Set<string>;
  /** Tests that fail without any fault: they can judge none. */
  red: Set<string>;
}

export const workshopIn = (folder: string, graph: Graph, job: number, red: Set<string>): Workshop => ({
  folder,
  graph,
  node: testProcess(folder, [...RUNNERS.unit.projects, ...RUNNERS.server.projects, "contract"]),
  browser: testProcess(folder, RUNNERS.stories.projects),
  e2e: e2eProcess(folder, job),
  touched: new Set(),
  red,
});

export const closeWorkshop = ({ node, browser, e2e }: Workshop): void => {
  for (const tests of [node, browser, e2e]) tests.stop();
};

const runnerOf = ({ node, browser, e2e }: Workshop, kind: TestKind): TestProcess =>
  kind === "e2e" ? e2e : kind === "component" || kind === "story" ? browser : node;

/** Runs test files after `file` became `source`. */
function runWith(workshop: Workshop, kind: TestKind, files: string[], file: string, source: string): Promise<Outcome> {
  writeFileSync(path.join(workshop.folder, file), source);
  workshop.touched.add(file);
  const runner = runnerOf(workshop, kind);
  // The compiler of style sheets remembers what it read.
  const isStyled = [...dependentsOf(workshop.graph, [file]).keys()].some((reached) => reached.endsWith(".css.ts"));
  if (isStyled) runner.stop();
  return runner.run({ files, changed: [...workshop.touched] });
}

/**
 * The test that fails with a fault and passes without it: a test that always fails catches nothing. Undefined when none does.
 */
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
  if (outcome.type === "passed") {
    writeFileSync(path.join(workshop.folder, file), source);
    return undefined;
  }
  const suspects = outcome.type === "hung" ? outcome.running : [outcome.test.file].filter(Boolean);
  const again = await runWith(workshop, kind, suspects.length > 0 ? suspects : files.slice(0, 1), file, source);
  if (again.type === "passed") {
    return outcome.type === "hung"
      ? `a time-out in ${suspects.join(", ")}`
      : `${outcome.test.file}: ${outcome.test.title}`;
  }
  for (const suspect of suspects) workshop.red.add(suspect);
  return suspects.length === 0 ? undefined : catchIn(workshop, kind, affected, { file, ...change });
}

/** Puts a fault into the copy, runs what it touches from the cheapest to the dearest, and takes it out again. */
export async function tryFault(workshop: Workshop, name: PackageName, mutant: Mutant): Promise<Result> {
  const startMs = performance.now();
  const { file, line, lineText, operator, before, after } = mutant;
  const fault = { file, line, lineText, operator, before, after, package: name };
  const affected = testsAffectedBy(workshop.graph, [file]);
  const secondsSoFar = () => (performance.now() - startMs) / 1000;
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
