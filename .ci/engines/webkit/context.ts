/**
 * Debian's WebKitGTK as a browser context of Playwright. Playwright can drive a WebKit that it has not built itself through WebKit's inspector
 * (`webkit.connectOverCDP`), but only one context with one tab each. What its fixtures and the journeys need besides is here.
 */
import { type Browser, type BrowserContext, type Page, type PlaywrightTestOptions, webkit } from "@playwright/test";
import { Inspector } from "./inspector.ts";
import { INPUT_MARK, useRealInput } from "./input.ts";
import { startNetwork } from "./network.ts";
import { listTabs, type Screen, startWebKit } from "./programs.ts";

const NEW_TAB_POLL_MS = 200;
const ATTEMPTS = 3;

/** Options of Playwright that have an effect here. */
type ContextOptions = Partial<
  Pick<PlaywrightTestOptions, "viewport" | "timezoneId" | "extraHTTPHeaders" | "baseURL" | "reducedMotion">
>;

/** Runs in a page: what the browser would tell it about its connection. */
function tellConnection(isOnline: boolean): void {
  Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
  dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

/** Lets Playwright drive a tab. */
async function connect(
  address: string,
  display: string,
): Promise<{ browser: Browser; context: BrowserContext; page: Page }> {
  const browser = await webkit.connectOverCDP(new Inspector(address, display));
  const [context] = browser.contexts();
  const [page] = context?.pages() ?? [];
  if (!context || !page) throw new Error("The tab has closed.");
  await context.addInitScript(useRealInput, INPUT_MARK);
  await page.evaluate(useRealInput, INPUT_MARK);
  return { browser, context, page };
}

/** Reports tabs that open later as pages of the context, until the returned function is called. */
function watchForTabs({ inspector, display }: Screen, context: BrowserContext, known: Set<string>): () => void {
  const look = async () => {
    for (const address of await listTabs(inspector)) {
      if (known.has(address)) continue;
      known.add(address);
      const { page } = await connect(address, display);
      // Playwright's type hides that a context is an emitter of Node.
      (context as BrowserContext & { emit: (event: "page", page: Page) => boolean }).emit("page", page);
    }
  };
  const timer = setInterval(() => void look().catch(() => undefined), NEW_TAB_POLL_MS);
  return () => clearInterval(timer);
}

/** What Playwright reports when the browser has replaced a navigation by another one to the same page. */
const CANCELLED = "Load request cancelled";

/**
 * Returns `goto` and `reload` for a page. Playwright's `goto` resolves addresses only in contexts that it has made. When the machine is busy,
 * a navigation sometimes ends while the page has not been left, or loads the page of the navigation before; it then starts again.
 */
function navigationOf(page: Page, baseURL: string): Pick<Page, "goto" | "reload"> {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const untilLeft = async (navigate: () => ReturnType<Page["reload"]>, where: string) => {
    const left = await page.evaluate(() => {
      Object.assign(window, { isOldPage: true });
      return location.href;
    });
    for (let attempt = 1; ; attempt += 1) {
      const response = await navigate().catch((error: Error) => {
        if (attempt === ATTEMPTS || !error.message.includes(CANCELLED)) throw error;
        return null;
      });
      const { isMarked, href } = await page.evaluate(() => ({
        isMarked: "isOldPage" in window,
        href: location.href,
      }));
      const isOldPage = isMarked || (href === left && where !== left);
      if (!isOldPage) return response;
      if (attempt === ATTEMPTS) throw new Error(`The page does not go to ${where}.`);
    }
  };
  return {
    goto: (url, how) => untilLeft(() => goto(new URL(url, baseURL).href, how), new URL(url, baseURL).href),
    reload: (how) => untilLeft(() => reload(how), page.url()),
  };
}

/** Starts a browser for a context, because MiniBrowser has one profile. */
export async function newContext(options: ContextOptions): Promise<BrowserContext> {
  const { viewport, timezoneId = "UTC", extraHTTPHeaders = {}, baseURL, reducedMotion } = options;
  if (!viewport || baseURL === undefined) throw new Error("The context has no viewport or no baseURL.");
  const network = await startNetwork(baseURL, extraHTTPHeaders);
  const screen = await startWebKit({ ...viewport, timezoneId, proxy: network.address, startPage: network.startPage });
  const { browser, context, page } = await connect(screen.firstTab, screen.display);
  if (reducedMotion) await page.emulateMedia({ reducedMotion });
  const unwatch = watchForTabs(screen, context, new Set([screen.firstTab]));
  Object.assign(page, {
    ...navigationOf(page, baseURL),
    viewportSize: () => viewport,
  } satisfies Partial<Page>);
  return Object.assign(context, {
    newPage: async () => page,
    setOffline: async (offline: boolean) => {
      network.offline = offline;
      await page.evaluate(tellConnection, !offline);
    },
    close: async () => {
      unwatch();
      await browser.close();
      screen.stop();
      network.close();
    },
  } satisfies Partial<BrowserContext>);
}
