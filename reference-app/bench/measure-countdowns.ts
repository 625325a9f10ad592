import type { Browser } from "@playwright/test";
import { measureBuiltPages } from "./built-pages.ts";
import { slowDown } from "./profiles.ts";

const WINDOW_MS = 4000;

/** Which pages to measure, and in how many time windows. One window is enough for the counts. */
export interface CountdownPlan {
  pages: readonly CountdownCost["page"][];
  windows: number;
}

export interface CountdownCost {
  page: "lobbykit" | "react-countdown";
  /** Elements with role timer inside the viewport. */
  visible: number;
  /** Active timers while the page is idle. */
  timers: number;
  /** Timer callbacks per second. */
  callbacks: number;
  /** Processor seconds of script per second at CPU ×4, in the window with the lowest value. */
  scriptShare: number;
}

/** Runs in the page before its scripts: counts active timers and callbacks. */
function watchTimers(): void {
  const alive = new Set<number>();
  let callbacks = 0;
  Reflect.set(window, "timerCount", () => ({ alive: alive.size, callbacks }));
  const watch = (name: "setTimeout" | "setInterval", clearName: "clearTimeout" | "clearInterval") => {
    const set = window[name].bind(window);
    const clear = window[clearName].bind(window);
    const watched = (run: () => void, delayMs?: number) => {
      const id = set(() => {
        callbacks += 1;
        if (name === "setTimeout") alive.delete(id);
        run();
      }, delayMs);
      alive.add(id);
      return id;
    };
    Reflect.set(window, name, watched);
    Reflect.set(window, clearName, (id: number) => {
      alive.delete(id);
      clear(id);
    });
  };
  watch("setTimeout", "clearTimeout");
  watch("setInterval", "clearInterval");
}

async function measure(
  browser: Browser,
  origin: string,
  name: CountdownCost["page"],
  windows: number,
): Promise<CountdownCost> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.addInitScript(watchTimers);
  await page.goto(`${origin}/countdowns/${name}.html`);
  await page.getByRole("timer").first().waitFor();
  const session = await slowDown(page);
  // Uses the thread's processor time, so that other work of the machine does not count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const scriptSeconds = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const value = (metric: string) => metrics.find((candidate) => candidate.name === metric)?.value ?? 0;
    return { script: value("ScriptDuration"), at: value("Timestamp") };
  };
  const count = (): Promise<{ alive: number; callbacks: number }> =>
    page.evaluate(() => Reflect.get(window, "timerCount")());
  // The first window is skipped, because it contains the page's start.
  await page.waitForTimeout(WINDOW_MS);
  const before = await count();
  const shares: number[] = [];
  for (let window = 0; window < windows; window++) {
    const start = await scriptSeconds();
    await page.waitForTimeout(WINDOW_MS);
    const end = await scriptSeconds();
    shares.push((end.script - start.script) / (end.at - start.at));
  }
  const after = await count();
  const tickers = await page.evaluate(() => window.tickerCount?.().timers);
  const visible = await page.getByRole("timer").evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }).length,
  );
  await page.close();
  return {
    page: name,
    visible,
    timers: tickers ?? after.alive,
    callbacks: (after.callbacks - before.callbacks) / ((windows * WINDOW_MS) / 1000),
    // The minimum, because other work on the machine only adds time.
    scriptShare: Math.min(...shares),
  };
}

/** Measures 200 countdowns on one screen: ours, and those of react-countdown on the same page. */
export const measureCountdowns = (browser: Browser, port: number, { pages, windows }: CountdownPlan) =>
  measureBuiltPages(port, pages, (origin, name) => measure(browser, origin, name, windows));
