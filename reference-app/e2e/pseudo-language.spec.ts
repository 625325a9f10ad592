import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { listenToServer, pseudoTexts, speakPseudo, strangeTexts } from "./pseudo-language.ts";
import { ROWS, type Row } from "./route-table.ts";
import { header } from "./visitor.ts";

const ROWS_A_TEST = 5;
const WIDTHS = [360, 1366] as const;
const t = pseudoTexts;

test.use({ language: "en" });
test.beforeEach(({ context }) => speakPseudo(context));

/** By how many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing that is in sight still waits. */
const expectAllHere = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('main span[aria-hidden="true"]:has(> span:empty)')
        .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().top < innerHeight).length),
    )
    .toBe(0);

/** Whether an element lies nearer to the edge where lines begin than to the other one, or fills the whole line. */
const isAtStart = (element: Locator) =>
  element.evaluate((each) => {
    const { left, right } = each.getBoundingClientRect();
    const [start, end] = [left, document.documentElement.clientWidth - right];
    return getComputedStyle(document.documentElement).direction === "rtl" ? end <= start : start <= end;
  });

const title = (dialog: Locator) => dialog.getByRole("heading").first();

/** The page, and then its mirror image. */
async function expectFits(page: Page, said: () => Promise<string>, atStart: Locator): Promise<void> {
  await expect.poll(() => strangeTexts(page, said)).toEqual([]);
  await expect.poll(() => overflow(page)).toBe(0);
  await expect.poll(() => isAtStart(atStart)).toBe(true);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  await expect.poll(() => overflow(page)).toBe(0);
  await expect.poll(() => isAtStart(atStart)).toBe(true);
}

const rows = ROWS.filter(({ isAlias }) => !isAlias);
const groups = Array.from({ length: Math.ceil(rows.length / ROWS_A_TEST) }, (_none, index) =>
  rows.slice(index * ROWS_A_TEST, (index + 1) * ROWS_A_TEST),
);
const paths = (group: readonly Row[]) => group.map(({ path }) => path).join(" ");

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 768 }, expectedProblems: [/No route/] });

    for (const group of groups) {
      test(`R006 D19 says nothing that is not in the locale files and fits, mirrored too: ${paths(group)}`, async ({
        page,
      }) => {
        const said = listenToServer(page);
        for (const row of group) {
          await test.step(row.path, async () => {
            await page.goto(row.path);
            await expect(page.locator("main h1")).not.toBeEmpty();
            await expectAllHere(page);
            const hasHeader = !row.without?.includes("header");
            const logo = header(page).getByRole("link").first();
            await expectFits(page, said, hasHeader && !row.isOverlay ? logo : page.locator("h1, h2").first());
          });
        }
      });
    }

    test("R006 R148 R158 D19 the login and the help for a forgotten password say and fit as well, mirrored too", async ({
      page,
    }) => {
      const said = listenToServer(page);
      await page.goto("/recent");
      await header(page).getByRole("button", { name: t.app.header.login, exact: true }).click();
      const login = page.getByRole("dialog", { name: t.auth.title, exact: true });
      await login.getByRole("tab", { name: t.auth.tab.sms, exact: true }).click();
      await expect(login.getByRole("textbox", { name: t.verification.code, exact: true })).toBeVisible();
      await login.getByRole("button", { name: t.auth.submit, exact: true }).click();
      await expectFits(page, said, title(login));
      await login.getByRole("button", { name: t.auth.forgot, exact: true }).click();
      const forgot = page.getByRole("dialog", { name: t.recovery.title, exact: true });
      await expect(forgot.getByRole("textbox").first()).toBeVisible();
      await expectFits(page, said, title(forgot));
    });

    test("R006 R154 D19 the registration with all its complaints says and fits as well, mirrored too", async ({
      page,
    }) => {
      const said = listenToServer(page);
      await page.goto("/register");
      const dialog = page.getByRole("dialog", { name: t.registration.title, exact: true });
      await dialog.getByRole("button", { name: t.registration.submit, exact: true }).click();
      await expect(dialog.getByRole("alert").first()).toBeVisible();
      await expectFits(page, said, title(dialog));
    });
  });
}
