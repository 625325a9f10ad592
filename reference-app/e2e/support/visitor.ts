import { test, type Locator, type Page } from "@playwright/test";
import { expect } from "./expect.ts";
import { PATHS } from "../../src/shared/config/paths.ts";
import type { Mock } from "./mock.ts";
import { SIGN_IN_STEP } from "./step-names.ts";
import { fill, type Texts } from "./texts.ts";

export const PASSWORD = "demo-1234";
/** A page with little on it: for what stands above any page, or around it. */
export const CALM_PAGE = PATHS.recent;

const BLANK = "about:blank";

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

/** Goes to an address of the app without loading the page anew. */
export const goInApp = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);

/** Pages whose next load brings a session. */
const awaitingLoad = new WeakSet<Page>();

/** Goes to an address, within the app where the page shows it already. */
export const visit = async (page: Page, path: string): Promise<void> => {
  if (page.url() === BLANK || awaitingLoad.has(page)) await page.goto(path);
  else await goInApp(page, path);
};

/** Runs in a page before its scripts. */
function keepSession(entries: [string, string][]): void {
  // The empty page before the first navigation has no storage in Firefox.
  if (window === top && origin !== "null") for (const [key, value] of entries) sessionStorage.setItem(key, value);
}

/**
 * Comes back as a member with the next page that is loaded: for journeys that are not about the login, which is slow. The session is
 * the server's own, in the place where the app keeps it.
 */
export const comeAsMember = (page: Page, mock: Mock, username = "demo"): Promise<void> =>
  test.step(SIGN_IN_STEP, () => giveSession(page, mock, username));

/** The same for programs that are not tests. */
export async function giveSession(page: Page, mock: Mock, username = "demo"): Promise<void> {
  const session = await mock.openSession(username, PASSWORD);
  const script = await page.addInitScript(keepSession, Object.entries(session));
  awaitingLoad.add(page);
  page.once("domcontentloaded", () => {
    awaitingLoad.delete(page);
    // Once: what the app does with the session afterwards counts.
    void script.dispose();
  });
}

/** The navigation at the left edge. */
export const leftBar = (page: Page, texts: Texts): Locator =>
  page.getByRole("navigation", { name: texts.app.leftBar.label, exact: true });

/** Lets the same time pass for the server and for the page, whose clock is installed. */
export async function pass(ms: number, mock: Mock, page: Page): Promise<void> {
  await mock.advance(ms);
  await page.clock.fastForward(ms);
}

/** Opens the slots, whole, and scrolls to `top` px. */
export async function openScrolled(page: Page, top: number): Promise<void> {
  await page.goto("/slot-games");
  await expect(playButton(page.getByRole("main").getByRole("listitem").last())).toBeVisible();
  await page.evaluate((y) => scrollTo(0, y), top);
  await expect.poll(() => scrolledTo(page)).toBe(top);
}

/** Everything of a place that is in sight is here; what stands further down comes when somebody is near. */
export const expectNoSkeleton = (place: Locator): Promise<void> =>
  expect
    .poll(() =>
      place
        .locator('span[aria-hidden="true"]:has(> span:empty)')
        .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().top < innerHeight).length),
    )
    .toBe(0);

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
