import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { build, preview } from "vite";

const configFile = path.join(import.meta.dirname, "vite.config.ts");
const CPU_SLOWDOWN = 4;
const LIMIT_MS = 180_000;

export interface GridCost {
  page: "virtual" | "plain";
  /** From the call of React to the frame that shows the first cards. */
  firstCardsMs: number;
  /** Elements in the document, at the top and after the scrolling. */
  elements: number;
  elementsAfter: number;
  scroll: ScrollCost;
}

export interface ScrollCost {
  /** Frames that the scrolling took. */
  frames: number;
  /** Tasks over 50 ms, and the longest of them; 0 for none. */
  longTasks: number;
  longestMs: number;
}

/** Runs in the page before its scripts: keeps the long tasks, and marks the frame with the first cards. */
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

/** Runs in the page: scrolls as a thumb does, a part of the window each frame. */
async function scrollOn({ frames, share }: { frames: number; share: number }): Promise<ScrollCost> {
  const startedAt = performance.now();
  for (let frame = 0; frame < frames; frame++) {
    scrollBy(0, innerHeight * share);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  // Long tasks are told in a task of their own.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const tasks: { startTime: number; duration: number }[] = Reflect.get(window, "longTasks");
  const during = tasks.filter(({ startTime }) => startTime >= startedAt).map(({ duration }) => duration);
  return { frames, longTasks: during.length, longestMs: Math.max(0, ...during) };
}

/** Fifteen windows further. */
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

/** What 10,000 cards cost at CPU ×4 on a phone: those near the screen alone, and all of them. */
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
