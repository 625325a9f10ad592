// Checks that each option of the toolbar really changes the page.
import { BRANDS, MODES } from "../../design-system/src/theme/choices.ts";
import type { BrowserContext, Page } from "playwright";
import { statusStrings } from "../../design-system/src/foundations/strings/statuses.ts";
import { lengthen } from "../../design-system/src/testing/languages/pseudo-language.ts";
import { choose, type Globals, PSEUDO_LANGUAGE } from "../choices.ts";
import { viewports } from "../modes.ts";

/** A story with a built-in text, and one with a main-action control. */
const TAG = "components-statustag--default";
const BUTTON = "components-button--default";
const STRESS = "components-button--stress";

interface Look {
  lang: string;
  direction: string;
  page: string;
  text: string;
  button: string;
  buttonHeight: number;
  islands: number;
}

/** Turns off axe: Storybook delays each change of the toolbar until axe has judged the last one, which takes seconds on a busy machine. */
const WITHOUT_AXE = "globals=a11y.manual:!true";

async function open(page: Page, origin: string, id: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&${WITHOUT_AXE}`);
  await page.locator("#storybook-root > *").first().waitFor();
}

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const story = document.querySelector("#storybook-root");
    const button = story?.querySelector("button");
    return {
      lang: root.lang,
      direction: getComputedStyle(root).direction,
      page: getComputedStyle(document.body).backgroundColor,
      text: story?.textContent ?? "",
      button: button ? getComputedStyle(button).backgroundColor : "",
      buttonHeight: button?.getBoundingClientRect().height ?? 0,
      islands: story?.querySelectorAll("[data-theme]").length ?? 0,
    };
  });

/** The expected effect of each option; `before` is the page without options. */
interface Choice {
  chosen: Globals;
  proves: (now: Look, before: Look) => boolean;
}
const OF_BUTTON: readonly Choice[] = [
  ...MODES.slice(1).map((theme) => ({
    chosen: { theme },
    proves: (now: Look, before: Look) => now.page !== before.page || now.button !== before.button,
  })),
  ...BRANDS.slice(1).map((brand) => ({
    chosen: { brand },
    proves: (now: Look, before: Look) => now.page !== before.page,
  })),
  { chosen: { density: "compact" }, proves: (now, before) => now.buttonHeight < before.buttonHeight },
  { chosen: { direction: "rtl" }, proves: ({ lang, direction }) => lang === "en" && direction === "rtl" },
  { chosen: { canvas: "all" }, proves: ({ islands }) => islands === MODES.length },
];
const OF_TAG: readonly Choice[] = [
  {
    chosen: { locale: "bn" },
    proves: ({ lang, text }) => lang === "bn" && text.includes(statusStrings.statusPending[1]),
  },
  {
    chosen: { locale: "ar" },
    // The components have no built-in Arabic texts: the direction changes, and the texts stay English.
    proves: ({ lang, direction, text }, before) => lang === "ar" && direction === "rtl" && text === before.text,
  },
  {
    chosen: { locale: PSEUDO_LANGUAGE },
    proves: ({ text }) => text.includes(lengthen(statusStrings.statusPending[0])),
  },
];
const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/** Waits up to a minute until the page is as expected, and returns its state. */
async function lookUntil(page: Page, isRight: (now: Look) => boolean): Promise<Look> {
  const deadlineMs = performance.now() + PATIENCE_MS;
  let now = await look(page);
  while (!isRight(now) && performance.now() < deadlineMs) {
    await page.waitForTimeout(PAUSE_MS);
    now = await look(page);
  }
  return now;
}

async function checkChoices(page: Page, origin: string, fail: (what: string) => void) {
  for (const [id, choices] of [[BUTTON, OF_BUTTON] as const, [TAG, OF_TAG] as const]) {
    await open(page, origin, id);
    const before = await look(page);
    const looks = new Map<string, string>();
    for (const { chosen, proves } of choices) {
      const name = JSON.stringify(chosen);
      await choose(page, chosen);
      const now = JSON.stringify(await lookUntil(page, (shown) => proves(shown, before)));
      if (!proves(JSON.parse(now), before)) fail(`${name} does not change ${id}: ${now}`);
      const twin = looks.get(now);
      if (twin !== undefined) fail(`${name} looks like ${twin}`);
      looks.set(now, name);
      await choose(page, {});
      const after = JSON.stringify(await lookUntil(page, (shown) => JSON.stringify(shown) === JSON.stringify(before)));
      if (after !== JSON.stringify(before)) fail(`${id} does not come back from ${name}: ${after}`);
    }
  }
}

/** Uses the toolbar itself, as a designer would. */
async function checkMenus(page: Page, origin: string, fail: (what: string) => void) {
  await page.goto(`${origin}/?path=/story/${BUTTON}`);
  const preview = page.frameLocator("#storybook-preview-iframe");
  await preview.locator("#storybook-root button").waitFor();
  await page.getByRole("button", { name: "Theme Dark" }).click();
  await page.getByRole("option", { name: "High contrast, light" }).click();
  await preview
    .locator('html[data-theme="light"][data-contrast="more"]')
    .waitFor()
    .catch(() => fail("the theme of the toolbar does not reach the page"));

  for (const [name, { styles }] of Object.entries(viewports).filter(
    (_, index, all) => index % (all.length - 1) === 0,
  )) {
    await page.goto(`${origin}/?path=/story/${BUTTON}&globals=viewport.value:${name}`);
    await preview.locator("#storybook-root button").waitFor();
    const width = await preview.locator("html").evaluate((root) => root.ownerDocument.defaultView?.innerWidth);
    if (`${width}px` !== styles.width) fail(`the viewport ${name} is ${width} px wide`);
  }
}

/** Checks the modes that Chromatic reads from the preview. */
async function checkModes(page: Page, origin: string, fail: (what: string) => void) {
  await open(page, origin, STRESS);
  const modes = await page.evaluate(async (storyId) => {
    const { storyStore } = window.__STORYBOOK_PREVIEW__;
    return (await storyStore.loadStory({ storyId })).parameters.chromatic;
  }, STRESS);
  if (!JSON.stringify(modes).includes('"forcedColors":"active"')) fail(`${STRESS} has no modes for Chromatic`);
}

/** Checks the toolbar in a page of `context`, and closes the page. */
export async function checkToolbar(
  context: BrowserContext,
  origin: string,
  fail: (what: string) => void,
): Promise<void> {
  const page = await context.newPage();
  await checkChoices(page, origin, fail);
  await checkModes(page, origin, fail);
  await checkMenus(page, origin, fail);
  await page.close();
}
