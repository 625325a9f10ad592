/**
 * `npm run money:browser -- [--runs 300] [--seed N] [--only RUN] [--trouble NAME]`: makes money calls in a browser on the built app, with
 * a failure in each run (D12). The server's database must contain exactly one entry for each intent that was confirmed to the member, and
 * none for any other. Each intent must end, and no typed input may be lost. Exits with 1 and the seed and run of each error.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { preview } from "vite";
import { appFolder, upToDateBuild } from "../../.ci/app-build.ts";
import { openBrowser } from "../../.ci/browser/open-browser.ts";
import { readOptions } from "../../.ci/options.ts";
import { ledgerBreaches, readMockFile } from "../../.ci/programs/mock-file.ts";
import { startCrashableMock, type CrashableMock } from "../../.ci/programs/mock.ts";
import { portVariables, TEST_PORTS } from "../../.ci/programs/product.ts";
import { Mock } from "../e2e/support/mock.ts";
import { giveSession } from "../e2e/support/visitor.ts";
import { countEffects, keyCounter, type Counts } from "./against-mock/breaches.ts";
import { preparePages } from "./page-scripts.ts";
import { planRuns, VISIT_LENGTH, type Step } from "./plan.ts";
import { perform, type Ending } from "./run.ts";
import { table } from "./table.ts";

const DEFAULT_SEED = "20261122";
const { values: given } = readOptions({
  options: {
    runs: { type: "string", default: "300" },
    seed: { type: "string", default: DEFAULT_SEED },
    only: { type: "string" },
    trouble: { type: "string" },
  },
});
const seed = Number(given.seed);
const print = (line: string) => console.log(line);
const PICTURES = path.join(import.meta.dirname, "../test-results/money-once");
/** Time limit of one action on the page, so that a run that is stuck fails with a message. */
const ACTION_MS = 15_000;

/** Returns the contradictions between the database and what the member was shown. */
function judge(file: string, before: Counts, ending: Ending): string[] {
  const { step, phase, confirmed, keys, complaints } = ending;
  const counted = keyCounter(file)(keys);
  const done = countEffects(file)[step.operationId] - before[step.operationId];
  return [
    ...complaints,
    ...(phase === "unknown" ? ["the member was never told how it ended"] : []),
    ...(counted === confirmed ? [] : [`confirmed ${confirmed} times, and ${counted} of ${keys.length} keys counted`]),
    ...(done === confirmed ? [] : [`confirmed ${confirmed} times, and done ${done} times`]),
    ...readMockFile(file, ledgerBreaches),
  ];
}

/** Takes a screenshot, to analyse an error. */
const photograph = (page: Page, { index }: Step) =>
  page.screenshot({ path: path.join(PICTURES, `seed-${seed}-run-${index}.png`) }).catch(() => undefined);

/** Runs one visit of a member in a new mock session, with each money call once. */
async function visit(browser: Browser, mock: CrashableMock, file: string, steps: readonly Step[], report: Report) {
  const baseURL = `http://localhost:${TEST_PORTS.app}`;
  const context = await browser.newContext({ baseURL, serviceWorkers: "block", reducedMotion: "reduce" });
  context.setDefaultTimeout(ACTION_MS);
  const uncaught: string[] = [];
  context.on("weberror", (problem) => uncaught.push(problem.error().message));
  await preparePages(context);
  const page = await context.newPage();
  await page.clock.install();
  const control = new Mock(context.request, mock.url());
  await control.reset();
  await giveSession(page, control);
  for (const step of steps) {
    const before = countEffects(file);
    uncaught.length = 0;
    try {
      const ending = await perform({ context, page, mock }, step);
      const breaches = [...judge(file, before, ending), ...uncaught];
      report(step, ending.phase, breaches);
      if (breaches.length > 0) await photograph(page, step);
    } catch (error) {
      await photograph(page, step);
      report(step, "unknown", [`it got stuck: ${error instanceof Error ? error.message : String(error)}`, ...uncaught]);
      break;
    }
  }
  await context.close();
}
type Report = (step: Step, phase: Ending["phase"], breaches: readonly string[]) => void;

const folder = mkdtempSync(path.join(tmpdir(), "lobbykit-money-browser-"));
const file = path.join(folder, "world.sqlite");
// The app's build reads its ports from the environment.
const env = Object.assign(process.env, portVariables(TEST_PORTS));
const mock = await startCrashableMock(file, "--port", env.MOCK_PORT, "--games-port", env.GAMES_PORT);
const outDir = await upToDateBuild(() => print("Building the app …"));
const app = await preview({
  root: appFolder,
  logLevel: "silent",
  build: { outDir },
  preview: { port: TEST_PORTS.app },
});
const browser = await openBrowser();

const steps = planRuns(seed, Number(given.runs));
const ends: { step: Step; phase: Ending["phase"] }[] = [];
let breachCount = 0;
const report: Report = (step, phase, breaches) => {
  ends.push({ step, phase });
  const name = `run ${step.index}: ${step.operationId} × ${step.trouble} -> ${phase}`;
  if (breaches.length > 0) breachCount += 1;
  for (const breach of breaches) print(`BREACH  seed ${seed}, ${name}: ${breach}`);
};
print(`${steps.length} runs in Chromium ${browser.version()}, seed ${seed}`);
try {
  for (let start = 0; start < steps.length; start += VISIT_LENGTH) {
    const all = steps.slice(start, start + VISIT_LENGTH);
    if (start % (VISIT_LENGTH * 2) === 0)
      print(`  after ${Math.round(performance.now() / 1000)} s: ${start} of ${steps.length}`);
    const chosen = all.filter(
      ({ index, trouble }) =>
        (given.only === undefined || index === Number(given.only)) &&
        (given.trouble === undefined || trouble === given.trouble),
    );
    if (chosen.length > 0) await visit(browser, mock, file, chosen, report);
  }
} finally {
  await browser.close();
  await app.close();
  await mock.stop();
  rmSync(folder, { recursive: true });
}
print(table(ends));
print(`${ends.length} runs, ${breachCount} with a breach, seed ${seed}`);
process.exit(breachCount === 0 ? 0 : 1);
