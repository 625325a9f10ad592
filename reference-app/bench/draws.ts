/**
 * `npm run bench:draws`: counts, in the mock's log, the requests of fifty clients when draws are due. It also measures what a lobby leaves
 * in memory after 10,000 draws.
 * `--check` fails when a budget is exceeded; `--herd` skips the long lobby.
 */
import { openBrowser } from "../../.ci/browser/open-browser.ts";
import { HERD_BUDGETS, SOAK_BUDGETS } from "./budgets.ts";
import { measureHerd } from "./measure-herd.ts";
import { measureSoak } from "./measure-soak.ts";
import { APP_PORT, MOCK_PORT, openProduct } from "./product.ts";

const SOAK_DRAWS = 10_000;
const print = (line = "") => console.log(line);
let failures = 0;

const show = (name: string, value: number, digits: number) =>
  print(`        ${name.padEnd(58)} ${value.toFixed(digits).padStart(8)}`);

/** Prints a figure beside its budget, and fails the run when it is exceeded. */
function gate(name: string, value: number, budget: number, digits = 0): void {
  const isKept = value <= budget;
  if (!isKept) failures += 1;
  print(`  ${isKept ? "ok  " : "OVER"}  ${name.padEnd(58)} ${value.toFixed(digits).padStart(8)}   at most ${budget}`);
}

async function benchHerd(): Promise<void> {
  const herd = await measureHerd(`http://localhost:${MOCK_PORT}`);
  print(
    `${herd.clients} clients, ${herd.hiddenClients} hidden ones beside them, ${herd.minutes} minutes of draws, ${herd.requests} requests in the mock's log`,
  );
  gate("share of the clients in one second after a draw", herd.worstSecondShare, HERD_BUDGETS.secondShare, 3);
  show("the same in any 1000 ms, of the worst draw", herd.worstWindowShare, 3);
  show("and of the usual draw", herd.usualWindowShare, 3);
  gate("requests from hidden tabs", herd.hiddenRequests, HERD_BUDGETS.hiddenRequests);
  gate("most requests of a client in any minute", herd.mostAMinute, HERD_BUDGETS.mostAMinute);
  show("mean requests of a client in a minute", herd.meanAMinute, 2);
  gate("seconds from a draw to the last client that asks", herd.slowestAnswerMs / 1000, HERD_BUDGETS.slowestAnswerS, 1);
}

async function benchSoak(): Promise<void> {
  const browser = await openBrowser();
  try {
    const soak = await measureSoak(
      browser,
      `http://localhost:${APP_PORT}`,
      `http://localhost:${MOCK_PORT}`,
      SOAK_DRAWS,
    );
    print();
    print(`A lobby open for ${soak.hours.toFixed(1)} hours of fake time, ${soak.draws} draws`);
    gate("growth of the heap, MB", soak.heapGrowthMb, SOAK_BUDGETS.heapGrowthMb, 2);
    gate("nodes, after and before", soak.nodes, SOAK_BUDGETS.share, 3);
    gate("listeners, after and before", soak.listeners, SOAK_BUDGETS.share, 3);
    gate("uncaught errors and unhandled rejections", soak.problems.length, SOAK_BUDGETS.problems);
    for (const problem of soak.problems) print(`        ${problem}`);
  } finally {
    await browser.close();
  }
}

const product = await openProduct();
try {
  await benchHerd();
  if (!process.argv.includes("--herd")) await benchSoak();
} finally {
  await product.stop();
}
if (failures > 0) print(`\n${failures} past budget`);
process.exit(failures > 0 && process.argv.includes("--check") ? 1 : 0);
