import { readFile } from "node:fs/promises";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { rowsOf } from "../support/nightly.ts";
import { centre, figure, lastMonths, Ledger, sumText, type Row } from "./records.ts";
import { fill } from "../support/texts.ts";
import { CALM_PAGE, comeAsMember, goInApp } from "../support/visitor.ts";

const PAGE_SIZE = 20;
const ROW_COUNT = PAGE_SIZE + 1;

test.describe("the betting record", () => {
  test.use({ language: "en" });

  test("R074 R501 R504 E075 shows the server's sums over three months and prints completely, dark on white; filters and pages are in the URL", async ({
    page,
    texts,
    mock,
    request,
  }) => {
    const ledger = await Ledger.of(request, mock, "en");
    const { address, moments } = await lastMonths(mock);
    const bets = await ledger.rows("/wps/bets", moments);
    await comeAsMember(page, mock);
    await page.goto(CALM_PAGE);
    await page.goto(`${CALM_PAGE}?member=bettingRecord&${address}`);
    const section = centre(page, texts, "bettingRecord");
    await expect(figure(section, texts.records.bets)).toHaveText(String(bets.length));
    await expect(figure(section, texts.records.stakes)).toContainText(sumText(bets.map(({ stake }) => stake ?? null)));
    await expect(figure(section, texts.records.payouts)).toContainText(
      sumText(bets.map(({ payout }) => payout ?? null)),
    );
    await expect(figure(section, texts.records.result)).toContainText(
      sumText(bets.map(({ profit }) => profit ?? null)),
    );
    const table = section.getByRole("table", { name: texts.member.sections.bettingRecord, exact: true });
    await expect(table.getByRole("row")).toHaveCount(ROW_COUNT);
    await test.step("the print", async () => {
      const rows = section.getByRole("table").getByRole("row");
      await expect(rows).toHaveCount(ROW_COUNT);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("#root")).toBeHidden();
      const paper = await rows.last().evaluate((row) => {
        const around = [];
        for (let element = row.parentElement; element; element = element.parentElement) around.push(element);
        return {
          clips: around
            .filter((element) => getComputedStyle(element).overflow !== "visible")
            .map(({ className }) => className),
          isOnPage: row.getBoundingClientRect().bottom <= document.documentElement.scrollHeight,
          colour: getComputedStyle(row).color,
          ground: getComputedStyle(document.body).backgroundColor,
        };
      });
      expect(paper).toEqual({ clips: [], isOnPage: true, colour: "rgb(0, 0, 0)", ground: "rgba(0, 0, 0, 0)" });
      // Only the names of the rows are left of all controls.
      await expect(section.locator("button:visible")).toHaveCount(ROW_COUNT - 1);
      await expect(section.getByRole("search")).toBeHidden();
      await page.emulateMedia({ media: "screen" });
    });
    await section.getByRole("combobox", { name: texts.records.status }).selectOption("lost");
    await expect(page).toHaveURL(/member\.status=lost/);
    const lost = bets.filter(({ status }) => status === "lost");
    await expect(figure(section, texts.records.bets)).toHaveText(String(lost.length));
    await expect(table.getByText(texts.records.bet.lost, { exact: true })).toHaveCount(
      Math.min(PAGE_SIZE, lost.length),
    );

    await section.getByRole("button", { name: "Page 2", exact: true }).click();
    await expect(page).toHaveURL(/member\.page=2/);
    await expect(table.getByRole("row").nth(1)).toContainText(String(lost[PAGE_SIZE]?.gameName));
    await page.reload();
    await expect(table.getByRole("row").nth(1)).toContainText(String(lost[PAGE_SIZE]?.gameName));
    await expect(section.getByRole("combobox", { name: texts.records.status })).toHaveValue("lost");

    // The details show the number that customer service asks for.
    await table.getByRole("row").nth(1).getByRole("button").click();
    const details = page.getByRole("dialog", { name: texts.records.details, exact: true });
    await expect(details.getByRole("textbox", { name: texts.records.number })).toHaveValue(String(lost[PAGE_SIZE]?.id));
    await expect(details.getByText(String(lost[PAGE_SIZE]?.roundId), { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(details).toBeHidden();

    await section
      .getByRole("button", {
        name: `Remove ${fill(texts.records.applied, { filter: texts.records.status, value: texts.records.bet.lost })}`,
      })
      .click();
    await expect(figure(section, texts.records.bets)).toHaveText(String(bets.length));
    await expect(page).not.toHaveURL(/member\.(?:page|status)=/);
    // After any number of filter changes, one step back leaves the centre.
    await page.goBack();
    await expect(section).toBeHidden();
    await expect(page).toHaveURL(CALM_PAGE);
  });

  test("R504 R074 offers presets and buttons for the previous and next days, and ignores invalid values in the URL", async ({
    page,
    texts,
    mock,
    request,
  }) => {
    const ledger = await Ledger.of(request, mock, "en");
    const { days } = await lastMonths(mock);
    await comeAsMember(page, mock);
    await page.goto(
      "/?member=bettingRecord&member.from=%3Cscript%3E&member.to=2999-01-01&member.page=-7&member.status=constructor&member.vendor=%27--",
    );
    const section = centre(page, texts, "bettingRecord");
    const next = section.getByRole("button", { name: fill(texts.records.nextDays_other, { count: "7" }), exact: true });
    await expect(next).toBeDisabled();
    await section
      .getByRole("button", { name: fill(texts.records.previousDays_other, { count: "7" }), exact: true })
      .click();
    await expect(page).toHaveURL(/member\.from=\d{4}-\d\d-\d\d&/);
    await expect(next).toBeEnabled();
    await next.click();
    await expect(page).toHaveURL(new RegExp(`member\\.to=${days.to}`));
    await expect(next).toBeDisabled();

    await section.getByRole("group", { name: texts.records.days }).getByRole("button").last().click();
    await page.getByRole("button", { name: "Last 30 days", exact: true }).click();
    await expect(
      section.getByRole("button", { name: fill(texts.records.previousDays_other, { count: "30" }), exact: true }),
    ).toBeEnabled();
    const from = new URL(page.url()).searchParams.get("member.from") ?? "";
    const month = await ledger.value<{ total: number }>("/wps/bets", { from: `${from}T00:00:00+06:00` });
    await expect(figure(section, texts.records.bets)).toHaveText(String(month.total));
  });

  test("R074 D21 shows an error when it cannot be loaded, and loads on retry", async ({ page, texts, mock }) => {
    await comeAsMember(page, mock);
    await mock.faults([{ operationId: "listBets", kind: "status", status: 500, times: 3 }]);
    await page.goto(`${CALM_PAGE}?member=bettingRecord`);
    const section = centre(page, texts, "bettingRecord");
    await section.getByRole("button", { name: texts.app.retry, exact: true }).click();
    await expect(section.getByRole("table").getByRole("row").nth(1)).toBeVisible();
  });
});

/** Returns the cells of a movement in the file: its signed amount, the balance after it, its order's number and its own number. */
const plain = ({ direction, amount, balanceAfter, orderId, id }: Row) => [
  `${direction === "out" && /[1-9]/.test(String(amount)) ? "-" : ""}${amount}`,
  balanceAfter,
  orderId ?? "",
  id,
];

/** Splits a line of a file whose cells are all quoted. */
const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('","')
    .map((cell) => cell.replaceAll('""', '"'));

test("R075 R501 E076 the account record downloads every row with plain decimals and readable Bengali", async ({
  page,
  texts,
  mock,
  request,
}) => {
  const ledger = await Ledger.of(request, mock, "bn");
  const { address, moments } = await lastMonths(mock);
  const movements = await ledger.rows("/wps/transactions", moments);
  const [newest] = movements;
  await comeAsMember(page, mock);
  await page.goto(`${CALM_PAGE}?member=accountRecord&${address}`);
  const section = centre(page, texts, "accountRecord");
  const of = (direction: string) =>
    sumText(movements.filter((row) => row.direction === direction).map(({ amount }) => amount ?? null));
  await expect(figure(section, texts.records.movements)).toHaveText(movements.length.toLocaleString("en"));
  await expect(figure(section, texts.records.cameIn)).toContainText(of("in"));
  await expect(figure(section, texts.records.wentOut)).toContainText(of("out"));
  await expect(section.getByRole("table").getByRole("row").nth(1)).toContainText(sumText([newest?.balanceAfter]));

  const downloading = page.waitForEvent("download");
  await section.getByRole("button", { name: "CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^account_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  const [head = "", ...lines] = text.slice(1).trimEnd().split("\r\n");
  expect(cellsOf(head)).toContain(texts.records.amount);
  const amountAt = cellsOf(head).indexOf(texts.records.amount);
  const orderAt = cellsOf(head).indexOf(texts.records.orderNumber);
  expect(
    lines.map((line) => {
      const cells = cellsOf(line);
      return [cells[amountAt], cells[amountAt + 1], cells[orderAt], cells.at(-1)];
    }),
  ).toEqual(movements.map(plain));
  await expect(
    section.getByText(fill(texts.records.file.done_other, { count: String(movements.length) })),
  ).toBeVisible();
});

for (const language of rowsOf(["bn", "en"], ["bn"])) {
  test.describe(language, () => {
    test.use({ language, theme: language === "bn" ? "dark" : "light" });

    test("R076 R077 R250 R505 E064 E068 E073 E077 E078 profit and loss, deposits, withdrawals, bonuses and points show the figures of the server", async ({
      page,
      texts,
      mock,
      request,
    }) => {
      const ledger = await Ledger.of(request, mock, language);
      const { address, moments } = await lastMonths(mock);
      await comeAsMember(page, mock);

      type Totals = { rows: Row[]; totals: Record<string, string> };
      const sums = await ledger.value<Totals>("/wps/reports/profit-loss", { ...moments, groupBy: "category" });
      await page.goto(`${CALM_PAGE}?member=profitLoss&${address}&member.groupBy=category`);
      const profit = centre(page, texts, "profitLoss");
      await expect(figure(profit, texts.records.net)).toContainText(sumText([sums.totals.net]));
      await expect(figure(profit, texts.records.result)).toContainText(sumText(sums.rows.map((row) => row.profit)));
      await expect(profit.getByRole("table").getByRole("row")).toHaveCount(sums.rows.length + 1);
      await profit.getByRole("combobox", { name: texts.records.groupBy }).selectOption("");
      await expect(profit.getByRole("img", { name: texts.records.resultByMonth })).toBeVisible();

      const deposits = await ledger.rows("/wps/deposits", { ...moments, status: "rejected" });
      await goInApp(page, `${CALM_PAGE}?member=depositRecord&${address}&member.status=rejected`);
      const deposit = centre(page, texts, "depositRecord");
      await expect(figure(deposit, texts.records.deposits)).toHaveText(String(deposits.length));
      await expect(figure(deposit, texts.records.arrived)).toContainText(sumText([sums.totals.deposits]));
      await expect(deposit.getByRole("table").getByText(texts.records.deposit.rejected, { exact: true })).toHaveCount(
        Math.min(PAGE_SIZE, deposits.length),
      );
      await deposit.getByRole("table").getByRole("row").nth(1).getByRole("button").click();
      const details = page.getByRole("dialog", { name: texts.records.details, exact: true });
      await expect(details.getByRole("textbox", { name: texts.records.orderNumber })).toHaveValue(
        String(deposits[0]?.id),
      );
      await page.keyboard.press("Escape");

      const withdrawals = await ledger.rows("/wps/withdrawals", moments);
      await goInApp(page, `${CALM_PAGE}?member=withdrawalRecord&${address}`);
      const withdrawal = centre(page, texts, "withdrawalRecord");
      await expect(figure(withdrawal, texts.records.withdrawals)).toHaveText(String(withdrawals.length));
      await expect(figure(withdrawal, texts.records.takenOut)).toContainText(sumText([sums.totals.netWithdrawals]));

      const bonuses = await ledger.rows("/wps/bonuses", {});
      await goInApp(page, `${CALM_PAGE}?member=bonusDetails`);
      const bonus = centre(page, texts, "bonusDetails");
      await expect(figure(bonus, texts.records.bonuses)).toHaveText(String(bonuses.length));
      await expect(
        bonus.getByRole("table").getByRole("button", { name: String(bonuses[0]?.name), exact: true }),
      ).toBeVisible();

      const points = await ledger.rows("/wps/relay/ODSFE2_MemTransDet", moments);
      const balance = await ledger.value<{ points: number }>("/wps/relay/MCS2_getPointBalance", {});
      await goInApp(page, `${CALM_PAGE}?member=pointRecord&${address}`);
      const point = centre(page, texts, "pointRecord");
      await expect(figure(point, texts.records.pointBalance)).toHaveText(balance.points.toLocaleString("en"));
      await expect(figure(point, texts.records.movements)).toHaveText(String(points.length));
      await expect(point.getByText(texts.records.pointsStay)).toBeVisible();
      await expect(point.getByRole("img", { name: texts.records.pointsByMonth })).toBeVisible();
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, theme: "light" });

  test("R074 records are cards, filters open in a sheet, and nothing is wider than the phone", async ({
    page,
    texts,
    mock,
  }) => {
    const { address } = await lastMonths(mock);
    await comeAsMember(page, mock);
    await page.goto(`${CALM_PAGE}?member=bettingRecord&${address}`);
    const section = centre(page, texts, "bettingRecord");
    const cards = section.getByRole("list", { name: texts.member.sections.bettingRecord, exact: true });
    await expect(cards.getByRole("listitem")).toHaveCount(PAGE_SIZE);
    await section.getByRole("button", { name: "ফিল্টার" }).click();
    const sheet = page.getByRole("dialog", { name: "ফিল্টার" });
    await sheet.getByRole("combobox", { name: texts.records.status }).selectOption("won");
    await sheet.locator('button[type="submit"]').click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/member\.status=won/);
    await expect(cards.getByText(texts.records.bet.won, { exact: true }).first()).toBeVisible();
    await cards.getByRole("listitem").first().getByRole("button").click();
    const details = page.getByRole("dialog", { name: texts.records.details, exact: true });
    await expect(details.getByText(texts.records.number, { exact: true })).toBeVisible();
    await expectNoAxeViolation(page);
    await page.keyboard.press("Escape");
    await expect(details).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test("R078 E079 E080 a reward is claimed once, is added to the balance, and is listed as claimed", async ({
  page,
  texts,
  mock,
}) => {
  const before = await mock.balanceOf("demo");
  await comeAsMember(page, mock);
  await page.goto(`${CALM_PAGE}?member=rewardCenter`);
  const section = centre(page, texts, "rewardCenter");
  const waiting = section.getByRole("listitem").filter({
    has: page.getByRole("button", { name: new RegExp(`^${fill(texts.rewards.claimNamed, { name: "" })}`) }),
  });
  const name = await waiting.first().getByRole("heading").innerText();
  const card = section.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await card.getByRole("button").dblclick();
  await expect(card.getByText(texts.rewards.status.claimed, { exact: true })).toBeVisible();
  // The button is removed, so the focus moves to the result.
  await expect(page.locator(":focus")).toContainText(name);
  const claims = (await mock.requests()).filter(({ operationId }) => operationId === "claimReward");
  expect(claims.map(({ status }) => status)).toEqual([200]);
  expect(await mock.balanceOf("demo")).not.toBe(before);
  await section.getByRole("button", { name: texts.rewards.status.claimed, exact: true }).click();
  await expect(page).toHaveURL(/member\.status=claimed/);
  await expect(card).toBeVisible();
  await expect(section.getByRole("heading", { level: 3 })).not.toHaveCount(1);
  await page.reload();
  await expect(card).toBeVisible();
});
