import type { Browser, Page } from "@playwright/test";
import { elementsOf, scrollThrough, watchPage, type ScrollCost } from "./measure-grids.ts";
import { slowDown } from "./profiles.ts";

const LIMIT_MS = 180_000;
const MODULE = { "X-Module-Id": "AUTH", "content-type": "application/json" };
const ROWS = { list: "[role=dialog] li button", tree: "[role=treeitem]" } as const;
/** Pages of the tree to load before scrolling. */
const MORE_PAGES = 9;

export interface TeamCost {
  view: keyof typeof ROWS;
  /** Rows loaded before scrolling. */
  rows: number;
  /** From the end of the answer to the frame that shows its first row. */
  firstPaintMs: number;
  elements: number;
  scroll: ScrollCost;
  /** The same scrolling in processor time, so that other work on the machine does not count. */
  busy: { longTasks: number; longestMs: number };
}

interface Answer {
  value: Record<string, unknown>;
}

/** The session storage of a logged-in agent. */
async function agentSession(mock: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ type: "username", username: "agent", password: "demo-1234" });
  const login = await fetch(`${mock}/wps/session/login`, { method: "POST", headers: MODULE, body });
  const token = String(((await login.json()) as Answer).value.token);
  return { token, account: "agent", username: "agent", isAgent: "1", isFreePlay: "0", afterLoginPopup: "1" };
}

/** Runs in the page before its scripts: records the frame with the first row. */
function watchRows(selector: string): void {
  const look = () => {
    if (document.querySelector(selector)) performance.mark("first-row");
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: measures from the last byte of the members to the frame that shows them. */
function paintAfterData(): number {
  const answers = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/wps/agent/team?"));
  const [mark] = performance.getEntriesByName("first-row");
  const [answer] = answers as PerformanceResourceTiming[];
  return (mark?.startTime ?? Number.NaN) - (answer?.responseEnd ?? Number.NaN);
}

const LONG_TASK_MS = 50;
const TRACED = ["toplevel", "disabled-by-default-toplevel"];

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** Processor time, in µs. */
  tdur?: number;
}

/** Processor time of each task on the pages' main threads, in ms. */
function taskTimesMs(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const isMain = (event: TraceEvent) => event.name === "thread_name" && event.args.name === "CrRendererMain";
  const mains = new Set(traceEvents.filter(isMain).map(threadOf));
  const isTask = (event: TraceEvent) => event.name.endsWith("RunTask") && mains.has(threadOf(event));
  return traceEvents.filter(isTask).map(({ tdur = 0 }) => tdur / 1000);
}

async function scrollTraced(
  browser: Browser,
  page: Page,
  selector: string,
): Promise<Pick<TeamCost, "scroll" | "busy">> {
  await browser.startTracing(page, { categories: TRACED });
  const scroll = await scrollThrough(page, selector);
  const times = taskTimesMs(await browser.stopTracing());
  const longTasks = times.filter((ms) => ms > LONG_TASK_MS).length;
  return { scroll, busy: { longTasks, longestMs: Math.max(0, ...times) } };
}

/** Measures the built app's team at CPU ×4 on a phone: the first rows, and scrolling through a thousand. */
export async function measureTeam(browser: Browser, origins: { app: string; mock: string }): Promise<TeamCost[]> {
  const session = await agentSession(origins.mock);
  const costs: TeamCost[] = [];
  for (const view of ["list", "tree"] as const) {
    const selector = ROWS[view];
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
    page.setDefaultTimeout(LIMIT_MS);
    await page.addInitScript(
      (entries) => entries.forEach(([key, value]) => sessionStorage.setItem(key, value)),
      Object.entries(session),
    );
    await page.addInitScript(watchPage);
    await page.addInitScript(watchRows, selector);
    await slowDown(page);
    await page.goto(`${origins.app}/?agent=teamManagement${view === "tree" ? "&agent.view=tree" : ""}`);
    await page.locator(selector).first().waitFor();
    await page.waitForTimeout(1000);
    const firstPaintMs = await page.evaluate(paintAfterData);
    const more = page.getByRole("dialog").getByRole("button").last();
    if (view === "tree") {
      for (let asked = 0; asked < MORE_PAGES; asked++) {
        const answered = page.waitForResponse((response) => response.url().includes("/wps/agent/team?"));
        await more.tap();
        await answered;
        await page.waitForTimeout(1000);
      }
    }
    const rows = view === "tree" ? 100 * (MORE_PAGES + 1) : await page.locator(selector).count();
    await page.evaluate((name) => document.querySelector(name)?.scrollIntoView(), selector);
    await page.waitForTimeout(1000);
    const cost = await scrollTraced(browser, page, selector);
    costs.push({ view, rows, firstPaintMs, elements: await elementsOf(page), ...cost });
    await page.close();
  }
  return costs;
}
