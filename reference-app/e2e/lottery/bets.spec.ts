import type { FrameLocator, Page } from "@playwright/test";
import en from "../../../api-spec/src/mock/games/locales/en.json" with { type: "json" };
import { expect, test } from "../support/fixtures.ts";
import type { Mock } from "../support/mock.ts";
import { comeAsMember, pass } from "../support/visitor.ts";

test.use({ language: "en" });

/** The fastest game of the mock. It draws at each multiple of 45 s, and betting closes 5 s before. */
const FAST_GAME = "SSC_45S";
const FAST_INTERVAL_MS = 45_000;
const FAST_LOCK_MS = 5000;
const CLOSES_SOON_MS = 9000;
/** The time from the end of betting to the next open draw: the lock, the server's spread and a second. */
const UNTIL_NEXT_MS = FAST_LOCK_MS + 3000;
const WORDS = en.lottery;

const say = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

/** Opens the betting page of the fast game shortly before betting closes, and chooses a bet. Returns the page of the game. */
async function chooseBet(page: Page, mock: Mock): Promise<FrameLocator> {
  await page.clock.install();
  await comeAsMember(page, mock);
  await page.goto(`/lott?vendor=TCG_SEA&gameType=elott&code=${FAST_GAME}`);
  const game = page.frameLocator("iframe");
  await expect(game.locator("#clock")).toHaveText(/^00:\d\d$/);
  const { now } = await mock.state();
  const beforeMs = FAST_LOCK_MS + CLOSES_SOON_MS;
  await pass(Math.round((2 * FAST_INTERVAL_MS - beforeMs - (now % FAST_INTERVAL_MS)) % FAST_INTERVAL_MS), mock, page);
  await expect(game.locator("#clock")).toHaveText(/^00:0\d$/);
  await game.getByRole("radio", { name: WORDS.big, exact: true }).check();
  return game;
}

const nextOf = (numero: string): string =>
  numero.replace(/\d{4}$/, (last) => String(Number(last) + 1).padStart(4, "0"));
const numeroIn = async (game: FrameLocator): Promise<string> =>
  (await game.locator("#numero").innerText()).replace("Draw ", "");

test("R299 D12 a bet that arrives after its draw has closed takes no money, says so, and can be placed on the next draw", async ({
  page,
  mock,
}) => {
  const game = await chooseBet(page, mock);
  const numero = await numeroIn(game);
  const status = game.locator("#status");
  const bet = game.getByRole("button", { name: en.play.placeBet, exact: true });
  const summary = await game.locator("#summary").innerText();
  const balance = await mock.balanceOf("demo");
  const closed = Promise.withResolvers<void>();
  await page.route(
    /\/play\/api\/lottery\/bet/,
    async (route) => {
      await closed.promise;
      await route.continue();
    },
    { times: 1 },
  );

  await bet.click();
  await expect(status).toHaveText(say(WORDS.sending, { numero }));
  await pass(CLOSES_SOON_MS, mock, page);
  await pass(UNTIL_NEXT_MS, mock, page);
  closed.resolve();
  await expect(status).toHaveText(say(WORDS.errorClosed, { numero }));
  await expect(game.locator("#numero")).toHaveText(say(WORDS.draw, { numero: nextOf(numero) }));
  expect(await mock.balanceOf("demo")).toBe(balance);

  await expect(game.locator("#summary")).toHaveText(summary);
  await bet.click();
  await expect(status).toHaveText(say(WORDS.placed, { numero: nextOf(numero) }));
});

test("R299 pressing the button after betting has closed says why nothing happens, and the choice is kept", async ({
  page,
  mock,
}) => {
  const game = await chooseBet(page, mock);
  const numero = await numeroIn(game);
  await pass(CLOSES_SOON_MS + 1000, mock, page);
  await expect(game.locator("#state")).toHaveText(WORDS.stateClosed);
  // The button is aria-disabled, so that it keeps the focus when a draw closes.
  await game.getByRole("button", { name: en.play.placeBet, exact: true }).press("Enter");
  await expect(game.locator("#status")).toHaveText(say(WORDS.closedNow, { numero }));
  await expect(game.getByRole("radio", { name: WORDS.big, exact: true })).toBeChecked();
});
