import type { Page } from "@playwright/test";
import { readManifest } from "./built-files.ts";
import { expect, test } from "./fixtures.ts";
import { startHost } from "./releases.ts";
import { loginButton, shelf } from "./visitor.ts";

// The real worker; elsewhere it is held back, since what it answers is no request that a test could see or stage (playwright.config.ts).
test.use({ serviceWorkers: "allow", language: "en" });

const WORKER = /\/service-worker\.js$/;

/** A first visit, until the worker has all it keeps. */
async function visit(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
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

/** The kept pages of all releases, as one text. */
const keptPages = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const pages = names.map(async (cacheName) => (await caches.match("/", { cacheName }))?.text());
    return (await Promise.all(pages)).join("");
  });

/** What a page and its files needed the network for, by path. */
const fromNetwork = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    const loaded = (entries as PerformanceResourceTiming[]).filter(({ transferSize }) => transferSize > 0);
    return loaded.map(({ name }) => new URL(name).pathname);
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

const INDEX = /\/assets\/index-[\w-]+\.js/;
/** The script that a page begins with; each release has another. */
const script = (page: Page) => page.locator('script[src^="/assets/index-"]');
/** The names of all hashed files of the build. */
const hashedFiles = () => {
  const files = Object.values(readManifest()).flatMap(({ file, css = [] }) => [file, ...css]);
  return new Set(files.map((file) => file.replace("assets/", "")));
};

test.describe("releases that come while a page is open", () => {
  // Another host than the one whose storage says English.
  test.use({ language: "bn" });

  test("R433 R509 E1 whose files are gone lead on by a reload, each anew; the visit after has the newest release from the worker", async ({
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

      // Twice, as the tab stays open: the second release heals as the first one does.
      const leftBar = page.getByRole("navigation", { name: texts.app.leftBar.label, exact: true });
      for (const { link, path, title } of [
        { link: texts.app.leftBar.favourites, path: "/favourites", title: texts.lobby.favouritesTitle },
        { link: texts.lobby.navigation.ELOTT, path: "/elott", title: texts.lottery.title },
      ]) {
        // All that comes by itself is here: the browser's colour is told by the last of it.
        await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", /^rgb/);
        host.deploy();
        await leftBar.getByRole("link", { name: link, exact: true }).click();
        await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
        await expect(page).toHaveURL(host.origin + path);
        await expect(script(page)).toHaveAttribute("src", await served());
      }

      // Who comes right after a release, here with a tab of the one before, may get that one, which heals itself.
      host.deploy();
      const newest = await served();
      const expectHome = async (visited: Page) => {
        await expect(shelf(visited, texts.home.hot).getByRole("listitem").first()).toBeVisible();
        await expect(loginButton(visited, texts)).toBeVisible();
      };
      const early = await context.newPage();
      await early.goto(host.origin, { waitUntil: "commit" });
      await expect(script(early)).toHaveAttribute("src", newest);
      await expectHome(early);
      // A page that loads itself anew meanwhile cannot be asked.
      await expect(async () => expect(await keptPages(early)).toContain(newest)).toPass();
      await early.close();

      const late = await context.newPage();
      await late.goto(host.origin);
      await expectHome(late);
      await expect(script(late)).toHaveAttribute("src", newest);
      const loaded = await fromNetwork(late);
      expect(loaded).not.toContain("/");
      expect(loaded).not.toContain(newest);
    } finally {
      await host.close();
    }
  });

  test("R433 E1 a page that came in place of a file is not kept, and one that was kept is dropped", async ({
    page,
    baseURL,
    texts,
  }) => {
    const LOTTERY = /\/assets\/lottery-[^/]+\.js$/;
    const host = await startHost(baseURL ?? "", hashedFiles());
    const lottery = page.getByRole("heading", { level: 1, name: texts.lottery.title, exact: true });
    const keptFile = async () => (await kept(page)).find((path) => LOTTERY.test(path));
    try {
      await visit(page, host.origin);
      host.misplace(LOTTERY);
      // After its tries and one reload.
      await page.goto(`${host.origin}/elott`, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { name: texts.errors.chunkTitle, exact: true })).toBeVisible();
      expect(await keptFile()).toBeUndefined();

      host.misplace(undefined);
      await page.goto(`${host.origin}/elott`);
      await expect(lottery).toBeVisible();
      await expect.poll(keptFile).toMatch(LOTTERY);
      // As the worker of a release before this one may have left it.
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
