import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { textsOf, type Texts } from "./texts.ts";

const english = textsOf("en");
const loginDialog = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.auth.title });
const regionDialog = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.app.region.title });
const noticeDialog = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.home.noticeTitle });
const pressLogin = (page: Page, texts: Texts) =>
  page.getByRole("banner").getByRole("button", { name: texts.app.header.login, exact: true }).click();
const pressRegion = (page: Page, texts: Texts) =>
  page.getByRole("banner").getByRole("button", { name: texts.app.header.region }).click();
/** Opens the notices at the second announcement that passes by. */
const pressNotice = (page: Page, texts: Texts) =>
  page.getByRole("region", { name: texts.home.announcements }).getByRole("button").nth(1).click();

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations).toEqual([]);
}

test.describe("region and language", () => {
  test("R173, R174 another language of the same country changes the texts at once and stays", async ({
    page,
    texts,
  }) => {
    await page.goto("/");
    await pressRegion(page, texts);
    const dialog = regionDialog(page, texts);
    await expect(dialog.getByRole("radio", { name: /Bangladesh|বাংলাদেশ/ })).toBeChecked();
    await dialog.getByRole("radio", { name: "English" }).check();
    await dialog.getByRole("button", { name: texts.app.region.submit, exact: true }).click();
    await expect(page.getByRole("banner").getByRole("button", { name: english.app.header.login })).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("D19 only languages with a whole pack are offered", async ({ page, texts }) => {
    await page.goto("/");
    await pressRegion(page, texts);
    const languages = regionDialog(page, texts).getByRole("group", { name: texts.app.region.language });
    await expect(languages.getByRole("radio")).toHaveCount(2);
    await regionDialog(page, texts).getByRole("radio", { name: /VND/ }).check();
    await expect(languages.getByRole("radio")).toHaveCount(1);
    await expect(languages.getByRole("radio", { name: "English" })).toBeChecked();
  });

  test("R312 another merchant begins anew at home, with its language", async ({ page, texts }) => {
    await page.goto("/elott");
    await pressRegion(page, texts);
    await regionDialog(page, texts).getByRole("radio", { name: /VND/ }).check();
    await regionDialog(page, texts).getByRole("button", { name: texts.app.region.submit, exact: true }).click();
    await page.waitForURL(/\/$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(
      await page.evaluate(() => [sessionStorage.getItem("merchantCode"), sessionStorage.getItem("currency")]),
    ).toEqual(["vnlobby1", "VND"]);
    await pressRegion(page, english);
    await expect(regionDialog(page, english).getByRole("radio", { name: /VND/ })).toBeChecked();
  });
});

test.describe("notices", () => {
  test("R137, R169 a notice opens at its place, and the list leads to the others", async ({ page, texts }) => {
    await page.goto("/");
    await pressNotice(page, texts);
    const dialog = noticeDialog(page, texts);
    const entries = dialog.getByRole("list").first().getByRole("button");
    await expect(entries.nth(1)).toHaveAttribute("aria-current", "true");
    const title = (await entries.nth(1).textContent()) ?? "";
    await expect(dialog.getByRole("heading", { name: title, level: 3 })).toBeVisible();
    await entries.nth(0).click();
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveText((await entries.nth(0).textContent()) ?? "");
  });

  test("R168 a page holds six at most", async ({ page, texts }) => {
    await page.goto("/");
    await pressNotice(page, texts);
    const entries = noticeDialog(page, texts).getByRole("list").first().getByRole("button");
    await expect(entries.first()).toBeVisible();
    expect(await entries.count()).toBeLessThanOrEqual(6);
  });
});

for (const theme of ["dark", "light"] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });
    for (const width of [360, 1366]) {
      test(`C1 the dialogs have no axe violation at ${width} px`, async ({ page, texts }, testInfo) => {
        await page.setViewportSize({ width, height: 768 });
        await page.goto("/");
        const look = async (name: string) => {
          await expectNoViolations(page);
          await page.screenshot({ path: testInfo.outputPath(`${name}.png`) });
          await page.keyboard.press("Escape");
          await expect(page.getByRole("dialog")).toBeHidden();
        };
        await pressLogin(page, texts);
        const login = loginDialog(page, texts);
        await login.getByRole("textbox", { name: texts.auth.username }).fill("captcha");
        await login.getByRole("textbox", { name: texts.auth.password }).fill("wrong-password");
        await login.getByRole("button", { name: texts.auth.submit, exact: true }).click();
        await expect(login.getByRole("img", { name: texts.auth.captchaPicture })).toBeVisible();
        await look("login");
        await pressRegion(page, texts);
        await expect(regionDialog(page, texts).getByRole("radio").first()).toBeVisible();
        await look("region");
        await pressNotice(page, texts);
        await expect(noticeDialog(page, texts).getByRole("heading", { level: 3 })).toBeVisible();
        await look("notice");
      });
    }
  });
}
