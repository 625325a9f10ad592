// Checks what Storybook does not promise about a docs page: a landmark, one main heading, the width of a phone, and readable code.
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page, ViewportSize } from "playwright";
import { MODES } from "../../design-system/src/theme/choices.ts";

const PHONE: ViewportSize = { width: 360, height: 780 };
/** A page with code, tables and pictures of right and wrong use. */
const CONTRAST_OF = "components-dialog--docs";
/** Axe judges the stories in their own tests. */
const STORIES = ".docs-story";

/**
 * Returns what is wrong with the docs page that is shown. The page has its old size afterwards.
 * @param size the size of the window
 */
export async function problemsOfDocsPage(page: Page, size: ViewportSize): Promise<string[]> {
  await page.setViewportSize(PHONE);
  const problems = await page.evaluate((stories) => {
    const found: string[] = [];
    const headings = [...document.querySelectorAll(".sbdocs h1")].filter((heading) => !heading.closest(stories));
    if (headings.length !== 1) found.push(`has ${headings.length} main headings`);
    if (!document.querySelector("main .sbdocs-content, .sbdocs-content main")) found.push("has no main landmark");
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`is ${scrollWidth} px wide on a phone of ${clientWidth} px`);
    return found;
  }, STORIES);
  await page.setViewportSize(size);
  return problems;
}

/** Reports the texts of a docs page that have too little contrast, in every theme. */
export async function checkDocsContrast(browser: Browser, origin: string, fail: (what: string) => void): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const mode of MODES) {
    await page.goto(`${origin}/iframe.html?id=${CONTRAST_OF}&viewMode=docs&globals=theme:${mode}`);
    await page.locator(".sbdocs pre .token").first().waitFor();
    const { violations } = await new AxeBuilder({ page }).withRules("color-contrast").exclude(STORIES).analyze();
    for (const { nodes } of violations)
      for (const { html } of nodes) fail(`${CONTRAST_OF} has too little contrast in ${mode}: ${html}`);
  }
  await context.close();
}
