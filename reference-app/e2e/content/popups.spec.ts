import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import type { Texts } from "../support/texts.ts";
import { balance, comeAsMember, loginButton, shelf, signIn, signOut } from "../support/visitor.ts";

test.use({ language: "en", popups: true });

const POPUP = "Set a limit that suits you";
const popup = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.popups.title, exact: true });
const close = async (page: Page, texts: Texts) => {
  await popup(page, texts).getByRole("button", { name: texts.popups.close, exact: true }).last().click();
  await expect(popup(page, texts)).toBeHidden();
};
/** Returns the two flags of R297 that the page stores. */
const flags = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem("beforeLoginPopup"), sessionStorage.getItem("afterLoginPopup")]);

test("R274 R297 announcements pop up once before and once after the login, not again in that tab, but for another member who logs in there", async ({
  page,
  texts,
}) => {
  await page.goto("/");
  await expect(popup(page, texts).getByRole("heading", { level: 3, name: POPUP })).toBeVisible();
  await expect(popup(page, texts)).toContainText("A lower limit applies immediately.");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await close(page, texts);
  expect(await flags(page)).toEqual(["1", null]);

  await loginButton(page, texts).click();
  const login = page.getByRole("dialog", { name: texts.auth.title, exact: true });
  await login.getByRole("textbox", { name: texts.auth.username }).fill("demo");
  await login.getByRole("textbox", { name: texts.auth.password }).fill("demo-1234");
  await login.getByRole("button", { name: texts.auth.submit, exact: true }).click();
  await expect(popup(page, texts)).toBeVisible();
  await expect(login).toBeHidden();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await close(page, texts);
  await expect(balance(page, texts)).toBeVisible();
  expect(await flags(page)).toEqual(["1", "1"]);

  // The storage is cleared (R274), but the tab still remembers that the guest and this member have seen the announcements.
  await signOut(page, texts);
  expect(await flags(page)).toEqual([null, null]);
  await signIn(page, texts);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await test.step("another member sees them too", async () => {
    await signOut(page, texts);
    // On home itself, the pop-up would cover the form.
    await page.getByRole("link", { name: texts.lobby.navigation.RNG, exact: true }).first().click();
    await expect(page).toHaveURL("/slot-games");
    await signIn(page, texts, "agent");
    await page.getByRole("banner").getByRole("link", { name: /home/ }).first().click();
    await expect(popup(page, texts)).toBeVisible();
  });
});

test("R297 announcements do not pop up above a login or on another page, but later on home", async ({
  page,
  texts,
}) => {
  await page.goto("/slot-games");
  await loginButton(page, texts).click();
  const login = page.getByRole("dialog", { name: texts.auth.title, exact: true });
  await expect(login).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(login).toBeHidden();
  expect(await flags(page)).toEqual([null, null]);
  await page.getByRole("banner").getByRole("link", { name: /home/ }).first().click();
  await expect(shelf(page, texts.home.hot)).toBeVisible();
  await expect(popup(page, texts)).toBeVisible();
});

test("R297 announcements do not pop up above the agent centre, but on home after it has closed", async ({
  page,
  texts,
  mock,
}) => {
  await page.clock.install();
  await comeAsMember(page, mock, "agent");
  await page.goto("/?agent=teamManagement");
  const centre = page.getByRole("dialog", { name: texts.agent.sections.teamManagement, exact: true });
  await expect(centre.getByRole("row").nth(1)).toBeVisible();
  await page.clock.runFor(10_000);
  expect(await flags(page)).toEqual([null, null]);
  await page.keyboard.press("Escape");
  await expect(centre).toBeHidden();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(popup(page, texts)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("R297 a pop-up announcement fits the screen and closes with Escape", async ({ page, texts }) => {
    await page.goto("/");
    await expect(popup(page, texts).getByRole("heading", { level: 3, name: POPUP })).toBeVisible();
    await expect(popup(page, texts)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(popup(page, texts)).toBeHidden();
  });
});

test.describe("the information dialog", () => {
  test.use({ popups: false });

  test("R164 R175 R463 says that a real account is needed, and links to the registration", async ({
    page,
    texts,
    mock,
  }) => {
    await comeAsMember(page, mock, "restricted");
    await page.goto("/slot-games");
    await page
      .getByRole("list", { name: texts.lobby.category.RNG })
      .getByRole("listitem")
      .first()
      .getByRole("button")
      .first()
      .click();
    const information = page.getByRole("dialog", { name: texts.popups.realAccount.title, exact: true });
    await expect(information).toContainText(texts.popups.realAccount.text);
    await expect(information).toContainText(texts.errors.code.ACCOUNT_RESTRICTED);
    await information.getByRole("button", { name: texts.popups.realAccount.register, exact: true }).click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(information).toBeHidden();
  });
});
