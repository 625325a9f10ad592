import type { Page } from "@playwright/test";
import {
  button,
  enterSection,
  field,
  figure as amountOf,
  heading,
  PAYMENT_PASSWORD,
  taka,
} from "../e2e/money/cashier.ts";
import { tabTo } from "../e2e/accessibility/keyboard.ts";
import { figure, lastMonths } from "../e2e/records/records.ts";
import { ROWS } from "../e2e/navigation/route-table.ts";
import { fill, textsOf, type Texts } from "../e2e/support/texts.ts";
import {
  balance,
  CALM_PAGE,
  card,
  comeAsMember,
  heart,
  loginButton,
  pass,
  PASSWORD,
  playButton,
  shelf,
  shownBalance,
  signIn,
  signOut,
} from "../e2e/support/visitor.ts";
import { expect, test } from "./fixtures.ts";

// These tests run the main journeys once in every browser of docs/browsers.md. Pixels, policies and details are tested only in the
// newest Chromium (e2e).

const GAME = "Lantern Night";
const SENDER = "01712345678";
const ROUTES_A_TEST = 8;
const SECOND_MS = 1000;
const FAST_DRAW_MS = 45 * SECOND_MS;
const WALK_MS = 180_000;
/** The text of a running countdown. */
const RUNNING = /^(?:\d\d:)?\d\d:\d\d$/;

test.use({ language: "en" });

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;
const loginDialog = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.auth.title, exact: true });
const regionDialog = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.app.region.title });
const hotGame = (page: Page, texts: Texts) => card(shelf(page, texts.home.hot), texts, GAME);
const frame = (page: Page, texts: Texts) => page.getByTitle(fill(texts.launch.frame, { name: GAME }));
/** Turns the mouse wheel and returns the scroll position, which shows whether the page behind a dialog is locked. */
const scrollAfterWheel = async (page: Page) => {
  await page.mouse.wheel(0, 400);
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(Math.round(scrollY)))));
};

for (let first = 0; first < ROWS.length; first += ROUTES_A_TEST) {
  const rows = ROWS.slice(first, first + ROUTES_A_TEST);
  test(`routes ${first + 1} to ${first + rows.length} show their heading and title`, async ({ page, texts }) => {
    test.setTimeout(WALK_MS);
    for (const { path, meta } of rows) {
      await page.goto(path);
      await expect(page.locator("main h1"), path).not.toBeEmpty();
      await expect(page, path).toHaveTitle(fill(meta(texts).title, { brand: "Lobbykit" }));
    }
  });
}

test.describe("on a first visit", () => {
  test.use({ language: "bn", popups: true });

  test("@sample the lobby opens in Bengali and dark, with games", async ({ page, texts }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "bn");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    // A first visit shows the news, which hides the page from screen readers.
    const news = page.getByRole("dialog", { name: texts.popups.title, exact: true });
    await news.getByRole("button", { name: texts.popups.close, exact: true }).last().click();
    await expect(playButton(shelf(page, texts.home.hot))).toBeVisible();
  });
});

test("@sample a member logs in, sees the balance and plays a game in its frame", async ({ page, texts, mock }) => {
  await page.goto("/");
  await signIn(page, texts);
  await expect.poll(() => shownBalance(page, texts)).toBe(await mock.balanceOf("demo"));
  await playButton(hotGame(page, texts)).click();
  await expect(frame(page, texts)).toBeVisible();
  const game = page.frameLocator(`iframe[title="${fill(texts.launch.frame, { name: GAME })}"]`);
  await expect(game.getByRole("button").first()).toBeVisible();
});

