/**
 * `npm run bench:lobby [-- lobby vitals grids]`: compares a lobby of 10,000 games with a plain grid of the same cards, and the web vitals of home and slots with
 * those of a bare page.
 * Times depend on the machine, so they are printed with its load and never checked.
 */
import type { Browser } from "@playwright/test";
import { openBrowser } from "../../.ci/browser/open-browser.ts";
import { readNames } from "../../.ci/options.ts";
import { BUDGETS } from "./budgets.ts";
import { compare, load, median, print, tell, upperQuartile } from "./figures.ts";
import { measureGrids, type ScrollCost } from "./measure-grids.ts";
import { measureLobby } from "./measure-lobby.ts";
import { measureVitals, type Vitals } from "./measure-vitals.ts";
import { portVariables, TEST_PORTS } from "../../.ci/programs/product.ts";
import { APP_PORT, openProduct } from "./product.ts";
import { FAST, SLOW } from "./profiles.ts";

const GAMES = 10_000;

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
  const product = await openProduct({ MOCK_GAMES: String(GAMES) });
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

const listed = (values: readonly number[]) => values.map((value) => value.toFixed(0)).join(" ");

/** Prints a vital beside its budget. The bare page's median is what the network and the machine take themselves. */
function printVital(name: string, budget: number, values: readonly number[], bare: readonly number[]): void {
  compare(`${name}, ms`, upperQuartile(values), budget);
  tell("  each visit, ms", listed(values));
  tell("  middle : that of a bare page", (median(values) / median(bare)).toFixed(1));
}

function printVitals(visits: readonly Vitals[], bare: readonly Vitals[], largestPaintMs: number): void {
  const each = (of: (visit: Vitals) => number) => [visits.map(of), bare.map(of)] as const;
  printVital("largest paint", largestPaintMs, ...each((visit) => visit.largestPaintMs));
  compare("layout shift, the worst", Math.max(...visits.map(({ layoutShift }) => layoutShift)), BUDGETS.layoutShift, 4);
  printVital("first paint of a second visit", BUDGETS.repeatFirstPaintMs, ...each((visit) => visit.repeatFirstPaintMs));
  const barePresses = bare.flatMap(({ interactionMs }) => Object.values(interactionMs));
  for (const press of Object.keys(visits[0]?.interactionMs ?? {})) {
    const values = visits.flatMap(({ interactionMs }) => interactionMs[press] ?? []);
    printVital(`press to next frame: ${press}`, BUDGETS.interactionMs, values, barePresses);
  }
}

async function benchVitals(browser: Browser): Promise<void> {
  const product = await openProduct();
  try {
    for (const [profile, largestPaintMs] of [
      [FAST, BUDGETS.fastLargestPaintMs],
      [SLOW, BUDGETS.slowLargestPaintMs],
    ] as const) {
      const [bare, ...pages] = await measureVitals(browser, `http://localhost:${APP_PORT}/`, profile);
      if (!bare) return;
      print(`\n${profile.name}, guest, Bengali: upper quartile of ${bare.visits.length} first visits (${load()})`);
      for (const { name, visits } of pages) {
        print(`  ${name}`);
        printVitals(visits, bare.visits, largestPaintMs);
      }
    }
  } finally {
    await product.stop();
  }
}

const PARTS: Readonly<Record<string, (browser: Browser) => Promise<void>>> = {
  lobby: benchLobby,
  vitals: benchVitals,
  grids: benchGrids,
};
const names = readNames(Object.keys(PARTS));
Object.assign(process.env, portVariables(TEST_PORTS));
const browser = await openBrowser();
try {
  for (const name of names) await PARTS[name]?.(browser);
} finally {
  await browser.close();
}
