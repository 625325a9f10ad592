import type { Page } from "@playwright/test";
import { LANGUAGES } from "../src/shared/i18n/language.ts";
import { expect, test } from "./fixtures.ts";
import { field, openRegistration, submitButton, tab } from "./registration.ts";
import { textsOf } from "./texts.ts";
import { header, loginButton } from "./visitor.ts";

const PHONE = { width: 360, height: 740 };

/** Keys of texts, `auth.title`: none may be seen. */
function keysOf(node: object, path = ""): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === "string" ? [name.replace(/_(one|other)$/, "")] : keysOf(value as object, name);
  });
}
const KEYS = new Set(keysOf(textsOf("en")));

/** What of the page's text no visitor should see: keys and places that nothing was put into. */
async function seenKeys(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  return [...(text.match(/\{\{.*?\}\}/g) ?? []), ...text.split(/\s+/).filter((word) => KEYS.has(word))];
}

/** By how many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Pairs of the header's controls that lie over each other. */
const overlaps = (page: Page) =>
  header(page)
    .locator("a, button")
    .evaluateAll((controls) => {
      const boxes = controls.map((control) => control.getBoundingClientRect()).filter(({ width }) => width > 1);
      return boxes.flatMap((box, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top < other.bottom - 1 &&
              other.top < box.bottom - 1,
          ),
      ).length;
    });

async function expectWellSet(page: Page, language: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect.poll(() => seenKeys(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBe(0);
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language, viewport: PHONE });

    test(`R007, R184, D19 ${language} fits a phone on home, games and lottery`, async ({ page, texts }) => {
      await page.goto("/");
      await expect(page.getByRole("main").getByRole("region", { name: texts.home.hot, exact: true })).toBeVisible();
      await expectWellSet(page, language);
      await page.goto("/slot-games");
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expectWellSet(page, language);
      await page.goto("/elott");
      await expect(page.getByRole("heading", { name: texts.lottery.title, level: 1 })).toBeVisible();
      await expectWellSet(page, language);
    });

    test(`R007, D19 ${language} fits a phone in the login and the help`, async ({ page, texts }) => {
      await page.goto("/");
      await loginButton(page, texts).click();
      await expect(page.getByRole("dialog", { name: texts.auth.title, exact: true })).toBeVisible();
      await expectWellSet(page, language);
      await page.goto("/help");
      await expect(page.getByRole("dialog", { name: texts.help.title, exact: true })).toBeVisible();
      await expectWellSet(page, language);
    });

    test(`R007, R154, R344, D19 ${language} fits a phone in the registration, what is wrong with it included`, async ({
      page,
      texts,
    }) => {
      const dialog = await openRegistration(page, texts);
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

test.describe("from right to left", () => {
  test.use({ viewport: PHONE });

  for (const path of ["/", "/slot-games", "/elott"]) {
    test(`D19 ${path} can be mirrored: nothing sticks out or lies over another`, async ({ page, texts }) => {
      await page.goto(path);
      await expect(loginButton(page, texts)).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.dir = "rtl";
      });
      await expect.poll(() => overflow(page)).toBe(0);
      await expect.poll(() => overlaps(page)).toBe(0);
    });
  }
});
