import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { fill, type Texts } from "../support/texts.ts";

const PHONE = { width: 360, height: 740 };
const PAGE_SIZE = 6;

test.use({ language: "en" });

const bar = (page: Page, texts: Texts) =>
  page.getByRole("region", { name: texts.home.announcements, exact: true }).getByRole("list").first();
const notices = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.notices.title, exact: true });
const entries = (page: Page, texts: Texts) =>
  notices(page, texts).getByRole("list", { name: texts.notices.list, exact: true }).getByRole("button");
const pageButton = (page: Page, texts: Texts, number: number) =>
  notices(page, texts).getByRole("button", {
    name: fill(texts.designSystem.page, { page: String(number) }),
    exact: true,
  });
const article = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

/** Opens the notices at a notice of home's moving bar. */
const open = async (page: Page, texts: Texts, title: string) => {
  await bar(page, texts).getByRole("button", { name: title, exact: true }).click();
  await expect(notices(page, texts)).toBeVisible();
};
const close = async (page: Page, texts: Texts) => {
  await page.keyboard.press("Escape");
  await expect(notices(page, texts)).toBeHidden();
};

test("R137 R160 R167 R168 R169 R234 C2 a press on the moving bar opens the notice beside the list, which has six notices on each page", async ({
  page,
  texts,
}) => {
  await page.goto("/");
  await test.step("the notice shows its title, date and text", async () => {
    await open(page, texts, "Wallet statements now go back twelve months");
    const notice = article(page, "Wallet statements now go back twelve months");
    await expect(notice).toContainText("Open your account record");
    await expect(notice.getByRole("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\dT/);
    await expect(entries(page, texts).and(page.locator("[aria-current]"))).toHaveText([
      "Wallet statements now go back twelve months",
    ]);
    const [list, text] = await Promise.all([entries(page, texts).first().boundingBox(), notice.boundingBox()]);
    expect(list?.x).toBeLessThan(text?.x ?? 0);
    await close(page, texts);
  });
  await test.step("each page of the list has six notices, and the keyboard can open them", async () => {
    await open(page, texts, "Maintenance on Tuesday, 04:00 to 04:30");
    await expect(entries(page, texts)).toHaveCount(PAGE_SIZE);
    const first = await entries(page, texts).allTextContents();
    await pageButton(page, texts, 2).click();
    await expect(entries(page, texts)).toHaveCount(PAGE_SIZE);
    await expect(entries(page, texts).filter({ hasText: first[0] ?? "" })).toHaveCount(0);
    await expect(entries(page, texts).first()).toHaveAttribute("aria-current", "true");
    await entries(page, texts).nth(2).focus();
    await page.keyboard.press("Enter");
    await expect(entries(page, texts).nth(2)).toHaveAttribute("aria-current", "true");
    await expect(entries(page, texts).nth(2)).toBeFocused();
    await close(page, texts);
  });
  await test.step("the list shows the page that contains the notice", async () => {
    const title = "Points for every bet";
    await open(page, texts, title);
    await expect(article(page, title)).toBeVisible();
    await expect(entries(page, texts).and(page.locator("[aria-current]"))).toHaveText([title]);
    await expect(pageButton(page, texts, 2)).toHaveAttribute("aria-current", "page");
    await close(page, texts);
  });
  await test.step("links of a notice open a new tab without an opener", async () => {
    await open(page, texts, "New games from Jade Fox Studio");
    const link = article(page, "New games from Jade Fox Studio").getByRole("link", { name: /^new games/ });
    await expect(link).toHaveAttribute("href", /\/slot-games\?tag=NEW$/);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("R160 R167 a notice fills the dialog on a phone, and a button returns to the list", async ({ page, texts }) => {
    const title = "Maintenance on Tuesday, 04:00 to 04:30";
    await page.goto("/");
    await open(page, texts, title);
    await expect(article(page, title)).toBeVisible();
    await expect(entries(page, texts)).toHaveCount(0);
    await notices(page, texts).getByRole("button", { name: texts.notices.back, exact: true }).click();
    await expect(entries(page, texts)).toHaveCount(PAGE_SIZE);
    await expect(entries(page, texts).and(page.locator("[aria-current]"))).toBeFocused();
    const other = "A welcome for new members";
    await entries(page, texts).filter({ hasText: other }).click();
    await expect(article(page, other)).toBeVisible();
    await expect(page.locator(":focus")).toContainText("A bonus on your first deposit");
  });
});
