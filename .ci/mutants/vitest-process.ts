/**
 * A long-running process that runs test files on request: `node vitest-process.ts PROJECT…` in the folder of a checkout. It is copied into
 * that checkout to use the Vitest there, and imports no other file of this repository.
 */
import path from "node:path";
import {
  BaseSequencer,
  createVitest,
  type Reporter,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from "vitest/node";

/** What to run: test files, and sources that have changed since the last run. Paths are relative to the checkout. */
export interface Order {
  files: string[];
  changed: string[];
}

export type Message =
  | { type: "ready" }
  /** A test has finished, so nothing hangs; `running` are the unfinished files. */
  | { type: "alive"; running: string[] }
  | { type: "done"; ran: number; failed?: FailedTest };

export interface FailedTest {
  file: string;
  title: string;
  message: string;
}

const root = process.cwd();
const send = (message: Message) => process.send?.(message);
const relative = (file: string) => path.relative(root, file).split(path.sep).join("/");

/** Keeps the given order, with the tests most likely to fail first. Vitest would run the slowest first. */
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

let vitest: Vitest;
let failed: FailedTest | undefined;
let ran = 0;
const running = new Set<string>();

/** Ends the run at the first failure. */
function fail(test: FailedTest): void {
  if (failed) return;
  failed = test;
  void vitest.cancelCurrentRun("test-failure");
}

const moduleFailure = (module: TestModule): FailedTest | undefined => {
  const [error] = module.errors();
  return error && { file: relative(module.moduleId), title: "(does not load)", message: error.message };
};

const reporter: Reporter = {
  onTestModuleQueued(module) {
    running.add(relative(module.moduleId));
  },
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    const file = relative(test.module.moduleId);
    if (state !== "skipped") ran += 1;
    if (state === "failed") fail({ file, title: test.fullName, message: errors[0]?.message ?? "" });
    send({ type: "alive", running: [...running] });
  },
  onTestModuleEnd(module) {
    running.delete(relative(module.moduleId));
    const failure = moduleFailure(module);
    if (failure) fail(failure);
  },
};

/**
 * Makes Vite read a file again. The page stays open between runs and caches modules by URL, so the file and its importers get new URLs, as
 * after a change that Vite detects itself.
 */
function forget(file: string): void {
  // Vitest caches modules for Node separately.
  vitest.invalidateFile(file);
  const servers = new Set(vitest.projects.flatMap(({ vite, browser }) => [vite, ...(browser ? [browser.vite] : [])]));
  for (const { moduleGraph } of [...servers].flatMap(({ environments }) => Object.values(environments))) {
    for (const module of moduleGraph.getModulesByFile(file) ?? []) {
      moduleGraph.invalidateModule(module, new Set(), Date.now(), true);
    }
  }
}

async function run({ files, changed }: Order): Promise<void> {
  failed = undefined;
  ran = 0;
  running.clear();
  for (const file of changed) forget(path.join(root, file));
  const specifications = files.flatMap((file) => vitest.getModuleSpecifications(path.join(root, file)));
  const { unhandledErrors, testModules } = await vitest.runTestSpecifications(specifications);
  const [error] = unhandledErrors;
  if (error !== undefined && !failed) {
    const [file = ""] = [...running, ...testModules.map(({ moduleId }) => relative(moduleId))];
    failed = { file, title: "(an error that no test caught)", message: error instanceof Error ? error.message : "" };
  }
  send({ type: "done", ran, ...(failed && { failed }) });
}

vitest = await createVitest({
  config: ".ci/vitest.config.ts",
  project: process.argv.slice(2),
  watch: false,
  reporters: [reporter],
  sequence: { sequencer: InOrder },
});
await vitest.standalone();
process.on("message", (order: Order) => void run(order));
process.on("disconnect", () => process.exit());
send({ type: "ready" });
