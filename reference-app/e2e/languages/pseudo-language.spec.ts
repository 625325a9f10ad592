import type { Locator, Page } from "@playwright/test";
import { overlaps, sidewaysScroll } from "../accessibility/accessible.ts";
import { expect, test } from "../support/fixtures.ts";
import { listenToServer, pseudoTexts, speakPseudo, strangeTexts } from "./pseudo-language.ts";
import { BEFORE, openInApp } from "../navigation/open-in-app.ts";
import { ROWS, type Row } from "../navigation/route-table.ts";
import { rowsOf } from "../support/nightly.ts";
import { expectNoSkeleton, header } from "../support/visitor.ts";

const ROWS_A_TEST = 12;
const PHONE = { width: 360, height: 768 };
const DESKTOP = { width: 1366, height: 768 };
const DIRECTIONS = ["ltr", "rtl"] as const;
const t = pseudoTexts;

test.use({ language: "en", viewport: PHONE, expectedProblems: [/No route/] });
test.beforeEach(({ context }) => speakPseudo(context));

/** Returns whether an element is nearer to the start edge of the page than to the end edge, or fills the whole line. */
const isAtStart = (element: Locator) =>
  element.evaluate((each) => {
    const { left, right } = each.getBoundingClientRect();
    const [start, end] = [left, document.documentElement.clientWidth - right];
    return getComputedStyle(document.documentElement).direction === "rtl" ? end <= start : start <= end;
  });

const title = (dialog: Locator) => dialog.getByRole("heading").first();

const setDirection = (page: Page, direction: "ltr" | "rtl") =>
  page.evaluate((value) => {
    document.documentElement.dir = value;
  }, direction);

/** Checks the page and its mirror image on a phone and on a desktop: no unknown text, no overflow, and no overlap in the `bar` of a phone. */
async function expectFits(page: Page, said: () => Promise<string>, atStart: Locator, bar?: Locator): Promise<void> {
  for (const screen of [PHONE, DESKTOP]) {
    await page.setViewportSize(screen);
    await expect.poll(() => strangeTexts(page, said)).toEqual([]);
    // In the wide window, a mirrored page has nothing that the narrow one does not have. The nightly run tests it too.
    for (const direction of rowsOf(DIRECTIONS, screen === PHONE ? DIRECTIONS : ["ltr"])) {
      await setDirection(page, direction);
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
      await expect.poll(() => isAtStart(atStart)).toBe(true);
      if (bar && screen === PHONE) await expect.poll(() => overlaps(bar)).toBe(0);
    }
    await setDirection(page, "ltr");
  }
  await page.setViewportSize(PHONE);
}

const rows = ROWS.filter(({ isAlias }) => !isAlias);
const groups = Array.from({ length: Math.ceil(rows.length / ROWS_A_TEST) }, (_none, index) =>
  rows.slice(index * ROWS_A_TEST, (index + 1) * ROWS_A_TEST),
);
const paths = (group: readonly Row[]) => group.map(({ path }) => path).join(" ");

for (const group of groups) {
  test(`R006 D19 every text comes from the locale files and fits the page, also on mirrored pages: ${paths(group)}`, async ({
    page,
  }) => {
    const said = listenToServer(page);
    await page.goto(BEFORE);
    for (const row of group) {
      await test.step(row.path, async () => {
        await openInApp(page, t, row);
        await expect(page.locator("main h1")).not.toBeEmpty();
        await expectNoSkeleton(page.locator("main"));
        const hasHeader = !row.isOverlay && !row.without?.includes("header");
        const logo = header(page).getByRole("link").first();
        if (hasHeader) await expectFits(page, said, logo, header(page));
        else await expectFits(page, said, page.locator("h1, h2").first());
      });
    }
  });
}

test("R006 R148 R158 D19 texts of the login and of password recovery come from the locale files and fit, also on mirrored pages", async ({
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

test("R006 R154 D19 texts of the registration and its errors come from the locale files and fit, also on mirrored pages", async ({
  page,
}) => {
  const said = listenToServer(page);
  await page.goto("/register");
  const dialog = page.getByRole("dialog", { name: t.registration.title, exact: true });
  await dialog.getByRole("button", { name: t.registration.submit, exact: true }).click();
  await expect(dialog.getByRole("alert").first()).toBeVisible();
  await expectFits(page, said, title(dialog));
});
