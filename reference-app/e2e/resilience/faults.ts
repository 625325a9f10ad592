import type { BrowserContext, Page, Route } from "@playwright/test";
import { DEADLINE_MS } from "../../../api-spec/src/client/deadline.ts";

/** A failure while a request of a journey is running. */
export interface Fault {
  name: string;
  /**
   * Causes the failure from now on, and returns a function that ends it. `request` matches the address of the journey's call, `part` the
   * file with the journey's code when the page loads it while idle.
   */
  start: (context: BrowserContext, page: Page, request: RegExp, part?: RegExp) => Promise<() => Promise<void>>;
  /** The failure happens before the page or the journey's code is loaded. The journey's call itself does not fail. */
  when?: "before the page" | "before the part";
}

/** Handles each matching request with `answer` until the fault ends. */
const routed = (name: string, answer: (route: Route) => Promise<void>): Fault => ({
  name,
  start: async (context, _page, request) => {
    await context.route(request, answer);
    return () => context.unroute(request);
  },
});

const envelope = (status: number, code: string, headers: Record<string, string> = {}) => ({
  status,
  headers,
  contentType: "application/json",
  body: JSON.stringify({ success: false, code, message: code, timestamp: Date.now(), value: null }),
});

const HTML_PAGE = "<!doctype html><title>Proxy</title><h1>It works!</h1>";
const ASSETS = /\/assets\/.+\.js$/;

/** Makes every use of the page's storage throw an error, as in a browser that blocks cookies. */
function blockStorage(): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  }
}

/** Fills the storage completely. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
}

const storageFault = (name: string, script: () => void): Fault => ({
  name,
  when: "before the page",
  start: async (context) => {
    await context.addInitScript(script);
    return async () => {};
  },
});

/** The faults of the table: faults × journeys. */
export const FAULTS: readonly Fault[] = [
  routed("lost request", (route) => route.abort("connectionfailed")),
  routed("lost answer", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  }),
  routed("5xx", (route) => route.fulfill({ status: 503, contentType: "text/plain", body: "upstream failed" })),
  routed("429 with Retry-After", (route) => route.fulfill(envelope(429, "TOO_MANY_REQUESTS", { "Retry-After": "1" }))),
  routed("HTML for JSON", (route) => route.fulfill({ status: 200, contentType: "text/html", body: HTML_PAGE })),
  {
    name: "30 s hang",
    // The route is never answered. The clock jumps to the deadline immediately.
    start: async (context, page, request) => {
      await page.clock.install();
      await context.route(request, () => page.clock.fastForward(DEADLINE_MS));
      return () => context.unroute(request);
    },
  },
  {
    name: "offline",
    start: async (context) => {
      await context.setOffline(true);
      return () => context.setOffline(false);
    },
  },
  routed("401 in flight", (route) => route.fulfill(envelope(401, "UNAUTHENTICATED"))),
  storageFault("storage blocked", blockStorage),
  storageFault("storage full", fillStorage),
  {
    name: "old chunks gone",
    when: "before the part",
    start: async (context, page, _request, part) => {
      // The loaded files stay available. A new release has replaced all other files.
      const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      const isGone = (url: URL) =>
        part ? part.test(url.pathname) : ASSETS.test(url.pathname) && !names.includes(url.href);
      await context.route(isGone, (route) => route.fulfill({ status: 404, body: "" }));
      return () => context.unroute(isGone);
    },
  },
];

/**
 * The cells that the daily run tests: each fault and each journey, in pairs whose code no other pair tests. The tests of the client and
 * of `errorMessage` check the kinds of error and their texts.
 */
export const MEETINGS: readonly { fault: string; journey: string; guards: string }[] = [
  { fault: "lost request", journey: "browsing", guards: "a list is requested again and then offers a retry" },
  { fault: "HTML for JSON", journey: "browsing", guards: "a list is not requested again automatically" },
  { fault: "30 s hang", journey: "browsing", guards: "every request of a list ends at its deadline" },
  { fault: "storage full", journey: "browsing", guards: "answers cannot be stored" },
  { fault: "old chunks gone", journey: "browsing", guards: "the code of a page is missing" },
  { fault: "401 in flight", journey: "login", guards: "a login without a session is refused" },
  { fault: "429 with Retry-After", journey: "login", guards: "the server asks a form to wait" },
  { fault: "storage blocked", journey: "login", guards: "a session is kept only in memory" },
  { fault: "old chunks gone", journey: "login", guards: "a dialog is preloaded while the page is idle" },
  {
    fault: "lost answer",
    journey: "register",
    guards: "a form whose outcome is unknown is sent again with the same idempotency key",
  },
  { fault: "5xx", journey: "register", guards: "the failure has used up the captcha of a form" },
  { fault: "offline", journey: "register", guards: "a form is sent without a connection" },
  { fault: "lost answer", journey: "forgot", guards: "the outcome of a form without an idempotency key is unknown" },
  { fault: "30 s hang", journey: "forgot", guards: "the call of a form ends at its deadline" },
];
