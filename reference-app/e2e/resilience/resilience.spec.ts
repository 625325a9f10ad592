import type { BrowserContext, Page } from "@playwright/test";
import { centre } from "../money/cashier.ts";
import { expect, test } from "../support/fixtures.ts";
import type { Fault } from "../support/mock.ts";
import { scriptsOf } from "./built-files.ts";
import { LoginDialog } from "../session/login-dialog.ts";
import {
  balance,
  CALM_PAGE,
  closeAt,
  comeAsMember,
  goInApp,
  header,
  loginButton,
  PASSWORD,
  playButton,
  shelf,
  signIn,
} from "../support/visitor.ts";

test.use({ language: "en" });

const LOTTERY_CHUNK = /\/assets\/lottery-[^/-]+\.js/;

test.describe("when a part of the app cannot be loaded", () => {
  test("R433 R509 an error page with a reload button appears after several tries and one reload", async ({
    page,
    context,
    texts,
  }) => {
    let asked = 0;
    await context.route(LOTTERY_CHUNK, (route) => {
      asked += 1;
      return route.abort();
    });
    // The test does not wait for the load event, because the page reloads itself once when a part is missing.
    await page.goto("/elott", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: texts.errors.chunkTitle })).toBeVisible();
    expect(asked).toBeGreaterThan(1);
    await expect(page.getByRole("banner")).toBeVisible();

    await context.unroute(LOTTERY_CHUNK);
    await page.getByRole("button", { name: texts.errors.reload, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: texts.lottery.title })).toBeVisible();
  });

  test("R433 R457 a page that was opened without a connection loads when the connection returns", async ({
    page,
    context,
    texts,
  }) => {
    await page.goto(CALM_PAGE);
    await expect(loginButton(page, texts)).toBeVisible();
    await context.setOffline(true);
    await goInApp(page, "/elott");
    await expect(page.getByRole("heading", { name: texts.errors.chunkTitle })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: texts.lottery.title })).toBeVisible();
  });

  test("R509 a chunk that fails once is loaded again without a message", async ({ page, context, texts }) => {
    await context.route(LOTTERY_CHUNK, (route) => route.abort(), { times: 1 });
    await page.goto("/elott");
    await expect(page.getByRole("heading", { level: 1, name: texts.lottery.title })).toBeVisible();
  });
});

test.describe("a closed site", () => {
  test("R039 the next call notices maintenance that starts during a visit", async ({ page, mock, texts }) => {
    await page.goto("/slot-games");
    // These expectations wait until all automatic requests of the page are answered.
    await expect(page.getByRole("button", { name: texts.app.header.freePlay, exact: true })).toBeVisible();
    await expect(page.getByRole("list", { name: texts.lobby.vendors }).getByRole("button").nth(1)).toBeVisible();
    await expect(playButton(page.getByRole("main").getByRole("listitem").last())).toBeVisible();
    await closeAt(page, mock, /category=FISH/);
    // A hover would already send the request, so the test clicks without moving the mouse.
    const fishing = page.getByRole("link", { name: texts.lobby.navigation.FISH, exact: true }).first();
    await fishing.evaluate((link) => link instanceof HTMLElement && link.click());
    await expect(page.getByRole("heading", { level: 1, name: texts.errors.maintenanceTitle })).toBeVisible();
  });
});

const dropped = (...operationIds: string[]): Fault[] =>
  operationIds.map((operationId) => ({ operationId, kind: "drop", times: 1000 }));

/** A point on the page between the bars. */
const MIDDLE = { x: 680, y: 300 };

