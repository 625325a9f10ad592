import { test, type Locator, type Page } from "@playwright/test";
import { expect } from "./expect.ts";
import { PATHS } from "../../src/shared/config/paths.ts";
import type { Mock } from "./mock.ts";
import { SIGN_IN_STEP } from "./step-names.ts";
import { fill, type Texts } from "./texts.ts";

export const PASSWORD = "demo-1234";
/** A page with little content, for tests of dialogs above a page or of the layout around it. */
export const CALM_PAGE = PATHS.recent;

const BLANK = "about:blank";

/** Returns the header of the page. */
export const header = (page: Page): Locator => page.getByRole("banner");
export const loginButton = (page: Page, texts: Texts): Locator =>
  header(page).getByRole("button", { name: texts.app.header.login, exact: true });
export const logoutButton = (page: Page, texts: Texts): Locator =>
  header(page).getByRole("button", { name: texts.app.header.logout, exact: true });
/** Returns the button that shows the balance and refreshes it, even if the header is behind a dialog. */
export const balance = (page: Page, texts: Texts): Locator =>
  page.locator("body header").getByRole("button", { name: texts.designSystem.refreshBalance, includeHidden: true });
/** Returns the shelf of the home page with this heading. */
export const shelf = (page: Page, heading: string): Locator =>
  page.getByRole("main").getByRole("region", { name: heading, exact: true });
/** Returns the card of a game on a shelf or in a grid: its play button and its favourite button. */
export const card = (within: Locator, texts: Texts, name: string): Locator =>
  within.getByRole("listitem").filter({ has: heart(within.page(), texts, name) });
export const heart = (within: Locator | Page, texts: Texts, name: string): Locator =>
  within.getByRole("button", { name: fill(texts.lobby.favourite, { name }), exact: true });
export const playButton = (within: Locator): Locator => within.getByRole("button").first();

/** Returns the balance that the header shows, as a decimal string without thousands separators. */
export const shownBalance = async (page: Page, texts: Texts): Promise<string> =>
  (await balance(page, texts).innerText()).replaceAll(/[^\d.]/g, "");

/** Logs in with the header's button, on any page. */
export const signIn = (page: Page, texts: Texts, username = "demo", password = PASSWORD): Promise<void> =>
  test.step(SIGN_IN_STEP, async () => {
    await loginButton(page, texts).click();
    const dialog = page.getByRole("dialog", { name: texts.auth.title, exact: true });
    await dialog.getByRole("textbox", { name: texts.auth.username }).fill(username);
    await dialog.getByRole("textbox", { name: texts.auth.password }).fill(password);
    await dialog.getByRole("button", { name: texts.auth.submit, exact: true }).click();
    await expect(balance(page, texts)).toBeVisible();
    await expect(dialog).toBeHidden();
  });

/** Opens an address of the app without reloading the page. */
export const goInApp = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);

/** Pages that receive a session at their next load. */
const awaitingLoad = new WeakSet<Page>();

/** Opens an address: inside the app when the page shows the app already, else by loading the page. */
export const visit = async (page: Page, path: string): Promise<void> => {
  if (page.url() === BLANK || awaitingLoad.has(page)) await page.goto(path);
  else await goInApp(page, path);
};

/** Runs in a page before its scripts. */
function keepSession(entries: [string, string][]): void {
  // In Firefox, the blank page before the first navigation has no storage.
  if (window === top && origin !== "null") for (const [key, value] of entries) sessionStorage.setItem(key, value);
}

/**
 * Gives the page a member's session at its next load, for tests that are not about the login, because the login dialog is slow. The
 * session is created by the server and stored where the app stores it.
 */
export const comeAsMember = (page: Page, mock: Mock, username = "demo"): Promise<void> =>
  test.step(SIGN_IN_STEP, () => giveSession(page, mock, username));

/** Does the same as `comeAsMember` in programs that are not Playwright tests. */
export async function giveSession(page: Page, mock: Mock, username = "demo"): Promise<void> {
  const session = await mock.openSession(username, PASSWORD);
  const script = await page.addInitScript(keepSession, Object.entries(session));
  awaitingLoad.add(page);
  page.once("domcontentloaded", () => {
    awaitingLoad.delete(page);
    // The script runs only once, because later loads must use what the app has stored.
    void script.dispose();
  });
}

/** Returns the navigation at the left edge. */
export const leftBar = (page: Page, texts: Texts): Locator =>
  page.getByRole("navigation", { name: texts.app.leftBar.label, exact: true });

/** Lets the same time pass in the mock and in the page. The page must use Playwright's clock. */
export async function pass(ms: number, mock: Mock, page: Page): Promise<void> {
  await mock.advance(ms);
  await page.clock.fastForward(ms);
}

/** Opens the slots page, waits until it is complete, and scrolls to `top` px. */
export async function openScrolled(page: Page, top: number): Promise<void> {
  await page.goto("/slot-games");
  await expect(playButton(page.getByRole("main").getByRole("listitem").last())).toBeVisible();
  await page.evaluate((y) => scrollTo(0, y), top);
  await expect.poll(() => scrolledTo(page)).toBe(top);
}

/** Expects that the visible part of a place has no skeleton. What is further down loads only when a visitor scrolls near it. */
export const expectNoSkeleton = (place: Locator): Promise<void> =>
  expect
    .poll(() =>
      place
        .locator('span[aria-hidden="true"]:has(> span:empty)')
        .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().top < innerHeight).length),
    )
    .toBe(0);

/** Returns how far the page is scrolled, in whole px. */
export const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Closes the site when this call is sent. Earlier, a background request could notice it and hide the control to press. */
export const closeAt = (page: Page, mock: Mock, url: string | RegExp): Promise<unknown> =>
  page.route(
    url,
    async (route) => {
      await mock.scenario("maintenance");
      await route.continue();
    },
    { times: 1 },
  );

/** Sends the event of a return to the tab until `sign` is visible. It repeats, because a running request is not sent again. */
export const comeBackTo = (page: Page, sign: Locator): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
    await expect(sign).toBeVisible({ timeout: 2000 });
  }).toPass();

/** Logs out with the header's button and confirms it. */
export async function signOut(page: Page, texts: Texts): Promise<void> {
  await logoutButton(page, texts).click();
  const question = page.getByRole("alertdialog", { name: texts.app.logout.title, exact: true });
  await question.getByRole("button", { name: texts.app.logout.confirm, exact: true }).click();
  await expect(loginButton(page, texts)).toBeVisible();
}
