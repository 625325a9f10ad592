import { onTestFinished } from "vitest";
import { page } from "vitest/browser";

/** Default size of a test's page in vitest. */
const USUAL_PX = [414, 896] as const;
const HEIGHT_PX = 900;

/** Sets the width, and optionally the height, of the page until the test ends. */
export async function setViewportWidth(widthPx: number, heightPx: number = HEIGHT_PX): Promise<void> {
  onTestFinished(() => page.viewport(...USUAL_PX));
  await page.viewport(widthPx, heightPx);
}
