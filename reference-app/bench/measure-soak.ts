import { EventEmitter, once } from "node:events";
import type { Browser, CDPSession } from "@playwright/test";

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
/** Longer than any wait for the next refresh, shorter than the time between two draws of the fastest game. */
const STEP_MS = 44 * SECOND_MS;
/** After each answer the page's timers run on for a moment. */
const TICKS_MS = 2 * SECOND_MS;
/** What waits longer for a list has lost it. */
const LIST_TIMEOUT_MS = 30 * SECOND_MS;
/** Until caches, fonts and compiled code are where they stay. */
const WARM_UP_STEPS = 60;
const BYTES_PER_MB = 1_000_000;
const WORLD = { "X-Mock-Session": "bench-soak", "Content-Type": "application/json" };
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
  /** After and before, as a share. */
  nodes: number;
  listeners: number;
  /** Uncaught errors and unhandled rejections. */
  problems: string[];
}

async function countersOf(session: CDPSession): Promise<Counters> {
  // Twice: what a finalizer lets go is collected by the second.
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize: heapBytes } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
  return { heapBytes, nodes, listeners };
}

interface ListAnswer {
  value: { games: { code: string; previousNumero: string | null }[] };
}

/** A lobby left open at `origin` until `draws` draws have come and gone, in the mock's time and the page's; both are driven. */
export async function measureSoak(browser: Browser, origin: string, mockOrigin: string, draws: number): Promise<Soak> {
  const { "X-Mock-Session": world } = WORLD;
  const context = await browser.newContext({
    viewport: { width: 1366, height: 1800 },
    extraHTTPHeaders: { "X-Mock-Session": world },
  });
  const problems: string[] = [];
  context.on("weberror", (problem) => problems.push(problem.error().message));
  const page = await context.newPage();
  const control = (name: string, body: object) =>
    fetch(`${mockOrigin}/__mock/${name}`, { method: "POST", headers: WORLD, body: JSON.stringify(body) });
  await control("reset", {});
  const lists = new EventEmitter<{ list: [ListAnswer] }>();
  // Read on its way to the page: the browser itself keeps no answer for long.
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
  /** Lets time pass until the next list; how many draws it brought. */
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
