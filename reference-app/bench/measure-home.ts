import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "@playwright/test";

/** A file that the browser loaded. */
export interface FetchedFile {
  path: string;
  type: "Document" | "Script" | "Stylesheet" | "Font" | "Image" | "Fetch" | "Other";
  /** Whether it was requested before the first view was rendered. */
  isEarly: boolean;
  /** Whether it is a picture inside a card. The first view counts the card as complete without it. */
  isCardPicture: boolean;
}

export interface HomeVisit {
  files: FetchedFile[];
  /** The sum of all layout shifts during the load. */
  layoutShift: number;
  /** Milliseconds since the navigation started. */
  firstPaintMs: number;
  largestPaintMs: number;
  firstViewMs: number;
}

export interface Profile {
  name: string;
  widthPx: number;
  heightPx: number;
  cpuSlowdown: number;
  /** Undefined means an unlimited network. */
  network?: { downBytesPerSecond: number; upBytesPerSecond: number; roundTripMs: number };
}

const QUIET_MS = 1500;
const LIMIT_MS = 60_000;
const HERO = "section[aria-roledescription] img";
/** The row of hot games: for a guest, the first labelled list of the page. */
const ROW = "main ul[aria-labelledby]";
const CARD = "li button";

/**
 * Runs in the page before its scripts. The first view counts as rendered in the first frame in which the main picture is complete and the
 * first row's cards have their full size and names.
 */
function watchFirstView({ hero, row, card }: { hero: string; row: string; card: string }): void {
  const look = () => {
    const picture = document.querySelector<HTMLImageElement>(hero);
    const isDrawn = picture !== null && picture.complete && picture.naturalWidth > 0;
    const first = document.querySelector(row)?.querySelector(card);
    if (isDrawn && first?.textContent?.trim()) performance.mark("first-view");
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs in the page: reads the browser's own measurements, including earlier entries. */
export async function readMeasures() {
  const types = ["layout-shift", "paint", "largest-contentful-paint"];
  const entries: PerformanceEntry[] = [];
  const observers = types.map((type) => {
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type, buffered: true });
    return observer;
  });
  // The browser delivers buffered entries in a separate task, after a frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)));
  for (const observer of observers) observer.disconnect();
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const shifts = ofType("layout-shift") as LayoutShift[];
  return {
    layoutShift: shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0),
    firstPaintMs: ofType("paint").find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN,
    largestPaintMs: ofType("largest-contentful-paint").at(-1)?.startTime ?? Number.NaN,
    firstViewMs: performance.getEntriesByName("first-view")[0]?.startTime ?? Number.NaN,
  };
}

interface Sent {
  path: string;
  type: FetchedFile["type"];
  /** Seconds of the browser's monotonic clock. */
  at: number;
}

const TYPES: readonly FetchedFile["type"][] = ["Document", "Script", "Stylesheet", "Font", "Image", "Fetch"];

/** Records every network request, once per address. */
async function record(session: CDPSession): Promise<{ sent: Map<string, Sent>; lastAtMs: () => number }> {
  const sent = new Map<string, Sent>();
  let lastAtMs = performance.now();
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: false });
  session.on("Network.requestWillBeSent", ({ request, type, timestamp }) => {
    lastAtMs = performance.now();
    const { protocol, pathname, search } = new URL(request.url);
    if (!protocol.startsWith("http") || sent.has(request.url)) return;
    sent.set(request.url, {
      path: pathname + search,
      type: TYPES.find((known) => known === type) ?? "Other",
      at: timestamp,
    });
  });
  session.on("Network.loadingFinished", () => {
    lastAtMs = performance.now();
  });
  return { sent, lastAtMs: () => lastAtMs };
}

/** Slows the page's processor and network down as the profile says. */
export async function throttle(session: CDPSession, { cpuSlowdown, network }: Profile): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  if (!network) return;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.roundTripMs,
    downloadThroughput: network.downBytesPerSecond,
    uploadThroughput: network.upBytesPerSecond,
  });
}

/** Resolves once the first view is rendered and the network has been idle for a while. @throws Error after a minute */
async function untilQuiet(page: Page, lastAtMs: () => number): Promise<void> {
  const deadlineMs = performance.now() + LIMIT_MS;
  const isShown = () => page.evaluate(() => performance.getEntriesByName("first-view").length > 0);
  while (!(await isShown()) || performance.now() - lastAtMs() < QUIET_MS) {
    if (performance.now() > deadlineMs) throw new Error("The home page did not come to rest.");
    await page.waitForTimeout(100);
  }
}

/** A first visit to the home page: guest, Bengali, dark theme, nothing cached. */
export async function visitHome(browser: Browser, origin: string, profile: Profile): Promise<HomeVisit> {
  const viewport = { width: profile.widthPx, height: profile.heightPx };
  const context = await browser.newContext({ viewport, timezoneId: "Asia/Dhaka" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { sent, lastAtMs } = await record(session);
  await throttle(session, profile);
  await page.addInitScript(watchFirstView, { hero: HERO, row: ROW, card: CARD });
  await page.goto(origin, { timeout: LIMIT_MS });
  await untilQuiet(page, lastAtMs);
  const measures = await page.evaluate(readMeasures);
  const cardPictures = await page
    .locator(`${ROW} ${CARD} img`)
    .evaluateAll((images) =>
      images.flatMap((image) => (image instanceof HTMLImageElement && image.currentSrc ? [image.currentSrc] : [])),
    );
  await context.close();
  const startAt = Math.min(...[...sent.values()].map(({ at }) => at));
  const files = [...sent].map(([address, { path: name, type, at }]) => ({
    path: name,
    type,
    isEarly: (at - startAt) * 1000 <= measures.firstViewMs,
    isCardPicture: cardPictures.includes(address),
  }));
  return { files, ...measures };
}

/** Size of a built file after gzip, in bytes, as a server would send it. */
export function gzipBytes(outDir: string, { path: name, type }: FetchedFile): number {
  const file = type === "Document" ? "index.html" : (name.split("?")[0] ?? "");
  return gzipSync(readFileSync(path.join(outDir, file))).length;
}
