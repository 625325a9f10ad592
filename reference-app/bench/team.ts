/**
 * `npm run bench:team`: what a team of 50,000 costs an agent on a phone, as a list and as a tree. Times depend on the machine: printed
 * with its load, never a gate.
 */
import { loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { findBrowser, launchArgs } from "../../.ci/browser.ts";
import { BUDGETS } from "./budgets.ts";
import { measureTeam } from "./measure-team.ts";
import { APP_PORT, MOCK_PORT, startProduct } from "./product.ts";

const MEMBERS = 50_000;

const print = (line = "") => console.log(line);
function compare(name: string, value: number, budget: number): void {
  const word = value <= budget ? "ok  " : "OVER";
  print(`  ${word}  ${name.padEnd(56)} ${value.toFixed(0).padStart(9)}   at most ${budget}`);
}

const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: launchArgs });
const product = await startProduct({ MOCK_TEAM: String(MEMBERS) });
try {
  const origins = { app: `http://localhost:${APP_PORT}`, mock: `http://localhost:${MOCK_PORT}` };
  for (const { view, rows, firstPaintMs, elements, scroll } of await measureTeam(browser, origins)) {
    const load = loadavg().map((value) => value.toFixed(1));
    print(`A team of ${MEMBERS} as a ${view}, ${rows} rows here, at CPU ×4, 360 px (load average ${load.join(" ")})`);
    compare("first paint after its data, ms", firstPaintMs, BUDGETS.teamPaintMs);
    compare(`tasks over 50 ms in ${scroll.frames} frames of scrolling`, scroll.longTasks, 0);
    print(`        ${"the longest of them, ms".padEnd(56)} ${scroll.longestMs.toFixed(0).padStart(9)}`);
    print(`        ${"elements in the document".padEnd(56)} ${String(elements).padStart(9)}`);
  }
} finally {
  await product.stop();
  await browser.close();
}
