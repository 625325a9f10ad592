import { EventEmitter, once } from "node:events";
import type { Browser, CDPSession } from "@playwright/test";
import { controlsOf } from "./product.ts";

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
/** Longer than any wait for the next refresh, shorter than the time between two draws of the fastest game. */
const STEP_MS = 44 * SECOND_MS;
/** The page's timers run on for this long after each answer. */
const TICKS_MS = 2 * SECOND_MS;
/** When a list takes longer than this, it counts as lost. */
const LIST_TIMEOUT_MS = 30 * SECOND_MS;
/** Steps until caches, fonts and compiled code have reached a stable size. */
const WARM_UP_STEPS = 60;
const BYTES_PER_MB = 1_000_000;
const WORLD = "bench-soak";
const LIST = /\/lgw\/games\?/;

interface Counters {
  heapBytes: number;
  nodes: number;
  listeners: number;
}

export interface Soak {
  draws: number;
  hours: number;
  heapGrowthMb: number;
  /** Number of DOM nodes after the run, as a share of the number before. */
  nodes: number;
  listeners: number;
  /** Uncaught errors and unhandled rejections. */
  problems: string[];
}

async function countersOf(session: CDPSession): Promise<Counters> {
  // Twice, because objects released by a finalizer are collected only the second time.
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize: heapBytes } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
  return { heapBytes, nodes, listeners };
}

interface ListAnswer {
  value: { games: { code: string; previousNumero: string | null }[] };
}

/** Keeps a lobby open at `origin` until `draws` draws are over. The time of both the mock and the page is controlled. */
export async function measureSoak(browser: Browser, origin: string, mockOrigin: string, draws: number): Promise<Soak> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 1800 },
    extraHTTPHeaders: { "X-Mock-Session": WORLD },
  });
  const problems: string[] = [];
  context.on("weberror", (problem) => problems.push(problem.error().message));
  const page = await context.newPage();
  const control = controlsOf(mockOrigin, WORLD);
  await control("reset", {});
  const lists = new EventEmitter<{ list: [ListAnswer] }>();
  // Read on the way to the page, because the browser does not keep response bodies for long.
  await page.route(LIST, async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as ListAnswer;
    await route.fulfill({ response });
    await response.dispose();
    lists.emit("list", list);
  });
  await page.clock.install();
  await page.goto(`${origin}/elott`);
  await page.getByRole("timer").first().waitFor();
  const session = await context.newCDPSession(page);

  const seen = new Map<string, string | null>();
  /** Advances time until the next list. Returns how many draws it contained. */
  const step = async (): Promise<number> => {
    let held = 0;
    await control("clock", { advanceMs: STEP_MS });
    const [[{ value }]] = await Promise.all([
      once(lists, "list", { signal: AbortSignal.timeout(LIST_TIMEOUT_MS) }) as Promise<[ListAnswer]>,
      page.clock.fastForward(STEP_MS),
    ]);
    for (const { code, previousNumero } of value.games) {
      if (seen.has(code) && seen.get(code) !== previousNumero) held += 1;
      seen.set(code, previousNumero);
    }
    await control("clock", { advanceMs: TICKS_MS });
    await page.clock.runFor(TICKS_MS);
    return held;
  };
  for (let count = 0; count < WARM_UP_STEPS; count++) await step();
  const before = await countersOf(session);
  let held = 0;
  let steps = 0;
  while (held < draws) {
    held += await step();
    steps += 1;
  }
  const after = await countersOf(session);
  await page.unrouteAll({ behavior: "wait" });
  await context.close();
  return {
    draws: held,
    hours: (steps * (STEP_MS + TICKS_MS)) / HOUR_MS,
    heapGrowthMb: (after.heapBytes - before.heapBytes) / BYTES_PER_MB,
    nodes: after.nodes / before.nodes,
    listeners: after.listeners / before.listeners,
    problems,
  };
}