test.describe("a server that does not answer", () => {
  test("D21 each shelf shows an error with a retry that loads its games", async ({ page, mock, texts }) => {
    await mock.faults(dropped("listHotGames", "listGames", "listAnnouncements", "getWinnerBoard"));
    await page.goto("/");
    const failures = page.getByRole("main").getByRole("alert");
    // Sections below the first screen load when they are near the window.
    await expect(failures).toHaveCount(2);
    await page.mouse.move(MIDDLE.x, MIDDLE.y);
    await expect(async () => {
      await page.mouse.wheel(0, MIDDLE.y);
      await expect(failures).toHaveCount(4, { timeout: 1000 });
    }).toPass();
    await expect(failures.first()).toContainText(texts.errors.shelfTitle);
    await expect(page.getByRole("banner")).toBeVisible();
    await mock.faults([]);
    for (let left = 4; left > 0; left--) {
      await failures.first().getByRole("button", { name: texts.app.retry, exact: true }).click();
      await expect(failures).toHaveCount(left - 1);
    }
    await expect(playButton(shelf(page, texts.home.hot).getByRole("listitem").first())).toBeVisible();
  });

  test("D21 a category shows an error with a retry that loads its games", async ({ page, mock, texts }) => {
    await mock.faults(dropped("listGames"));
    await page.goto("/slot-games");
    const failure = page.getByRole("main").getByRole("alert");
    await expect(failure).toContainText(texts.errors.shelfTitle);
    await mock.faults([]);
    await failure.getByRole("button", { name: texts.app.retry, exact: true }).click();
    await expect(failure).toHaveCount(0);
    await expect(playButton(page.getByRole("main").getByRole("listitem").last())).toBeVisible();
  });
});

test("E1 F12 a session that the server has ended is reported once, and the member can log in again", async ({
  page,
  mock,
  texts,
}) => {
  await comeAsMember(page, mock);
  await page.goto(CALM_PAGE);
  // Several calls are refused at the same time, and none before the member has acted: the page's first calls may still be under way.
  const acted = Promise.withResolvers<void>();
  let end: Promise<unknown> | undefined;
  await page.route(/wallets\/balance|getFavoriteGamesList/, async (route) => {
    await acted.promise;
    end ??= mock.reset();
    await end;
    await route.continue();
  });
  await balance(page, texts).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
    document.querySelector<HTMLAnchorElement>('a[href="/favourites"]')?.click();
  });
  acted.resolve();
  await expect(page.getByText(texts.session.ended)).toHaveCount(1);
  expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
  // A member who was using the page is asked to log in immediately, with the username filled in.
  const login = page.getByRole("dialog", { name: texts.auth.title, exact: true });
  await expect(login).toHaveCount(1);
  await login.getByRole("textbox", { name: texts.auth.password, exact: true }).fill(PASSWORD);
  await login.getByRole("button", { name: texts.auth.submit, exact: true }).click();
  await expect(balance(page, texts)).toBeVisible();
});

test.describe("a start without a part of the app", () => {
  test.use({ expectedProblems: [/./] });

  test("R433 R434 asks to check the connection, and shows a link that loads the page again", async ({
    page,
    context,
    texts,
  }) => {
    for (const [part, pattern] of [
      ["the bundle", /\/assets\/index-[^/]+\.js$/],
      ["the language pack", /\/assets\/en-[^/]+\.js$/],
      ["its style sheet", /\/assets\/index-[^/]+\.css$/],
    ] as const) {
      await test.step(part, async () => {
        await context.route(pattern, (route) => route.abort());
        await page.goto(CALM_PAGE);
        await expect(page.getByText("Check the connection")).toBeVisible();
        await expect(page.getByText("Your connection is not the cause")).toBeHidden();
        await context.unroute(pattern);
        await page.getByRole("link", { name: "Load again" }).click();
        await expect(loginButton(page, texts)).toBeVisible();
      });
    }
  });
});

test.describe("an app whose code throws at the start", () => {
  test.use({ expectedProblems: [/broken/] });

  test("I7 R434 shows the problem immediately, with a link to customer service", async ({ page, context, texts }) => {
    await page.clock.install();
    // The page's clock runs on until it is paused, so it is paused in the future.
    await page.clock.pauseAt(Date.now() + 60_000);
    await context.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
      const code = await (await route.fetch()).text();
      await route.fulfill({ contentType: "text/javascript", body: `throw new Error("broken");${code}` });
    });
    await page.goto(CALM_PAGE);
    await expect(page.getByText("Your connection is not the cause")).toBeVisible();
    await expect(page.getByText("Check the connection")).toBeHidden();
    const service = page.getByRole("link", { name: "Customer service" });
    await expect(service).toHaveAttribute("href", /^https:/);
    await context.unrouteAll();
    await page.getByRole("link", { name: "Load again" }).click();
    await page.clock.resume();
    await expect(loginButton(page, texts)).toBeVisible();
  });
});

