import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { build, preview } from "vite";

const configFile = path.join(import.meta.dirname, "vite.config.ts");
const CPU_SLOWDOWN = 4;
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

/** Runs in the page: scrolls like a thumb, by a part of the window in each frame. */
async function scrollOn({ frames, share }: { frames: number; share: number }): Promise<ScrollCost> {
  const startedAt = performance.now();
  for (let frame = 0; frame < frames; frame++) {
    scrollBy(0, innerHeight * share);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  // The browser reports long tasks in a separate task.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const tasks: { startTime: number; duration: number }[] = Reflect.get(window, "longTasks");
  const during = tasks.filter(({ startTime }) => startTime >= startedAt).map(({ duration }) => duration);
  return { frames, longTasks: during.length, longestMs: Math.max(0, ...during) };
}

/** Scrolls by fifteen window heights in all. */
const SCROLL = { frames: 60, share: 0.25 };

export const scrollThrough = (page: Page): Promise<ScrollCost> => page.evaluate(scrollOn, SCROLL);
export const elementsOf = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll("*").length);

async function measure(browser: Browser, origin: string, name: GridCost["page"]): Promise<GridCost> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  page.setDefaultTimeout(LIMIT_MS);
  await page.addInitScript(watchPage);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
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
export async function measureGrids(browser: Browser, port: number): Promise<GridCost[]> {
  await build({ configFile, logLevel: "warn" });
  const server = await preview({ configFile, logLevel: "warn", preview: { port, strictPort: true } });
  try {
    const costs: GridCost[] = [];
    for (const name of ["virtual", "plain"] as const) {
      costs.push(await measure(browser, `http://localhost:${port}`, name));
    }
    return costs;
  } finally {
    await server.close();
  }
}
