import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/expect.ts";
import { expectNoAxeViolation } from "./axe.ts";
import { DOCUMENT } from "./parts.ts";

/** Screens and text sizes at which no content may be too wide: WCAG 1.4.10 at 320 px, WCAG 1.4.4 with text of 200 %. */
const SCREENS = [
  { width: 320, height: 568, fontSize: "100%" },
  { width: 1024, height: 768, fontSize: "100%" },
  { width: 360, height: 768, fontSize: "200%" },
  { width: 1366, height: 768, fontSize: "200%" },
] as const;

/** Returns by how many pixels the page is wider than the window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    return scrollWidth - clientWidth;
  });

const setFontSize = (page: Page, fontSize: string) =>
  page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), fontSize);

/** Expects that the page does not scroll sideways on any of the screens, and that `wayIn` stays visible with large text. */
export async function expectFitsScreens(page: Page, wayIn?: Locator): Promise<void> {
  const before = page.viewportSize();
  for (const { fontSize, ...screen } of SCREENS) {
    await page.setViewportSize(screen);
    await setFontSize(page, fontSize);
    await expect.poll(() => sidewaysScroll(page), `at ${screen.width} px, text of ${fontSize}`).toBe(0);
    if (wayIn && fontSize === "200%") await expect(wayIn).toBeInViewport();
  }
  await setFontSize(page, "");
  if (before) await page.setViewportSize(before);
}

/**
 * Checks what the page shows now: by axe, on narrow screens and with large text. A test calls it once for each page and each of its
 * states, in one language and one theme. The stories check the components in all languages and themes.
 * @param wayIn a control that must stay visible with large text
 * @param part what axe checks
 */
export async function expectAccessible(page: Page, wayIn?: Locator, part: string = DOCUMENT): Promise<void> {
  await expectNoAxeViolation(page, part);
  await expectFitsScreens(page, wayIn);
}

/** Returns how many pairs of controls in `part` overlap. */
export const overlaps = (part: Locator): Promise<number> =>
  part.locator("a, button").evaluateAll((controls) => {
    const boxes = controls.map((control) => control.getBoundingClientRect()).filter(({ width }) => width > 1);
    return boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        ),
    ).length;
  });
