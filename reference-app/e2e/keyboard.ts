import type { Locator, Page } from "@playwright/test";
import { expect } from "./expect.ts";

const LONGEST_WALK = 120;

/** Walks by Tab, or back by Shift+Tab, until `target` has the focus and shows it. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let steps = 0; steps < LONGEST_WALK; steps++) {
    await page.keyboard.press(key);
    const focus = await target.evaluateAll(([element, ...others]) => {
      if (!element || others.length > 0 || element !== document.activeElement) return undefined;
      return element.matches(":focus-visible") ? "visible" : "hidden";
    });
    if (focus === undefined) continue;
    expect(focus, "the focus").toBe("visible");
    return;
  }
  throw new Error(`${key} does not reach ${String(target)}.`);
}
