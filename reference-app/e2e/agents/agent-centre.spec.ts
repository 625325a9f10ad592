import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { AGENT_GROUPS } from "../../src/shared/config/agent-sections.ts";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { figure, lastMonths, Ledger, sumText } from "../records/records.ts";
import { beginAtNoon, expectScreenText } from "../support/screen-text.ts";
import { fill, type Texts } from "../support/texts.ts";
import { CALM_PAGE, comeAsMember, goInApp, header } from "../support/visitor.ts";

type Section = keyof Texts["agent"]["sections"];
type Figures = Record<
  "depositAmount" | "withdrawalAmount" | "withdrawalReturnAmount" | "betAmount" | "profit",
  string
> & {
  activeMembers: number;
};
interface Overview {
  current: { members: number; newMembers: number; figures: Figures };
  rows: unknown[];
}
interface Member {
  id: string;
  account: string;
  directMembers: number;
}

const section = (page: Page, texts: Texts, name: Section): Locator =>
  page.getByRole("dialog", { name: texts.agent.sections[name], exact: true });

/** Returns the last months as parameters of the agent centre's URL. */
const agentDays = async (mock: Parameters<typeof lastMonths>[0]) => {
  const { address, moments, days } = await lastMonths(mock);
  return { address: address.replaceAll("member.", "agent."), moments, days };
};

