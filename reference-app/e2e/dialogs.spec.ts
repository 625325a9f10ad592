import type { Page } from "@playwright/test";
import { expectNoAxeViolation } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { anyValues, textsOf, type Texts } from "./texts.ts";

const english = textsOf("en");
const loginDialog = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.auth.title });
const regionDialog = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.app.region.title });
const noticeDialog = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.notices.title });
const pressLogin = (page: Page, texts: Texts) =>
  page.getByRole("banner").getByRole("button", { name: texts.app.header.login, exact: true }).click();
const pressRegion = (page: Page, texts: Texts) =>
  page.getByRole("banner").getByRole("button", { name: texts.app.header.region }).click();
/** Opens the notices at the second announcement that passes by. */
const pressNotice = (page: Page, texts: Texts) =>
  page.getByRole("region", { name: texts.home.announcements }).getByRole("button").nth(1).click();

const firstLiveGame = (page: Page, texts: Texts) =>
  page.getByRole("list", { name: texts.lobby.category.LIVE }).getByRole("listitem").first().getByRole("button").first();
const signInAsDemo = async (page: Page, texts: Texts) => {
  const login = loginDialog(page, texts);
  await login.getByRole("textbox", { name: texts.auth.username }).fill("demo");
  await login.getByRole("textbox", { name: texts.auth.password }).fill("demo-1234");
  await login.getByRole("button", { name: texts.auth.submit, exact: true }).click();
  await expect(login).toBeHidden();
};

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
    await expect(languages.getByRole("radio")).toHaveCount(2);
    await expect(languages.getByRole("radio", { name: "Tiếng Việt" })).toBeChecked();
  });

  test("R312 another merchant begins anew at home, with its language", async ({ page, texts }) => {
    await page.goto("/elott");
    await pressRegion(page, texts);
    await regionDialog(page, texts).getByRole("radio", { name: /VND/ }).check();
    await regionDialog(page, texts).getByRole("button", { name: texts.app.region.submit, exact: true }).click();
    await page.waitForURL(/\/$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "vi");
    expect(
      await page.evaluate(() => [sessionStorage.getItem("merchantCode"), sessionStorage.getItem("currency")]),
    ).toEqual(["vnlobby1", "VND"]);
    const vietnamese = textsOf("vi");
    await pressRegion(page, vietnamese);
    await expect(regionDialog(page, vietnamese).getByRole("radio", { name: /VND/ })).toBeChecked();
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

test.describe("launches", () => {
  test("C16 a game whose window was blocked is opened by a link of its own", async ({ page, texts, context }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto("/live-casino-games");
    await firstLiveGame(page, texts).click();
    await signInAsDemo(page, texts);
    const dialog = page.getByRole("dialog").filter({ hasText: texts.launch.openText });
    const link = dialog.getByRole("link", { name: texts.launch.open });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await expect(dialog).toBeHidden();
  });

  test("R163, R316 a vendor's tile lists its games, and one of them starts", async ({ page, texts }) => {
    await page.goto("/slot-games");
    await page.getByRole("searchbox", { name: texts.lobby.search }).fill("সংগ্রহ");
    const tile = page.getByRole("list", { name: texts.lobby.category.RNG }).getByRole("button", { name: /সংগ্রহ/ });
    await tile.first().click();
    await signInAsDemo(page, texts);
    const dialog = page.getByRole("dialog", { name: anyValues(texts.launch.gameList) });
    await dialog.getByRole("listitem").first().getByRole("button").first().click();
    await expect(page).toHaveURL(/\/seamless\?/);
    await expect(dialog).toBeHidden();
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
          await expectNoAxeViolation(page);
          await page.screenshot({ path: testInfo.outputPath(`${name}.png`) });
          await page.keyboard.press("Escape");
          // What was typed is asked about (C18).
          if (name === "login")
            await page.getByRole("button", { name: texts.app.discard.confirm, exact: true }).click();
          await expect(page.getByRole("dialog")).toBeHidden();
        };
        await pressLogin(page, texts);
        const login = loginDialog(page, texts);
        await login.getByRole("textbox", { name: texts.auth.username }).fill("captcha");
        await login.getByRole("textbox", { name: texts.auth.password }).fill("wrong-password");
        await login.getByRole("button", { name: texts.auth.submit, exact: true }).click();
        await expect(login.getByRole("img", { name: texts.verification.captchaPicture })).toBeVisible();
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
