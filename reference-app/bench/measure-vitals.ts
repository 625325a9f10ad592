import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { readMeasures, throttle, type Profile } from "./measure-home.ts";
import { QUIET_MS, touchOf, untilThere } from "./touch.ts";

const LIMIT_MS = 90_000;
/** Visits of each page; the first comes to a browser that has just started, so the bare page goes first. */
const VISITS = 5;

export interface Vitals {
  largestPaintMs: number;
  layoutShift: number;
  /** Of a second visit, everything cached. */
  repeatFirstPaintMs: number;
  /** From the press to the next frame, by what was pressed. */
  interactionMs: Record<string, number>;
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
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate(() => Math.max(16, ...Reflect.get(window, "presses")));
}

async function newContext(browser: Browser, { widthPx, heightPx }: Profile): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: widthPx, height: heightPx },
    hasTouch: true,
    isMobile: true,
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
  await session.send("Emulation.setEmitTouchEventsForMouse", { enabled: true, configuration: "mobile" });
  await throttle(session, profile);
  await page.goto(address);
  await untilThere(page, ready);
  await page.waitForTimeout(QUIET_MS);
  return page;
}

/** A second visit has what the service worker keeps, which comes in a quiet moment of the first: whoever leaves before it has none. */
const untilKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

interface Subject {
  name: string;
  address: string;
  /** There when the page can be used. */
  ready: string;
  /** What is done to the page: each prepares itself, and gives the part that is timed. */
  presses: Record<string, (page: Page) => Promise<() => Promise<void>>>;
  /** A service worker keeps it. */
  isKept: boolean;
}

const HEART = "main li button[aria-pressed][aria-label]";
const TAB = "main ul[aria-label] > li > button[aria-pressed=false]";
const SEARCH = "main input[type=search]";
const KEY_MS = 80;

const subjectsOf = (origin: string, reference: string): Subject[] => [
  {
    name: "bare page",
    address: reference,
    ready: "button",
    presses: { button: (page) => touchOf(page, "button") },
    isKept: false,
  },
  {
    name: "home",
    address: origin,
    ready: "main ul[aria-labelledby] li button",
    presses: { favourite: (page) => touchOf(page, HEART) },
    isKept: true,
  },
  {
    name: "slots",
    address: `${origin}slot-games`,
    ready: "main [data-results] li button",
    presses: {
      tab: (page) => touchOf(page, TAB, 1),
      search: async (page) => {
        await (
          await touchOf(page, SEARCH)
        )();
        return () => page.keyboard.type("koi", { delay: KEY_MS });
      },
      favourite: async (page) => {
        // What was searched for may have taken the cards away for a moment.
        await untilThere(page, HEART);
        return touchOf(page, HEART);
      },
    },
    isKept: true,
  },
];

async function measure(browser: Browser, subject: Subject, profile: Profile): Promise<Vitals> {
  const context = await newContext(browser, profile);
  const page = await openThrottled(context, subject.address, profile, subject.ready);
  const { largestPaintMs, layoutShift } = await page.evaluate(readMeasures);
  const interactionMs: Vitals["interactionMs"] = {};
  for (const [name, prepare] of Object.entries(subject.presses)) {
    interactionMs[name] = await timeOf(page, await prepare(page));
    // A guest is asked to log in: that is the answer to a heart.
    await page.keyboard.press("Escape");
  }
  if (subject.isKept) await untilKept(page);
  await page.close();
  const again = await openThrottled(context, subject.address, profile, subject.ready);
  const { firstPaintMs: repeatFirstPaintMs } = await again.evaluate(readMeasures);
  await context.close();
  return { largestPaintMs, layoutShift, repeatFirstPaintMs, interactionMs };
}

/** Vitals of a bare page, home and slots, visit by visit in turn so that each has the same machine. */
export async function measureVitals(
  browser: Browser,
  origin: string,
  profile: Profile,
): Promise<{ name: string; visits: Vitals[] }[]> {
  const server = startReference(`${origin}icon.svg`);
  await once(server, "listening");
  try {
    const { port } = server.address() as AddressInfo;
    const results = subjectsOf(origin, `http://localhost:${port}/`).map((subject) => ({
      subject,
      visits: [] as Vitals[],
    }));
    for (let visit = 0; visit < VISITS; visit += 1) {
      for (const { subject, visits } of results) visits.push(await measure(browser, subject, profile));
    }
    return results.map(({ subject, visits }) => ({ name: subject.name, visits }));
  } finally {
    server.close();
  }
}
