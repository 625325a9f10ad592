import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { tabTo } from "../accessibility/keyboard.ts";
import type { Mock } from "../support/mock.ts";
import { fill } from "../support/texts.ts";
import { goInApp, pass, PASSWORD } from "../support/visitor.ts";

test.use({ language: "en" });

/** The fastest game of the mock. It draws at each multiple of 45 s, and betting closes 5 s before. */
const FAST_GAME = "Five Star 45 Seconds";
const FAST_INTERVAL_MS = 45_000;
const FAST_LOCK_MS = 5000;
const CLOSES_SOON_MS = 9000;
/** This part of the countdown runs in real time. */
const LAST_SECONDS_MS = 1500;
/** The time from the end of betting to the list that shows the draw: the lock, the server's spread and a second. */
const UNTIL_RESULT_MS = FAST_LOCK_MS + 3000;
const SPOKEN_MARK = "[spoken] ";

/** Opens the list and lets time pass until shortly before betting on the fast game closes. */
async function openBeforeClosing(mock: Mock, page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/elott");
  await expect(card(page, FAST_GAME).getByRole("timer")).toHaveText(/^(?:00:\d\d|--:--:--)$/);
  const { now } = await mock.state();
  const beforeMs = FAST_LOCK_MS + CLOSES_SOON_MS;
  await pass(Math.round((2 * FAST_INTERVAL_MS - beforeMs - (now % FAST_INTERVAL_MS)) % FAST_INTERVAL_MS), mock, page);
}

const cards = (page: Page): Locator => page.getByRole("main").getByRole("article");
const card = (page: Page, name: string): Locator => page.getByRole("main").getByRole("article", { name, exact: true });

