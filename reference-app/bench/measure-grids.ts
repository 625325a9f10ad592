import type { Browser, Page } from "@playwright/test";
import { measureBuiltPages } from "./built-pages.ts";
import { slowDown } from "./profiles.ts";

const LIMIT_MS = 180_000;

export interface GridCost {
  page: "virtual" | "plain";
  /** From the React render call to the frame that shows the first cards. */
  firstCardsMs: number;
  /** Elements in the document, before and after scrolling. */
  elements: number;
  elementsAfter: number;
  scroll: ScrollCost;
}

export interface ScrollCost {
  /** Frames during the scrolling. */
  frames: number;
  /** Number of tasks over 50 ms, and the longest one; 0 for none. */
  longTasks: number;
  longestMs: number;
}

/** Runs in the page before its scripts: records long tasks and the frame with the first cards. */
export function watchPage(): void {
  const tasks: { startTime: number; duration: number }[] = [];
  Reflect.set(window, "longTasks", tasks);
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask", buffered: true });
  const look = () => {
    if (document.querySelector("li button")) performance.mark("first-cards");
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Runs in the page: scrolls like a thumb, by a quarter of the window's height in each frame. It scrolls the scroll container of the first
 * match, or the page when there is none.
 */
async function scrollInPage({ frames, selector }: { frames: number; selector: string }): Promise<ScrollCost> {
  let box = document.querySelector(selector);
  while (box && !(box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)))
    box = box.parentElement;
  box ??= document.scrollingElement;
  const startedAt = performance.now();
  for (let frame = 0; frame < frames; frame++) {
    box?.scrollBy(0, innerHeight / 4);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  // The browser reports long tasks in a separate task.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const tasks: { startTime: number; duration: number }[] = Reflect.get(window, "longTasks");
  const during = tasks.filter(({ startTime }) => startTime >= startedAt).map(({ duration }) => duration);
  return { frames, longTasks: during.length, longestMs: Math.max(0, ...during) };
}

/** Fifteen window heights in all. */
const FRAMES = 60;

/** Scrolls the page, or the scroll container of a selector's first match. */
export const scrollThrough = (page: Page, selector = "html"): Promise<ScrollCost> =>
  page.evaluate(scrollInPage, { frames: FRAMES, selector });
/** Counts the elements of a page. */
export const elementsOf = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll("*").length);

async function measure(browser: Browser, origin: string, name: GridCost["page"]): Promise<GridCost> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  page.setDefaultTimeout(LIMIT_MS);
  await page.addInitScript(watchPage);
  await slowDown(page);
  await page.goto(`${origin}/grids/${name}.html`);
  await page.getByRole("listitem").first().waitFor();
  const firstCardsMs = await page.evaluate(async () => {
    while (performance.getEntriesByName("first-cards").length === 0) await new Promise(requestAnimationFrame);
    const marks = ["first-cards", "draw"].map((mark) => performance.getEntriesByName(mark)[0]?.startTime);
    return (marks[0] ?? Number.NaN) - (marks[1] ?? Number.NaN);
  });
  const elements = await elementsOf(page);
  const scroll = await scrollThrough(page);
  const elementsAfter = await elementsOf(page);
  await page.close();
  return { page: name, firstCardsMs, elements, elementsAfter, scroll };
}

/** Measures 10,000 cards at CPU ×4 on a phone: rendering only those near the screen, and rendering all. */
export const measureGrids = (browser: Browser, port: number) =>
  measureBuiltPages(port, ["virtual", "plain"], (origin, name) => measure(browser, origin, name));
