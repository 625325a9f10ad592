/**
 * `npm run money:browser -- [--runs 300] [--seed N] [--only RUN] [--trouble NAME]`: what members do with money, in a real browser on the built app, with
 * something going wrong each time (D12). The server's own file must hold one entry for each intent that was confirmed, and none for any
 * other; each intent must end, and nothing typed may be lost. Exit 1 names seed and run of each breach.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "@playwright/test";
import { preview } from "vite";
import { appFolder, upToDateBuild } from "../../.ci/app-build.ts";
import { findBrowser, launchArgs } from "../../.ci/browser.ts";
import { Mock } from "../e2e/mock.ts";
import { comeAsMember } from "../e2e/visitor.ts";
import { countEffects, isBalanced, keyCounter, type Counts } from "./against-mock/breaches.ts";
import { startMockProcess, type MockProcess } from "./against-mock/mock-process.ts";
import { preparePages } from "./page-scripts.ts";
import { planRuns, VISIT_LENGTH, type Step } from "./plan.ts";
import { perform, type Ending } from "./run.ts";
import { table } from "./table.ts";

const DEFAULT_SEED = "20261122";
const { values: given } = parseArgs({
  options: {
    runs: { type: "string", default: "300" },
    seed: { type: "string", default: DEFAULT_SEED },
    only: { type: "string" },
    trouble: { type: "string" },
  },
});
const seed = Number(given.seed);
const ports = {
  app: Number(process.env.E2E_PORT ?? 5183),
  mock: Number(process.env.E2E_MOCK_PORT ?? 4013),
  games: Number(process.env.E2E_GAMES_PORT ?? 4014),
};
const print = (line: string) => console.log(line);
const PICTURES = path.join(import.meta.dirname, "../test-results/money-once");
/** A run that gets nowhere tells more than one that waits. */
const ACTION_MS = 15_000;

/** What the file and the member's screen do not agree on. */
function judge(file: string, before: Counts, ending: Ending): string[] {
  const { step, phase, confirmed, keys, complaints } = ending;
  const counted = keyCounter(file)(keys);
  const done = countEffects(file)[step.operationId] - before[step.operationId];
  return [
    ...complaints,
    ...(phase === "unknown" ? ["the member was never told how it ended"] : []),
    ...(counted === confirmed ? [] : [`confirmed ${confirmed} times, and ${counted} of ${keys.length} keys counted`]),
    ...(done === confirmed ? [] : [`confirmed ${confirmed} times, and done ${done} times`]),
    ...(isBalanced(file) ? [] : ["the ledger does not sum to 0, or a balance is below it"]),
  ];
}

/** For who looks into a breach: what was on the screen. */
const photograph = (page: Page, { index }: Step) =>
  page.screenshot({ path: path.join(PICTURES, `seed-${seed}-run-${index}.png`) }).catch(() => undefined);

/** A member's visit to a new world: everything once. */
async function visit(browser: Browser, mock: MockProcess, file: string, steps: readonly Step[], report: Report) {
  const baseURL = `http://localhost:${ports.app}`;
  const context = await browser.newContext({ baseURL, serviceWorkers: "block", reducedMotion: "reduce" });
  context.setDefaultTimeout(ACTION_MS);
  const uncaught: string[] = [];
  context.on("weberror", (problem) => uncaught.push(problem.error().message));
  await preparePages(context);
  const page = await context.newPage();
  await page.clock.install();
  const control = new Mock(context.request, mock.url());
  await control.reset();
  await comeAsMember(page, control);
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
process.env.MOCK_PORT = String(ports.mock);
process.env.GAMES_PORT = String(ports.games);
const mock = await startMockProcess(file, { api: ports.mock, games: ports.games });
const outDir = await upToDateBuild(() => print("Building the app …"));
const app = await preview({ root: appFolder, logLevel: "silent", build: { outDir }, preview: { port: ports.app } });
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: launchArgs });

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
