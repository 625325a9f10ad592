import { onTestFinished } from "vitest";
import { page } from "vitest/browser";

/** What vitest opens a test's page with. */
const USUAL_PX = [414, 896] as const;
const HEIGHT_PX = 900;

/** Gives the page another width, and height if need be, until the test is over. */
export async function setViewportWidth(widthPx: number, heightPx: number = HEIGHT_PX): Promise<void> {
  onTestFinished(() => page.viewport(...USUAL_PX));
  await page.viewport(widthPx, heightPx);
}
