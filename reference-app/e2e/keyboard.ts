import { expect, type Locator, type Page } from "@playwright/test";

const LONGEST_WALK = 120;

/** Walks by Tab, or back by Shift+Tab, until `target` has the focus and shows it. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let steps = 0; steps < LONGEST_WALK; steps++) {
    await page.keyboard.press(key);
    if ((await target.count()) === 1 && (await target.evaluate((element) => element === document.activeElement))) {
      const isShown = await target.evaluate((element) => element.matches(":focus-visible"));
      expect(isShown, "the focus is visible").toBe(true);
      return;
    }
  }
  throw new Error(`${key} does not reach ${String(target)}.`);
}
