import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { fill } from "../support/texts.ts";
import { CALM_PAGE, comeAsMember, goInApp } from "../support/visitor.ts";

test.use({ language: "en" });

/** What screen readers read at their next pause. */
const spoken = (page: Page) => page.locator('[data-announcer="polite"]');

test("WCAG 4.1.3 screen readers hear the chosen page of a list, and the heading of the next page of the site", async ({
  page,
  texts,
}) => {
  await page.goto("/slot-games");
  await page.getByRole("navigation", { name: texts.lobby.pagination }).getByRole("button", { name: "Page 2" }).click();
  await expect(spoken(page)).toHaveText(/^2 of \d+$/);
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await page.waitForLoadState("networkidle");
  await goInApp(page, "/promotions");
  const { heading: title } = texts.promotions;
  await expect(spoken(page)).toHaveText(title);
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
});

test("WCAG 2.4.3 a chosen provider keeps the focus while its game types load", async ({ page, texts }) => {
  await page.goto("/slot-games?tag=JACKPOT");
  const found = page.getByRole("main").getByRole("status");
  await expect(found).toContainText(/\d/);
  const before = await found.innerText();
  const provider = page
    .getByRole("region", { name: texts.lobby.vendors, exact: true })
    .getByRole("listitem")
    .filter({ hasText: "Lantern Row" })
    .getByRole("button");
  await provider.click();
  await expect(found).not.toHaveText(before);
  await expect(found).toContainText(/\d/);
  await expect(provider).toBeFocused();
});

test("WCAG 2.4.3 WCAG 4.1.3 an agent keeps the focus while other months load, and hears the next section and what a decision did", async ({
  page,
  texts,
  mock,
}) => {
  await comeAsMember(page, mock, "agent");
  await page.goto(`${CALM_PAGE}?agent=agentTeamOverview`);
  const centre = page.getByRole("dialog");
  const months = centre.getByRole("tab", { name: texts.team.by.month, exact: true });
  await months.click();
  await expect(months).toHaveAttribute("aria-selected", "true");
  await expect(months).toBeFocused();

  const { contracts: section } = texts.agent.sections;
  await centre.getByRole("link", { name: section, exact: true }).click();
  await expect(spoken(page)).toHaveText(section);

  const { takeBack } = texts.contracts.do;
  await centre
    .getByRole("button", { name: new RegExp(`^${takeBack}`) })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: takeBack, exact: true }).click();
  await expect(spoken(page)).toContainText(fill(texts.contracts.done.takeBack, { kind: "Daily salary", name: "demo" }));
});
