import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { mockOrigin } from "../support/mock.ts";
import { rowsOf, sampleOf } from "../support/nightly.ts";
import { PASSWORD } from "../support/visitor.ts";

/** The mock's own games, opened at their launch addresses in a separate window. */
const ROUNDS = ["lantern-night", "paper-crane", "jade-field"];
const LOTTERIES = ["SSC_300S", "11X5_300S", "PK10_300S", "LHC_300S", "LF_HANOI", "LF_HUE", "LF_HCMC"];
/** Each theme and each width once, and then the remaining pairs. */
const LOOKS = [
  ["dark", 360],
  ["light", 1366],
  ["dark", 1366],
  ["light", 360],
] as const;
/** The width of a game's frame on a phone of 360 px. */
const FRAME_ON_A_PHONE_PX = 328;
const LOTTERY_LAUNCH = { lottoArea: "VN", launchMode: "LOTT", lottoPrizeMode: "Lott", lottoView: "betting" };

async function launch(request: APIRequestContext, code: string, language: "bn" | "en"): Promise<string> {
  const login = { type: "username", username: "demo", password: PASSWORD };
  const entered = await request.post(`${mockOrigin()}/wps/session/login`, { data: login });
  const headers = { authorization: `Bearer ${(await entered.json()).value.token}` };
  const isLottery = LOTTERIES.includes(code);
  const game = { vassalage: "LOBBYKIT", gameType: "RNG", code, platform: "WEB", language };
  const params = { ...LOTTERY_LAUNCH, lottoGameCode: code, device: "WEB", language };
  const launched = isLottery
    ? await request.get(`${mockOrigin()}/lgw/lobby/launch`, { headers, params })
    : await request.post(`${mockOrigin()}/wps/game/launchGame`, { headers, data: game });
  await expect(launched, `launch of ${code}`).toBeOK();
  const { value } = await launched.json();
  return isLottery ? value.gameUrl : value.content;
}

const isReady = (page: Page) => expect(page.locator("#balance")).toContainText("৳");

// All lotteries have the same page, with other bets.
for (const code of [...ROUNDS, ...sampleOf(LOTTERIES, 2)]) {
  test(`${code} in Bengali has no accessibility violation and fits phones and desktops, dark and light`, async ({
    page,
    request,
  }) => {
    await page.goto(await launch(request, code, "bn"));
    await isReady(page);
    for (const [colorScheme, width] of rowsOf(LOOKS, LOOKS.slice(0, 2))) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 768 });
      await expectNoAxeViolation(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}

for (const code of ROUNDS)
  test(`WCAG 1.4.4 ${code} shows each stake whole on a phone, because a part of 500 reads as 50`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: FRAME_ON_A_PHONE_PX, height: 740 });
    await page.goto(await launch(request, code, "en"));
    await isReady(page);
    const stake = page.getByLabel("Stake", { exact: true });
    await stake.selectOption("500.00");
    const missingPx = await stake.evaluate((list: HTMLSelectElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) throw new Error("no canvas");
      pen.font = font;
      const room = list.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      return pen.measureText(list.selectedOptions[0]?.label ?? "").width - room;
    });
    expect(missingPx).toBeLessThanOrEqual(0);
  });

test("the mines game is played by keyboard alone", async ({ page, request }) => {
  await page.goto(await launch(request, "jade-field", "en"));
  await isReady(page);
  await page.getByLabel("Mines", { exact: true }).selectOption("1");
  await page.getByRole("button", { name: "Place bet", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Row 1, column 1", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "Row 2, column 2", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  const opened = page.getByRole("button", { name: /^Row 2, column 2: (?:jade|mine)$/ });
  await expect(opened).toBeVisible();
  const isSafe = (await opened.getAttribute("aria-label"))?.endsWith("jade") ?? false;
  // One tile of 25 ends the round immediately. Any other tile has a value now.
  if (isSafe) {
    const cashOut = page.getByRole("button", { name: "Cash out", exact: true });
    await expect(cashOut).toContainText("৳ 10.10");
    await cashOut.press("Enter");
  }
  await expect(page.getByRole("button", { name: "Place bet", exact: true })).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: isSafe ? "You won ৳ 10.10" : "No win this time" }),
  ).toBeVisible();
});

test("R317 a crash game without a connection says so and stops rising, until it hears of the round again", async ({
  page,
  context,
  request,
}) => {
  await page.goto(await launch(request, "paper-crane", "en"));
  await isReady(page);
  const said = await page.evaluateHandle(() => {
    const words: string[] = [];
    const status = document.querySelector("#status");
    if (status) new MutationObserver(() => words.push(status.textContent)).observe(status, { childList: true });
    return words;
  });
  await page.getByRole("button", { name: "Place bet", exact: true }).click();
  await expect(page.getByRole("button", { name: "Cash out", exact: true })).toBeEnabled();
  await expect(page.getByText("In flight")).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("No connection. Checking the round…")).toBeVisible();
  const multiplier = page.locator("#multiplier");
  const frozen = await multiplier.innerText();
  // The page draws at the pace of its requests here, because motion is reduced.
  for (let failures = 0; failures < 3; failures += 1) await page.waitForEvent("requestfailed");
  expect(await multiplier.innerText()).toBe(frozen);
  await context.setOffline(false);
  await expect(page.getByText("No connection. Checking the round…")).toBeHidden();
  // The server answers every 0.4 seconds, but screen readers hear each state only once (WCAG 4.1.3).
  const words = await said.jsonValue();
  expect(words.filter((text, index) => text === words[index - 1])).toEqual([]);
});

test("the stake buttons select the next higher or lower stake of the list", async ({ page, request }) => {
  await page.goto(await launch(request, "lantern-night", "en"));
  const stake = page.getByLabel("Stake", { exact: true });
  await page.getByRole("button", { name: "Higher stake", exact: true }).click();
  await expect(stake).toHaveValue("20.00");
  await stake.selectOption("5.00");
  await expect(page.getByRole("button", { name: "Lower stake", exact: true })).toBeDisabled();
});

test.describe("with animations", () => {
  test.use({ reducedMotion: "no-preference" });

  test("D12 the balance changes only after the reels have stopped", async ({ page, request }) => {
    await page.goto(await launch(request, "lantern-night", "en"));
    await isReady(page);
    const balance = page.locator("#balance");
    const before = await balance.innerText();
    const spin = page.getByRole("button", { name: "Spin", exact: true });
    await spin.click();
    await expect(page.locator("#reels")).toHaveClass(/spinning/);
    expect(await balance.innerText()).toBe(before);
    await expect(spin).toBeEnabled();
    // No line pays exactly the stake, so the balance always changes.
    await expect(balance).not.toHaveText(before);
    await expect(page.locator("#reels .cell")).toHaveCount(9);
  });
});
