/**
 * `npm run bench:team`: measures a team of 50,000 on an agent's phone, as a list and as a tree. Times depend on the machine, so they are
 * printed with its load and never checked.
 */
import { loadavg } from "node:os";
import { openBrowser } from "../../.ci/browser/open-browser.ts";
import { BUDGETS } from "./budgets.ts";
import { measureTeam } from "./measure-team.ts";
import { APP_PORT, MOCK_PORT, openProduct } from "./product.ts";

const MEMBERS = 50_000;

const print = (line = "") => console.log(line);
function compare(name: string, value: number, budget: number): void {
  const word = value <= budget ? "ok  " : "OVER";
  print(`  ${word}  ${name.padEnd(56)} ${value.toFixed(0).padStart(9)}   at most ${budget}`);
}
const tell = (name: string, value: number) => print(`        ${name.padEnd(56)} ${value.toFixed(0).padStart(9)}`);

const browser = await openBrowser();
const product = await openProduct({ MOCK_TEAM: String(MEMBERS) });
try {
  const origins = { app: `http://localhost:${APP_PORT}`, mock: `http://localhost:${MOCK_PORT}` };
  for (const { view, rows, firstPaintMs, elements, scroll, busy } of await measureTeam(browser, origins)) {
    const load = loadavg().map((value) => value.toFixed(1));
    print(`A team of ${MEMBERS} as a ${view}, ${rows} rows here, at CPU ×4, 360 px (load average ${load.join(" ")})`);
    compare("first paint after its data, ms", firstPaintMs, BUDGETS.teamPaintMs);
    compare(`tasks over 50 ms in ${scroll.frames} frames of scrolling, by the clock`, scroll.longTasks, 0);
    tell("the longest of them, ms", scroll.longestMs);
    compare("the same by processor time", busy.longTasks, 0);
    tell("the longest task, ms", busy.longestMs);
    tell("elements in the document", elements);
  }
} finally {
  await product.stop();
  await browser.close();
}
