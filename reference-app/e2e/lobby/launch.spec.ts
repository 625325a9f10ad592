import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import type { Mock } from "../support/mock.ts";
import { anyValues, fill, type Texts } from "../support/texts.ts";
import {
  balance,
  card,
  comeAsMember,
  loginButton,
  playButton,
  shelf,
  shownBalance,
  signIn,
  visit,
} from "../support/visitor.ts";

test.use({ language: "en" });

const LAUNCH = "**/wps/game/launchGame";
const PLAY_SESSION = "**/wps/responsible/session";
/** The address of the games, which has another origin than the app. */
const gamesOrigin = () => new RegExp(`^http://localhost:${process.env.E2E_GAMES_PORT ?? 4014}/`);

/** Opens a slot game at its address as a member. */
async function openSlot(page: Page, mock: Mock): Promise<void> {
  await comeAsMember(page, mock);
  await page.goto("/seamless?vendor=LOBBYKIT&code=lantern-night&gameType=RNG");
}

/** Starts a slot game of the home page as a member. */
async function pressSlot(page: Page, mock: Mock, texts: Texts): Promise<void> {
  await comeAsMember(page, mock);
  await page.goto("/");
  await playButton(card(shelf(page, texts.home.hot), texts, "Lantern Night")).click();
}

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem("token") ?? "");
const spin = (page: Page) => page.frameLocator("iframe").getByRole("button", { name: "Spin", exact: true });

const firstLiveGame = (page: Page, texts: Texts) =>
  playButton(page.getByRole("list", { name: texts.lobby.category.LIVE }).getByRole("listitem").first());

/** The lottery accounts and the address of each. */
const LOTTERIES = [
  { name: "Five Star 5 Minutes", address: /\/lott\?vendor=TCG_SEA&gameType=elott&code=SSC_300S$/ },
  { name: "Hue", address: /\/lott\?vendor=TCG_LOTTO_VN&gameType=elott&code=LF_HUE$/ },
  { name: "Lucky Forty-nine 5 Minutes", address: /\/lottery\?gameCode=LHC_300S&playType=special-ball$/ },
  { name: "Hanoi", address: /\/lottery\?gameCode=LF_HANOI&playType=special-prize$/ },
];

