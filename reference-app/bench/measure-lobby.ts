import type { Browser, Page, Request } from "@playwright/test";
import { SEARCH_DEBOUNCE_MS } from "../src/shared/config/constants.ts";
import { elementsOf, scrollThrough, watchPage, type ScrollCost } from "./measure-grids.ts";
import { slowDown } from "./profiles.ts";
import { touchOf, untilThere } from "./touch.ts";

const LIMIT_MS = 120_000;
/** Longer than the debounce, the answer and its rendering together. */
const SETTLE_MS = 2500;
const KEY_MS = 80;
/** Searches with many, some, few and no results. */
const WORDS = ["lantern", "koi", "river", "moon", "tiger 2", "golden"];
const WARM_ROUNDS = 20;

export interface LobbyCost {
  games: number;
  /** From the end of the debounce to the paint of the results, one figure per search. */
  resultsMs: number[];
  elements: number;
  elementsAfter: number;
  scroll: ScrollCost;
}

/**
 * Runs in the page before its scripts: records the last key press, and the paint of the first frame afterwards with different results.
 * It compares only when the page has changed, not in each frame, so that it hardly affects the measurement.
 */
function watchSearch(): void {
  const search: { keyAt: number; before: string; shownAt?: number } = { keyAt: 0, before: "" };
  Reflect.set(window, "search", search);
  const parts = ["main output", "main [data-results] li"];
  const read = () => parts.map((part) => document.querySelector(part)?.textContent).join(" ");
  const scheduler: { postTask: (task: () => void, options: object) => Promise<void> } = Reflect.get(
    window,
    "scheduler",
  );
  const markPainted = () => {
    search.shownAt = performance.now();
  };
  const keep = () => Object.assign(search, { keyAt: performance.now(), before: read(), shownAt: undefined });
  addEventListener("input", keep, true);
  new MutationObserver(() => {
    if (search.keyAt === 0 || search.shownAt !== undefined || read() === search.before) return;
    search.shownAt = Number.NaN;
    // Runs right after the frame's own work, before the page's later tasks.
    requestAnimationFrame(() => void scheduler.postTask(markPainted, { priority: "user-blocking" }));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const timeOfResults = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { keyAt, shownAt } = Reflect.get(window, "search");
    return shownAt - keyAt;
  });

/** Types into the field, which is focused and cleared first. */
async function search(page: Page, words: string): Promise<number> {
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Backspace");
  await page.waitForTimeout(SETTLE_MS);
  await page.keyboard.type(words, { delay: KEY_MS });
  await page.waitForTimeout(SETTLE_MS);
  const timeMs = (await timeOfResults(page)) - SEARCH_DEBOUNCE_MS;
  if (!Number.isFinite(timeMs)) throw new Error(`Nothing came for ${words}.`);
  return timeMs;
}

/** Warms the server up with a few searches, because a server that has just started is slower. `asked` is the page's own search. */
async function warmServer(asked: Request): Promise<void> {
  const headers = await asked.allHeaders();
  const address = new URL(asked.url());
  for (let round = 0; round < WARM_ROUNDS; round++) {
    for (const words of WORDS) {
      address.searchParams.set("q", words);
      const response = await fetch(address, { headers });
      if (!response.ok) throw new Error(`The mock answered ${response.status} to ${words}.`);
      await response.arrayBuffer();
    }
  }
}

async function openLobby(browser: Browser, origin: string): Promise<{ page: Page; asked: Request }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await context.addInitScript(() => sessionStorage.setItem("beforeLoginPopup", "1"));
  await context.addInitScript(watchPage);
  await context.addInitScript(watchSearch);
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setEmitTouchEventsForMouse", { enabled: true, configuration: "mobile" });
  const asked = page.waitForRequest((request) => request.url().includes("/games/search"));
  await page.goto(`${origin}games`);
  await untilThere(page, "[data-results] li button");
  return { page, asked: await asked };
}

/** Measures the built app's lobby with the mock's games at CPU ×4 on a phone: searching and scrolling. */
export async function measureLobby(browser: Browser, origin: string): Promise<LobbyCost> {
  const { page, asked } = await openLobby(browser, origin);
  await warmServer(asked);
  const games = await page.evaluate(() =>
    Number(document.querySelector("[data-results] li")?.getAttribute("aria-setsize")),
  );
  await slowDown(page);
  await (
    await touchOf(page, "main input[type=search]")
  )();
  const resultsMs: number[] = [];
  for (const words of WORDS) resultsMs.push(await search(page, words));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Backspace");
  await page.waitForTimeout(SETTLE_MS);
  const elements = await elementsOf(page);
  const scroll = await scrollThrough(page);
  const elementsAfter = await elementsOf(page);
  await page.context().close();
  return { games, resultsMs, elements, elementsAfter, scroll };
}