test("a wrong password shows an error, and the right one then logs in", async ({ page, texts }) => {
  await page.goto(CALM_PAGE);
  await loginButton(page, texts).click();
  const dialog = loginDialog(page, texts);
  await dialog.getByRole("textbox", { name: texts.auth.username }).fill("demo");
  await dialog.getByRole("textbox", { name: texts.auth.password }).fill("not-the-one");
  await dialog.getByRole("button", { name: texts.auth.submit, exact: true }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByRole("textbox", { name: texts.auth.password }).fill(PASSWORD);
  await dialog.getByRole("button", { name: texts.auth.submit, exact: true }).click();
  await expect(balance(page, texts)).toBeVisible();
});

test("a game asks a guest to log in, and starts afterwards", async ({ page, texts }) => {
  await page.goto("/");
  await playButton(hotGame(page, texts)).click();
  const dialog = loginDialog(page, texts);
  await dialog.getByRole("textbox", { name: texts.auth.username }).fill("demo");
  await dialog.getByRole("textbox", { name: texts.auth.password }).fill(PASSWORD);
  await dialog.getByRole("button", { name: texts.auth.submit, exact: true }).click();
  await expect(frame(page, texts)).toBeVisible();
});

test("a favourite is kept after a reload and is listed among the favourites", async ({ page, texts, mock }) => {
  await comeAsMember(page, mock);
  await page.goto("/");
  await heart(shelf(page, texts.home.hot), texts, GAME).click();
  await expect(heart(shelf(page, texts.home.hot), texts, GAME)).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart(shelf(page, texts.home.hot), texts, GAME)).toHaveAttribute("aria-pressed", "true");
  await page.goto("/favourites");
  const favourites = page.getByRole("list", { name: texts.lobby.favouritesTitle, exact: true });
  await expect(card(favourites, texts, GAME)).toBeVisible();
});

test("the search of all games finds a game by its name", async ({ page, texts }) => {
  await page.goto("/games");
  await page.getByRole("main").getByRole("searchbox").first().fill("lantern");
  await expect(heart(page.getByRole("main"), texts, GAME)).toBeVisible();
});

test("the slots show more games when a guest scrolls down", async ({ page }) => {
  await page.goto("/slot-games");
  const games = page.getByRole("main").getByRole("listitem");
  await expect(playButton(games.first())).toBeVisible();
  await games.last().scrollIntoViewIfNeeded();
  await expect(playButton(games.last())).toBeVisible();
});

test("a deposit opens the provider's page and is added to the balance", async ({ page, context, texts, mock }) => {
  test.setTimeout(WALK_MS);
  const { deposit, review, amount } = texts.cashier;
  const dialog = await enterSection(page, mock, texts, "deposit");
  await field(dialog, amount.label).fill("5000");
  await field(dialog, "Number you pay from").fill(SENDER);
  await button(dialog, review.next).click();
  await expect(dialog).toContainText(amountOf("5,000.00"));
  const [payPage] = await Promise.all([context.waitForEvent("page"), button(dialog, deposit.confirm).click()]);
  await payPage.locator("button[value=pay]").click();
  await expect(payPage.locator("button[value=pay]")).toHaveCount(0);
  await payPage.close();
  await expect(heading(dialog, fill(deposit.status.approved, { amount: taka("5,000.00") }))).toBeVisible();
  expect(await mock.balanceOf("demo")).toBe("30000.00");
});

test("a chosen radio button has its dot, and a group of fields leaves no gap below it", async ({
  page,
  texts,
  mock,
}) => {
  const dialog = await enterSection(page, mock, texts, "deposit");
  const methods = dialog.getByRole("radiogroup", { name: texts.cashier.deposit.method });
  const colour = (state: "checked" | "unchecked") =>
    methods
      .getByRole("radio", { checked: state === "checked", disabled: false })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(async () => (await colour("checked")) === (await colour("unchecked"))).toBe(false);
  const gap = await methods.evaluate(
    (group) => group.getBoundingClientRect().bottom - (group.lastElementChild?.getBoundingClientRect().bottom ?? 0),
  );
  expect(gap).toBeLessThan(1);
});

