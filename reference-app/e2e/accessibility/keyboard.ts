import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/expect.ts";

const LONGEST_WALK = 120;

/** Presses Tab, or Shift+Tab to go back, until `target` has the focus and shows it. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const focused = target.and(page.locator(":focus"));
  for (let steps = 0; steps < LONGEST_WALK; steps++) {
    await page.keyboard.press(key);
    // evaluateAll() is not used, because it crashes Firefox 153 when WebDriver BiDi drives it.
    if ((await focused.count()) === 0) continue;
    expect(await focused.evaluate((element) => element.matches(":focus-visible")), "a visible focus").toBe(true);
    return;
  }
  throw new Error(`${key} does not reach ${String(target)}.`);
}
