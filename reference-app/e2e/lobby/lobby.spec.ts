import type { Locator, Page } from "@playwright/test";
import { LOBBY_PAGE_SIZE } from "../../src/shared/config/constants.ts";
import { expect, test } from "../support/fixtures.ts";
import { pairsOf, rowsOf } from "../support/nightly.ts";
import { anyValues, fill, type Texts } from "../support/texts.ts";
import { balance, card, comeAsMember, goInApp, loginButton, playButton, shelf } from "../support/visitor.ts";

type CategoryCode = keyof Texts["lobby"]["category"] & keyof Texts["lobby"]["navigation"];

const CATEGORIES: readonly (readonly [title: string, path: string, CategoryCode])[] = [
  ["R011 R050 slots", "/slot-games", "RNG"],
  ["R012 R052 live casino", "/live-casino-games", "LIVE"],
  ["R013 R053 sports", "/sports-betting-games", "SPORTS"],
  ["R019 R086 cockfight", "/sports-betting-games/DS88", "COCKFIGHT"],
  ["R014 R054 fishing", "/fishing-games", "FISH"],
  ["R015 R051 poker", "/poker-pvp-games", "PVP"],
  ["R020 R055 YB", "/yb-games", "YB"],
  ["R018 R056 bingo", "/bingo-games", "BINGO"],
];

const list = (page: Page, name: string): Locator => page.getByRole("main").getByRole("list", { name, exact: true });
const firstGame = (page: Page, name: string) => playButton(list(page, name).getByRole("listitem").first());
const loginDialog = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.auth.title, exact: true });

interface Visitor {
  who: string;
  username?: string;
  isFree?: boolean;
  expectPlay: (page: Page, texts: Texts) => Promise<void>;
}

/** The visitors: their session, and what starting a game does for them. */
const VISITORS: readonly Visitor[] = [
  {
    who: "a guest",
    expectPlay: (page: Page, texts: Texts) => expect(loginDialog(page, texts)).toBeVisible(),
  },
  {
    who: "a member",
    username: "demo",
    expectPlay: (page: Page) => expect(page).toHaveURL(/\/seamless\?/),
  },
  {
    who: "a visitor in free play",
    isFree: true,
    expectPlay: (page: Page) => expect(page).toHaveURL(/\/seamless\?/),
  },
  {
    who: "a member of type 4",
    username: "restricted",
    expectPlay: (page: Page, texts: Texts) =>
      expect(page.getByRole("dialog", { name: texts.popups.realAccount.title, exact: true })).toBeVisible(),
  },
];

const RNG_CHUNK = /\/assets\/rngList-[^/]+\.js$/;
const TOUR_MS = 120_000;