test("a withdrawal asks for the payment password and reduces the balance", async ({ page, texts, mock }) => {
  const { withdrawal, amount, paymentPassword, review } = texts.cashier;
  const dialog = await enterSection(page, mock, texts, "withdrawal");
  await field(dialog, amount.label).fill("1500.5");
  await button(dialog, review.next).click();
  await expect(dialog).toContainText(amountOf("1,500.50"));
  await field(dialog, paymentPassword.label).fill(PAYMENT_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(heading(dialog, fill(withdrawal.doneTitle, { amount: taka("1,500.50") }))).toBeVisible();
  expect(await mock.balanceOf("demo")).toBe("23499.50");
});

test("the betting record shows three months, and the profit and loss report opens", async ({ page, texts, mock }) => {
  const { address } = await lastMonths(mock);
  await comeAsMember(page, mock);
  await page.goto(`${CALM_PAGE}?member=bettingRecord&${address}`);
  const section = page.getByRole("dialog", { name: texts.member.sections.bettingRecord, exact: true });
  await expect(figure(section, texts.records.bets)).toHaveText(/^[1-9]/);
  await page.goto(`${CALM_PAGE}?member=profitLoss&${address}`);
  const sums = page.getByRole("dialog", { name: texts.member.sections.profitLoss, exact: true });
  await expect(sums.getByText(/\d/).first()).toBeVisible();
});

test("the agent centre shows the team and finds a member", async ({ page, texts, mock }) => {
  await comeAsMember(page, mock, "agent");
  await page.goto("/?agent=agentTeamOverview");
  const overview = page.getByRole("dialog", { name: texts.agent.sections.agentTeamOverview, exact: true });
  await expect(overview.getByText(texts.team.figures.members, { exact: true }).first()).toBeVisible();
  await page.goto("/?agent=teamManagement&agent.q=agent2");
  const team = page.getByRole("dialog", { name: texts.agent.sections.teamManagement, exact: true });
  await expect(team.getByRole("button", { name: "agent2", exact: true })).toBeVisible();
});

test("an agent's contracts open", async ({ page, texts, mock }) => {
  await comeAsMember(page, mock, "agent");
  await page.goto("/?agent=contracts");
  const contracts = page.getByRole("dialog", { name: texts.agent.sections.contracts, exact: true });
  await expect(contracts.getByRole("heading").first()).toBeVisible();
});

test("the theme changes by its switch and is kept after a reload", async ({ page, texts }) => {
  await page.goto(CALM_PAGE);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.getByRole("button", { name: texts.app.header.lightTheme, exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect.poll(ground).not.toBe(dark);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("another language changes the texts immediately", async ({ page, texts }) => {
  const bengali = textsOf("bn");
  await page.goto(CALM_PAGE);
  await page.getByRole("banner").getByRole("button", { name: texts.app.header.region }).click();
  const dialog = regionDialog(page, texts);
  await dialog.getByRole("radio", { name: "বাংলা" }).check();
  await dialog.getByRole("button", { name: texts.app.region.submit, exact: true }).click();
  await expect(loginButton(page, bengali)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
});

test("a notice of the bar opens with its text", async ({ page, texts }) => {
  const name = "Wallet statements now go back twelve months";
  await page.goto("/");
  const bar = page.getByRole("region", { name: texts.home.announcements, exact: true });
  await bar.getByRole("list").first().getByRole("button", { name, exact: true }).click({ force: true });
  await expect(page.getByRole("article", { name, exact: true })).toContainText("Open your account record");
});

test("the help finds a topic; the first Escape clears the search and the second closes the help", async ({
  page,
  texts,
}) => {
  await page.goto("/help");
  const dialog = page.getByRole("dialog", { name: texts.help.title, exact: true });
  const search = page.getByRole("searchbox", { name: texts.help.search, exact: true });
  await search.fill("PAYMENT password");
  await expect(dialog.getByRole("link", { name: "How to withdraw", exact: true })).toBeVisible();
  await search.press("Escape");
  await expect(search).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the keyboard alone logs in and opens a game", async ({ page, texts }) => {
  await page.goto("/");
  await expect(playButton(hotGame(page, texts))).toBeVisible();
  await tabTo(page, loginButton(page, texts));
  await page.keyboard.press("Enter");
  const dialog = loginDialog(page, texts);
  await expect(dialog.getByRole("textbox", { name: texts.auth.username })).toBeFocused();
  await page.keyboard.type("demo");
  await tabTo(page, dialog.getByRole("textbox", { name: texts.auth.password }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(balance(page, texts)).toBeVisible();
  await expect(dialog).toBeHidden();
  await tabTo(page, playButton(hotGame(page, texts)));
  await page.keyboard.press("Enter");
  await expect(frame(page, texts)).toBeVisible();
});

test("a dialog keeps the focus inside and stops the page from scrolling; Escape closes it and returns the focus", async ({
  page,
  texts,
}) => {
  await page.goto("/");
  await expect(playButton(hotGame(page, texts))).toBeVisible();
  const opener = page.getByRole("banner").getByRole("button", { name: texts.app.header.region });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = regionDialog(page, texts);
  await expect(dialog).toBeVisible();
  expect(await scrollAfterWheel(page)).toBe(0);
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect.poll(() => scrollAfterWheel(page)).toBeGreaterThan(0);
});

test("a countdown reaches zero, and the countdown to the next draw starts", async ({ page, mock }) => {
  await page.clock.install();
  await mock.advanceToBefore(FAST_DRAW_MS, 10 * SECOND_MS);
  await page.goto("/elott");
  const timer = page.getByRole("main").getByRole("timer").first();
  await expect(timer).toHaveText(RUNNING);
  const before = await timer.innerText();
  await pass(5 * SECOND_MS, mock, page);
  await expect.poll(() => timer.innerText()).not.toBe(before);
  const later = await timer.innerText();
  await pass(20 * SECOND_MS, mock, page);
  await expect.poll(() => timer.innerText()).not.toBe(later);
  await expect(timer).toHaveText(RUNNING);
});

test("the page reports a lost connection, and recovers without a reload", async ({ page, context, texts }) => {
  await page.goto("/");
  await expect(shelf(page, texts.home.hot)).toBeVisible();
  // The bar loads late. It is ready when its live region exists.
  await expect(page.locator("#root [aria-live=polite]:empty")).toBeAttached();
  await context.setOffline(true);
  await expect(page.getByText(texts.system.offlineText)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(texts.system.online, { exact: true })).toBeVisible();
});

test("a second visit without a connection gets its page from the service worker", async ({ page, context, texts }) => {
  await page.goto("/");
  await expect(loginButton(page, texts)).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect(loginButton(page, texts)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  const told = page.getByText(texts.errors.offline).or(page.getByText(texts.system.offline));
  await expect(told.first()).toBeVisible();
  await context.setOffline(false);
});

test("a session that the server has ended is reported", async ({ page, texts, mock }) => {
  await comeAsMember(page, mock);
  await page.goto(CALM_PAGE);
  await expect(balance(page, texts)).toHaveAttribute("aria-busy", "false");
  await mock.scenario("expired-sessions");
  await balance(page, texts).click();
  await expect(page.getByText(texts.session.ended)).toBeVisible();
});

test("a member logs out by the header, or by the menu on a phone", async ({ page, texts, mock }) => {
  await comeAsMember(page, mock);
  await page.goto(CALM_PAGE);
  await expect(balance(page, texts)).toBeVisible();
  if (!isPhone(page)) return signOut(page, texts);
  await page.getByRole("banner").getByRole("button", { name: texts.app.header.menu, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: texts.app.header.logout, exact: true }).click();
  const question = page.getByRole("alertdialog", { name: texts.app.logout.title, exact: true });
  await question.getByRole("button", { name: texts.app.logout.confirm, exact: true }).click();
  await expect(loginButton(page, texts)).toBeVisible();
});
