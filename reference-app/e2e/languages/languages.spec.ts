import type { Page } from "@playwright/test";
import { LANGUAGES } from "../../src/shared/i18n/language.ts";
import { sidewaysScroll } from "../accessibility/accessible.ts";
import { expect, test } from "../support/fixtures.ts";
import { field, registerDialog, submitButton, tab } from "../registration/registration.ts";
import { textsOf } from "../support/texts.ts";
import { CALM_PAGE, goInApp, header, loginButton } from "../support/visitor.ts";

const PHONE = { width: 360, height: 740 };

/** Returns the keys of texts, such as `auth.title`. None of them may be visible. */
function keysOf(node: object, path = ""): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === "string" ? [name.replace(/_(one|other)$/, "")] : keysOf(value as object, name);
  });
}
const KEYS = new Set(keysOf(textsOf("en")));

/** Returns the parts of the page's text that no visitor should see: keys and unfilled placeholders. */
async function seenKeys(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  return [...(text.match(/\{\{.*?\}\}/g) ?? []), ...text.split(/\s+/).filter((word) => KEYS.has(word))];
}

async function expectWellSet(page: Page, language: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect.poll(() => seenKeys(page)).toEqual([]);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language, viewport: PHONE });

    test(`R007, R154, R184, R344, D19 ${language} fits a phone screen on every page and in login, help and registration, including its error messages`, async ({
      page,
      texts,
    }) => {
      await page.goto("/");
      await expect(page.getByRole("main").getByRole("region", { name: texts.home.hot, exact: true })).toBeVisible();
      await expectWellSet(page, language);
      await loginButton(page, texts).click();
      await expect(page.getByRole("dialog", { name: texts.auth.title, exact: true })).toBeVisible();
      await expectWellSet(page, language);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);

      await goInApp(page, "/slot-games");
      await expect(
        page.getByRole("main").getByRole("heading", { name: texts.lobby.category.RNG, level: 1 }),
      ).toBeVisible();
      await expectWellSet(page, language);
      await goInApp(page, "/elott");
      await expect(page.getByRole("heading", { name: texts.lottery.title, level: 1 })).toBeVisible();
      await expectWellSet(page, language);
      await goInApp(page, "/help");
      await expect(page.getByRole("dialog", { name: texts.help.title, exact: true })).toBeVisible();
      await expectWellSet(page, language);

      await goInApp(page, "/register");
      const dialog = registerDialog(page, texts);
      await expect(submitButton(dialog, texts)).toBeVisible();
      await expectWellSet(page, language);
      await field(dialog, texts, "password").fill("Taka-2026-ok");
      await field(dialog, texts, "confirmPassword").fill("other");
      await submitButton(dialog, texts).click();
      await expect(dialog.getByRole("alert").first()).toBeVisible();
      await expectWellSet(page, language);
      expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      await tab(dialog, texts, "username").click();
      await expect(field(dialog, texts, "username")).toBeVisible();
      await expectWellSet(page, language);
    });
  });
}

test("R009 R209 another tab follows the language and the theme, and keeps the text that is typed there", async ({
  page,
  context,
  texts,
}) => {
  const english = textsOf("en");
  await page.goto("/feedback");
  await page.getByRole("textbox", { name: texts.feedback.content }).fill("typed");
  const other = await context.newPage();
  await other.goto(CALM_PAGE);
  // The page listens once its background parts have loaded, so the first change may be too early.
  await expect(async () => {
    await header(other).getByRole("button", { name: texts.app.header.lightTheme }).click();
    const theme = await other.locator("html").getAttribute("data-theme");
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme ?? "", { timeout: 1000 });
  }).toPass();
  await header(other).getByRole("button", { name: texts.app.header.region }).click();
  const dialog = other.getByRole("dialog", { name: texts.app.region.title });
  await dialog.getByRole("radio", { name: "English" }).check();
  await dialog.getByRole("button", { name: texts.app.region.submit, exact: true }).click();
  await expect(loginButton(other, english)).toBeVisible();
  await expect(loginButton(page, english)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("textbox", { name: english.feedback.content })).toHaveValue("typed");
});
