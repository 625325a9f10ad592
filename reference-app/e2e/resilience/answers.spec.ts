import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { OPERATIONS } from "../../../api-spec/src/generated/operations.ts";
import { ANSWER_FAILURES, EMPTY_VALUE, NULL_VALUE, type AnswerFailure } from "./answer-failures.ts";
import { ANSWER_PLACES, READS_WITHOUT_PLACE, type AnswerPlace } from "./answer-places.ts";
import { expect, test } from "../support/fixtures.ts";
import { rowsOf, sampleOf } from "../support/nightly.ts";
import type { Texts } from "../support/texts.ts";
import { balance, comeAsMember, header, loginButton, playButton } from "../support/visitor.ts";

const MOST_TRIES = 3;
/** This is more than the height of any page. */
const PAGE_HEIGHT = 100_000;
/** This is longer than the client waits before its last try, and shorter than the interval of any automatic refresh. */
const LATER_MS = 20_000;

test.use({
  // A section that fails writes an error to the console.
  expectedProblems: [/A section failed/],
});

const isOf = (operationId: AnswerPlace["operationId"]) => {
  const { method, path: template } = OPERATIONS[operationId];
  const pathname = new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  return { method: method.toUpperCase(), fits: (url: URL) => pathname.test(url.pathname) };
};

/** Makes the answers of an operation fail, counts its calls, and can end the failure. */
async function failing(page: Page, operationId: AnswerPlace["operationId"], failure: AnswerFailure) {
  const { method, fits } = isOf(operationId);
  /** Calls are counted by URL, because a section may call the same operation with different parameters. */
  const tries = new Map<string, number>();
  let isLifted = false;
  const state = { isFelt: true, mostTries: () => Math.max(0, ...tries.values()) };
  await page.route(fits, async (route) => {
    if (isLifted || route.request().method() !== method) return route.fallback();
    state.isFelt = await failure.answer(route);
    const url = route.request().url();
    tries.set(url, (tries.get(url) ?? 0) + 1);
    return undefined;
  });
  // unroute() is not used, because it would handle a request while it is still being answered here.
  return { state, lift: () => (isLifted = true) };
}

/** Returns the retry buttons that the page shows at the moment. */
const retries = (page: Page, texts: Texts) => page.getByRole("button", { name: texts.app.retry, exact: true });

/** The nightly run tests each place with all failures. Other runs test a sample of places, in which each failure occurs. */
const CELLS = sampleOf(ANSWER_PLACES, ANSWER_FAILURES.length).flatMap((place, index) => {
  const failures = ANSWER_FAILURES.filter(({ name }) => !place.unhurtBy?.includes(name));
  const inTurn = failures[index % failures.length];
  return rowsOf(failures, inTurn ? [inTurn] : []).map((failure) => ({ ...place, failure }));
});

for (const { operationId, path: address, username, moves, isFar, failure } of CELLS) {
  test(`D21 I7 when ${operationId} fails at ${address}, an error appears after at most three tries, and a retry repairs it [${failure.name}]`, async ({
    page,
    mock,
    texts,
  }) => {
    if (username !== undefined) await comeAsMember(page, mock, username);
    // The clock starts today, because records count their days from today.
    await page.clock.install({ time: Date.now() });
    const { state, lift } = await failing(page, operationId, failure);
    await page.goto(address);
    await expect(async () => {
      if (isFar) await page.mouse.wheel(0, PAGE_HEIGHT);
      await page.clock.runFor(500);
      expect(state.mostTries()).toBeGreaterThan(0);
    }).toPass();
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
    // The header is found by its element, because it has no role behind an open dialog.
    if (operationId !== "getPermission") await expect(page.locator("body header")).toHaveCount(1);
    lift();
    // Several sections may show the answer. Some load it again automatically, and their buttons disappear.
    await expect(async () => {
      if ((await retries(page, texts).count()) > 0) await retry.click({ timeout: 1000 });
      expect(await retries(page, texts).count()).toBe(0);
    }).toPass();
  });
}

test("D21 every read operation of the app is in the table of these tests, or is a listed exception", async () => {
  const root = path.join(import.meta.dirname, "../../src");
  const sources = await readdir(root, { recursive: true });
  const code = await Promise.all(
    sources.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).map((name) => readFile(path.join(root, name), "utf8")),
  );
  const named = new Set(code.flatMap((text) => Array.from(text.matchAll(/"(\w+)"/g), ([, name]) => name)));
  const reads = Object.entries(OPERATIONS).flatMap(([id, { method }]) =>
    method === "get" && named.has(id) ? [id] : [],
  );
  const known = [...ANSWER_PLACES.map(({ operationId }) => operationId), ...Object.keys(READS_WITHOUT_PLACE)];
  expect(reads.filter((id) => !known.includes(id))).toEqual([]);
  expect(known.filter((id) => !reads.includes(id))).toEqual([]);
});

test("R162 D21 regions that cannot be loaded show an error in their dialog, and a retry loads them", async ({
  page,
  texts,
}) => {
  const { lift } = await failing(page, "listRegions", NULL_VALUE);
  await page.goto("/recent");
  await header(page).getByRole("button", { name: texts.app.header.region }).click();
  const dialog = page.getByRole("dialog", { name: texts.app.region.title, exact: true });
  const retry = dialog.getByRole("button", { name: texts.app.retry, exact: true });
  await expect(retry).toBeVisible();
  lift();
  await retry.click();
  await expect(dialog.getByRole("button", { name: texts.app.region.submit, exact: true })).toBeVisible();
});

test("R142 D21 a first balance that cannot be loaded shows an error, and a press loads it", async ({
  page,
  mock,
  texts,
}) => {
  await comeAsMember(page, mock);
  await page.clock.install({ time: Date.now() });
  const { state, lift } = await failing(page, "getWalletBalance", NULL_VALUE);
  await page.goto("/recent");
  await expect(balance(page, texts)).toContainText(texts.designSystem.balanceMissing);
  await page.clock.runFor(LATER_MS);
  expect(state.mostTries()).toBe(1);
  lift();
  await balance(page, texts).click();
  await expect(balance(page, texts)).toContainText(/\d\.\d\d/);
});

test("R317 R459 D21 a launch answer without an address shows an error, and a retry starts the game", async ({
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
  lift();
  await retries(page, texts).first().click();
  await expect(main.locator("iframe")).toBeVisible();
});

/** Changes the permission answer of the server. */
const permissionWith = (page: Page, change: (info: Record<string, unknown>) => void) =>
  page.route(isOf("getPermission").fits, async (route) => {
    const response = await route.fetch();
    const envelope: { value: { info: Record<string, unknown> } } = await response.json();
    change(envelope.value.info);
    await route.fulfill({ response, json: envelope });
  });

test("E020 R121 invalid contacts are skipped, and the valid ones stay usable", async ({ page, texts }) => {
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

test("R500 a page number beyond the last shows the last page of games", async ({ page, texts }) => {
  await page.goto("/slot-games?page=9999");
  const list = page.getByRole("main").getByRole("list", { name: texts.lobby.category.RNG, exact: true });
  await expect(playButton(list.getByRole("listitem").first())).toBeVisible();
});
