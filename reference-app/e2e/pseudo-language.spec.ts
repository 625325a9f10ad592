import type { Locator, Page } from "@playwright/test";
import { overlaps, sidewaysScroll } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { listenToServer, pseudoTexts, speakPseudo, strangeTexts } from "./pseudo-language.ts";
import { ROWS, type Row } from "./route-table.ts";
import { expectNoSkeleton, header } from "./visitor.ts";

const ROWS_A_TEST = 5;
const PHONE = { width: 360, height: 768 };
const DESKTOP = { width: 1366, height: 768 };
const t = pseudoTexts;

test.use({ language: "en", viewport: PHONE, expectedProblems: [/No route/] });
test.beforeEach(({ context }) => speakPseudo(context));

/** Whether an element lies nearer to the edge where lines begin than to the other one, or fills the whole line. */
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

/** The page and its mirror image, on a phone and on a desktop: nothing strange is said or sticks out, and nothing lies over another in the `bar` of a phone. */
async function expectFits(page: Page, said: () => Promise<string>, atStart: Locator, bar?: Locator): Promise<void> {
  for (const screen of [PHONE, DESKTOP]) {
    await page.setViewportSize(screen);
    await expect.poll(() => strangeTexts(page, said)).toEqual([]);
    for (const direction of ["ltr", "rtl"] as const) {
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
  test(`R006 D19 says nothing that is not in the locale files and fits, mirrored too: ${paths(group)}`, async ({
    page,
  }) => {
    const said = listenToServer(page);
    for (const row of group) {
      await test.step(row.path, async () => {
        await page.goto(row.path);
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

test("R006 R154 D19 the registration with all its complaints says and fits as well, mirrored too", async ({ page }) => {
  const said = listenToServer(page);
  await page.goto("/register");
  const dialog = page.getByRole("dialog", { name: t.registration.title, exact: true });
  await dialog.getByRole("button", { name: t.registration.submit, exact: true }).click();
  await expect(dialog.getByRole("alert").first()).toBeVisible();
  await expectFits(page, said, title(dialog));
});
