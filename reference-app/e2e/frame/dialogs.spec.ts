import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { anyValues, textsOf, type Texts } from "../support/texts.ts";
import { CALM_PAGE } from "../support/visitor.ts";

const english = textsOf("en");
const loginDialog = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.auth.title });
const regionDialog = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.app.region.title });
const pressRegion = (page: Page, texts: Texts) =>
  page.getByRole("banner").getByRole("button", { name: texts.app.header.region }).click();
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
  test("D19, R106, R162, R173, R174 choosing another language of the same country changes the texts immediately; a reload keeps the choice", async ({
    page,
    texts,
  }) => {
    await page.goto(CALM_PAGE);
    await pressRegion(page, texts);
    const dialog = regionDialog(page, texts);
    const country = dialog.getByRole("radio", { name: /Bangladesh|বাংলাদেশ/ });
    await expect(country).toBeChecked();
    // Only languages with a complete pack are offered (D19).
    const languages = dialog.getByRole("radiogroup", { name: texts.app.region.language });
    await expect(languages.getByRole("radio")).toHaveCount(2);
    await dialog.getByRole("radio", { description: /VND/ }).check();
    await expect(languages.getByRole("radio")).toHaveCount(2);
    await expect(languages.getByRole("radio", { name: "Tiếng Việt" })).toBeChecked();
    await country.check();
    await dialog.getByRole("radio", { name: "English" }).check();
    await dialog.getByRole("button", { name: texts.app.region.submit, exact: true }).click();
    await expect(page.getByRole("banner").getByRole("button", { name: english.app.header.login })).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test.describe("launches", () => {
  test("C16 a game whose window was blocked can be opened by a link", async ({ page, texts, context }) => {
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

  test("R163, R316 a provider's tile lists its games, and a game of the list starts", async ({ page, texts }) => {
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
