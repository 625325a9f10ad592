import { onTestFinished } from "vitest";
import { page } from "vitest/browser";

/** What vitest opens a test's page with. */
const USUAL_PX = [414, 896] as const;
const HEIGHT_PX = 900;

/** Gives the page another width until the test is over. */
export async function setViewportWidth(widthPx: number): Promise<void> {
  onTestFinished(() => page.viewport(...USUAL_PX));
  await page.viewport(widthPx, HEIGHT_PX);
}
