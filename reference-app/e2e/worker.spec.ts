import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { loginButton, shelf } from "./visitor.ts";

// The real worker; elsewhere it is held back, since what it answers is no request that a test could see or stage (playwright.config.ts).
test.use({ serviceWorkers: "allow", language: "en" });

const WORKER = /\/service-worker\.js$/;

/** A first visit, until the worker has all it keeps. */
async function visit(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe("activated");
}

/** What is kept, by path. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test("R509 E1 a second visit has the page and its files from the worker, the answers from the server", async ({
  page,
  texts,
}) => {
  await visit(page);
  await page.goto("/");
  await expect(shelf(page, texts.home.hot).getByRole("listitem").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(WORKER);
  const entries = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return [...(navigation ? [navigation] : []), ...files].map(({ name, workerStart, transferSize }) => ({
      path: new URL(name).pathname,
      isWorkers: workerStart > 0,
      transferSize,
    }));
  });
  const firstScreen = entries.filter(({ path }) => path === "/" || /^\/assets\/(?:index|vendor)-/.test(path));
  expect(firstScreen.length).toBeGreaterThan(3);
  expect(firstScreen.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
  const paths = await kept(page);
  expect(paths).toContain("/");
  expect(paths.filter((path) => !/^\/(?:assets\/.+|icon\.svg|manifest\.webmanifest)?$/.test(path))).toEqual([]);
});

test("R457 E1 without a connection a visit and a reload show the shell and say so, never a blank page", async ({
  page,
  context,
  texts,
}) => {
  await visit(page);
  // The second visit brings the texts through the worker, too.
  await page.reload();
  await expect(loginButton(page, texts)).toBeVisible();
  await expect.poll(async () => (await kept(page)).some((path) => path.startsWith("/assets/en-core-"))).toBe(true);
  await context.setOffline(true);
  await page.reload();
  // By the bar, or by the page itself where it could not ask whether the site is open (D16).
  const told = page.getByText(texts.errors.offline).or(page.getByText(texts.system.offline));
  await expect(told.first()).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(loginButton(page, texts)).toBeVisible();
});
