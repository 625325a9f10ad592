import type { CDPSession, Page } from "@playwright/test";
import type { Profile } from "./measure-home.ts";

const MEGABIT_BYTES = 125_000;

export const PHONE: Profile = { name: "360 px", widthPx: 360, heightPx: 740, cpuSlowdown: 1 };
export const LAPTOP: Profile = { name: "1366 px", widthPx: 1366, heightPx: 768, cpuSlowdown: 1 };
/** The app study's profiles: a cheap phone on a normal and on a poor network. */
export const FAST: Profile = {
  ...PHONE,
  name: "fast: 9 Mbit/s, 100 ms, CPU ×4",
  cpuSlowdown: 4,
  network: { downBytesPerSecond: 9 * MEGABIT_BYTES, upBytesPerSecond: 3 * MEGABIT_BYTES, roundTripMs: 100 },
};
export const SLOW: Profile = {
  ...PHONE,
  name: "slow: 1.6 Mbit/s, 300 ms, CPU ×6",
  cpuSlowdown: 6,
  network: { downBytesPerSecond: 1.6 * MEGABIT_BYTES, upBytesPerSecond: 0.75 * MEGABIT_BYTES, roundTripMs: 300 },
};

/** Slows the page's processor down four times. Returns a session with the page's developer tools. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return session;
}
