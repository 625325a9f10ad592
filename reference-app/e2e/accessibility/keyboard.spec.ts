import { expect, test } from "../support/fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { fill } from "../support/texts.ts";
import {
  balance,
  CALM_PAGE,
  card,
  heart,
  loginButton,
  logoutButton,
  PASSWORD,
  playButton,
  shelf,
} from "../support/visitor.ts";

const GAME = "Lantern Night";

test.use({ language: "en" });

test("R185 R264 R273 R317 R441 the keyboard alone logs in, marks a favourite, starts a game and logs out", async ({
  page,
  texts,
}) => {
  await page.goto("/");
  await expect(playButton(card(shelf(page, texts.home.hot), texts, GAME))).toBeVisible();

  await tabTo(page, loginButton(page, texts));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: texts.auth.title, exact: true });
  await expect(dialog.getByRole("textbox", { name: texts.auth.username })).toBeFocused();
  await page.keyboard.type("demo");
  await tabTo(page, dialog.getByRole("textbox", { name: texts.auth.password }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(balance(page, texts)).toBeVisible();
  await expect(dialog).toBeHidden();

  const favourite = heart(shelf(page, texts.home.hot), texts, GAME);
  await tabTo(page, favourite);
  await page.keyboard.press("Space");
  await expect(favourite).toHaveAttribute("aria-pressed", "true");
  await expect(favourite).toBeFocused();

  await tabTo(page, playButton(card(shelf(page, texts.home.hot), texts, GAME)), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByTitle(fill(texts.launch.frame, { name: GAME }))).toBeVisible();

  await tabTo(page, logoutButton(page, texts), "Shift+Tab");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: texts.app.logout.title, exact: true });
  await expect(question).toBeVisible();
  await tabTo(page, question.getByRole("button", { name: texts.app.logout.confirm, exact: true }));
  await page.keyboard.press("Enter");
  await expect(loginButton(page, texts)).toBeVisible();
});

test("WCAG 2.4.1 the first Tab focuses the skip link to the content", async ({ page, texts }) => {
  await page.goto(CALM_PAGE);
  await expect(page.getByRole("banner")).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: texts.app.skipToContent, exact: true });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
