import type { BrowserCommandContext } from "vitest/node";

type Media = Parameters<BrowserCommandContext["page"]["emulateMedia"]>[0];

/** Lets a test look at the page as another device shows it; see design-system/src/testing/emulate-device.ts. */
export async function emulateDevice(
  { page }: BrowserCommandContext,
  { key, ...media }: Media & { key?: string },
): Promise<void> {
  await page.emulateMedia(media);
  if (key) await page.keyboard.press(key);
}