test("R314 R318 R319 each lottery opens at its own address in its own frame", async ({ page, texts, mock }) => {
  await comeAsMember(page, mock);
  for (const { name, address } of LOTTERIES) {
    await visit(page, "/elott");
    const play = fill(texts.lottery.card.playGame, { game: name });
    await page.getByRole("main").getByRole("button", { name: play, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.frameLocator("iframe").locator("#balance")).toContainText("৳");
  }
});

test.describe("a live game", () => {
  test("R313 R315 opens a window without opener, referrer and session token", async ({
    page,
    context,
    texts,
    mock,
  }) => {
    await comeAsMember(page, mock);
    await page.goto("/live-casino-games");
    const token = await tokenOf(page);
    const [opened] = await Promise.all([context.waitForEvent("page"), firstLiveGame(page, texts).click()]);
    await opened.waitForURL(gamesOrigin());
    expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
    expect(token).not.toBe("");
    expect(opened.url()).not.toContain(token);
    await expect(page).toHaveURL(/\/live-casino-games$/);
  });

  test("R315 shows in its window that it is loading, and closes the window when the game does not start", async ({
    page,
    context,
    texts,
    mock,
  }) => {
    await comeAsMember(page, mock);
    await page.goto("/live-casino-games");
    const asked = Promise.withResolvers<void>();
    await page.route(LAUNCH, async (route) => {
      await asked.promise;
      await route.continue();
    });
    await mock.faults([{ operationId: "launchGame", kind: "status", status: 500, times: 1 }]);
    const [opened] = await Promise.all([context.waitForEvent("page"), firstLiveGame(page, texts).click()]);
    await expect(opened).toHaveTitle(anyValues(texts.launch.starting));
    const closed = opened.waitForEvent("close");
    asked.resolve();
    await closed;
    await expect(page.getByRole("region", { name: texts.app.messages })).toContainText(texts.errors.server);
  });
});

test.describe("launch problems", () => {
  test("R317 a slow launch is announced, and the game still starts", async ({ page, texts, mock }) => {
    await page.clock.install();
    const asked = Promise.withResolvers<void>();
    await page.route(LAUNCH, async (route) => {
      await asked.promise;
      await route.continue();
    });
    await openSlot(page, mock);
    await expect(page.getByText(fill(texts.launch.starting, { name: "Lantern Night" }))).toBeVisible();
    await page.clock.runFor(6000);
    await expect(page.getByText(texts.play.slow)).toBeVisible();
    asked.resolve();
    await expect(spin(page)).toBeEnabled();
    await expect(page.getByText(texts.play.slow)).toHaveCount(0);
  });

  test("R317 if the host of a game does not answer, a message says so, and a reload opens the game", async ({
    page,
    texts,
    mock,
  }) => {
    await page.clock.install();
    await page.route(gamesOrigin(), () => {}, { times: 1 });
    await openSlot(page, mock);
    await expect(page.locator("iframe")).toBeVisible();
    await page.clock.runFor(11_000);
    await expect(page.getByText(texts.play.frameSlow)).toBeVisible();
    await page.getByRole("button", { name: texts.play.reload, exact: true }).click();
    await expect(spin(page)).toBeEnabled();
    await expect(page.getByText(texts.play.frameSlow)).toHaveCount(0);
  });

  test("R317 if the host of a game answers with a failure, a message offers to reopen the game", async ({
    page,
    texts,
    mock,
  }) => {
    await page.clock.install();
    await page.route(gamesOrigin(), (route) => route.fulfill({ status: 502, body: "" }), { times: 1 });
    await openSlot(page, mock);
    await expect(page.locator("iframe")).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(11_000);
      await expect(page.getByText(texts.play.frameSilent)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole("button", { name: texts.play.reload, exact: true }).click();
    await expect(spin(page)).toBeEnabled();
    await page.clock.runFor(11_000);
    await expect(page.getByText(texts.play.frameSilent)).toHaveCount(0);
  });

  test("R508 D9 a game starts on the session's host; if this host does not answer, a reload uses the next host of the list", async ({
    page,
    texts,
    mock,
  }) => {
    await page.clock.install();
    const port = process.env.E2E_GAMES_PORT ?? "4014";
    const [first, second] = [`http://127.0.0.1:${port}/`, `http://localhost:${port}/`];
    await page.addInitScript(() => sessionStorage.setItem("hostPlace", "0"));
    await page.route("**/wps/system/permission?*", async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.value.info.launchGameCDNs = [first, second];
      await route.fulfill({ response, json: body });
    });
    await page.route(`${first}**`, () => {});
    await openSlot(page, mock);
    await expect(page.locator("iframe")).toHaveAttribute("src", new RegExp(`^${first}`));
    await page.clock.runFor(11_000);
    await page.getByRole("button", { name: texts.play.reload, exact: true }).click();
    await expect(page.locator("iframe")).toHaveAttribute("src", new RegExp(`^${second}`));
    await expect(spin(page)).toBeEnabled();
  });

  test("R459 R471 a game address on an unknown host is not opened", async ({ page, texts, mock }) => {
    await page.route(LAUNCH, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      answer.value.content = "https://games.evil.example/play";
      await route.fulfill({ response, json: answer });
    });
    await openSlot(page, mock);
    await expect(page.getByRole("heading", { name: texts.launch.failedTitle })).toBeVisible();
    await expect(page.getByText(texts.launch.refused)).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  });

  test("R313 R404 a guest at the address of a game logs in there, and a reload keeps the game", async ({
    page,
    texts,
  }) => {
    await page.goto("/seamless?vendor=LOBBYKIT&code=lantern-night&gameType=RNG");
    await expect(page.getByText(texts.launch.loginNeeded)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Lantern Night", exact: true })).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    await signIn(page, texts);
    await expect(spin(page)).toBeEnabled();
    await page.reload();
    await expect(spin(page)).toBeEnabled();
    await expect(loginButton(page, texts)).toHaveCount(0);
    // The history has no earlier page of the app, so leaving goes to home.
    await page.getByRole("button", { name: texts.launch.leave, exact: true }).click();
    await expect(page).toHaveURL("/");
  });
});

test("R317 messages of a wrong origin, another window or a wrong shape are ignored", async ({ page, texts, mock }) => {
  await openSlot(page, mock);
  await expect(spin(page)).toBeEnabled();
  const gameNow = () => page.frames().find((frame) => gamesOrigin().test(frame.url()));
  const game = gameNow();
  const close = { protocol: "lobbykit.game", version: 1, type: "close" };
  // No window can post these messages, so the test creates the events: the right origin with another window, and the game's window with another origin.
  const origin = new URL(game?.url() ?? "").origin;
  await page.evaluate(
    ([data, gameOrigin]) => {
      const frame = document.querySelector("iframe")?.contentWindow ?? null;
      dispatchEvent(new MessageEvent("message", { data, origin: gameOrigin, source: window }));
      dispatchEvent(new MessageEvent("message", { data, origin: gameOrigin }));
      dispatchEvent(new MessageEvent("message", { data, origin: `${gameOrigin}.evil.example`, source: frame }));
      dispatchEvent(new MessageEvent("message", { data, origin: "null", source: frame }));
    },
    [close, origin] as const,
  );
  // This message comes from the app's own origin and window.
  await page.evaluate((message) => window.postMessage(message, location.origin), close);
  // These messages come from the game, in shapes that the protocol does not define.
  const misshapen: unknown[] = [
    "close",
    null,
    [close],
    { ...close, version: 2 },
    { ...close, protocol: "lobbykit.games" },
    { ...close, type: "CLOSE" },
    { type: "close" },
    { ...close, type: { toString: "close" } },
  ];
  await game?.evaluate((messages) => {
    for (const message of messages) window.parent.postMessage(message, "*");
  }, misshapen);
  // Messages arrive in order. If one of them had counted, the page would have closed by now.
  await expect(spin(page)).toBeEnabled();
  await expect(page).toHaveURL(/\/seamless/);
  // Valid messages count: an expired launch can be started again.
  const expired = { protocol: "lobbykit.game", version: 1, type: "error", code: "EXPIRED" };
  await game?.evaluate((message) => window.parent.postMessage(message, "*"), expired);
  await expect(page.getByRole("heading", { name: texts.launch.expiredTitle })).toBeVisible();
  await page.getByRole("button", { name: texts.launch.again, exact: true }).click();
  await expect(spin(page)).toBeEnabled();
  await gameNow()?.evaluate((message) => window.parent.postMessage(message, "*"), close);
  await expect(page).not.toHaveURL(/\/seamless/);
});

test("R074 R140 R185 R248 R317 D15 a round updates the balance, the session result, the recent games, the betting record and the winners", async ({
  page,
  mock,
  texts,
}) => {
  // This request is sent before the launch and answered after it. The answer says that no game is running, so the page must ignore it.
  await page.route(
    PLAY_SESSION,
    async (route) => {
      const response = await route.fetch();
      await page.locator("iframe").waitFor();
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await pressSlot(page, mock, texts);
  const bar = page.getByRole("region", { name: "Player protection" });
  await expect(bar.getByRole("timer")).toHaveText(/^00:0\d:\d\d$/);
  const before = await shownBalance(page, texts);
  await expect(spin(page)).toBeEnabled();
  await spin(page).click();
  await expect.poll(() => mock.balanceOf("demo")).not.toBe(before);
  const after = await mock.balanceOf("demo");
  await expect.poll(() => shownBalance(page, texts)).toBe(after);
  const result = Math.abs(Number(after) - Number(before)).toFixed(2);
  await expect(bar).toContainText(result);
  await expect(bar.locator('a[href*="member=playLimits"]')).toBeVisible();
  await page.getByRole("button", { name: texts.launch.leave, exact: true }).click();
  await page.goto("/recent");
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Lantern Night");
  await page.goto("/recent?member=bettingRecord");
  const bets = page.getByRole("table", { name: texts.member.sections.bettingRecord, exact: true });
  await expect(bets.getByRole("row").nth(1)).toContainText("Lantern Night");
  // The first round pays 40.00 for a stake of 10.00, because the mock always uses the same seeds.
  expect(Number(after)).toBeGreaterThan(Number(before));
  await page.goto("/");
  await page.getByRole("heading", { level: 2, name: texts.home.winners, exact: true }).scrollIntoViewIfNeeded();
  const board = page.getByRole("region", { name: texts.home.winners, exact: true });
  const own = board.getByRole("listitem").filter({ hasText: "d***o" });
  await expect(own).toContainText("Lantern Night");
  await expect(own).toContainText("40.00");
});

test("D15 the reality check pauses the game, survives a reload and focuses the button that leaves the game", async ({
  page,
  mock,
  texts,
}) => {
  await page.clock.install();
  await openSlot(page, mock);
  await expect(spin(page)).toBeEnabled();
  const check = page.getByRole("alertdialog", { name: texts.play.checkTitle, exact: true });
  // An hour of play passes on the server's clock and on the page's clock. Each spin keeps the session alive.
  for (let minutes = 0; minutes < 60; minutes += 12) {
    await mock.advance(12 * 60_000);
    if (minutes < 48) {
      const money = await mock.balanceOf("demo");
      await spin(page).click();
      await expect.poll(() => mock.balanceOf("demo")).not.toBe(money);
      await expect(spin(page)).toBeEnabled();
    }
    // The clock jumps, because running through the time would end pending calls by their time limit.
    await page.clock.fastForward(12 * 60_000);
  }
  await expect(check).toBeVisible();
  await expect(spin(page)).toBeDisabled();
  await expect(check.getByRole("button", { name: texts.launch.leave, exact: true })).toBeFocused();
  // A reload does not remove the reality check.
  await page.reload();
  await expect(check).toBeVisible();
  // The text is checked only after the reload. Before it, an answer between the two clock steps makes the page believe that the server is twelve minutes ahead.
  await expect(check).toContainText(/\b6\d minutes/);
  await check.getByRole("button", { name: texts.play.goOn, exact: true }).click();
  await expect(check).toHaveCount(0);
  await expect(spin(page)).toBeEnabled();
  await expect(balance(page, texts)).toBeVisible();
});
