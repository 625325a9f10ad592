import type { Page } from "@playwright/test";

const LIMIT_MS = 90_000;
/** After it a page has done what it does by itself. */
export const QUIET_MS = 1500;
const STEP_MS = 100;
/** How long a finger rests on what it presses. */
const FINGER_MS = 50;

/*
 * What is measured is done without Playwright's own means, each of which takes a good part of a press on a slowed processor: a locator's
 * script listens to every event of the page and looks for what it hits, and a touch sent to the browser waits for a frame of the page
 * while its time already runs. The browser's own gesture of a mouse, told to come as a touch, has neither.
 */

/** Waits until something on the page is it. @throws Error after a minute and a half */
export async function untilThere(page: Page, selector: string): Promise<void> {
  const deadlineMs = performance.now() + LIMIT_MS;
  while (!(await page.evaluate((wanted) => document.querySelector(wanted) !== null, selector))) {
    if (performance.now() > deadlineMs) throw new Error(`Nothing on the page is ${selector}.`);
    await page.waitForTimeout(STEP_MS);
  }
}

/** Brings one of the elements to the middle of the screen, as a finger would, and prepares a touch of it. */
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
