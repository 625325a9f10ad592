import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { fill, type Texts } from "../support/texts.ts";
import { goInApp } from "../support/visitor.ts";

const PHONE = { width: 360, height: 740 };

const helpDialog = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.help.title, exact: true });
const topics = (page: Page, texts: Texts) => page.getByRole("navigation", { name: texts.help.entries, exact: true });
const topic = (page: Page, texts: Texts, name: string) => topics(page, texts).getByRole("link", { name, exact: true });
const article = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

test.use({ language: "en" });

test.describe("on a desktop", () => {
  test("R060 R161 R170 R171 R236 C14 D20 /help opens help above the home page; its search finds titles and texts; the URL names the topic; closing and one step back lead to home", async ({
    page,
    texts,
  }) => {
    await page.goto("/help");
    await expect(helpDialog(page, texts)).toBeVisible();
    await expect(article(page, "About us")).toContainText("One lobby for slots");
    await expect(topic(page, texts, "About us")).toHaveAttribute("aria-current", "true");
    const field = page.getByRole("searchbox", { name: texts.help.search, exact: true });
    await field.fill("PAYMENT password");
    await expect(topics(page, texts).getByRole("link")).toHaveText(["Deposits and withdrawals", "How to withdraw"]);
    await field.fill("roulette wheel");
    await expect(topics(page, texts).getByRole("link")).toHaveCount(0);
    await expect(helpDialog(page, texts)).toContainText(fill(texts.help.found_other, { count: "0" }));
    // The first Escape clears the field, the second closes the dialog.
    await field.press("Escape");
    await expect(field).toHaveValue("");
    await expect(topic(page, texts, "Privacy")).toBeVisible();
    await expect(helpDialog(page, texts)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(helpDialog(page, texts)).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("main").getByRole("region", { name: texts.home.hot })).toBeVisible();

    await test.step("one step back closes help that was opened inside the app, after any number of topics", async () => {
      await goInApp(page, "/help");
      await topic(page, texts, "Privacy").click();
      await topic(page, texts, "How to deposit").click();
      await expect(page).toHaveURL(/\/help#deposit$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
      await expect(helpDialog(page, texts)).toBeHidden();
    });
    await test.step("the URL names the topic, and changes when another topic is selected, also by keyboard", async () => {
      await goInApp(page, "/help#withdrawal");
      await expect(article(page, "How to withdraw")).toContainText("payment password");
      await expect(topic(page, texts, "How to withdraw")).toHaveAttribute("aria-current", "true");
      await topic(page, texts, "How to deposit").click();
      await expect(page).toHaveURL(/\/help#deposit$/);
      await expect(article(page, "How to deposit").getByRole("listitem")).toHaveCount(3);
      await expect(topics(page, texts).locator("[aria-current]")).toHaveText(["How to deposit"]);

      await topic(page, texts, "Privacy").focus();
      await page.keyboard.press("Enter");
      await expect(article(page, "Privacy")).toBeVisible();
      await expect(topic(page, texts, "Privacy")).toBeFocused();

      await page.evaluate(() => (location.hash = "#responsible-play"));
      await expect(article(page, "Responsible play")).toBeVisible();
      // An unknown topic shows a message and the first topic.
      await page.evaluate(() => (location.hash = "#no-such-topic"));
      await expect(helpDialog(page, texts)).toContainText(texts.help.unknown);
      await expect(article(page, "About us")).toBeVisible();
    });
  });

  test("R061 R025 /helpmc shows only the help, without header, bars and footer", async ({ page, texts }) => {
    await page.goto("/helpmc#reg-agreement");
    await expect(page.getByRole("heading", { level: 1, name: texts.help.title, exact: true })).toBeVisible();
    await expect(article(page, "Terms and conditions").getByRole("heading", { level: 3 })).toHaveCount(6);
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("navigation")).toHaveCount(1);
    await topic(page, texts, "Privacy").click();
    await expect(page).toHaveURL(/\/helpmc#privacy$/);
    await expect(article(page, "Privacy")).toBeVisible();
  });

  test("D21 R161 help that cannot be loaded shows an error, and loads on retry", async ({ page, mock, texts }) => {
    await mock.faults([{ operationId: "getHelpCenter", kind: "drop", times: 1000 }]);
    await page.goto("/help");
    const failure = helpDialog(page, texts).getByRole("alert");
    await expect(failure).toContainText(texts.errors.shelfTitle);
    await mock.faults([]);
    await failure.getByRole("button", { name: texts.app.retry, exact: true }).click();
    await expect(article(page, "About us")).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("R161 R170 a help URL with a topic shows the topic immediately; without one, help first shows the list, and then a topic with a button back", async ({
    page,
    texts,
  }) => {
    await test.step("with a topic", async () => {
      await page.goto("/help#deposit");
      await expect(article(page, "How to deposit")).toBeVisible();
      await expect(topics(page, texts)).toBeHidden();
      const isScrolling = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      await expect.poll(isScrolling).toBe(false);
      await page.keyboard.press("Escape");
      await expect(helpDialog(page, texts)).toBeHidden();
    });
    await goInApp(page, "/help");
    await expect(topic(page, texts, "Privacy")).toBeVisible();
    await expect(article(page, "About us")).toBeHidden();
    await topic(page, texts, "Privacy").click();
    await expect(article(page, "Privacy")).toBeVisible();
    await expect(topics(page, texts)).toBeHidden();
    await expect(page.locator(":focus")).toContainText("We keep only the data that the law");
    await helpDialog(page, texts).getByRole("button", { name: texts.help.back, exact: true }).click();
    await expect(page).toHaveURL(/\/help$/);
    await expect(topics(page, texts)).toBeVisible();
    await expect(article(page, "Privacy")).toBeHidden();
  });
});
