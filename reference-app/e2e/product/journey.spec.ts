import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { fill, textsOf } from "../support/texts.ts";
import { balance, card, heart, pass, playButton, shelf, shownBalance, signIn, signOut } from "../support/visitor.ts";

/** Names of games and buttons of the mock, in Bengali. */
const CRASH_GAME = "কাগজের সারস";
const PLACE_BET = "বাজি ধরুন";
const FAVOURITE = "লণ্ঠনের রাত";
const FAST_DRAW = "পঞ্চ তারা 45 সেকেন্ড";
const STAKE = 10;
const FAST_DRAW_MS = 45_000;
const LOCK_MS = 5000;
/** The time left to bet when the visitor opens the draws. */
const CLOSES_SOON_MS = 12_000;
const LONGEST_FLIGHT_MS = 120_000;
/** The time from the end of betting to the list that shows the draw: the lock, the server's spread and a second. */
const UNTIL_RESULT_MS = LOCK_MS + 13_000;

const sideLink = (page: Page, label: string, name: string) =>
  page.getByRole("navigation", { name: label, exact: true }).getByRole("link", { name, exact: true });

test("R009 R010 R043 R142 R185 R264 R305 R307 R317 R298 R299 R302 R107 R174 R273 a new visitor logs in, plays, follows a draw, changes the settings and logs out", async ({
  page,
  mock,
  texts,
}) => {
  test.setTimeout(240_000);

  await test.step("opens the app in Bengali and dark, under the content security policy", async () => {
    const response = await page.goto("/");
    expect(response?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
    await expect(page.locator("html")).toHaveAttribute("lang", "bn");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(playButton(card(shelf(page, texts.home.hot), texts, FAVOURITE))).toBeVisible();
  });

  await test.step("logs in and sees the balance", async () => {
    await signIn(page, texts);
    await expect.poll(() => shownBalance(page, texts)).toBe(await mock.balanceOf("demo"));
  });

  await test.step("marks a game as a favourite and finds it again after a reload", async () => {
    const hot = shelf(page, texts.home.hot);
    await heart(hot, texts, FAVOURITE).click();
    await expect(heart(hot, texts, FAVOURITE)).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(heart(hot, texts, FAVOURITE)).toHaveAttribute("aria-pressed", "true");
    await sideLink(page, texts.app.leftBar.label, texts.app.leftBar.favourites).click();
    const favourites = page.getByRole("list", { name: texts.lobby.favouritesTitle, exact: true });
    await expect(card(favourites, texts, FAVOURITE)).toBeVisible();
  });

  await test.step("plays a round of the crash game and sees the balance change", async () => {
    await sideLink(page, texts.app.leftBar.label, texts.app.leftBar.home).click();
    const before = Number(await mock.balanceOf("demo"));
    await playButton(card(shelf(page, texts.home.hot), texts, CRASH_GAME)).click();
    const game = page.frameLocator(`iframe[title="${fill(texts.launch.frame, { name: CRASH_GAME })}"]`);
    await game.getByRole("button", { name: PLACE_BET, exact: true }).click();
    await expect.poll(async () => Number(await shownBalance(page, texts))).toBe(before - STAKE);
    await mock.advance(LONGEST_FLIGHT_MS);
    await expect(game.getByRole("button", { name: PLACE_BET, exact: true })).toBeEnabled();
    expect(await mock.balanceOf("demo")).toBe((before - STAKE).toFixed(2));
    expect((await mock.state()).ledgerTotal).toBe("0.00");
  });

  await test.step("watches a countdown reach zero and the next draw appear with its numbers", async () => {
    await page.clock.install();
    await page.goto("/elott");
    const draw = page.getByRole("main").getByRole("article", { name: FAST_DRAW, exact: true });
    const numbers = draw.getByRole("list", {
      name: fill(texts.lottery.card.winningNumbersOf, { game: FAST_DRAW }),
      exact: true,
    });
    await expect(draw.getByRole("timer")).toHaveText(/^(?:00:\d\d|--:--:--)$/);
    const { now } = await mock.state();
    const beforeMs = LOCK_MS + CLOSES_SOON_MS;
    await pass(Math.round((2 * FAST_DRAW_MS - beforeMs - (now % FAST_DRAW_MS)) % FAST_DRAW_MS), mock, page);
    await expect(draw.getByRole("timer")).toHaveText(/^00:(?:0\d|1[0-2])$/);
    const drawNumber = draw.getByText(/\d{8}-\d{4}/);
    const [drawBefore, numbersBefore] = [await drawNumber.innerText(), await numbers.innerText()];
    await pass(CLOSES_SOON_MS, mock, page);
    await expect(draw.getByRole("timer")).toHaveText("--:--:--");
    await pass(UNTIL_RESULT_MS, mock, page);
    await expect(drawNumber).not.toHaveText(drawBefore);
    await expect(draw.getByRole("timer")).toHaveText(/^00:\d\d$/);
    await expect(numbers.getByRole("listitem")).toHaveCount(5);
    expect(await numbers.innerText()).not.toBe(numbersBefore);
  });

  const english = textsOf("en");
  await test.step("switches to the light theme and to English", async () => {
    await page.getByRole("button", { name: texts.app.header.lightTheme, exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.getByRole("button", { name: texts.app.header.region, exact: true }).click();
    const region = page.getByRole("dialog", { name: texts.app.region.title, exact: true });
    await region.getByRole("radio", { name: "English" }).check();
    await region.getByRole("button", { name: texts.app.region.submit, exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1, name: english.lottery.title })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });

  await test.step("logs out", async () => {
    await signOut(page, english);
    await expect(balance(page, english)).toHaveCount(0);
    expect((await mock.state()).liveSessions).toBe(0);
  });
});
