/**
 * `npm run bench:draws`: counts, in the mock's log, the requests of fifty clients when draws are due. It also measures what a lobby leaves
 * in memory after 10,000 draws.
 * `--check` fails when a budget is exceeded; `--herd` skips the long lobby.
 */
import { openBrowser } from "../../.ci/browser/open-browser.ts";
import { HERD_BUDGETS, SOAK_BUDGETS } from "./budgets.ts";
import { exitByGates, gate, print, tell } from "./figures.ts";
import { measureHerd } from "./measure-herd.ts";
import { measureSoak } from "./measure-soak.ts";
import { APP_PORT, MOCK_PORT, openProduct } from "./product.ts";

const SOAK_DRAWS = 10_000;

async function benchHerd(): Promise<void> {
  const herd = await measureHerd(`http://localhost:${MOCK_PORT}`);
  print(
    `${herd.clients} clients, ${herd.hiddenClients} hidden ones beside them, ${herd.minutes} minutes of draws, ${herd.requests} requests in the mock's log`,
  );
  gate("share of the clients in one second after a draw", herd.worstSecondShare, HERD_BUDGETS.secondShare, 3);
  tell("the same in any 1000 ms, of the worst draw", herd.worstWindowShare.toFixed(3));
  tell("and of the usual draw", herd.usualWindowShare.toFixed(3));
  gate("requests from hidden tabs", herd.hiddenRequests, HERD_BUDGETS.hiddenRequests);
  gate("most requests of a client in any minute", herd.mostAMinute, HERD_BUDGETS.mostAMinute);
  tell("mean requests of a client in a minute", herd.meanAMinute.toFixed(2));
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
exitByGates();
