import type { Page } from "@playwright/test";
import { ONLINE_AGAIN_MS } from "../../src/shared/config/constants.ts";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import type { Texts } from "../support/texts.ts";
import {
  CALM_PAGE,
  closeAt,
  comeBackTo,
  loginButton,
  openScrolled,
  playButton,
  scrolledTo,
} from "../support/visitor.ts";

test.use({ language: "en" });

const MINUTE_MS = 60_000;
const LOTTERY_CHUNK = /\/assets\/lottery-[^/-]+\.js$/;

const closedHeading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const login = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.auth.title, exact: true });
const visibleBars = (page: Page) => page.getByRole("banner").or(page.getByRole("contentinfo"));

test.describe("maintenance", () => {
  test("R039 R254 R255 R294 R443 hides the site when the maintenance starts during a visit, and keeps typed input and the scroll position until the maintenance ends", async ({
    page,
    mock,
    texts,
  }) => {
    await openScrolled(page, 400);
    await loginButton(page, texts).click();
    await login(page, texts).getByRole("textbox", { name: texts.auth.username }).fill("demo");
    await login(page, texts).getByRole("textbox", { name: texts.auth.password }).fill("demo-1234");
    const before = await scrolledTo(page);
    expect(before).toBeGreaterThan(0);
    await closeAt(page, mock, "**/wps/session/login");
    await login(page, texts).getByRole("button", { name: texts.auth.submit, exact: true }).click();
    await expect(closedHeading(page, texts.errors.maintenanceTitle)).toBeVisible();
    await expect(page).toHaveTitle(texts.errors.maintenanceTitle);
    await expect(login(page, texts)).toBeHidden();
    await expect(visibleBars(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByRole("main").getByRole("link", { name: texts.errors.service })).toHaveAttribute(
      "href",
      /^https:\/\//,
    );
    await expect.poll(() => scrolledTo(page)).toBe(0);
    // Escape does not reach the hidden dialog.
    await page.keyboard.press("Escape");

    await mock.scenario("normal");
    await comeBackTo(page, login(page, texts));
    await expect(closedHeading(page, texts.errors.maintenanceTitle)).toHaveCount(0);
    await expect(login(page, texts).getByRole("textbox", { name: texts.auth.username })).toHaveValue("demo");
    await expect(login(page, texts).getByRole("textbox", { name: texts.auth.password })).toHaveValue("demo-1234");
    await expect.poll(() => scrolledTo(page)).toBe(before);
    await login(page, texts).getByRole("button", { name: texts.auth.submit, exact: true }).click();
    await expect(page.getByRole("banner").getByRole("button", { name: texts.app.header.logout })).toBeVisible();
    await expect(page).toHaveURL(/\/slot-games$/);
    await expect.poll(() => scrolledTo(page)).toBe(before);
  });

  test("R255 a closed site checks every minute whether the maintenance has ended", async ({ page, mock, texts }) => {
    await page.clock.install();
    await mock.scenario("maintenance");
    await page.goto(CALM_PAGE);
    await expect(closedHeading(page, texts.errors.maintenanceTitle)).toBeVisible();
    await mock.scenario("normal");
    await expect(async () => {
      await page.clock.runFor(MINUTE_MS);
      await expect(page.getByRole("banner")).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
});

test.describe("a blocked region", () => {
  test("R040 R254 R255 R444 D16 shows the country, the IP address and customer service; the site opens when the block ends", async ({
    page,
    mock,
    texts,
  }) => {
    await mock.scenario("region-blocked");
    await page.goto("/slot-games");
    await expect(closedHeading(page, texts.errors.regionTitle)).toBeVisible();
    await expect(page).toHaveTitle(texts.errors.regionTitle);
    await expect(page.getByText(/\d+\.\d+\.\d+\.\d+/)).toBeVisible();
    const service = page.getByRole("main").getByRole("link", { name: texts.errors.service });
    await expect(service).toHaveAttribute("href", /^https:\/\//);
    await expect(service).toHaveAttribute("rel", /noopener/);
    // The site was never open, so the page contains none of it.
    await expect(page.locator("header, nav, footer")).toHaveCount(0);
    await mock.scenario("normal");
    await comeBackTo(page, page.getByRole("banner"));
    await expect(playButton(page.getByRole("main").getByRole("listitem").last())).toBeVisible();
  });

  test("D16 while the region is unknown, the site stays closed and offers a retry", async ({ page, mock, texts }) => {
    await mock.faults([{ operationId: "getPermission", kind: "drop", times: 1000 }]);
    await page.goto(CALM_PAGE);
    await expect(closedHeading(page, texts.errors.pageTitle)).toBeVisible();
    await expect(visibleBars(page)).toHaveCount(0);
    await mock.faults([]);
    await page.getByRole("button", { name: texts.app.retry, exact: true }).click();
    await expect(page.getByRole("banner")).toBeVisible();
  });
});

test.describe("content that cannot be loaded", () => {
  test("R433 R458 R475 a page that takes over two minutes shows that it took too long", async ({
    page,
    context,
    texts,
  }) => {
    await page.clock.install();
    await page.goto(CALM_PAGE);
    await expect(loginButton(page, texts)).toBeVisible();
    // The request is never answered.
    await context.route(LOTTERY_CHUNK, () => {});
    const asked = page.waitForRequest(LOTTERY_CHUNK);
    await page.getByRole("banner").or(page.getByRole("navigation")).locator('a[href="/elott"]').first().click();
    await asked;
    await page.clock.runFor(2 * MINUTE_MS);
    await expect(page.getByRole("heading", { name: texts.errors.chunkTitle, exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "The page took longer time to load, please check your network connectivity",
    );
    await expect(page.getByRole("banner")).toBeVisible();
    await context.unroute(LOTTERY_CHUNK);
    await page.getByRole("button", { name: texts.errors.reload, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: texts.lottery.title, exact: true })).toBeVisible();
  });

  test("R434 a page whose style sheet is missing shows an error, and loads on request", async ({
    page,
    context,
    texts,
  }) => {
    const styles = /\/assets\/(?!index-)[^/]+\.css$/;
    // The style sheets fail from the first page on. An open page would reload itself during the next step when its late parts are missing.
    await context.route(styles, (route) => route.abort());
    // The test does not wait for the load event, because the page reloads itself once when a part is missing.
    await page.goto("/elott", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: texts.errors.chunkTitle, exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(texts.errors.chunkStyle);
    await context.unroute(styles);
    await page.getByRole("button", { name: texts.errors.reload, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: texts.lottery.title, exact: true })).toBeVisible();
  });
});

test("R457 a bar reports a lost and a restored connection without moving the page", async ({
  page,
  context,
  texts,
}) => {
  await page.clock.install();
  await page.goto(CALM_PAGE);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  // The bar loads late. It is ready when its live region exists.
  await expect(page.locator("#root [aria-live=polite]:empty")).toBeAttached();
  const place = page.locator("#root [aria-live=polite]").filter({ hasText: texts.system.offline });
  for (const { options } of DEVICES) {
    await page.setViewportSize(options.viewport);
    const before = await heading.boundingBox();
    await context.setOffline(true);
    await expect(place).toContainText(texts.system.offlineText);
    expect(await heading.boundingBox()).toEqual(before);
    await context.setOffline(false);
    const restored = page.getByText(texts.system.online, { exact: true });
    await expect(restored).toBeVisible();
    await page.clock.runFor(ONLINE_AGAIN_MS);
    await expect(restored).toBeHidden();
  }
});
