import type { Browser, Page, Response } from "@playwright/test";
import { textsOf } from "../e2e/texts.ts";

const BENGALI = textsOf("bn");
const RUNS = 15;
const OPENED = "login-opened";
const LOGIN_CODE = /\/login-dialog-[^/]*\.js$/;

export interface LoginVisit {
  cpuSlowdown: number;
  /** Whether the page has stood for a while, so that the login's code is here; else its load has only just ended. */
  isSettled: boolean;
  /** Milliseconds for which the pointer rests on the button before it is pressed. */
  restMs: number;
}

export interface LoginOpening {
  /** Milliseconds until the first field was in sight and had the focus; the median. */
  medianMs: number;
  slowestMs: number;
  runs: number;
}

/** Runs in the page before its scripts. Counts from where the pointer met the button, or from the press where it had rested on it. */
function watchLogin({ label, opened, restMs }: { label: string; opened: string; restMs: number }): void {
  // They would stand above the login (R297).
  sessionStorage.setItem("beforeLoginPopup", "1");
  let startedAt: number | undefined;
  const look = () => {
    const field = document.activeElement;
    const isOpen = field instanceof HTMLInputElement && field.closest("[role=dialog]") !== null;
    if (isOpen && field.getBoundingClientRect().height > 0) {
      performance.measure(opened, { start: startedAt ?? 0, end: performance.now() });
    } else requestAnimationFrame(look);
  };
  addEventListener(
    restMs > 0 ? "pointerdown" : "pointerover",
    ({ target, timeStamp }) => {
      if (startedAt !== undefined || !(target instanceof Element)) return;
      if (target.closest("button")?.textContent !== label) return;
      startedAt = timeStamp;
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

/** The login's code, which comes by itself in a quiet moment, is here and nothing more is being done. */
async function settle(page: Page, loginCode: Promise<Response>): Promise<void> {
  await (await loginCode).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** A guest who was never here points at the login, and clicks some time after. */
async function openLogin(browser: Browser, origin: string, visit: LoginVisit): Promise<number> {
  const { cpuSlowdown, isSettled, restMs } = visit;
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, timezoneId: "Asia/Dhaka" });
  const page = await context.newPage();
  await page.addInitScript(watchLogin, { label: BENGALI.app.header.login, opened: OPENED, restMs });
  const loginCode = page.waitForResponse((response) => LOGIN_CODE.test(response.url()));
  await page.goto(origin, { waitUntil: "networkidle" });
  if (isSettled) await settle(page, loginCode);
  const button = page.getByRole("banner").getByRole("button", { name: BENGALI.app.header.login, exact: true });
  const box = await button.boundingBox();
  if (!box) throw new Error("There is no way to the login.");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const pointed = page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  if (restMs > 0) await page.waitForTimeout(restMs);
  // Not one after the other: a hand does not wait until the page has drawn where it points.
  await Promise.all([pointed, page.mouse.down(), page.mouse.up()]);
  const opened = () => page.evaluate((name) => performance.getEntriesByName(name)[0]?.duration, OPENED);
  let ms = await opened();
  for (; ms === undefined; ms = await opened()) await page.waitForTimeout(50);
  await loginCode;
  await context.close();
  return ms;
}

/** How long the login takes to open where nothing of it was loaded before. */
export async function measureLogin(browser: Browser, origin: string, visit: LoginVisit): Promise<LoginOpening> {
  const times: number[] = [];
  while (times.length < RUNS) times.push(await openLogin(browser, origin, visit));
  const sorted = times.toSorted((one, other) => one - other);
  return { medianMs: sorted[Math.floor(RUNS / 2)] ?? Number.NaN, slowestMs: sorted.at(-1) ?? Number.NaN, runs: RUNS };
}