// The effect of starting a game depends only on the visitor, and the texts depend only on the language. Pairs of both are therefore enough.
// The games of a category do not depend on the visitor, so only the first visitor opens every category, except in the nightly run.
for (const [{ who, username, isFree, expectPlay }, language] of pairsOf(VISITORS, ["bn", "en"] as const)) {
  test.describe(`the games pages in ${language}`, () => {
    test.use({ language });
    test(`R021 ${who} finds games on the games pages, and crash and mines games on home`, async ({
      page,
      texts,
      mock,
    }) => {
      test.setTimeout(TOUR_MS);
      if (username) await comeAsMember(page, mock, username);
      await page.goto("/favourites");
      if (isFree) await page.getByRole("button", { name: texts.app.header.freePlay, exact: true }).click();
      if (isFree ?? username) await expect(balance(page, texts)).toBeVisible();
      for (const [title, path, code] of rowsOf(CATEGORIES, who === VISITORS[0]?.who ? CATEGORIES : [])) {
        await test.step(title, async () => {
          await goInApp(page, path);
          await expect(
            page.getByRole("heading", { level: 1, name: texts.lobby.category[code], exact: true }),
          ).toBeVisible();
          await expect(firstGame(page, texts.lobby.category[code])).toBeVisible();
        });
      }
      await goInApp(page, "/games");
      await expect(firstGame(page, texts.places.games.heading)).toBeVisible();
      await goInApp(page, "/");
      const mini = shelf(page, texts.home.mini).getByRole("listitem");
      // The shelf renders when it is near the window, and the content above it may still grow.
      await expect(async () => {
        const heading = page.getByRole("heading", { level: 2, name: texts.home.mini, exact: true });
        await heading.scrollIntoViewIfNeeded({ timeout: 2000 });
        await expect(playButton(mini.first())).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(playButton(mini.nth(1))).toBeVisible();
      await goInApp(page, "/fishing-games");
      await firstGame(page, texts.lobby.category.FISH).click();
      await expectPlay(page, texts);
    });
  });
}

test.describe("in English", () => {
  test.use({ language: "en" });

  test("R089 R180 R479 the slash key opens the lobby, typing searches all providers, and arrow keys and Enter start a game", async ({
    page,
    texts,
  }) => {
    await page.goto("/recent");
    await expect(page.getByText(texts.lobby.recentLogin)).toBeVisible();
    // The page listens to the key only when it is idle.
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(page).toHaveURL("/games", { timeout: 1000 });
    }).toPass();
    const search = page.getByRole("searchbox", { name: texts.lobby.search });
    await expect(search).toBeFocused();
    // If the key was pressed twice, the second one was typed into the field.
    await search.fill("");
    // An earlier result may start with the same game, and the focus would be lost when that result is replaced.
    const found = page.waitForResponse((response) => new URL(response.url()).searchParams.get("q") === "koi");
    await page.keyboard.type("koi");
    await expect(page).toHaveURL("/games?q=koi");
    const { value } = await (await found).json();
    const games = list(page, texts.places.games.heading);
    // They fit on one page, so all of them are rendered.
    await expect(games.getByRole("listitem")).toHaveCount(value.total);
    await expect(games.getByRole("listitem").first()).toContainText(/koi/i);
    await page.keyboard.press("ArrowDown");
    await expect(playButton(games.getByRole("listitem").first())).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(playButton(games.getByRole("listitem").nth(1))).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await expect(search).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(loginDialog(page, texts)).toBeVisible();
  });

  test("R089 R499 the lobby requests a page before its first game is visible, shows placeholders until a late page arrives, and renders only the visible ones of all games", async ({
    page,
    texts,
  }) => {
    const { promise: isDue, resolve: letThrough } = Promise.withResolvers<void>();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).searchParams.get("page") ?? ""));
    await page.route(/\/games\/search\?.*\bpage=2\b/, async (route) => {
      await isDue;
      await route.continue();
    });
    await page.goto("/games");
    const lobby = list(page, texts.places.games.heading);
    const games = lobby.getByRole("listitem");
    await expect(games.first()).toHaveAttribute("aria-posinset", "1");
    const total = Number(await games.first().getAttribute("aria-setsize"));
    expect(total).toBeGreaterThan(500);
    await test.step("the next page is requested early", async () => {
      await expect(async () => {
        await page.mouse.wheel(0, 200);
        expect(asked).toContain("2");
      }).toPass();
      expect(Number(await games.last().getAttribute("aria-posinset"))).toBeLessThanOrEqual(LOBBY_PAGE_SIZE);
    });
    await test.step("its games replace their placeholders", async () => {
      const withoutGame = games.filter({ hasNot: page.getByRole("button") });
      await expect(async () => {
        await page.mouse.wheel(0, 200);
        expect(await withoutGame.count()).toBeGreaterThan(5);
      }).toPass();
      // All at once, they would render in one long task while the visitor scrolls.
      await lobby.evaluate((element) => {
        new MutationObserver((changes) => {
          const cards = changes.filter(
            ({ target, addedNodes }) => target instanceof HTMLLIElement && addedNodes.length,
          );
          element.dataset.most = String(Math.max(Number(element.dataset.most ?? 0), cards.length));
        }).observe(element, { childList: true, subtree: true });
      });
      letThrough();
      await expect(withoutGame).toHaveCount(0);
      // Two appear in each frame. On a busy machine, React renders two frames together.
      await expect(lobby).toHaveAttribute("data-most", /^[1-5]$/);
      await expect(games.last()).toHaveAttribute("aria-posinset", /^(6[1-9]|[7-9]\d|\d{3})$/);
    });
    await test.step("the last game can be reached, and few are rendered", async () => {
      await expect(async () => {
        await page.mouse.wheel(0, 100_000);
        await expect(lobby.locator(`li[aria-posinset="${total}"]`).getByRole("button").first()).toBeVisible({
          timeout: 1000,
        });
      }).toPass();
      expect(await games.count()).toBeLessThan(100);
    });
  });

  test("R244 on a phone, the button of the game type from the URL is scrolled into view", async ({ page, texts }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/slot-games?tag=MINES");
    const chosen = list(page, texts.browse.types).getByRole("button", { pressed: true });
    await expect(chosen).toHaveText("Mines");
    await expect(chosen).toBeInViewport({ ratio: 1 });
  });

  test("R244 R021 R247 a game type filters the slots, and the information sheet shows the facts of a game", async ({
    page,
    texts,
  }) => {
    await page.goto("/slot-games");
    await list(page, texts.browse.types).getByRole("button", { name: "Mines", exact: true }).click();
    await expect(page).toHaveURL("/slot-games?tag=MINES");
    const mines = list(page, texts.lobby.category.RNG);
    await expect(card(mines, texts, "Jade Field")).toBeVisible();
    await mines
      .getByRole("button", { name: fill(texts.browse.info.open, { name: "Jade Field" }), exact: true })
      .click();
    const sheet = page.getByRole("dialog", { name: "Jade Field", exact: true });
    await expect(sheet).toContainText(fill(texts.browse.info.rtp, { percent: "97.0" }));
    await expect(sheet).toContainText(texts.browse.info.volatility.MEDIUM);
    await expect(sheet.getByRole("region", { name: texts.browse.info.rules })).toContainText("a mine ends the round");
    await sheet.getByRole("button", { name: texts.browse.info.play, exact: true }).click();
    await expect(loginDialog(page, texts)).toBeVisible();

    // A search without results offers a wider search.
    await page.goto("/slot-games?q=qqqq&tag=HOT");
    await page.getByRole("button", { name: texts.browse.searchWithoutFilters, exact: true }).click();
    await expect(page).toHaveURL("/slot-games?q=qqqq");
    await expect(page.getByText(fill(texts.browse.emptySearch, { words: "qqqq" }), { exact: true })).toBeVisible();
    await page.getByRole("link", { name: texts.browse.searchEverywhere, exact: true }).click();
    await expect(page).toHaveURL("/games?q=qqqq");
    await page.getByRole("button", { name: texts.lobby.emptyReset, exact: true }).click();
    await expect(page).toHaveURL("/games");
  });

  test("R051 R098 R099 R246 R429 the poker page loads its own chunks and shows its tables; sitting down at a table starts the game", async ({
    page,
    texts,
    mock,
  }) => {
    const chunks: string[] = [];
    page.on("request", (request) => chunks.push(/\/assets\/(\w+)-[\w-]+\.js$/.exec(request.url())?.[1] ?? ""));
    await comeAsMember(page, mock);
    await page.goto("/poker-pvp-games");
    const tables = list(page, texts.browse.rooms.title);
    const sit = tables.getByRole("button", { name: anyValues(texts.browse.rooms.sitAt) });
    await expect(sit.first()).toBeVisible();
    expect(chunks).toEqual(expect.arrayContaining(["pvp", "pvpList"]));
    expect(chunks).not.toContain("games");
    await sit.first().click();
    await expect(page).toHaveURL(/\/seamless\?.*gameType=PVP/);
    await expect(page.locator("iframe")).toBeVisible();
  });

  test("R043 R088 R185 R304 R305 R307 R308 R498 R499 recently played games come first on home and on the page of their category, and wait until the favourites are loaded", async ({
    page,
    texts,
    mock,
  }) => {
    await comeAsMember(page, mock);
    await page.goto("/fishing-games");
    await firstGame(page, texts.lobby.category.FISH).click();
    await expect(page.locator("iframe")).toBeVisible();
    for (const path of ["/", "/fishing-games"]) {
      await goInApp(page, path);
      await expect(playButton(shelf(page, texts.lobby.continue))).toBeVisible();
      const next = shelf(page, texts.lobby.continue).locator("xpath=following-sibling::section").first();
      await expect(next).toHaveAccessibleName(texts.home.hot);
    }
    // A game can be marked as a favourite in its information sheet before it is played (R305).
    const fish = list(page, texts.lobby.category.FISH);
    await fish
      .getByRole("button", { name: anyValues(texts.browse.info.open) })
      .first()
      .click();
    const favourite = page.getByRole("dialog").getByRole("button", { name: texts.browse.info.favourite, exact: true });
    await expect(favourite).toHaveAttribute("aria-pressed", "false");
    await favourite.click();
    await expect(favourite).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Escape");
    // The shelf does not appear on the page of another category.
    await goInApp(page, "/slot-games");
    await expect(firstGame(page, texts.lobby.category.RNG)).toBeVisible();
    await expect(shelf(page, texts.lobby.continue)).toHaveCount(0);
    // The page shows five rows of five games, and of eight games on a wide screen.
    const slots = list(page, texts.lobby.category.RNG).getByRole("listitem");
    await expect(slots).toHaveCount(25);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect(slots).toHaveCount(40);
    // The hot games above and all games below start with different games (R185).
    await expect(shelf(page, texts.home.hot).getByRole("listitem").first()).toContainText("Lantern Night");
    await expect(slots.first()).toContainText(texts.lobby.tagNew);
    await expect(slots.first()).not.toContainText("Lantern Night");
    await test.step("until the favourites are loaded, recent games are not shown, and favourite buttons are busy", async () => {
      const held = Promise.withResolvers<void>();
      await page.route(/MCSFE_getFavoriteGames$/, async (route) => {
        await held.promise;
        await route.continue();
      });
      const recents = page.waitForResponse(/GCS_recentGame/);
      await page.goto("/recent");
      await recents;
      const main = page.getByRole("main");
      await expect(main.getByRole("list", { name: texts.lobby.recentTitle, exact: true })).toBeVisible();
      await expect(main.getByRole("listitem").getByRole("button")).toHaveCount(0);
      await goInApp(page, "/games");
      const hearts = list(page, texts.places.games.heading).getByRole("button", {
        name: anyValues(texts.lobby.favourite),
        pressed: false,
      });
      await expect(hearts.first()).toHaveAttribute("aria-busy", "true");
      held.resolve();
      await expect(hearts.first()).toHaveAttribute("aria-busy", "false");
      await goInApp(page, "/recent");
      await expect(main.getByRole("listitem").getByRole("button").first()).toBeVisible();
    });
  });

  test("R093 R100 R433 hovering a link preloads its page, and a missing file does not reload the current page", async ({
    page,
    context,
    texts,
  }) => {
    const slots = page.getByRole("link", { name: texts.lobby.navigation.RNG, exact: true }).first();
    let asked = 0;
    await context.route(RNG_CHUNK, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto("/favourites");
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await slots.hover();
    // The load and both retries fail (R509). If the app had reloaded the page, `isSamePage` would be gone.
    await expect.poll(() => asked).toBeGreaterThanOrEqual(3);
    const ahead = page.waitForRequest(/GCSGAME_gameList\?.*category=RNG/);
    await context.unroute(RNG_CHUNK);
    await page.mouse.move(0, 0);
    await slots.hover();
    await ahead;
    await expect(page).toHaveURL("/favourites");
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    await slots.click();
    await expect(firstGame(page, texts.lobby.category.RNG)).toBeVisible();
    await expect(loginButton(page, texts)).toBeVisible();
  });
});
