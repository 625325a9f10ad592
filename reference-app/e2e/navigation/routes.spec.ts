import type { Page } from "@playwright/test";
import { expectFitsScreens } from "../accessibility/accessible.ts";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectNoIbmViolation } from "../accessibility/ibm.ts";
import { CONTENT, DOCUMENT } from "../accessibility/parts.ts";
import { pairsOf, rowsOf } from "../support/nightly.ts";
import { BEFORE, expectTitle, openInApp } from "./open-in-app.ts";
import { ROWS, type Row } from "./route-table.ts";
import { beginAtNoon, expectScreenText, returnToNoon } from "../support/screen-text.ts";
import type { Texts } from "../support/texts.ts";
import { expectNoSkeleton, loginButton } from "../support/visitor.ts";

const ROWS_A_TEST = 6;
const MOST_LAYOUT_SHIFT = 0.02;
/**
 ** The tests open the routes by URL in Bengali and inside the app in English. A language changes only the texts, and locales.test.ts
 ** checks those. The two ways check different things: the load of the page and its layout, and the router and what the page shows. The
 ** accessibility engines run inside the app, because each load of a page would load them again.
 */
const LANGUAGES = ["bn", "en"] as const;

/** Expects the title, description, landmarks and heading of the current page. */
async function expectPage(page: Page, texts: Texts, row: Row): Promise<void> {
  const { meta, canonical, without = [] } = row;
  await expectTitle(page, texts, row);
  await expect(page.locator('head meta[name="description"]')).toHaveAttribute("content", meta(texts).description);
  if (canonical)
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      "href",
      new URL(canonical, page.url()).href,
    );
  const countOf = (part: NonNullable<Row["without"]>[number]) => (without.includes(part) ? 0 : 1);
  // The landmarks are found by their elements, because they have no role behind an open dialog.
  await expect(page.locator("main")).toHaveCount(1);
  await expect(page.locator("body header")).toHaveCount(countOf("header"));
  await expect(page.locator("body footer")).toHaveCount(countOf("footer"));
  await expect(page.locator(`nav[aria-label="${texts.app.leftBar.label}"]`)).toHaveCount(countOf("leftBar"));
  await expect(page.locator(`aside[aria-label="${texts.app.rightBar.label}"]`)).toHaveCount(countOf("rightBar"));
  await expect(page.locator("h1").filter({ visible: true })).toHaveCount(1);
  await expect(page.locator("main h1")).not.toBeEmpty();
}

/** Returns the layout shift that the browser has measured since the navigation. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    shifts.push(...observer.takeRecords());
    observer.disconnect();
    return (shifts as (PerformanceEntry & { value: number })[]).reduce((sum, { value }) => sum + value, 0);
  });

/** Collects the errors of the console, except those that the row expects. */
function watchConsole(page: Page) {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return ({ consoleError }: Row) => {
    const found = errors.splice(0);
    const expected = found.filter((text) => consoleError?.test(text));
    expect(found.filter((text) => !expected.includes(text))).toEqual([]);
    expect(expected.length > 0).toBe(consoleError !== undefined);
  };
}

const groupsOf = (rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / ROWS_A_TEST) }, (_none, index) =>
    rows.slice(index * ROWS_A_TEST, (index + 1) * ROWS_A_TEST),
  );
const requirements = (rows: readonly Row[]) =>
  [...new Set(rows.flatMap(({ requirement }) => requirement.split(" ")))].join(" ");
const paths = (rows: readonly Row[]) => rows.map(({ path }) => path).join(" ");

const layoutOf = ({ isOverlay, without = [] }: Row): string => [isOverlay, ...without].join();
/** Whether an earlier row of the table is the first with the same layout. The engines check each layout once, with that row's page. */
const hasLayoutOfEarlier = (row: Row): boolean =>
  ROWS.find((other) => !other.isAlias && layoutOf(other) === layoutOf(row)) !== row;

// The server answers an alias with the same document as its page (shared-links.spec.ts), and the router opens it (below).
const LOADED = rowsOf(
  ROWS,
  ROWS.filter(({ isAlias }) => !isAlias),
);

for (const language of rowsOf(LANGUAGES, ["bn"])) {
  test.describe(`R003 R058 R071 R085 R402 R472 a guest opens routes by URL, in ${language}`, () => {
    test.use({ language });
    for (const rows of groupsOf(LOADED)) {
      test(`R041 R101 R103 ${requirements(rows)} pages show what the route table says, do not move, and fit narrow screens and large text: ${paths(rows)}`, async ({
        page,
        texts,
      }) => {
        const expectConsole = watchConsole(page);
        for (const row of rows) {
          await test.step(row.path, async () => {
            await page.goto(row.path);
            await expectPage(page, texts, row);
            await expectNoSkeleton(page.locator("main"));
            expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
            const hasWayIn = !row.isOverlay && !row.without?.includes("header");
            if (!row.isAlias) await expectFitsScreens(page, hasWayIn ? loginButton(page, texts) : undefined);
            expectConsole(row);
          });
        }
      });
    }
  });
}

/** Name of the file with a page's texts: "/install/ios" is "guest/install-ios". Pages of games have another folder. */
const screenName = (path: string, language: string) => {
  const name = path.replace(/^\/|\?.*/g, "").replaceAll("/", "-");
  return `${language}/${/games/.test(name) ? "games" : "guest"}/${name}`;
};

for (const language of rowsOf(LANGUAGES, ["en"])) {
  for (const [rows, theme] of pairsOf(groupsOf(ROWS), ["dark", "light"] as const)) {
    test.describe(`R058 R071 R085 R472 a guest opens routes inside the app, in ${language}, in the ${theme} theme`, () => {
      test.use({ language, theme });

      test(`R041 R101 ${requirements(rows)} pages show what the route table says and have no accessibility violation: ${paths(rows)}`, async ({
        page,
        texts,
        mock,
      }) => {
        await beginAtNoon(page, mock);
        const expectConsole = watchConsole(page);
        await page.goto(BEFORE);
        // A navigation before the app has started would count as the load of the page.
        await expect(loginButton(page, texts)).toBeVisible();
        for (const row of rows) {
          await test.step(row.path, async () => {
            if (row.changesByMinute) await returnToNoon(mock);
            await openInApp(page, texts, row);
            await expectPage(page, texts, row);
            if (!row.isOverlay && row.path !== "/recent") await expect(page.locator("main")).toBeFocused();
            await expectNoSkeleton(page.locator("main"));
            if (!row.isAlias && !row.isLive)
              await expectScreenText(page.getByRole(row.isOverlay ? "dialog" : "main"), screenName(row.path, language));
            if (!row.isAlias) {
              const part = hasLayoutOfEarlier(row) ? CONTENT : DOCUMENT;
              if (!row.isSibling) await expectNoIbmViolation(page, part);
              await expectNoAxeViolation(page, part);
            }
            expectConsole(row);
          });
        }
      });
    });
  }
}
