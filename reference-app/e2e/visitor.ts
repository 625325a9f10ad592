import { expect, type Locator, type Page } from "@playwright/test";
import type { Mock } from "./mock.ts";
import { fill, type Texts } from "./texts.ts";

export const PASSWORD = "demo-1234";

/** The header of the page. */
export const header = (page: Page): Locator => page.getByRole("banner");
export const loginButton = (page: Page, texts: Texts): Locator =>
  header(page).getByRole("button", { name: texts.app.header.login, exact: true });
export const logoutButton = (page: Page, texts: Texts): Locator =>
  header(page).getByRole("button", { name: texts.app.header.logout, exact: true });
/** The button that shows the balance and refreshes it. */
export const balance = (page: Page, texts: Texts): Locator =>
  header(page).getByRole("button", { name: texts.wallet.refresh });
/** A shelf of the home page, by its heading. */
export const shelf = (page: Page, heading: string): Locator =>
  page.getByRole("main").getByRole("region", { name: heading, exact: true });
/** A game on a shelf or in a grid: its play button and its heart. */
export const card = (within: Locator, texts: Texts, name: string): Locator =>
  within.getByRole("listitem").filter({ has: heart(within.page(), texts, name) });
export const heart = (within: Locator | Page, texts: Texts, name: string): Locator =>
  within.getByRole("button", { name: fill(texts.lobby.favourite, { name }), exact: true });
export const playButton = (within: Locator): Locator => within.getByRole("button").first();

/** The balance that the header shows, as a decimal string without groups. */
export const shownBalance = async (page: Page, texts: Texts): Promise<string> =>
  (await balance(page, texts).innerText()).replaceAll(/[^\d.]/g, "");

/** Signs in by the header's button, wherever the page is. */
export async function signIn(page: Page, texts: Texts, username = "demo", password = PASSWORD): Promise<void> {
  await loginButton(page, texts).click();
  const dialog = page.getByRole("dialog", { name: texts.auth.title, exact: true });
  await dialog.getByRole("textbox", { name: texts.auth.username }).fill(username);
  await dialog.getByRole("textbox", { name: texts.auth.password }).fill(password);
  await dialog.getByRole("button", { name: texts.auth.submit, exact: true }).click();
  await expect(balance(page, texts)).toBeVisible();
  await expect(dialog).toBeHidden();
}

/**
 * Comes back as a member, before the first page: for journeys that are not about the login, which is slow. The session is the
 * server's own, in the place where the app keeps it.
 */
export async function comeAsMember(page: Page, mock: Mock, username = "demo"): Promise<void> {
  const session = await mock.openSession(username, PASSWORD);
  await page.goto("/robots.txt");
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => sessionStorage.setItem(key, value)),
    Object.entries(session),
  );
}

/** Opens the slots, whole, and scrolls to `top` px. */
export async function openScrolled(page: Page, top: number): Promise<void> {
  await page.goto("/slot-games");
  await expect(playButton(page.getByRole("main").getByRole("listitem").last())).toBeVisible();
  await page.evaluate((y) => scrollTo(0, y), top);
  await expect.poll(() => scrolledTo(page)).toBe(top);
}

/** How far the page is scrolled, in whole px. */
export const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** The site closes in the moment of a call: no background question may hear of it first and hide what is to be pressed. */
export const closeAt = (page: Page, mock: Mock, url: string | RegExp): Promise<unknown> =>
  page.route(
    url,
    async (route) => {
      await mock.scenario("maintenance");
      await route.continue();
    },
    { times: 1 },
  );

/** The visitor comes back to the tab until `sign` is seen: a question that is under way is not asked again. */
export const comeBackTo = (page: Page, sign: Locator): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
    await expect(sign).toBeVisible({ timeout: 2000 });
  }).toPass();

/** Signs out by the header's button and its question. */
export async function signOut(page: Page, texts: Texts): Promise<void> {
  await logoutButton(page, texts).click();
  const question = page.getByRole("alertdialog", { name: texts.app.logout.title, exact: true });
  await question.getByRole("button", { name: texts.app.logout.confirm, exact: true }).click();
  await expect(loginButton(page, texts)).toBeVisible();
}
