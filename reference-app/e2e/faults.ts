import type { BrowserContext, Page, Route } from "@playwright/test";
import { DEADLINE_MS } from "../../api-spec/src/client/deadline.ts";

/** What goes wrong while a request of a journey is under way. */
export interface Fault {
  name: string;
  /**
   * Lets it happen from now on; returns the way to make it stop. `request` fits the address of the journey's own call, `part` the file
   * of its own part where that comes by itself.
   */
  start: (context: BrowserContext, page: Page, request: RegExp, part?: RegExp) => Promise<() => Promise<void>>;
  /** It hits before the page is there, or the parts that are not here yet: nothing of the journey's call fails. */
  when?: "before the page" | "before the part";
}

/** Answers each fitting request by `answer` until it is lifted. */
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

/** The storage of the page throws at every touch, as where cookies are blocked. */
function blockStorage(): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  }
}

/** Nothing more fits into the storage. */
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
    // The route is never answered; what waits for it meets its deadline at once.
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
      // What the page has stays in its own release; a new one has put other files in place of the rest.
      const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      const isGone = (url: URL) =>
        part ? part.test(url.pathname) : ASSETS.test(url.pathname) && !names.includes(url.href);
      await context.route(isGone, (route) => route.fulfill({ status: 404, body: "" }));
      return () => context.unroute(isGone);
    },
  },
];

/**
 * What a run by day takes of the table: each fault and each journey, where they meet in code that no other pair meets in. The kinds of
 * error and their words are told apart by the tests of the client and of `errorMessage`.
 */
export const MEETINGS: readonly { fault: string; journey: string; guards: string }[] = [
  { fault: "lost request", journey: "browsing", guards: "a list that is asked for again and then offers a retry" },
  { fault: "HTML for JSON", journey: "browsing", guards: "a list that is not asked for again by itself" },
  { fault: "30 s hang", journey: "browsing", guards: "a list whose every try meets its deadline" },
  { fault: "storage full", journey: "browsing", guards: "answers that cannot be kept" },
  { fault: "old chunks gone", journey: "browsing", guards: "a page whose code is gone" },
  { fault: "401 in flight", journey: "login", guards: "a refusal of who has no session to end" },
  { fault: "429 with Retry-After", journey: "login", guards: "a form that is told to wait" },
  { fault: "storage blocked", journey: "login", guards: "a session that lives in memory alone" },
  { fault: "old chunks gone", journey: "login", guards: "a dialog that comes by itself in a quiet moment" },
  { fault: "lost answer", journey: "register", guards: "an outcome that nobody knows, with the same key again" },
  { fault: "5xx", journey: "register", guards: "a form whose captcha is used up by the failure" },
  { fault: "offline", journey: "register", guards: "a form while the connection is away" },
  { fault: "lost answer", journey: "forgot", guards: "an outcome that nobody knows, without a key" },
  { fault: "30 s hang", journey: "forgot", guards: "a form whose call meets its deadline" },
];
