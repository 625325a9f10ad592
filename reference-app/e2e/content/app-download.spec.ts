import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { fill, type Texts } from "../support/texts.ts";
import { leftBar } from "../support/visitor.ts";

const downloadEntry = (page: Page, texts: Texts) =>
  leftBar(page, texts).getByRole("link", { name: texts.app.leftBar.download, exact: true });
const codes = (page: Page, texts: Texts) =>
  leftBar(page, texts).getByRole("region", { name: texts.app.leftBar.download, exact: true });
const code = (within: Locator, texts: Texts, platform: "ios" | "android") =>
  within.getByRole("img", {
    name: fill(texts.download.code, { platform: texts.download[platform].name }),
    exact: true,
  });

/** Opens a page and waits for the merchant's contacts, because they move the entry and are in the tab order. */
const openPage = async (page: Page, texts: Texts) => {
  await page.goto("/recent");
  await expect(leftBar(page, texts).getByRole("link", { name: texts.app.leftBar.service, exact: true })).toBeVisible();
};

test.describe("the left bar", () => {
  test("R122 R123 R124 R485 hovering the entry shows the app's QR codes at 120 px, and they close 200 ms after the mouse leaves", async ({
    page,
    texts,
  }) => {
    await page.clock.install();
    await openPage(page, texts);
    await downloadEntry(page, texts).hover();
    const panel = codes(page, texts);
    for (const platform of ["ios", "android"] as const) {
      await expect(code(panel, texts, platform)).toBeVisible();
      const box = await code(panel, texts, platform).boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(120);
    }
    await expect(panel.getByRole("link")).toHaveCount(2);
    // Moving the mouse from the entry to the codes does not close them.
    await code(panel, texts, "ios").hover();
    await expect(code(panel, texts, "android")).toBeVisible();
    await expectNoAxeViolation(page);
    // From here on, only the test advances the time.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(900, 80);
    await page.clock.runFor(199);
    await expect(panel).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel).toBeHidden();
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true });
    test("R122 a tap shows the QR codes, and a tap elsewhere closes them", async ({ page, texts }) => {
      await openPage(page, texts);
      await downloadEntry(page, texts).tap();
      await expect(code(codes(page, texts), texts, "ios")).toBeVisible();
      await expect(page).toHaveURL("/recent");
      await page.getByRole("heading", { level: 1 }).tap();
      await expect(codes(page, texts)).toBeHidden();
    });
  });
});

test("R101 R122 the entry of the right bar shows the QR codes completely inside the window; keyboard focus on the entry of the left bar shows them, and Escape closes them", async ({
  page,
  texts,
}) => {
  await openPage(page, texts);
  const bar = page.getByRole("complementary", { name: texts.app.rightBar.label, exact: true });
  await expect(bar.getByRole("link", { name: texts.app.leftBar.service, exact: true })).toBeVisible();
  await bar.getByRole("link", { name: texts.app.leftBar.download, exact: true }).hover();
  const panel = bar.getByRole("region", { name: texts.app.leftBar.download, exact: true });
  await expect(code(panel, texts, "android")).toBeInViewport({ ratio: 1 });
  await code(panel, texts, "ios").hover();
  await expect(code(panel, texts, "ios")).toBeInViewport({ ratio: 1 });
  await test.step("Escape closes it while the mouse is on it and the focus elsewhere (WCAG 1.4.13)", async () => {
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
  });
  await test.step("keyboard focus", async () => {
    await downloadEntry(page, texts).focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(code(codes(page, texts), texts, "ios")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(codes(page, texts)).toBeHidden();
    await expect(downloadEntry(page, texts)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/m/appDownload");
  });
});

test("R123 the download page takes its language from the URL and removes the parameters from the URL", async ({
  page,
}) => {
  await page.goto("/m/appDownload?language=en&token=abc");
  await expect(page).toHaveURL("/m/appDownload");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("R085 R124 without an Android app, the guide page says so, and the download page does not link to the guide", async ({
  page,
  texts,
}) => {
  await page.route(/\/wps\/system\/permission(\?|$)/, async (route) => {
    const response = await route.fetch();
    const envelope: { value: { info: { resources: Record<string, unknown> } } } = await response.json();
    delete envelope.value.info.resources.Android;
    await route.fulfill({ response, json: envelope });
  });
  const { download } = texts;
  const guideOf = (platform: string) =>
    page.getByRole("link", { name: fill(download.guide, { platform }), exact: true });
  await page.goto("/install/android");
  await expect(page.getByText(fill(download.none, { platform: download.android.name }))).toBeVisible();
  await page.getByRole("link", { name: download.back, exact: true }).click();
  await expect(guideOf(download.ios.name)).toBeVisible();
  await expect(guideOf(download.android.name)).toHaveCount(0);
});
