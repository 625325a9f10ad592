import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { readMeasures, throttle, type Profile } from "./measure-home.ts";
import { QUIET_MS, touchOf, untilThere } from "./touch.ts";

const LIMIT_MS = 90_000;
/** Visits per page. The bare page goes first, because the first visit starts the browser. */
const VISITS = 5;

export interface Vitals {
  largestPaintMs: number;
  layoutShift: number;
  /** First paint of a second visit, with everything cached. */
  repeatFirstPaintMs: number;
  /** From each press to the next frame, by the name of the press. */
  interactionMs: Record<string, number>;
}

/** The smallest page with a picture and a button. It shows the time that the network and the machine take themselves. */
function startReference(pictureAddress: string): Server {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Reference</title><style>img{display:block;width:100%;aspect-ratio:3/1}button[aria-pressed=true]{color:red}</style>
<main><h1>Reference</h1><img src="${pictureAddress}" alt=""><button aria-pressed="false">Press</button></main>
<script>document.querySelector("button").onclick=(e)=>e.target.setAttribute("aria-pressed","true")</script></html>`;
  return createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end(page);
  }).listen(0);
}

/** Runs in the page: records the time from each press to the next frame. */
function watchPresses(): void {
  const durations: number[] = [];
  Reflect.set(window, "presses", durations);
  const options = { type: "event", buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (Reflect.get(entry, "interactionId")) durations.push(entry.duration);
  }).observe(options);
}

/** The longest frame during the press. One below the observer's threshold counts as 16 ms. */
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

/** Waits for the service worker, which installs when the first visit is idle. Only then does a second visit use what it stores. */
const untilKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

interface Subject {
  name: string;
  address: string;
  /** Selector of an element that is present when the page can be used. */
  ready: string;
  /** Presses to measure. Each prepares itself and returns the part to time. */
  presses: Record<string, (page: Page) => Promise<() => Promise<void>>>;
  /** Whether a service worker stores it. */
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
        // The search before may have removed the cards for a moment.
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
    // Closes the login, which opens when a guest clicks a heart.
    await page.keyboard.press("Escape");
  }
  if (subject.isKept) await untilKept(page);
  await page.close();
  const again = await openThrottled(context, subject.address, profile, subject.ready);
  const { firstPaintMs: repeatFirstPaintMs } = await again.evaluate(readMeasures);
  await context.close();
  return { largestPaintMs, layoutShift, repeatFirstPaintMs, interactionMs };
}

/** Measures the web vitals of a bare page, home and slots. The pages take turns, so that the machine's state affects all alike. */
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
