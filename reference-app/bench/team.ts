/**
 * `npm run bench:team`: measures a team of 50,000 on an agent's phone, as a list and as a tree. Times depend on the machine, so they are
 * printed with its load and never checked.
 */
import { openBrowser } from "../../.ci/browser/open-browser.ts";
import { BUDGETS } from "./budgets.ts";
import { compare, load, print, tell } from "./figures.ts";
import { measureTeam } from "./measure-team.ts";
import { APP_PORT, MOCK_PORT, openProduct } from "./product.ts";

const MEMBERS = 50_000;

const browser = await openBrowser();
const product = await openProduct({ MOCK_TEAM: String(MEMBERS) });
try {
  const origins = { app: `http://localhost:${APP_PORT}`, mock: `http://localhost:${MOCK_PORT}` };
  for (const { view, rows, firstPaintMs, elements, scroll, busy } of await measureTeam(browser, origins)) {
    print(`A team of ${MEMBERS} as a ${view}, ${rows} rows here, at CPU ×4, 360 px (${load()})`);
    compare("first paint after its data, ms", firstPaintMs, BUDGETS.teamPaintMs);
    compare(`tasks over 50 ms in ${scroll.frames} frames of scrolling, by the clock`, scroll.longTasks, 0);
    tell("the longest of them, ms", scroll.longestMs.toFixed(0));
    compare("the same by processor time", busy.longTasks, 0);
    tell("the longest task, ms", busy.longestMs.toFixed(0));
    tell("elements in the document", String(elements));
  }
} finally {
  await product.stop();
  await browser.close();
}
