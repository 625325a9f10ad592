import type { Locator, Page } from "@playwright/test";
import { LEFT_NAVIGATION_ORDER } from "../../src/shared/config/categories.ts";
import { CATEGORY_PATHS, PATHS } from "../../src/shared/config/paths.ts";
import { sidewaysScroll } from "../accessibility/accessible.ts";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { fill, type Texts } from "../support/texts.ts";
import {
  balance,
  CALM_PAGE,
  card,
  comeAsMember,
  goInApp,
  header,
  leftBar,
  openScrolled,
  PASSWORD,
  playButton,
  scrolledTo,
  shelf,
} from "../support/visitor.ts";

const CRASH_GAME = "কাগজের সারস";
const MINES_GAME = "পান্নার মাঠ";

const lotteryButton = (page: Page, texts: Texts) =>
  header(page).getByRole("button", { name: texts.app.header.lottery, exact: true });
const lotteryPanel = (page: Page, texts: Texts) =>
  header(page).getByRole("region", { name: texts.app.header.lottery, exact: true });

test("R108 R109 R111 R112 R113 R119 R120 R121 R125 R126 R127 R128 R129 R130 R131 R172 E057 the header has the categories and opens the lottery menu by mouse and keyboard; the left bar ends with external links; the footer has all its parts, age and licence", async ({
  page,
  texts,
  mock,
}) => {
  await page.goto(CALM_PAGE);
  const navigation = header(page).getByRole("navigation", { name: texts.app.header.games, exact: true });
  const names = texts.lobby.navigation;
  await expect(navigation.getByRole("link")).toHaveText([
    names.LIVE,
    names.SPORTS,
    names.FISH,
    names.RNG,
    names.PVP,
    names.LOTT,
  ]);
  await expect(header(page).getByRole("link", { name: texts.app.header.register, exact: true })).toBeVisible();
  await expect(header(page).getByRole("button", { name: texts.app.header.freePlay, exact: true })).toBeVisible();

  // The games are in columns of five. Those of the central and southern regions are grouped by draw day.
  await lotteryButton(page, texts).hover();
  const panel = lotteryPanel(page, texts);
  await expect(panel.getByRole("heading", { name: texts.lottery.region.north, exact: true })).toBeVisible();
  const calls = await mock.requests();
  expect(calls.map(({ operationId }) => operationId)).toContain("listVnGameMenu");
  const days = panel.getByRole("tablist").first().getByRole("tab");
  await expect(days).toHaveText(["T2", "T3", "T4", "T5", "T6", "T7", "CN"]);
  const sizes = await panel.getByRole("list").evaluateAll((lists) => lists.map((list) => list.children.length));
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
  await expectNoAxeViolation(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.mouse.move(5, 500);
  await expect(panel).toBeHidden();

  await lotteryButton(page, texts).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(panel).toBeVisible();
  await expect(lotteryButton(page, texts)).toHaveAttribute("aria-expanded", "true");
  await expect(panel.getByRole("tab").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(lotteryButton(page, texts)).toBeFocused();

  await test.step("the end of the left bar, and the footer", async () => {
    const { whatsapp, download, service } = texts.app.leftBar;
    const links = leftBar(page, texts).getByRole("link");
    await expect
      .poll(async () => (await links.allInnerTexts()).slice(-3).map((text) => text.trim()))
      .toEqual([whatsapp, download, service]);
    for (const name of [whatsapp, service]) {
      const link = leftBar(page, texts).getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("rel", /noopener/);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("href", /^https:/);
    }

    const footer = page.getByRole("contentinfo");
    const { about, affiliate, responsible, popular, help, partners, payments } = texts.footer;
    for (const name of [about, affiliate, responsible, popular, help, partners, payments]) {
      await expect(footer.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    await expect(footer.getByText(/^\d\d\+$/)).toBeVisible();
    const helpLinks = footer.getByRole("region", { name: help, exact: true }).getByRole("link");
    await expect(helpLinks.nth(1)).toHaveAttribute("href", /^\/help#/);
    await expect(footer.getByRole("region", { name: popular, exact: true }).getByRole("link").first()).toHaveAttribute(
      "href",
      /^\/games\?q=/,
    );
  });
});

test("R110 R336 R425 R430 R482 the lottery link of the header asks a guest to log in, and then opens the first popular game", async ({
  page,
  texts,
}) => {
  await page.goto("/recent");
  const popular = page.waitForResponse(/\/lgw\/games\/popular/);
  const launched = page.waitForRequest(/\/lgw\/lobby\/launch/);
  await header(page).getByRole("link", { name: texts.lobby.navigation.LOTT, exact: true }).click();
  const login = page.getByRole("dialog", { name: texts.auth.title, exact: true });
  await expect(login).toBeVisible();
  await expect(page).toHaveURL("/recent");
  await login.getByRole("textbox", { name: texts.auth.username }).fill("demo");
  await login.getByRole("textbox", { name: texts.auth.password }).fill(PASSWORD);
  await login.getByRole("button", { name: texts.auth.submit, exact: true }).click();
  const list = await popular;
  expect(Object.fromEntries(new URL(list.url()).searchParams)).toMatchObject({ count: "100", device: "WEB" });
  const { value } = await list.json();
  const { searchParams } = new URL((await launched).url());
  expect(Object.fromEntries(searchParams)).toEqual({
    lottoArea: "VN",
    launchMode: "LOTT",
    lottoPrizeMode: "Lott",
    lottoGameCode: value.games[0].code,
    lottoView: "betting",
    device: "WEB",
    backUrl: new URL("/elott", page.url()).href,
    language: "bn",
  });
  await expect(page).toHaveURL(`/vnlottery?code=${value.games[0].code}`);
});

test("R102 R104 a game page has no side bars, and its menu button opens the left bar above the page", async ({
  page,
  texts,
}) => {
  await page.goto("/seamless?vendor=JILI&nodeId=1");
  const menu = header(page).getByRole("button", { name: texts.app.header.menu, exact: true });
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await expect(leftBar(page, texts)).toHaveCount(0);
  const main = page.getByRole("main");
  const place = await main.boundingBox();
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(leftBar(page, texts)).toBeVisible();
  await expect(leftBar(page, texts)).toHaveAttribute("id", (await menu.getAttribute("aria-controls")) ?? "");
  expect(await main.boundingBox(), "the bar does not move the page").toEqual(place);
  await menu.click();
  await expect(leftBar(page, texts)).toHaveCount(0);
  await goInApp(page, CALM_PAGE);
  await expect(leftBar(page, texts)).toBeVisible();
  await expect(menu).toBeHidden();
});

test("R042 a new page starts at the top, and Back restores the scroll position", async ({ page, texts }) => {
  const scrolled = () => scrolledTo(page);
  await openScrolled(page, 400);
  await leftBar(page, texts).getByRole("link", { name: texts.lobby.navigation.FISH, exact: true }).click();
  await expect(page).toHaveURL("/fishing-games");
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(400);
});

/** Presses an element without scrolling. Playwright scrolls the page before it presses a sticky element, and a visitor's mouse does not. */
const press = (element: Locator) => element.evaluate((found: HTMLElement) => found.click());

test("R042 R294 the page behind a centre keeps its scroll position, also after the centre closes", async ({
  page,
  texts,
  mock,
}) => {
  const dialog = page.getByRole("dialog");
  const button = (name: string | RegExp) => header(page).getByRole("button", { name, exact: typeof name === "string" });
  const account = new RegExp(fill(texts.app.header.account, { name: ".*" }));
  const ways = [
    () => press(button(texts.app.agentCentre)),
    () => press(button(new RegExp(texts.app.messages))),
    async () => {
      await press(button(account));
      await press(dialog.getByRole("link", { name: texts.auth.centre, exact: true }));
    },
  ];
  await comeAsMember(page, mock, "agent");
  await openScrolled(page, 300);
  for (const [index, open] of ways.entries()) {
    await open();
    await expect(page).toHaveURL(/\?(member|agent)=/);
    await expect(dialog.getByRole("navigation").first()).toBeVisible();
    expect(await scrolledTo(page), `way ${index}`).toBe(300);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/slot-games");
    await expect(dialog).toHaveCount(0);
    expect(await scrolledTo(page)).toBe(300);
  }
});

test("R089 the lobby of all games keeps its category and its search text in the URL", async ({ page, texts }) => {
  // Unknown values do not filter.
  await page.goto("/games?category=NOPE&vendor=NOBODY");
  const main = page.getByRole("main");
  await expect(playButton(main.getByRole("listitem").last())).toBeVisible();
  await main.getByRole("button", { name: texts.lobby.navigation.FISH, exact: true }).click();
  await expect(page).toHaveURL("/games?category=FISH");
  await main.getByRole("searchbox").fill("no such game at all");
  await expect(main.getByRole("heading", { name: texts.lobby.emptyTitle })).toBeVisible();
  await expect(page).toHaveURL(/\/games\?category=FISH&q=no/);
  await main.getByRole("button", { name: texts.lobby.emptyReset, exact: true }).click();
  await expect(page).toHaveURL("/games");
  await expect(playButton(main.getByRole("listitem").last())).toBeVisible();
});

test("R021 R114 R115 R116 R117 R118 R136 R138 R139 R140 the home page shows hot games, popular lotteries, crash and mines games, and winners; the left bar lists the categories in their order", async ({
  page,
  texts,
}) => {
  await page.goto("/");
  await test.step("the left bar", async () => {
    const names = texts.lobby.navigation;
    const order = [
      texts.app.leftBar.home,
      names.RNG,
      names.LIVE,
      names.YB,
      names.FISH,
      names.BINGO,
      names.ELOTT,
      names.LOTT,
      names.COCKFIGHT,
      names.SPORTS,
      names.PVP,
    ];
    const links = leftBar(page, texts).getByRole("link");
    await expect
      .poll(async () => (await links.allInnerTexts()).slice(0, order.length).map((text) => text.trim()))
      .toEqual(order);
    await expect(leftBar(page, texts).getByRole("link", { name: names.COCKFIGHT, exact: true })).toHaveAttribute(
      "href",
      "/sports-betting-games/DS88",
    );
  });
  const main = page.getByRole("main");
  await expect(playButton(shelf(page, texts.home.hot).getByRole("listitem").first())).toBeVisible();
  for (const name of [texts.home.popular, texts.home.mini, texts.home.winners]) {
    // A section renders when it is near the window, and then moves the sections below it.
    await expect(async () => {
      await main.getByRole("heading", { name, exact: true }).scrollIntoViewIfNeeded({ timeout: 2000 });
      const section = shelf(page, name).or(main.locator("section").filter({ hasText: name }));
      await expect(section.first().getByRole("listitem").first()).toBeVisible({ timeout: 2000 });
    }).toPass();
  }
  await expect(playButton(shelf(page, texts.home.mini).getByRole("listitem").first())).toBeVisible();
});

test("R002 the home page links to every category, and crash and mines games are on a shelf and in the slots", async ({
  page,
  texts,
  mock,
}) => {
  await comeAsMember(page, mock, "agent");
  await page.goto("/");
  const ways = [
    ...LEFT_NAVIGATION_ORDER.map((category) => CATEGORY_PATHS[category]),
    PATHS.promotions,
    PATHS.pointMall,
  ];
  for (const path of ways) await expect(leftBar(page, texts).locator(`a[href="${path}"]`)).toHaveCount(1);
  await expect(header(page).getByRole("button", { name: texts.app.agentCentre, exact: true })).toBeVisible();
  const mini = shelf(page, texts.home.mini);
  await expect(async () => {
    await page.getByRole("heading", { name: texts.home.mini, exact: true }).scrollIntoViewIfNeeded({ timeout: 2000 });
    for (const name of [CRASH_GAME, MINES_GAME])
      await expect(card(mini, texts, name)).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  for (const [tag, name] of [
    ["CRASH", CRASH_GAME],
    ["MINES", MINES_GAME],
  ] as const) {
    await goInApp(page, `${CATEGORY_PATHS.RNG}?tag=${tag}`);
    const slots = page.getByRole("main").getByRole("list", { name: texts.lobby.category.RNG, exact: true });
    await expect(card(slots, texts, name)).toBeVisible();
  }
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 1024 } });
  test("R142 R143 a balance of twelve digits leaves the deposit button on one line", async ({ page, texts, mock }) => {
    await mock.setBalance("demo", "987654321098.00");
    await comeAsMember(page, mock);
    await page.goto(CALM_PAGE);
    await expect(balance(page, texts)).toContainText("987,654,321,098.00");
    const deposit = header(page).getByRole("link", { name: texts.wallet.deposit, exact: true });
    const lines = await deposit.evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return new Set(Array.from(words.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
    });
    expect(lines).toBe(1);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("R144 R147 R159 the account's buttons in the menu are in the order of the keyboard", async ({
    page,
    texts,
    mock,
  }) => {
    await comeAsMember(page, mock);
    await page.goto(CALM_PAGE);
    await header(page).getByRole("button", { name: texts.app.header.menu, exact: true }).click();
    const actions = page.getByRole("dialog").locator(":is(a, button)", {
      hasText: new RegExp([texts.auth.centre, texts.auth.change.title, texts.app.header.logout].join("|")),
    });
    await expect(actions).toHaveCount(3);
    const places = await actions.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ top, left }) => ({ top, left })),
    );
    expect(places).toEqual([...places].sort((one, other) => one.top - other.top || one.left - other.left));
  });

  test("R089 the bottom bar links to all games, and marks exactly one entry on each games page", async ({
    page,
    texts,
  }) => {
    await page.goto(CALM_PAGE);
    const bar = page.getByRole("navigation", { name: texts.app.bottomBar.label, exact: true });
    await bar.getByRole("link", { name: texts.app.bottomBar.games, exact: true }).click();
    await expect(page).toHaveURL("/games");
    for (const [path, entry] of [
      [PATHS.games, "games"],
      [CATEGORY_PATHS.ELOTT, "lottery"],
      [CATEGORY_PATHS.FISH, "games"],
      ["/sports-betting-games/DS88", "games"],
    ] as const) {
      await goInApp(page, path);
      await expect(bar.locator('[aria-current="page"]'), path).toHaveText([texts.app.bottomBar[entry]]);
    }
  });
});
