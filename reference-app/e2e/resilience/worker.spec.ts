import type { Page } from "@playwright/test";
import { readManifest } from "./built-files.ts";
import { expect, test } from "../support/fixtures.ts";
import { startHost } from "./releases.ts";
import { loginButton, shelf } from "../support/visitor.ts";

// These tests use the real service worker. Other tests block it, because they could neither see nor change the requests that it answers (playwright.config.ts).
test.use({ serviceWorkers: "allow", language: "en" });

const WORKER = /\/service-worker\.js$/;

/** Makes a first visit and waits until the worker has stored all its files. */
async function visit(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe("activated");
}

/** Returns the paths of all stored files. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Returns the stored pages of all releases as one text. */
const keptPages = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const pages = names.map(async (cacheName) => (await caches.match("/", { cacheName }))?.text());
    return (await Promise.all(pages)).join("");
  });

/** Returns the paths that the page loaded from the network. */
const fromNetwork = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    const loaded = (entries as PerformanceResourceTiming[]).filter(({ transferSize }) => transferSize > 0);
    return loaded.map(({ name }) => new URL(name).pathname);
  });

test("R509 E1 a second visit loads the page and its files from the worker, and data from the server", async ({
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

test("R457 E1 a reload without a connection shows a message, and the site appears when the connection returns", async ({
  page,
  context,
  texts,
}) => {
  await visit(page);
  // On the second visit, the worker stores the texts too.
  await page.reload();
  await expect(loginButton(page, texts)).toBeVisible();
  await expect.poll(async () => (await kept(page)).some((path) => path.startsWith("/assets/en-core-"))).toBe(true);
  await context.setOffline(true);
  await page.reload();
  // The bar shows the message, or the page itself when it could not check whether the site is open (D16).
  const told = page.getByText(texts.errors.offline).or(page.getByText(texts.system.offline));
  await expect(told.first()).toBeVisible();
  await context.setOffline(false);
  await expect(loginButton(page, texts)).toBeVisible();
  await expect(shelf(page, texts.home.hot).getByRole("listitem").first()).toBeVisible();
  await expect(page.getByText(texts.errors.offline)).toHaveCount(0);
});

const INDEX = /\/assets\/index-[\w-]+\.js/;
/** The file with the app, which differs in each release. The head script imports it. */
const appFile = (page: Page) => page.locator('head link[rel="modulepreload"][href^="/assets/index-"]').first();
/** The names of all hashed files of the build. */
const hashedFiles = () => {
  const files = Object.values(readManifest()).flatMap(({ file, css = [] }) => [file, ...css]);
  return new Set(files.map((file) => file.replace("assets/", "")));
};

test.describe("new releases while a page is open", () => {
  // The storage of the other host has no language, so the page uses Bengali.
  test.use({ language: "bn" });

  test("R433 R509 E1 reload the page when its files are gone, and the next visit gets the newest release from the worker", async ({
    page,
    context,
    request,
    baseURL,
    texts,
  }) => {
    const host = await startHost(baseURL ?? "", hashedFiles());
    const served = async () => INDEX.exec(await (await request.get(host.origin)).text())?.[0] ?? "none";
    try {
      await visit(page, host.origin);
      await page.goto(`${host.origin}/recent`);
      await expect(page.getByRole("heading", { level: 1, name: texts.lobby.recentTitle, exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(WORKER);

      // The open tab recovers from two releases, one after the other.
      const leftBar = page.getByRole("navigation", { name: texts.app.leftBar.label, exact: true });
      for (const { link, path, title } of [
        { link: texts.app.leftBar.favourites, path: "/favourites", title: texts.lobby.favouritesTitle },
        { link: texts.lobby.navigation.ELOTT, path: "/elott", title: texts.lottery.title },
      ]) {
        // All background parts are loaded when the theme colour is set, because the last of them sets it.
        await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", /^rgb/);
        host.deploy();
        await leftBar.getByRole("link", { name: link, exact: true }).click();
        await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
        await expect(page).toHaveURL(host.origin + path);
        await expect(appFile(page)).toHaveAttribute("href", await served());
      }

      // A visit right after a release may still get the previous release, which then reloads itself.
      host.deploy();
      const newest = await served();
      const expectHome = async (visited: Page) => {
        await expect(shelf(visited, texts.home.hot).getByRole("listitem").first()).toBeVisible();
        await expect(loginButton(visited, texts)).toBeVisible();
      };
      const early = await context.newPage();
      await early.goto(host.origin, { waitUntil: "commit" });
      await expect(appFile(early)).toHaveAttribute("href", newest);
      await expectHome(early);
      // A page that is reloading itself cannot be evaluated, so the check repeats.
      await expect(async () => expect(await keptPages(early)).toContain(newest)).toPass();
      await early.close();

      const late = await context.newPage();
      await late.goto(host.origin);
      await expectHome(late);
      await expect(appFile(late)).toHaveAttribute("href", newest);
      const loaded = await fromNetwork(late);
      expect(loaded).not.toContain("/");
      expect(loaded).not.toContain(newest);
    } finally {
      await host.close();
    }
  });

  test("R433 E1 the worker neither stores an HTML page that was served instead of a file nor uses a stored one", async ({
    page,
    baseURL,
    texts,
  }) => {
    const LOTTERY = /\/assets\/lottery-[^/-]+\.js$/;
    const host = await startHost(baseURL ?? "", hashedFiles());
    const lottery = page.getByRole("heading", { level: 1, name: texts.lottery.title, exact: true });
    const keptFile = async () => (await kept(page)).find((path) => LOTTERY.test(path));
    try {
      await visit(page, host.origin);
      host.misplace(LOTTERY);
      // The error appears after several tries and one reload.
      await page.goto(`${host.origin}/elott`, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { name: texts.errors.chunkTitle, exact: true })).toBeVisible();
      expect(await keptFile()).toBeUndefined();

      host.misplace(undefined);
      await page.goto(`${host.origin}/elott`);
      await expect(lottery).toBeVisible();
      await expect.poll(keptFile).toMatch(LOTTERY);
      // The worker of an earlier release may have stored the page like this.
      await page.evaluate(
        async (path) => {
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            if (await cache.match(path))
              await cache.put(path, new Response("<!doctype html>", { headers: { "content-type": "text/html" } }));
          }
        },
        (await keptFile()) ?? "",
      );
      await page.goto(`${host.origin}/elott`);
      await expect(lottery).toBeVisible();
    } finally {
      await host.close();
    }
  });
});
