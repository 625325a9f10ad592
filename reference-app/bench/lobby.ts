/**
 * `npm run bench:lobby`: what a lobby of 10,000 games costs beside a plain grid of the same cards, and the vitals of home and slots beside
 * those of a bare page. Times depend on the machine: printed with its load, never a gate.
 */
import { loadavg } from "node:os";
import { chromium, type Browser } from "@playwright/test";
import { findBrowser, launchArgs } from "../../.ci/browser.ts";
import { BUDGETS } from "./budgets.ts";
import { measureGrids, type ScrollCost } from "./measure-grids.ts";
import { measureLobby } from "./measure-lobby.ts";
import { measureVitals } from "./measure-vitals.ts";
import { APP_PORT, PRODUCT_ENV, startProduct } from "./product.ts";
import { FAST, SLOW } from "./profiles.ts";

const GAMES = 10_000;

const print = (line = "") => console.log(line);
const load = () =>
  `load average ${loadavg()
    .map((value) => value.toFixed(1))
    .join(" ")}`;
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

function compare(name: string, value: number, budget: number, digits = 0): void {
  const word = value <= budget ? "ok  " : "OVER";
  print(`  ${word}  ${name.padEnd(56)} ${value.toFixed(digits).padStart(9)}   at most ${budget}`);
}

const tell = (name: string, text: string) => print(`        ${name.padEnd(56)} ${text.padStart(9)}`);

function printScroll(scroll: ScrollCost): void {
  compare(`tasks over 50 ms in ${scroll.frames} frames of scrolling`, scroll.longTasks, 0);
  tell("the longest of them, ms", scroll.longestMs.toFixed(0));
}

async function benchGrids(browser: Browser): Promise<void> {
  print(`\n${GAMES} cards at CPU ×4, 360 px (${load()})`);
  const [virtual, plain] = await measureGrids(browser, APP_PORT);
  if (!virtual || !plain) return;
  for (const { page, firstCardsMs, elements, elementsAfter, scroll } of [virtual, plain]) {
    print(`  ${page} grid`);
    tell("first cards, ms", firstCardsMs.toFixed(0));
    tell("elements, at the top and after scrolling", `${elements} ${elementsAfter}`);
    tell("tasks over 50 ms while scrolling, and the longest, ms", `${scroll.longTasks} ${scroll.longestMs.toFixed(0)}`);
  }
  tell("plain : virtual, first cards", (plain.firstCardsMs / virtual.firstCardsMs).toFixed(1));
  tell("plain : virtual, elements", (plain.elements / virtual.elements).toFixed(0));
}

async function benchLobby(browser: Browser): Promise<void> {
  const product = await startProduct({ MOCK_GAMES: String(GAMES) });
  try {
    const { games, resultsMs, elements, elementsAfter, scroll } = await measureLobby(
      browser,
      `http://localhost:${APP_PORT}/`,
    );
    print(`The lobby with ${games} games at CPU ×4, 360 px (${load()})`);
    compare("results after the debounce, median of searches, ms", median(resultsMs), BUDGETS.resultsMs);
    tell("each search, ms", resultsMs.map((time) => time.toFixed(0)).join(" "));
    printScroll(scroll);
    compare("elements after scrolling", elementsAfter, BUDGETS.lobbyElements);
    tell("elements before it", String(elements));
  } finally {
    await product.stop();
  }
}

async function benchVitals(browser: Browser): Promise<void> {
  const product = await startProduct();
  try {
    for (const [profile, largestPaintMs] of [
      [FAST, BUDGETS.fastLargestPaintMs],
      [SLOW, BUDGETS.slowLargestPaintMs],
    ] as const) {
      const results = await measureVitals(browser, `http://localhost:${APP_PORT}/`, profile);
      const bare = results.find(({ name }) => name === "reference")?.vitals;
      print(`\n${profile.name}, guest, Bengali (${load()})`);
      for (const { name, vitals } of results) {
        if (vitals === bare) continue;
        print(`  ${name}`);
        compare("largest paint, ms", vitals.largestPaintMs, largestPaintMs);
        if (bare) tell("… : that of a bare page", (vitals.largestPaintMs / bare.largestPaintMs).toFixed(1));
        compare("layout shift", vitals.layoutShift, BUDGETS.layoutShift, 4);
        compare("first paint of a second visit, ms", vitals.repeatFirstPaintMs, BUDGETS.repeatFirstPaintMs);
        if (bare) tell("… : that of a bare page", (vitals.repeatFirstPaintMs / bare.repeatFirstPaintMs).toFixed(1));
        for (const [press, time] of Object.entries(vitals.interactionMs)) {
          compare(`press to next frame: ${press}, ms`, time, BUDGETS.interactionMs);
        }
      }
      if (bare)
        tell(
          "bare page: largest paint, press to next frame, ms",
          `${bare.largestPaintMs.toFixed(0)} ${bare.interactionMs.press}`,
        );
    }
  } finally {
    await product.stop();
  }
}

Object.assign(process.env, PRODUCT_ENV);
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: launchArgs });
try {
  const wanted = process.argv.slice(2);
  const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);
  if (isWanted("lobby")) await benchLobby(browser);
  if (isWanted("vitals")) await benchVitals(browser);
  if (isWanted("grids")) await benchGrids(browser);
} finally {
  await browser.close();
}
