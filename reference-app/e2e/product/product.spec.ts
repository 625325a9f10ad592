import { createServer } from "node:net";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { Mock } from "../support/mock.ts";
import { isRunning, openProduct, type Product } from "./product.ts";
import { card, comeAsMember, heart, playButton, shelf, shownBalance } from "../support/visitor.ts";

const PORTS = { app: 5184, mock: 4015, games: 4016 };
const APP = `http://localhost:${PORTS.app}`;
const CRASH_GAME = "Paper Crane";
const FAVOURITE = "Lantern Night";
const STAKE = 10;
const TIMEOUT_MS = 240_000;

test.describe.configure({ mode: "serial", timeout: TIMEOUT_MS });
// The product uses the default mock state, which it keeps in a file.
test.use({ baseURL: APP, language: "en", extraHTTPHeaders: {} });

let product: Product | undefined;
test.afterEach(async () => {
  await product?.stop("SIGTERM");
  product = undefined;
});

/** Expects that a signal stops the app and the mock. */
async function expectStopped(
  signal: "SIGINT" | "SIGTERM",
  running: Product,
  request: APIRequestContext,
): Promise<void> {
  const last = running.mockProcesses().at(-1) ?? 0;
  expect(isRunning(last)).toBe(true);
  expect(await running.stop(signal)).toBe(0);
  expect(running.mockProcesses().filter(isRunning)).toEqual([]);
  await expect(request.get(APP)).rejects.toThrow(/ECONNREFUSED/);
}

test("D2 D3 a mock killed during a game restarts with session, balance, favourites and a balanced ledger; SIGTERM stops everything", async ({
  page,
  request,
  texts,
}, testInfo) => {
  product = openProduct(PORTS, ["--data", testInfo.outputPath("world.sqlite")]);
  await product.untilReady();
  const mock = new Mock(request, `http://localhost:${PORTS.mock}`);
  await comeAsMember(page, mock);
  await page.goto("/");
  const before = Number(await mock.balanceOf("demo"));
  const hot = shelf(page, texts.home.hot);
  await heart(hot, texts, FAVOURITE).click();
  await expect(heart(hot, texts, FAVOURITE)).toHaveAttribute("aria-pressed", "true");
  await playButton(card(hot, texts, CRASH_GAME)).click();
  const game = page.frameLocator("iframe");
  await game.getByRole("button", { name: "Place bet", exact: true }).click();
  await expect.poll(async () => Number(await shownBalance(page, texts))).toBe(before - STAKE);

  const [killed = 0] = product.mockProcesses();
  process.kill(killed, "SIGKILL");
  await expect.poll(() => product?.mockProcesses().length, { timeout: TIMEOUT_MS }).toBe(2);
  expect(product.lines).toContain("The mock server died (SIGKILL). Starting it again (1 of 3) …");

  await page.goto("/favourites");
  const favourites = page.getByRole("list", { name: texts.lobby.favouritesTitle, exact: true });
  await expect(card(favourites, texts, FAVOURITE)).toBeVisible();
  const { accounts, ledgerTotal } = await mock.state();
  expect(ledgerTotal).toBe("0.00");
  expect(accounts.find(({ username }) => username === "demo")?.balance).toBe((before - STAKE).toFixed(2));
  await expect.poll(async () => Number(await shownBalance(page, texts))).toBe(before - STAKE);
  await expectStopped("SIGTERM", product, request);
});

test("D2 SIGINT stops the app and the mock with exit code 0", async ({ request }) => {
  product = openProduct(PORTS, ["--memory"]);
  await product.untilReady();
  await expect(await request.get(APP)).toBeOK();
  expect(product.mockProcesses()).toHaveLength(1);
  await expectStopped("SIGINT", product, request);
});

for (const [name, port] of [
  ["PORT", PORTS.app],
  ["MOCK_PORT", PORTS.mock],
  ["GAMES_PORT", PORTS.games],
] as const) {
  test(`D2 the start ends with one error line and exit code 1 when ${name} is in use`, async () => {
    const occupant = createServer().listen(port, "127.0.0.1");
    try {
      product = openProduct(PORTS, ["--memory"]);
      expect(await product.ended).toBe(1);
      expect(product.errors).toEqual([`Port ${port} is in use. Stop what uses it, or choose another with ${name}.`]);
      expect(product.mockProcesses()).toEqual([]);
    } finally {
      occupant.close();
    }
  });
}
