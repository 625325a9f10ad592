import type { Page } from "@playwright/test";
import { POLYFILLED } from "../../../.ci/browser-floor/polyfilled.ts";
import { expect, test } from "../support/fixtures.ts";
import { loginButton, playButton, shelf } from "../support/visitor.ts";

/** Import maps are the newest feature that the app needs. No browser below the minimum version has all needed features (docs/browsers.md). */
const takeImportMaps = (page: Page) =>
  page.addInitScript(() => void Reflect.deleteProperty(HTMLScriptElement, "supports"));
/** The message of the page in its two languages. */
const TOLD = ["আপনার ব্রাউজারটি বেশি পুরোনো", "Your browser is too old for Lobbykit"];
const METHODS = /\/assets\/older-browsers-[^/]+\.js$/;

/** Expects the message in both languages, no app, and no advice to check the connection. */
async function expectTooOld(page: Page): Promise<void> {
  for (const words of TOLD) await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText("Chrome 109").first()).toBeVisible();
  await expect(page.locator("#root")).toBeHidden();
  await expect(page.getByText("Check the connection")).toHaveCount(1);
  await expect(page.getByText("Check the connection")).toBeHidden();
}

test.describe("a browser below the minimum version", () => {
  test.use({ expectedProblems: [/./] });

  for (const width of [360, 1280]) {
    test(`R434 shows in both languages what to install and how to reach customer service, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await takeImportMaps(page);
      await page.goto("/slot-games");
      await expectTooOld(page);
      await expect(page.getByRole("link", { name: "Customer service" })).toHaveAttribute("href", /^https:/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  test("R434 shows the message although it understands no other script of the page", async ({ page, context }) => {
    await takeImportMaps(page);
    await context.route(/\/(?:assets\/.+\.js)?$/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      // The first script of the page checks the browser; the second is the head script.
      const isPage = route.request().resourceType() === "document";
      const body = isPage ? text.replace(/<script>[\s\S]*?<script>/, "$&cannot be read ") : `cannot be read ${text}`;
      await route.fulfill({ response, body });
    });
    await page.goto("/");
    await expectTooOld(page);
  });
});

test.describe("a browser that lacks recent methods", () => {
  test("R434 loads the missing methods, and starts the app", async ({ page, texts }) => {
    await page.addInitScript((expressions) => {
      for (const expression of expressions) {
        const names = expression.replace("[]", "Array.prototype").split(".");
        const method = names.pop() ?? "";
        Reflect.deleteProperty(
          names.reduce<object>((found, name) => Reflect.get(found, name), globalThis),
          method,
        );
      }
    }, Object.values(POLYFILLED));
    const asked = page.waitForRequest(METHODS);
    await page.goto("/");
    await asked;
    await expect(playButton(shelf(page, texts.home.hot))).toBeVisible();
  });

  test.describe("when the methods cannot be loaded", () => {
    test.use({ expectedProblems: [/uncaught/] });

    test("R434 asks to check the connection", async ({ page, context }) => {
      await page.addInitScript(() => void Reflect.deleteProperty(URL, "parse"));
      await context.route(METHODS, (route) => route.abort());
      await page.goto("/");
      await expect(page.getByText("Check the connection")).toBeVisible();
    });
  });
});

test("a current browser loads no file for older browsers", async ({ page, texts }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  await expect(loginButton(page, texts)).toBeVisible();
  expect(asked.filter((url) => METHODS.test(url) || url.includes("/assets/too-old"))).toEqual([]);
  expect(asked.some((url) => url.includes("/assets/index-"))).toBe(true);
});