test.describe("a dialog that cannot be loaded", () => {
  test.use({ expectedProblems: [/./] });

  test("R433 shows an error and leaves the page unchanged", async ({ page, context, texts }) => {
    const login = await new LoginDialog(page, texts).open();
    await context.route(/\/assets\/forgot-dialog-[^/]+\.js$/, (route) => route.abort());
    const forgot = login.root.getByRole("button", { name: texts.auth.forgot, exact: true });
    // After the tries, the page reloads once. The second press then shows the error.
    const reloaded = page.waitForEvent("load");
    await forgot.click();
    await reloaded;
    await loginButton(page, texts).click();
    await forgot.click();
    await expect(page.getByText(texts.errors.chunkTitle)).toBeVisible();
    await expect(login.root).toBeVisible();
  });
});

/** From now on, requests for the script file with that name fail. */
const lose = (context: BrowserContext, name: string) =>
  context.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) => route.abort());
/** Waits until the page has tried to load the file, reloaded itself once, and tried again. */
const untilGivenUp = (page: Page) =>
  page.waitForEvent("console", (message) => message.text().startsWith("A section failed"));

test.describe("a missing file of the code that the app loads in the background", () => {
  test.use({ expectedProblems: [/./] });

  test("R433 I7 the login and the deposit still open when the background parts are missing", async ({
    page,
    context,
    texts,
  }) => {
    await lose(context, "background-parts");
    const givenUp = untilGivenUp(page);
    await page.goto(CALM_PAGE);
    await givenUp;
    await signIn(page, texts);
    await header(page).getByRole("link", { name: texts.wallet.deposit, exact: true }).click();
    await expect(centre(page, texts, "deposit")).toBeVisible();
  });

  test("R433 I7 a deposit that cannot be opened shows an error, and each press tries again", async ({
    page,
    context,
    mock,
    texts,
  }) => {
    await lose(context, "centres");
    await comeAsMember(page, mock);
    const givenUp = untilGivenUp(page);
    await page.goto(CALM_PAGE);
    await givenUp;
    const deposit = header(page).getByRole("link", { name: texts.wallet.deposit, exact: true });
    const failure = page.getByRole("alert").filter({ hasText: texts.errors.chunkAgain });
    for (const _press of ["first", "second"]) {
      await deposit.click();
      await expect(failure).toBeVisible();
      await expect(page).toHaveURL(CALM_PAGE);
      await failure.getByRole("button").click();
      await expect(failure).toBeHidden();
    }
    await context.unrouteAll();
    await deposit.click();
    await expect(centre(page, texts, "deposit")).toBeVisible();
  });

  test("R433 I7 a login that cannot be opened shows an error, and each press tries again", async ({
    page,
    context,
    texts,
  }) => {
    await lose(context, "modal-registry");
    // This missing file uses up the single reload. Otherwise the reload would lose the first press.
    await lose(context, "background-parts");
    const givenUp = untilGivenUp(page);
    await page.goto(CALM_PAGE);
    await givenUp;
    const failure = page.getByRole("alert").filter({ hasText: texts.errors.chunkAgain });
    for (const _press of ["first", "second"]) {
      await loginButton(page, texts).click();
      await expect(failure).toBeVisible();
      await failure.getByRole("button").click();
      await expect(failure).toBeHidden();
    }
    await context.unrouteAll();
    await loginButton(page, texts).click();
    await expect(new LoginDialog(page, texts).root).toBeVisible();
  });
});

test.describe("preloading", () => {
  const LOGIN_SOURCES = [
    "src/app/modals/modal-registry.tsx",
    "src/features/auth/login/login-dialog.tsx",
    ...["auth", "verification", "refusals"].map((part) => `src/shared/i18n/locales/en/${part}.json`),
  ];

  test("R148 R433 opening the login requests no file, because its files load while the page is idle", async ({
    page,
    texts,
  }) => {
    const files = scriptsOf(LOGIN_SOURCES);
    const asked: string[] = [];
    const here = new Set<string>();
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    page.on("requestfinished", (request) => here.add(new URL(request.url()).pathname));
    await page.goto(CALM_PAGE);
    await expect.poll(() => files.filter((file) => !here.has(file))).toEqual([]);
    asked.length = 0;
    await loginButton(page, texts).click();
    await expect(new LoginDialog(page, texts).username).toBeFocused();
    expect(asked.filter((file) => files.includes(file))).toEqual([]);
  });
});
