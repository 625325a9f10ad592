import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { readMeasures, throttle, type Profile } from "./measure-home.ts";

const LIMIT_MS = 90_000;
const QUIET_MS = 1500;

export interface Vitals {
  largestPaintMs: number;
  layoutShift: number;
  /** Of a second visit, everything cached. */
  repeatFirstPaintMs: number;
  /** From the press to the next frame; undefined where the page has no such thing. */
  interactionMs: Partial<Record<"favourite" | "tab" | "search" | "press", number>>;
}

/** The least a page with a picture and a button can cost: what the network and the machine take for themselves. */
function startReference(pictureAddress: string): Server {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Reference</title><style>img{display:block;width:100%;aspect-ratio:3/1}button[aria-pressed=true]{color:red}</style>
<main><h1>Reference</h1><img src="${pictureAddress}" alt=""><button aria-pressed="false">Press</button></main>
<script>document.querySelector("button").onclick=(e)=>e.target.setAttribute("aria-pressed","true")</script></html>`;
  return createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end(page);
  }).listen(0);
}

/** Runs in the page: keeps how long each press took until the frame after it. */
function watchPresses(): void {
  const durations: number[] = [];
  Reflect.set(window, "presses", durations);
  const options = { type: "event", buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (Reflect.get(entry, "interactionId")) durations.push(entry.duration);
  }).observe(options);
}

/** The longest frame of what is done in between; under the observer's threshold it counts as that, 16 ms. */
async function timeOf(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (Reflect.get(window, "presses").length = 0));
  await press();
  await page.waitForTimeout(1500);
  return page.evaluate(() => Math.max(16, ...Reflect.get(window, "presses")));
}

async function newContext(browser: Browser, { widthPx, heightPx }: Profile): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: widthPx, height: heightPx },
    hasTouch: true,
    timezoneId: "Asia/Dhaka",
  });
  await context.addInitScript(() => {
    sessionStorage.setItem("beforeLoginPopup", "1");
    sessionStorage.setItem("afterLoginPopup", "1");
  });
  await context.addInitScript(watchPresses);
  return context;
}

async function openThrottled(context: BrowserContext, address: string, profile: Profile, ready: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await throttle(session, profile);
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await page.waitForTimeout(QUIET_MS);
  return page;
}

/** A second visit has what the service worker keeps, which comes in a quiet moment of the first: whoever leaves before it has none. */
const untilKept = (page: Page) =>
  page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated");

type Presses = Partial<Record<keyof Vitals["interactionMs"], (page: Page) => Promise<void>>>;

interface Subject {
  name: string;
  address: string;
  /** There when the page can be used. */
  ready: string;
  presses: Presses;
  /** Has a service worker. @default true */
  isKept?: boolean;
}

const HEART = "main li button[aria-pressed][aria-label]";

const subjectsOf = (origin: string, reference: string): Subject[] => [
  {
    name: "home",
    address: origin,
    ready: "main ul[aria-labelledby] li button",
    presses: { favourite: (page) => page.locator(HEART).first().tap() },
  },
  {
    name: "slots",
    address: `${origin}slot-games`,
    ready: "main [data-results] li button",
    presses: {
      tab: (page) => page.locator("main ul[aria-label] > li > button[aria-pressed=false]").nth(1).tap(),
      search: (page) => page.getByRole("searchbox").pressSequentially("koi", { delay: 80 }),
      favourite: (page) => page.locator(HEART).first().tap(),
    },
  },
  {
    name: "reference",
    address: reference,
    ready: "button",
    presses: { press: (page) => page.locator("button").tap() },
    isKept: false,
  },
];

async function measure(browser: Browser, subject: Subject, profile: Profile): Promise<Vitals> {
  const context = await newContext(browser, profile);
  const page = await openThrottled(context, subject.address, profile, subject.ready);
  const { largestPaintMs, layoutShift } = await page.evaluate(readMeasures);
  const interactionMs: Vitals["interactionMs"] = {};
  for (const [name, press] of Object.entries(subject.presses)) {
    interactionMs[name as keyof Vitals["interactionMs"]] = await timeOf(page, () => press(page));
    // A guest is asked to log in: that is the answer to a heart.
    await page.keyboard.press("Escape");
  }
  if (subject.isKept !== false) await untilKept(page);
  await page.close();
  const again = await openThrottled(context, subject.address, profile, subject.ready);
  const { firstPaintMs: repeatFirstPaintMs } = await again.evaluate(readMeasures);
  await context.close();
  return { largestPaintMs, layoutShift, repeatFirstPaintMs, interactionMs };
}

/** Vitals of home, slots and a bare page, measured one after the other so that each has the same machine. */
export async function measureVitals(
  browser: Browser,
  origin: string,
  profile: Profile,
): Promise<{ name: string; vitals: Vitals }[]> {
  const server = startReference(`${origin}icon.svg`);
  await once(server, "listening");
  try {
    const { port } = server.address() as AddressInfo;
    const results: { name: string; vitals: Vitals }[] = [];
    for (const subject of subjectsOf(origin, `http://localhost:${port}/`)) {
      results.push({ name: subject.name, vitals: await measure(browser, subject, profile) });
    }
    return results;
  } finally {
    server.close();
  }
}
