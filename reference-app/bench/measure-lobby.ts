import type { Browser, Page } from "@playwright/test";
import { SEARCH_DEBOUNCE_MS } from "../src/shared/config/constants.ts";
import { elementsOf, scrollThrough, watchPage, type ScrollCost } from "./measure-grids.ts";

const CPU_SLOWDOWN = 4;
const LIMIT_MS = 120_000;
/** Words that find many, some and few. */
const WORDS = ["lantern", "koi", "river", "moon", "tiger 2", "golden"];

export interface LobbyCost {
  games: number;
  /** From the end of the debounce to the frame that shows what was found, a figure a search. */
  resultsMs: number[];
  elements: number;
  elementsAfter: number;
  scroll: ScrollCost;
}

/** Runs in the page: the time from the last key to the frame in which the list is another. */
async function untilOtherResults(before: string): Promise<number> {
  const key: { at?: number } = Reflect.get(window, "lastKey") ?? {};
  const results: { text?: string } = Reflect.get(window, "shownResults");
  while (results.text === before) await new Promise(requestAnimationFrame);
  return performance.now() - (key.at ?? Number.NaN);
}

const readResults = (page: Page) => page.evaluate(() => Reflect.get(window, "shownResults").text as string);

async function search(page: Page, words: string): Promise<number> {
  const field = page.getByRole("searchbox");
  await field.fill("");
  await page.waitForURL(/\/games$/);
  await page.waitForTimeout(1000);
  const before = await readResults(page);
  const changed = page.evaluate(untilOtherResults, before);
  await field.pressSequentially(words, { delay: 60 });
  return (await changed) - SEARCH_DEBOUNCE_MS;
}

/** The lobby of the built app with the mock's games at CPU ×4 on a phone: searching and scrolling. */
export async function measureLobby(browser: Browser, origin: string): Promise<LobbyCost> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await context.addInitScript(() => sessionStorage.setItem("beforeLoginPopup", "1"));
  await context.addInitScript(watchPage);
  await context.addInitScript(() => {
    const key: { at?: number } = {};
    Reflect.set(window, "lastKey", key);
    // Asked for by name: what is shown now.
    Reflect.set(window, "shownResults", {
      get text() {
        const parts = ["main output", "main [data-results] li"].map(
          (part) => document.querySelector(part)?.textContent,
        );
        return parts.join(" ");
      },
    });
    addEventListener("input", () => (key.at = performance.now()), true);
  });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.goto(`${origin}games`);
  await page.locator("[data-results] li button").first().waitFor();
  const games = Number(await page.locator("[data-results] li").first().getAttribute("aria-setsize"));
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const resultsMs: number[] = [];
  for (const words of WORDS) resultsMs.push(await search(page, words));
  await page.getByRole("searchbox").fill("");
  await page.waitForURL(/\/games$/);
  await page.waitForTimeout(1000);
  const elements = await elementsOf(page);
  const scroll = await scrollThrough(page);
  const elementsAfter = await elementsOf(page);
  await context.close();
  return { games, resultsMs, elements, elementsAfter, scroll };
}