test.describe("on a desktop in English", () => {
  test.use({ ...DEVICES[0].options, language: "en", theme: "light" });

  test("R177 E086 the overview, the team's bets and its transactions show the figures of the server", async ({
    page,
    texts,
    mock,
    request,
  }) => {
    const { address, moments } = await agentDays(mock);
    const ledger = await Ledger.of(request, mock, "en", "agent");
    const { current } = await ledger.value<Overview>("/wps/agent/overview", moments);
    await comeAsMember(page, mock, "agent");
    await page.goto(CALM_PAGE);
    await header(page).getByRole("button", { name: texts.app.agentCentre, exact: true }).click();
    await expect(section(page, texts, "agentTeamOverview")).toBeVisible();
    await goInApp(page, `${CALM_PAGE}?agent=agentTeamOverview&${address}`);
    const overview = section(page, texts, "agentTeamOverview");
    const { figures } = current;
    await expect(figure(overview, texts.team.figures.members)).toHaveText(String(current.members));
    await expect(figure(overview, texts.team.figures.active)).toHaveText(String(figures.activeMembers));
    await expect(figure(overview, texts.team.figures.deposits)).toContainText(sumText([figures.depositAmount]));
    await expect(figure(overview, texts.team.figures.bets)).toContainText(sumText([figures.betAmount]));
    await expect(figure(overview, texts.team.figures.profit)).toContainText(sumText([figures.profit]));

    await overview.getByRole("tab", { name: texts.team.by.month, exact: true }).click();
    const chart = fill(texts.team.course.month, { figure: texts.team.courses.bets });
    await expect(overview.getByRole("img", { name: new RegExp(`^${chart}`) })).toBeVisible();
    const year = new URL(page.url()).searchParams.get("agent.from") ?? "";
    const months = await ledger.value<Overview>("/wps/agent/overview", { ...moments, from: `${year}T00:00:00+06:00` });
    const downloading = page.waitForEvent("download");
    await overview.getByRole("button", { name: "CSV" }).click();
    const lines = (await readFile(await (await downloading).path(), "utf8")).trimEnd().split("\r\n");
    expect(lines).toHaveLength(months.rows.length + 1);

    await goInApp(page, `${CALM_PAGE}?agent=teamTransactions&${address}&agent.type=deposit`);
    const transactions = section(page, texts, "teamTransactions");
    await expect(figure(transactions, texts.records.cameIn)).toContainText(sumText([figures.depositAmount]));

    await goInApp(page, `${CALM_PAGE}?agent=teamBetting&${address}`);
    const bets = section(page, texts, "teamBetting");
    await expect(figure(bets, texts.records.stakes)).toContainText(sumText([figures.betAmount]));
  });

  test("R034 R080 E087 E088 E089 an agent sees the bets of a member of their team, but nothing of a member of another team", async ({
    page,
    texts,
    mock,
    request,
  }) => {
    const { address, moments } = await agentDays(mock);
    const root = await Ledger.of(request, mock, "en", "agent");
    const find = async (account: string) => {
      const { content } = await root.value<{ content: Member[] }>("/wps/agent/team", { depth: "all", q: account });
      return content.find((member) => member.account === account)?.id ?? "";
    };
    const [own, stranger] = [await find("agent2"), await find("agent41")];
    const { totals } = await root.value<{ totals: { stakeAmount: string } }>("/wps/agent/team/bets", {
      ...moments,
      memberId: own,
    });
    await comeAsMember(page, mock, "agent");
    await page.goto(`${CALM_PAGE}?agent=teamBetting&${address}`);
    const bets = section(page, texts, "teamBetting");
    const member = bets.getByRole("combobox", { name: texts.team.member, exact: true });
    await member.fill("agent2");
    await page
      .getByRole("option", { name: /^agent2/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`agent\\.member=${own}`));
    await expect(figure(bets, texts.records.stakes)).toContainText(sumText([totals.stakeAmount]));
    const chip = fill(texts.records.applied, { filter: texts.team.member, value: "agent2" });
    await expect(bets.getByText(chip, { exact: true })).toBeVisible();

    await goInApp(page, `${CALM_PAGE}?agent=agentTransfer&agent.member=${own}`);
    const receiver = section(page, texts, "agentTransfer").getByRole("combobox", { name: texts.agentTransfer.member });
    await expect(receiver).toHaveValue("agent2");
    await goInApp(page, `${CALM_PAGE}?agent=contracts&agent.member=${own}`);
    const offer = page.getByRole("dialog", { name: texts.contracts.offer.title, exact: true });
    await expect(offer.getByRole("combobox", { name: texts.contracts.offer.member })).toHaveValue("agent2");

    await comeAsMember(page, mock, "agent2");
    await page.goto(`${CALM_PAGE}?agent=teamBetting&agent.member=${stranger}`);
    await expect(bets.getByText(texts.errors.nothingTitle)).toBeVisible();
    await goInApp(page, `${CALM_PAGE}?agent=teamManagement&agent.member=${stranger}`);
    await expect(page.getByText(texts.team.notHere, { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText(texts.team.notHere, { exact: true })).toBeHidden();
    await expect(section(page, texts, "teamManagement")).toBeVisible();
  });

  test("R079 E087 closing a member who was opened from the second page returns to the second page", async ({
    page,
    texts,
    mock,
  }) => {
    await comeAsMember(page, mock, "agent");
    await page.goto(`${CALM_PAGE}?agent=teamManagement&agent.depth=all&agent.page=2`);
    const team = section(page, texts, "teamManagement");
    const opener = team.getByRole("row").getByRole("button").first();
    const account = await opener.innerText();
    await opener.click();
    await expect(page).toHaveURL(/[?&]agent\.member=/);
    await expect(page).toHaveURL(/[?&]agent\.page=2/);
    const sheet = page.getByRole("dialog", { name: account, exact: true });
    await expect(sheet.getByText(texts.team.ownFigures, { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/[?&]agent\.page=2/);
    await expect(team.getByRole("button", { name: account, exact: true })).toBeVisible();
  });

  test("R079 E087 the keyboard alone expands a branch of the team tree, opens a member's sheet and returns", async ({
    page,
    texts,
    mock,
    request,
  }) => {
    const ledger = await Ledger.of(request, mock, "en", "agent");
    const { content } = await ledger.value<{ content: Member[] }>("/wps/agent/team", { pageSize: "100" });
    const upper = content.find(({ directMembers }) => directMembers > 0);
    if (!upper) throw new Error("Nobody of the team has a downline.");
    const below = await ledger.value<{ content: Member[] }>("/wps/agent/team", { parentId: upper.id, pageSize: "100" });
    const lower = below.content[0]?.account ?? "";
    await comeAsMember(page, mock, "agent");
    await page.goto(`${CALM_PAGE}?agent=teamManagement&agent.view=tree`);
    const tree = section(page, texts, "teamManagement").getByRole("tree");
    await tree.getByRole("treeitem").first().focus();
    for (let row = 0; row < content.indexOf(upper); row += 1) await page.keyboard.press("ArrowDown");
    const branch = tree.getByRole("treeitem", { name: new RegExp(`^${upper.account}\\b`) });
    await expect(branch).toBeFocused();
    await page.keyboard.press("ArrowRight");
    const leaf = tree.getByRole("treeitem", { name: new RegExp(`^${lower}\\b`) });
    await expect(leaf).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(leaf).toBeFocused();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: lower, exact: true });
    await expect(sheet.getByText(texts.team.ownFigures, { exact: true })).toBeVisible();
    await expectNoAxeViolation(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(leaf).toBeFocused();
  });
});

test.describe("on a phone in Bengali", () => {
  test.use(DEVICES[1].options);

  test("R079 R146 R177 an agent on a phone opens the team, a member and their bets, and goes back step by step", async ({
    page,
    texts,
    mock,
  }) => {
    await comeAsMember(page, mock, "agent");
    await page.goto(CALM_PAGE);
    const bar = page.getByRole("navigation", { name: texts.app.bottomBar.label, exact: true });
    await bar.getByRole("button", { name: texts.app.bottomBar.me, exact: true }).click();
    await page.getByRole("link", { name: texts.app.agentCentre, exact: true }).click();
    const overview = section(page, texts, "agentTeamOverview");
    await expect(figure(overview, texts.team.figures.members)).toHaveText(/\d/);
    await overview.getByRole("button", { name: texts.agent.title, exact: true }).click();
    await overview.getByRole("link", { name: texts.agent.sections.teamManagement, exact: true }).click();

    const team = section(page, texts, "teamManagement");
    await team.getByRole("searchbox", { name: texts.team.search, exact: true }).fill("agent2");
    await expect(page).toHaveURL(/agent\.q=agent2/);
    const opener = team.getByRole("button", { name: "agent2", exact: true });
    await opener.click();
    const sheet = page.getByRole("dialog", { name: "agent2", exact: true });
    await expect(sheet.getByText(texts.team.ownFigures, { exact: true })).toBeVisible();
    await sheet.getByRole("link", { name: texts.team.goBets, exact: true }).click();
    await expect(section(page, texts, "teamBetting")).toBeVisible();
    await expect(page).toHaveURL(/agent=teamBetting&agent\.member=\d+/);
    await page.goBack();
    await expect(sheet).toBeVisible();
    await sheet
      .getByRole("link", {
        name: new RegExp(`^${fill(texts.team.goTeam_other, { count: "\\d+" }).replaceAll(/[()]/g, "\\$&")}$`),
      })
      .click();
    await expect(sheet).toBeHidden();
    const path = team.getByRole("navigation", { name: texts.team.path, exact: true });
    await expect(path.getByText("agent2", { exact: true })).toHaveAttribute("aria-current", "page");
    await page.goBack();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await team.getByRole("button", { name: "বন্ধ করুন", exact: true }).click();
    await expect(team).toBeHidden();
    await expect(page).toHaveURL(CALM_PAGE);
  });
});

test.describe("on a desktop in English, at a fixed time", () => {
  test.use({ ...DEVICES[0].options, language: "en" });

  test("R033 R034 R035 R036 R037 R079 R080 R177 every section of the agent centre shows its texts", async ({
    page,
    texts,
    mock,
  }) => {
    await beginAtNoon(page, mock);
    await comeAsMember(page, mock, "agent");
    await page.goto(CALM_PAGE);
    for (const name of Object.values(AGENT_GROUPS).flat()) {
      await test.step(name, async () => {
        await goInApp(page, `${CALM_PAGE}?agent=${name}`);
        await expectScreenText(section(page, texts, name), `en/agent/${name}`);
      });
    }
  });
});
