import type { Page } from "@playwright/test";

const LIMIT_MS = 90_000;
/** After this time, a page has finished its background work. */
export const QUIET_MS = 1500;
const STEP_MS = 100;
/** How long a touch lasts before it is released. */
const FINGER_MS = 50;

/*
 * Presses are measured without Playwright's own actions, because they take a large part of a press on a slowed processor.
 * A locator's script listens to every event and does hit tests. A dispatched touch waits for a frame while its time is already running.
 * The browser's own synthesised tap has neither problem.
 */

/** Waits until an element matches. @throws Error after a minute and a half */
export async function untilThere(page: Page, selector: string): Promise<void> {
  const deadlineMs = performance.now() + LIMIT_MS;
  while (!(await page.evaluate((wanted) => document.querySelector(wanted) !== null, selector))) {
    if (performance.now() > deadlineMs) throw new Error(`Nothing on the page is ${selector}.`);
    await page.waitForTimeout(STEP_MS);
  }
}

/** Scrolls a matching element to the middle of the screen, and returns a function that taps it. */
export async function touchOf(page: Page, selector: string, nth = 0): Promise<() => Promise<void>> {
  const place = await page.evaluate(
    ([wanted, index]) => {
      const element = document.querySelectorAll(wanted)[index];
      element?.scrollIntoView({ block: "center", behavior: "instant" });
      return element?.getBoundingClientRect().toJSON() as DOMRect | undefined;
    },
    [selector, nth] as const,
  );
  if (!place) throw new Error(`Nothing on the page is ${selector}.`);
  await page.waitForTimeout(QUIET_MS);
  const middle = { x: Math.round(place.x + place.width / 2), y: Math.round(place.y + place.height / 2) };
  return async () => {
    const session = await page.context().newCDPSession(page);
    await session.send("Input.synthesizeTapGesture", { ...middle, duration: FINGER_MS, gestureSourceType: "mouse" });
    await session.detach();
  };
}
