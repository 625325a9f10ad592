import type { Page } from "@playwright/test";
import { OPERATIONS } from "../../api-spec/src/generated/operations.ts";
import { ANSWER_FAILURES, EMPTY_VALUE, NULL_VALUE, type AnswerFailure } from "./answer-failures.ts";
import { ANSWER_PLACES, type AnswerPlace } from "./answer-places.ts";
import { expect, test } from "./fixtures.ts";
import { rowsOf } from "./nightly.ts";
import type { Texts } from "./texts.ts";
import { balance, comeAsMember, header, loginButton, playButton } from "./visitor.ts";

const MOST_TRIES = 3;
/** Longer than the client waits before its last try, shorter than anything asks again by itself. */
const LATER_MS = 20_000;

test.use({
  // A part that fails says so in the console.
  expectedProblems: [/A section failed/],
});

const isOf = (operationId: AnswerPlace["operationId"]) => {
  const { method, path } = OPERATIONS[operationId];
  const pathname = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  return { method: method.toUpperCase(), fits: (url: URL) => pathname.test(url.pathname) };
};

/** Lets the answers of an operation fail; tells how often it was asked, and ends it. */
async function failing(page: Page, operationId: AnswerPlace["operationId"], failure: AnswerFailure) {
  const { method, fits } = isOf(operationId);
  /** By address: a part may ask the same operation several questions. */
  const tries = new Map<string, number>();
  const state = { isFelt: true, mostTries: () => Math.max(0, ...tries.values()) };
  await page.route(fits, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    state.isFelt = await failure.answer(route);
    const url = route.request().url();
    tries.set(url, (tries.get(url) ?? 0) + 1);
    return undefined;
  });
  return { state, lift: () => page.unroute(fits) };
}

/** The ways back that the page offers at the moment. */
const retries = (page: Page, texts: Texts) => page.getByRole("button", { name: texts.app.retry, exact: true });

/** Each place with one failure, with the next one in turn; at night with all. */
const CELLS = ANSWER_PLACES.flatMap((place, index) => {
  const failures = ANSWER_FAILURES.filter(({ name }) => !place.unhurtBy?.includes(name));
  const inTurn = failures[index % failures.length];
  return rowsOf(failures, inTurn ? [inTurn] : []).map((failure) => ({ ...place, failure }));
});

for (const { operationId, path, username, moves, failure } of CELLS) {
  test(`D21 I7 ${operationId} fails at ${path}: it is said, at most three tries, and another one heals it [${failure.name}]`, async ({
    page,
    mock,
    texts,
  }) => {
    if (username !== undefined) await comeAsMember(page, mock, username);
    // Today: the days of a record are counted from it.
    await page.clock.install({ time: Date.now() });
    const { state, lift } = await failing(page, operationId, failure);
    await page.goto(path);
    await expect.poll(state.mostTries).toBeGreaterThan(0);
    expect(state.isFelt, "what the server answers is wrong").toBe(true);
    const retry = retries(page, texts).first();
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(retry).toBeVisible({ timeout: 200 });
    }).toPass();
    if (!moves) {
      const tries = state.mostTries();
      expect(tries).toBeLessThanOrEqual(MOST_TRIES);
      await page.clock.runFor(LATER_MS);
      expect(state.mostTries()).toBe(tries);
    }
    await expect(retry).toBeVisible();
    if (operationId !== "getPermission") await expect(header(page)).toHaveCount(1);
    await lift();
    // Several parts of a page may show the answer; some ask again by themselves, and take the button along.
    await expect(async () => {
      if ((await retries(page, texts).count()) > 0) await retry.click({ timeout: 1000 });
      expect(await retries(page, texts).count()).toBe(0);
    }).toPass();
  });
}

test("R142 D21 a first balance that fails says so, and a press brings it", async ({ page, mock, texts }) => {
  await comeAsMember(page, mock);
  await page.clock.install({ time: Date.now() });
  const { state, lift } = await failing(page, "getWalletBalance", NULL_VALUE);
  await page.goto("/recent");
  await expect(balance(page, texts)).toContainText(texts.wallet.missing);
  await page.clock.runFor(LATER_MS);
  expect(state.mostTries()).toBe(1);
  await lift();
  await balance(page, texts).click();
  await expect(balance(page, texts)).toContainText(/\d\.\d\d/);
});

test("R317 R459 D21 a launch whose answer names no address says so, and another try plays", async ({
  page,
  mock,
  texts,
}) => {
  await comeAsMember(page, mock);
  const { lift } = await failing(page, "launchGame", EMPTY_VALUE);
  await page.goto("/seamless?vendor=LOBBYKIT&code=lantern-night&gameType=RNG");
  const main = page.getByRole("main");
  await expect(main.getByText(texts.launch.failedTitle)).toBeVisible();
  await expect(main.locator("iframe")).toHaveCount(0);
  await lift();
  await retries(page, texts).first().click();
  await expect(main.locator("iframe")).toBeVisible();
});

/** Changes what the server says of itself. */
const permissionWith = (page: Page, change: (info: Record<string, unknown>) => void) =>
  page.route(isOf("getPermission").fits, async (route) => {
    const response = await route.fetch();
    const envelope: { value: { info: Record<string, unknown> } } = await response.json();
    change(envelope.value.info);
    await route.fulfill({ response, json: envelope });
  });

test("E020 R121 contacts that nobody can read close no site, and hide none behind them", async ({ page, texts }) => {
  await permissionWith(page, (info) => {
    const good = Array.isArray(info.customerService) ? info.customerService : [];
    info.customerService = [null, { type: "livechat", name: "Broken", path: "A".repeat(64) }, ...good];
    info.imageCDNs = null;
  });
  await page.goto("/recent");
  await loginButton(page, texts).click();
  const login = page.getByRole("dialog", { name: texts.auth.title, exact: true });
  await login.getByRole("button", { name: texts.auth.forgot, exact: true }).click();
  const forgot = page.getByRole("dialog", { name: texts.recovery.title, exact: true });
  await expect(forgot.getByRole("link", { name: texts.errors.service, exact: true })).toHaveAttribute(
    "href",
    /^https:/,
  );
});

test("R500 a page beyond the end of the games shows the last one", async ({ page, texts }) => {
  await page.goto("/slot-games?page=9999");
  const list = page.getByRole("main").getByRole("list", { name: texts.lobby.category.RNG, exact: true });
  await expect(playButton(list.getByRole("listitem").first())).toBeVisible();
});
