/**
 * Mutation testing: puts random faults into a package one at a time, and reports those that no test detects.
 *
 *   npm run mutants -- [--package NAME]… [--seed TEXT] [--count 40] [--list] [--faults FILE] [--only N] [--json FILE]
 *                      [--root FOLDER] [--jobs 1] [--least PERCENT]
 *
 * Faults that the static checks reject are replaced by others. `--faults` repeats the faults of an earlier `--json`, to compare two test suites; `--only` runs one fault of the list; `--root` uses
 * another checkout of the repository. The exit status is 1 when less than `--least` is detected, or a test fails without a fault.
 *
 * StrykerJS cannot be used: its Vitest runner supports only Vitest 3, it does not see code in processes that tests start, nor Playwright's
 * tests, it cannot sample by a seed, and it does not change numbers.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readGraph, projectFiles } from "../import-graph/repository.ts";
import { readOptions } from "../options.ts";
import { draw } from "./draw.ts";
import { type Equivalent, type Fault, findAgain, reasonOf } from "./faults.ts";
import { type Mutant, mutantsOf, parses, withMutant } from "./mutants.ts";
import { PACKAGE_NAMES, type PackageName, sourcesOf } from "./packages.ts";
import { faultLine, type Result, resultLine, summaryLine, summaryOf } from "./results.ts";
import { makeCopy } from "./throw-away-copy.ts";
import { closeWorkshop, tryFault, workshopIn } from "./workshop.ts";

const { values } = readOptions({
  options: {
    package: { type: "string", multiple: true, default: [...PACKAGE_NAMES] },
    seed: { type: "string", default: "lobbykit" },
    count: { type: "string", default: "40" },
    list: { type: "boolean", default: false },
    faults: { type: "string" },
    only: { type: "string" },
    json: { type: "string" },
    root: { type: "string", default: path.join(import.meta.dirname, "../..") },
    jobs: { type: "string", default: "1" },
    least: { type: "string", default: "0" },
  },
});

const root = path.resolve(values.root);
const names = PACKAGE_NAMES.filter((name) => values.package.includes(name));
const files = projectFiles(root);
const equivalents: Equivalent[] = JSON.parse(readFileSync(path.join(import.meta.dirname, "equivalent.json"), "utf8"));
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

interface Job {
  name: PackageName;
  /** From this run's sample, or from an earlier one. */
  fault: Fault;
  /** The fault in the source; undefined when its line no longer exists. */
  mutant: Mutant | undefined;
}

/** Lines sampled for each fault that is wanted: the static checks reject about half of them. */
const SPARE = 3;
const accepts = (mutant: Mutant): boolean => parses(mutant.file, withMutant(read(mutant.file), mutant));

function drawnJobs(name: PackageName): Job[] {
  const candidates = sourcesOf(name, files).flatMap((file) => mutantsOf(file, read(file)));
  const count = SPARE * Number(values.count);
  const drawn = draw(candidates, { seed: `${values.seed} ${name}`, count, accepts });
  return drawn.map((mutant) => ({ name, fault: mutant, mutant }));
}

function earlierJobs(file: string): Job[] {
  const earlier: { faults: Result[] } = JSON.parse(readFileSync(file, "utf8"));
  return earlier.faults
    .filter((fault) => names.includes(fault.package))
    .map((fault) => ({
      name: fault.package,
      fault,
      mutant: files.includes(fault.file) ? findAgain(fault, mutantsOf(fault.file, read(fault.file))) : undefined,
    }));
}

const all = values.faults === undefined ? names.flatMap(drawnJobs) : earlierJobs(values.faults);
const jobs = values.only === undefined ? all : all.slice(Number(values.only) - 1, Number(values.only));

/** The result of a fault that needs no test run. */
function knownResult({ name, fault, mutant }: Job): Result | undefined {
  const { file, line, lineText, operator, before, after } = mutant ?? fault;
  const result = { file, line, lineText, operator, before, after, package: name, seconds: 0 };
  if (!mutant) return { ...result, outcome: "gone" };
  const reason = reasonOf(mutant, equivalents);
  return reason === undefined ? undefined : { ...result, outcome: "equivalent", by: reason };
}

const results: Result[] = [];
const red = new Set<string>();
function keep(result: Result): void {
  results.push(result);
  console.log(resultLine(result));
  if (values.json) writeFileSync(values.json, JSON.stringify({ seed: values.seed, faults: results }, undefined, 2));
}

/** Whether enough faults of a package were judged. */
const isEnough = (name: PackageName): boolean =>
  values.faults === undefined &&
  summaryOf(results.filter((result) => result.package === name)).all >= Number(values.count);

/** Tests faults from the list until it is empty or enough were judged, in a temporary copy that is always removed. */
async function work(open: { mutant: Mutant; name: PackageName }[], job: number, graph: ReturnType<typeof readGraph>) {
  const copy = makeCopy(root, files, ["api-spec/src/bundle.ts", ".ci/browser/browser.ts"]);
  const workshop = workshopIn(copy.folder, graph, job, red);
  const close = () => {
    closeWorkshop(workshop);
    copy.remove();
  };
  const interrupt = () => {
    close();
    process.exit(1);
  };
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  try {
    for (let next = open.shift(); next; next = open.shift()) {
      if (!isEnough(next.name)) keep(await tryFault(workshop, next.name, next.mutant));
    }
  } finally {
    close();
  }
}

if (values.list) {
  for (const [index, { fault, mutant }] of jobs.entries()) {
    console.log(`${String(index + 1).padStart(3)}  ${mutant ? "" : "gone  "}${faultLine(mutant ?? fault)}`);
  }
} else {
  const open = jobs.flatMap((job) => {
    const known = knownResult(job);
    if (known) keep(known);
    return known || !job.mutant ? [] : [{ name: job.name, mutant: job.mutant }];
  });
  const graph = readGraph(root);
  await Promise.all(
    Array.from({ length: Math.min(Number(values.jobs), open.length) }, (_, job) => work(open, job, graph)),
  );
  for (const name of names) {
    const ofPackage = results.filter((result) => result.package === name);
    console.log(`${summaryLine(name, ofPackage)}, seed ${values.seed}`);
    if (summaryOf(ofPackage).percent < Number(values.least)) process.exitCode = 1;
  }
  for (const test of red) console.log(`${test} fails without any fault, so it judged none.`);
  if (red.size > 0) process.exitCode = 1;
}
