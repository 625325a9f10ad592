import { expect, test } from "../support/fixtures.ts";
import { comeAsMember, goInApp, leftBar, loginButton, playButton } from "../support/visitor.ts";

test.use({ language: "en", expectedProblems: [/No route/] });

test("R086 R089 a URL with values that the contract does not allow filters nothing", async ({ page, texts }) => {
  await page.goto("/sports-betting-games/%E0%A4%A");
  await expect(page).toHaveURL("/sports-betting-games");
  await expect(playButton(page.getByRole("main").getByRole("listitem").first())).toBeVisible();
  for (const path of ["/live-casino-games?vendor=%3Cscript%3E", `/games?q=${"x".repeat(5000)}`]) {
    await goInApp(page, path);
    await expect(
      page
        .getByRole("main")
        .getByText(/\d+ games?/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(texts.errors.shelfTitle)).toHaveCount(0);
  }
});

test("D21 an unknown game address links to home and offers no retry", async ({ page, mock, texts }) => {
  await comeAsMember(page, mock);
  await page.goto("/seamless?vendor=%3Cscript%3E&nodeId=1");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: texts.errors.nothingTitle })).toBeVisible();
  await expect(main.getByRole("button", { name: texts.app.retry })).toHaveCount(0);
  await main.getByRole("link", { name: texts.errors.home }).click();
  await expect(page).toHaveURL("/");
});

test("a URL with two slashes leads to no other host", async ({ page, texts, baseURL }) => {
  await page.goto(`${baseURL}//evil.example`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.errors.notFoundTitle);
  await expect(loginButton(page, texts)).toBeVisible();
  const hosts = await page
    .locator("a[href]")
    .evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).host))]);
  expect(hosts).not.toContain("evil.example");
  await expect(page).toHaveURL("/evil.example");
});

test("R070 R114 an address in capitals with a slash at its end opens its page, and the menu marks it", async ({
  page,
  texts,
}) => {
  await page.goto("/Promotions/?utm_source=chat");
  await expect(page).toHaveURL("/promotions?utm_source=chat");
  await expect(
    leftBar(page, texts).getByRole("link", { name: texts.app.leftBar.promotions, exact: true }),
  ).toHaveAttribute("aria-current", "page");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/promotions$/);
});
