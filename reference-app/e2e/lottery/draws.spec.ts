import type { Page } from "@playwright/test";
import { truthOf, wrongCards } from "./draw-checks.ts";
import { expect, test } from "../support/fixtures.ts";
import type { Mock } from "../support/mock.ts";
import { pass } from "../support/visitor.ts";

// The window is high enough for all fast games and the first provinces, because countdowns outside the window do not tick.
test.use({ language: "en", viewport: { width: 1366, height: 1800 } });

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const DRAWS = "/elott";
/** After this time, the pattern of the games that draw every 45 s, every minute or every three minutes starts again. */
const ROUND_MS = 180 * SECOND_MS;
/** The times of the draws in two rounds, from the start of the first round: 46 draws of nine games. */
const DUE_S = [45, 60, 90, 120, 135, 180, 225, 240, 270, 300, 315, 360];
/** This long before a draw, betting on every fast game is closed, and no number is known. */
const BEFORE_DUE_MS = 3 * SECOND_MS;

/** Counts how often a page asks for the list of draws from now on. */
function countLists(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().includes("/lgw/games?")) count += 1;
  });
  return () => count;
}

const expectRightTimes = (page: Page) => expect.poll(() => wrongCards(page)).toEqual([]);
const expectRightDraws = (page: Page) => expect.poll(() => wrongCards(page, { hasNumbers: true })).toEqual([]);

/**
 ** Lets at least `ms` pass, up to the start of a round, where no game draws for 45 s. A page may be late by the server's spread
 ** (2 s, D10) after each draw. A check that starts at any other moment might have to wait for one draw after another.
 */
async function passToRound(ms: number, mock: Mock, page: Page): Promise<void> {
  const { now } = await mock.state();
  await pass(ms + ROUND_MS - ((now + ms) % ROUND_MS), mock, page);
}

/** Hides and shows the page as a switch of tabs does. The browser's own throttling of timers is not simulated. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      get: () => (hidden ? "hidden" : "visible"),
    });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, isHidden);
}

test("R182 R298 R299 R300 R301 R302 R478 every card shows the right time, draw and numbers over 46 draws of nine games", async ({
  page,
  mock,
}) => {
  await page.clock.install();
  await mock.advanceToBefore(ROUND_MS, 0);
  const { now } = await mock.state();
  const beganAtMs = now - (now % ROUND_MS);
  await page.goto(DRAWS);
  await expectRightDraws(page);
  const { refreshSpreadMs } = await truthOf(page.request);
  const passTo = async (atMs: number) => {
    const { now: nowMs } = await mock.state();
    await pass(Math.max(0, Math.round(atMs - nowMs)), mock, page);
  };
  for (const dueS of DUE_S) {
    const dueAtMs = beganAtMs + dueS * SECOND_MS;
    await passTo(dueAtMs - BEFORE_DUE_MS);
    await expectRightTimes(page);
    await passTo(dueAtMs + refreshSpreadMs + SECOND_MS);
    await expectRightDraws(page);
  }
});

test("R300 D11 countdowns follow the server's clock on a slow phone with a wrong clock, and on a fast one after sleep and after hiding the page", async ({
  page,
  mock,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.clock.install({ time: Date.now() + HOUR_MS });
  await mock.advanceToBefore(ROUND_MS, 0);
  await page.goto(DRAWS);
  await expectRightDraws(page);

  // The clock is set back by two hours and is then an hour behind.
  await page.clock.setSystemTime(Date.now() - HOUR_MS);
  await expectRightDraws(page);

  // A page that sent nine requests in a minute sends at most one every 7 s (D10), and each of these steps causes a request.
  await passToRound(0, mock, page);
  await expectRightDraws(page);

  // The browser simulates the slow phone by work that has no effect, so the rest of the test does without.
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });

  // The phone sleeps for eight hours and the page's own clock stops.
  await mock.advance(8 * HOUR_MS);
  await page.clock.setSystemTime(Date.now() + 7 * HOUR_MS);
  await expectRightDraws(page);

  // The phone sleeps again and the page's own clock continues.
  await passToRound(8 * HOUR_MS, mock, page);
  await expectRightDraws(page);

  await setHidden(page, true);
  const asked = countLists(page);
  await passToRound(HOUR_MS, mock, page);
  expect(asked(), "requests of a hidden page").toBe(0);
  await setHidden(page, false);
  await expectRightDraws(page);
});

test("D10 two tabs show every draw, but only one of them requests the list until it is closed", async ({
  page,
  context,
  mock,
}) => {
  await page.clock.install();
  await mock.advanceToBefore(ROUND_MS, 0);
  const other = await context.newPage();
  const [asked, askedByOther] = [countLists(page), countLists(other)];
  for (const tab of [page, other]) {
    await tab.goto(DRAWS);
    await expectRightDraws(tab);
  }
  for (let round = 0; round < 3; round++) {
    await passToRound(0, mock, page);
    await expectRightDraws(page);
    await expectRightDraws(other);
  }
  // The tab that was opened first sends the requests.
  await expect.poll(asked).toBeGreaterThan(3);
  expect(askedByOther()).toBe(1);
  await page.close();
  await passToRound(0, mock, other);
  await expectRightDraws(other);
  await expect.poll(askedByOther).toBeGreaterThan(1);
});

test("R303 late numbers are shown as pending, and appear without a reload", async ({ page, mock, texts }) => {
  await page.clock.install();
  await mock.scenario("late-draws");
  await page.goto(DRAWS);
  const card = page.getByRole("main").getByRole("article", { name: "River Race 1 Minute", exact: true });
  // The test may start while numbers are already late.
  await expect(async () => {
    await pass(5 * SECOND_MS, mock, page);
    await expect(card).toContainText(/\d{2}:\d{2}/, { timeout: SECOND_MS });
  }).toPass();
  await expect(async () => {
    await pass(5 * SECOND_MS, mock, page);
    await expect(card).toContainText(texts.lottery.state.resultPending, { timeout: SECOND_MS });
  }).toPass();
  await expect(async () => {
    await pass(5 * SECOND_MS, mock, page);
    expect(await wrongCards(page, { hasNumbers: true })).toEqual([]);
    await expect(card.getByRole("list")).toHaveCount(1, { timeout: SECOND_MS });
  }).toPass();
});
