import type { Browser, Page, Response } from "@playwright/test";
import { textsOf } from "../e2e/support/texts.ts";
import { median } from "./figures.ts";
import { slowDown } from "./profiles.ts";

const BENGALI = textsOf("bn");
const RUNS = 15;
const OPENED = "login-opened";
const LOGIN_CODE = /\/login-dialog-[^/]*\.js$/;

export interface LoginVisit {
  /** Whether to wait until the login's code has loaded. Otherwise the click follows right after the page load. */
  isSettled: boolean;
  /** How long the pointer rests on the button before the press, in ms. */
  restMs: number;
}

export interface LoginOpening {
  /** Median time until the first field was visible and focused, in ms. */
  medianMs: number;
  slowestMs: number;
  runs: number;
}

/**
 * Runs in the page before its scripts. It measures from the moment the pointer reached the button, or from the press when the pointer
 * rested on it before.
 */
function watchLogin({ label, opened, restMs }: { label: string; opened: string; restMs: number }): void {
  // Marks the popups as seen, because they would cover the login (R297).
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

/** Waits until the login's code, which loads when the page is idle, has arrived and nothing else runs. */
async function settle(page: Page, loginCode: Promise<Response>): Promise<void> {
  await (await loginCode).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** A new guest points at the login button and clicks after a while. */
async function openLogin(browser: Browser, origin: string, visit: LoginVisit): Promise<number> {
  const { isSettled, restMs } = visit;
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, timezoneId: "Asia/Dhaka" });
  const page = await context.newPage();
  await page.addInitScript(watchLogin, { label: BENGALI.app.header.login, opened: OPENED, restMs });
  const loginCode = page.waitForResponse((response) => LOGIN_CODE.test(response.url()));
  await page.goto(origin, { waitUntil: "networkidle" });
  if (isSettled) await settle(page, loginCode);
  const button = page.getByRole("banner").getByRole("button", { name: BENGALI.app.header.login, exact: true });
  const box = await button.boundingBox();
  if (!box) throw new Error("There is no way to the login.");
  await slowDown(page);
  const pointed = page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  if (restMs > 0) await page.waitForTimeout(restMs);
  // In parallel, because a visitor's hand does not wait until the page has rendered the hover state.
  await Promise.all([pointed, page.mouse.down(), page.mouse.up()]);
  const opened = () => page.evaluate((name) => performance.getEntriesByName(name)[0]?.duration, OPENED);
  let ms = await opened();
  for (; ms === undefined; ms = await opened()) await page.waitForTimeout(50);
  await loginCode;
  await context.close();
  return ms;
}

/** Measures how long the login takes to open when nothing of it is cached. */
export async function measureLogin(browser: Browser, origin: string, visit: LoginVisit): Promise<LoginOpening> {
  const times: number[] = [];
  while (times.length < RUNS) times.push(await openLogin(browser, origin, visit));
  return { medianMs: median(times), slowestMs: Math.max(...times), runs: RUNS };
}
