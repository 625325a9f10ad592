import type { Page } from "@playwright/test";

/** Whether the journeys run as on a slow phone: `npm run engines -- chromium109 --slow-phone`. */
export const isSlowPhone = process.env.LOBBYKIT_SLOW_PHONE === "1";

const CPU_SLOWDOWN = 6;
const LATENCY_MS = 400;
const BYTES_PER_S = (400 * 1000) / 8;
const KIB = 1024;
const LARGEST = 3;

const inKib = (bytes: number): string => `${Math.round(bytes / KIB)} KiB`;

/**
 * Slows down the processor and the connection of a page.
 *
 * @returns a function that says what the page has downloaded so far, and how long its scripts, styles and layout took in seconds
 */
export async function emulateSlowPhone(page: Page): Promise<() => Promise<string>> {
  const session = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const downloads: { url: string; bytes: number }[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request }) => void urls.set(requestId, request.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    downloads.push({ url: urls.get(requestId) ?? "", bytes: encodedDataLength });
  });
  await session.send("Network.enable");
  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_S,
    uploadThroughput: BYTES_PER_S,
  });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const seconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0).toFixed(1);
    const largest = downloads
      .toSorted((one, other) => other.bytes - one.bytes)
      .slice(0, LARGEST)
      .map(({ url, bytes }) => `${new URL(url).pathname} ${inKib(bytes)}`);
    const total = downloads.reduce((sum, { bytes }) => sum + bytes, 0);
    return (
      `${inKib(total)} in ${downloads.length} responses (${largest.join(", ")}); ` +
      `scripts ${seconds("ScriptDuration")} s, styles ${seconds("RecalcStyleDuration")} s, layout ${seconds("LayoutDuration")} s`
    );
  };
}
