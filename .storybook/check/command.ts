/**
 * `npm run storybook:check [-- --no-build]`: builds Storybook, serves it as a plain file server does, without a network, and checks console
 * errors, the content security policy, links, what the search finds, an example whose props are changed, the frame of docs pages, and the
 * effect of each toolbar option.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext, ConsoleMessage, Frame, Page, Request, ViewportSize } from "playwright";
import { isNightly } from "../../.ci/nightly.ts";
import { openBrowser } from "../../.ci/browser/open-browser.ts";
import { serveSite } from "../../.ci/static-site.ts";
import { keepOffline } from "../browser.ts";
import { buildSite } from "../build.ts";
import { checkDocsContrast, problemsOfDocsPage } from "./docs-page.ts";
import { checkLiveExample, checkMovedPage, checkShownCode } from "./live-example.ts";
import { BROKEN, changeEntry, loadPreview, untilStoriesRendered } from "./preview.ts";
import { checkSearch } from "./search.ts";
import { checkToolbar } from "./toolbar.ts";
import { readEntries, siteFolder, type SiteEntry } from "../site.ts";

/** Opened in the manager: where a visit starts, and a docs page. Every other page is opened in the preview alone. */
const PAGES = ["/story/welcome--start-here", "/docs/components-dialog--docs"];
/** The entries to open: every docs page and, in a nightly run, every story; `npm test` already runs the stories as tests. */
const entriesToOpen = () => readEntries().filter(({ type }) => type === "docs" || isNightly);
const LINK = /\?path=\/(docs|story)\/([\w-]+)/g;
const source = path.join(import.meta.dirname, "../../design-system/src");

/** Links of all docs pages, as written in the source. */
const writtenLinks = () =>
  globSync("**/*.{mdx,tsx}", { cwd: source }).flatMap((file) =>
    [...readFileSync(path.join(source, file), "utf8").matchAll(LINK)].map(([, , id = ""]) => ({ from: file, id })),
  );

const shownLinks = async (page: Page) => {
  const addresses = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return addresses.flatMap((address) => [...address.matchAll(LINK)].map(([, , id = ""]) => id));
};

/** A picture that is missing on purpose, in a story that shows the fallback. */
const MISSING_ON_PURPOSE = /\/not-there\.svg$/;

/** Hostile HTML in the stories of HtmlContent. Chromium reports what the policy blocks while the sanitiser parses it in a document of no page. */
const HOSTILE_ON_PURPOSE = /\/HtmlContent\.stories-[^/]*\.js$/;

const isOnPurpose = (message: ConsoleMessage) => {
  const { url } = message.location();
  return (
    MISSING_ON_PURPOSE.test(url) ||
    (HOSTILE_ON_PURPOSE.test(url) && message.text().includes("Content Security Policy directive"))
  );
};

/** Reports the errors of a page, each with its URL. */
function watch(page: Page, tell: (what: string) => void) {
  page.on("console", (message) => {
    if (message.type() === "error" && !isOnPurpose(message)) tell(message.text());
  });
  page.on("pageerror", (error) => tell(String(error)));
  page.on("response", (response) => {
    if (response.status() >= 400 && !MISSING_ON_PURPOSE.test(response.url()))
      tell(`${response.status()} ${response.url()}`);
  });
}

/** How long a page may take: the manager needs 16 seconds when two busy cores have four more programs to run. */
const PAGE_MAX_MS = 120_000;

/** Makes the page transparent. The browser still does its layout, but paints nothing, which saves a tenth of the processor time. */
function paintNothing(): void {
  document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.opacity = "0"));
}

/** Opens a separate browser context for one part of the check. */
async function openContext(browser: Browser, viewport: ViewportSize): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
  context.setDefaultTimeout(PAGE_MAX_MS);
  await context.addInitScript(paintNothing);
  return context;
}

const DESKTOP = { width: 1366, height: 900 };
/** Wide enough for the manager to show every option of the toolbar. */
const WIDE = { width: 2400, height: 1200 };

const QUIET_MS = 500;
const LOOK_MS = 50;

/**
 * Counts the pending requests of a page and all its frames. Playwright's `networkidle` sometimes never fires for a preview that the manager
 * has reloaded.
 *
 * @returns a function that waits until no request has been pending for half a second, and rejects with the pending ones after two minutes.
 */
function followRequests(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  page.on("request", (request) => inFlight.add(request));
  page.on("requestfinished", (request) => inFlight.delete(request));
  page.on("requestfailed", (request) => inFlight.delete(request));
  // Requests of the previous page do not matter, and their end may never be reported.
  page.on("framenavigated", (frame) => frame === page.mainFrame() && inFlight.clear());
  return async () => {
    const startedAt = performance.now();
    let quietSince = startedAt;
    while (performance.now() - quietSince < QUIET_MS) {
      await sleep(LOOK_MS);
      const now = performance.now();
      if (inFlight.size > 0) quietSince = now;
      if (now - startedAt > PAGE_MAX_MS) {
        throw new Error(`still loads ${[...inFlight].map((request) => request.url()).join(" ")}`);
      }
    }
  };
}