/** Collects what the page announces from now on. */
async function listen(page: Page): Promise<string[]> {
  const spoken: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith(SPOKEN_MARK)) spoken.push(message.text().slice(SPOKEN_MARK.length));
  });
  await page.evaluate((mark) => {
    new MutationObserver(() => {
      const text = document.querySelector("[data-announcer=polite]")?.textContent;
      if (text) console.info(mark + text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, SPOKEN_MARK);
  return spoken;
}

test("R299 R302 WCAG 4.1.3 a countdown reaches zero, and then the next draw and its numbers appear; both are announced only for the game that has the focus", async ({
  page,
  mock,
  texts,
}) => {
  await openBeforeClosing(mock, page);
  const game = card(page, FAST_GAME);
  const timer = game.getByRole("timer");
  const balls = game
    .getByRole("list", { name: fill(texts.lottery.card.winningNumbersOf, { game: FAST_GAME }) })
    .getByRole("listitem");
  await expect(timer).toHaveText(/^00:0\d$/);
  await expect(game).toContainText(texts.lottery.state.open);
  const drawLine = game.getByText(/^Draw \d{8}-\d{4}$/);
  const before = (await drawLine.innerText()).slice(-4);
  await game.getByRole("button").focus();
  const spoken = await listen(page);
  const closed = fill(texts.lottery.announce.closed, { game: FAST_GAME });
  const [beforeNumbers = ""] = fill(texts.lottery.announce.result, { game: FAST_GAME }).split("{{numbers}}");

  await pass(CLOSES_SOON_MS - LAST_SECONDS_MS, mock, page);
  await expect(timer).toHaveText("--:--:--");
  await expect(game).toContainText(new RegExp(`${texts.lottery.state.drawing}|${texts.lottery.state.resultPending}`));
  await expect.poll(() => spoken).toContain(closed);
  // The numbers of the previous draw may have arrived while the card already had the focus.
  spoken.splice(0, spoken.indexOf(closed));

  await pass(UNTIL_RESULT_MS, mock, page);
  const next = String(Number(before) + 1).padStart(4, "0");
  await expect(drawLine).toHaveText(new RegExp(`-${next}$`));
  await expect(timer).toHaveText(/^00:[0-4]\d$/);
  await expect(game).toContainText(texts.lottery.state.open);
  await expect(balls.first()).toHaveAttribute("data-rolling", "true");
  const answer = await page.request.get("/lgw/games?prizeMode=SEA", { headers: { "Accept-Language": "en" } });
  const { value }: { value: { games: { remark: string; previousWinningNumber: string }[] } } = await answer.json();
  const drawn = value.games.find(({ remark }) => remark === FAST_GAME)?.previousWinningNumber.split(",") ?? [];
  await expect(balls).toHaveText(drawn);
  await expect.poll(() => spoken.some((text) => text.startsWith(beforeNumbers))).toBe(true);
  const sentences = [...new Set(spoken)];
  expect(sentences[0]).toBe(closed);
  expect(sentences).toHaveLength(2);
});

test("R046 R178 R179 R180 WCAG 2.1.1 menu, day and game can be selected by keyboard alone; the name search ignores case; menu tag, weekday and search text are in the URL and survive a reload", async ({
  page,
  texts,
}) => {
  await page.goto("/elott");
  await expect(cards(page)).not.toHaveCount(0);
  await expect(page.getByRole("group", { name: texts.lottery.weekday.label })).toHaveCount(0);
  await test.step("the keyboard alone", async () => {
    await tabTo(page, page.getByRole("tab", { name: texts.lottery.menu.all, exact: true }));
    await page.keyboard.press("End");
    await expect(page).toHaveURL(/menu=south/i);
    await tabTo(page, page.getByRole("radio", { name: texts.lottery.weekday.all }));
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/day=2/);
    const play = page.getByRole("button", { name: fill(texts.lottery.card.playGame, { game: "Ho Chi Minh City" }) });
    await tabTo(page, play);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(play).toBeFocused();
  });
  await goInApp(page, "/elott");
  const search = page.getByRole("searchbox", { name: texts.lottery.search.label });
  await test.step("the name search", async () => {
    await search.fill("rIVER");
    await expect(page.getByText(fill(texts.lottery.found_other, { count: "4" }), { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(4);

    await search.fill("no such draw");
    await expect(page.getByRole("heading", { name: texts.lottery.empty.title })).toBeVisible();
    await page.getByRole("button", { name: texts.lottery.empty.action }).click();
    await expect(search).toHaveValue("");
    await expect(cards(page)).not.toHaveCount(0);
    await expect(page).toHaveURL(/\/elott$/);
  });

  await page.getByRole("tab", { name: texts.lottery.menu.tags.CENTRAL, exact: true }).click();
  const days = page.getByRole("group", { name: texts.lottery.weekday.label });
  await expect(days.getByRole("radio")).toHaveCount(8);
  await expect(days).toHaveText(/T2.*T3.*T4.*T5.*T6.*T7.*CN/);
  await days.getByText(/^T4/).click();
  await search.fill("DA");
  await expect(page).toHaveURL(/\/elott\?(?=.*menu=central)(?=.*day=4)(?=.*q=DA)/i);
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, "Da Nang")).toBeVisible();

  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, "Da Nang")).toBeVisible();
  await expect(search).toHaveValue("DA");
  await expect(page.getByRole("radio", { name: /^T4/ })).toBeChecked();
  await expect(page.getByRole("tab", { name: texts.lottery.menu.tags.CENTRAL, exact: true })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("R181 R336 R432 R481 the recent draws ask a guest to log in, and appear after the login", async ({
  page,
  texts,
}) => {
  await page.goto("/elott");
  const recent = page.getByRole("tab", { name: texts.lottery.views.recent });
  const dialog = page.getByRole("dialog");
  await test.step("an arrow key only moves the focus (WCAG 3.2.1)", async () => {
    await page.getByRole("tab", { name: texts.lottery.views.games, exact: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(recent).toBeFocused();
    await expect(dialog).toHaveCount(0);
  });
  await page.keyboard.press("Enter");
  await dialog.getByRole("textbox", { name: texts.auth.username }).fill("demo");
  await dialog.getByLabel(new RegExp(`^${texts.auth.password}`)).fill(PASSWORD);
  await dialog.getByRole("button", { name: texts.auth.submit, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const draws = page.getByRole("list", { name: texts.lottery.recent.title, exact: true });
  await expect(draws.locator(":scope > li")).toHaveCount(100);
});

test("D10 a list that cannot be loaded shows an error, and recovers without a reload", async ({
  page,
  mock,
  texts,
}) => {
  // The first failure hits the start of the page, the second hits the list. The third try follows four seconds later.
  await mock.faults([{ operationId: "listLotteryGames", kind: "status", status: 500, times: 2 }]);
  await page.goto("/elott");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText(texts.lottery.error.title);
  await expect(alert.getByRole("button", { name: texts.lottery.error.retry })).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
  await expect(alert).toHaveCount(0);
});

test("E038 E039 the results of Vietnamese games come from one operation, and the results of other games from another", async ({
  page,
  texts,
  mock,
}) => {
  for (const game of ["Hanoi", FAST_GAME]) {
    await page.goto("/elott");
    await card(page, game).getByRole("link", { name: texts.draws.show }).click();
    const draw = page.getByRole("dialog").getByRole("article").first();
    await expect(draw.getByText(/^\d{2,}$/).first()).toBeVisible();
  }
  const paths = (await mock.requests()).map(({ path }) => path).filter((path) => path.includes("/opened/"));
  expect(paths.toSorted()).toEqual(["/lgw/vn/numeros/opened/game", "/lotto/lgw/games/opened/numero"]);
});
