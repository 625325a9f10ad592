import type { BrowserCommandContext } from "vitest/node";

type Media = Parameters<BrowserCommandContext["page"]["emulateMedia"]>[0];

/** Makes a test see the page as on another device; see design-system/src/testing/devices/emulate-device.ts. */
export async function emulateDevice(
  { page }: BrowserCommandContext,
  { key, ...media }: Media & { key?: string },
): Promise<void> {
  await page.emulateMedia(media);
  if (key) await page.keyboard.press(key);
}