async function openInManager(
  page: Page,
  untilQuiet: () => Promise<void>,
  origin: string,
  address: string,
): Promise<Frame> {
  await page.goto(`${origin}/?path=${address}`);
  const preview = page.frameLocator("#storybook-preview-iframe");
  await preview
    .locator("#storybook-root > *, .sbdocs-content h1")
    .first()
    .waitFor()
    .catch((error: unknown) => {
      throw new Error(`${address} does not appear`, { cause: error });
    });
  await untilQuiet();
  const frame = page.frames().find((candidate) => candidate.url().includes("iframe.html"));
  if (!frame) throw new Error(`${address} has no preview`);
  return frame;
}

async function checkPages(browser: Browser, origin: string, fail: (what: string) => void) {
  const context = await openContext(browser, DESKTOP);
  let at = "";
  await keepOffline(context, origin, (address) => fail(`${at} asks for ${address}`));
  const page = await context.newPage();
  watch(page, (what) => fail(`${at}: ${what}`));
  const untilQuiet = followRequests(page);
  for (const address of PAGES) {
    at = address;
    const frame = await openInManager(page, untilQuiet, origin, address);
    for (const broken of await frame.locator(BROKEN).all()) {
      if (await broken.isVisible()) fail(`${at} is not shown: ${(await broken.innerText()).split("\n")[0]}`);
    }
  }
  await checkSearch(page, fail);
  await checkLiveExample(page, origin, fail);
  await checkShownCode(page, origin, fail);
  await context.close();
}

/** Number of pages and stories that are open at once. */
const OPEN_AT_ONCE = 2;

const UNMARKED = "data-unmarked";
const MARKS_MAX_MS = 5000;

/** Selectors of the anatomy drawings that match nothing. The numbers appear a moment after the story. */
async function unmarkedParts(page: Page): Promise<string[]> {
  const figures = page.locator(`[${UNMARKED}]`);
  await page
    .waitForFunction((name) => document.querySelector(`[${name}]`) === null, UNMARKED, { timeout: MARKS_MAX_MS })
    .catch(() => undefined);
  return figures.evaluateAll((all, name) => all.map((figure) => figure.getAttribute(name) ?? ""), UNMARKED);
}

/** Opens entries one after the other, outside the manager, and reports those that are not shown. */
async function checkEntries(
  browser: Browser,
  origin: string,
  entries: readonly SiteEntry[],
  fail: (what: string) => void,
) {
  const ids = new Set(readEntries().map(({ id }) => id));
  for (const { from, id } of writtenLinks()) if (!ids.has(id)) fail(`${from} leads to ${id}, which is not there`);

  const context = await openContext(browser, DESKTOP);
  await keepOffline(context, origin, (address) => fail(`an entry asks for ${address}`));
  const left = [...entries];
  const openNext = async () => {
    const page = await context.newPage();
    // The id is read from the page's URL, because messages of the previous page may arrive after the next one was requested.
    watch(page, (what) => fail(`${new URL(page.url()).searchParams.get("id")}: ${what}`));
    let isLoaded = false;
    for (let entry = left.shift(); entry; entry = left.shift()) {
      await (isLoaded ? changeEntry(page, entry) : loadPreview(page, origin, entry));
      isLoaded = true;
      await untilStoriesRendered(page);
      for (const broken of await page.locator(BROKEN).locator("visible=true").all()) {
        fail(`${entry.id} is not shown: ${(await broken.innerText()).split("\n").slice(0, 2).join(" ")}`);
      }
      for (const parts of await unmarkedParts(page)) fail(`${entry.id} has no part ${parts} in its anatomy`);
      if (entry.type === "docs")
        for (const problem of await problemsOfDocsPage(page, DESKTOP)) fail(`${entry.id} ${problem}`);
      for (const id of await shownLinks(page)) if (!ids.has(id)) fail(`${entry.id} leads to ${id}, which is not there`);
    }
  };
  await Promise.all(Array.from({ length: OPEN_AT_ONCE }, openNext));
  await context.close();
}

async function check(): Promise<string[]> {
  const failures = new Set<string>();
  const fail = (what: string) => failures.add(what);
  const site = await serveSite(siteFolder);
  const browser = await openBrowser();
  try {
    await Promise.all([
      checkPages(browser, site.origin, fail),
      checkToolbar(await openContext(browser, WIDE), site.origin, fail),
    ]);
    await checkDocsContrast(browser, site.origin, fail);
    await checkMovedPage(browser, site.origin, fail);
    await checkEntries(browser, site.origin, entriesToOpen(), fail);
  } catch (error) {
    fail(String(error));
  } finally {
    await browser.close();
    site.close();
  }
  return [...failures];
}

const startedAt = performance.now();
if (!process.argv.includes("--no-build") && buildSite([], "pipe") !== 0) process.exit(1);
const failures = await check();
for (const failure of failures) console.error(`[storybook] ${failure}`);
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(
  `[storybook] ${PAGES.length + entriesToOpen().length} pages and the toolbar of the built site: ${failures.length} failures (${seconds} s)`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
