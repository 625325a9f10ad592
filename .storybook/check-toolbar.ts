// Whether what is chosen in the toolbar really changes the page.
import { BRANDS, MODES } from "../design-system/src/theme/choices.ts";
import type { Browser, Page } from "playwright";
import { statusStrings } from "../design-system/src/foundations/strings/statuses.ts";
import { lengthen } from "../design-system/src/testing/pseudo-language.ts";
import { PSEUDO_LANGUAGE } from "./languages.ts";
import { viewports } from "./modes.ts";

/** A story whose text is built in, and one with a control of the main action. */
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

async function lookAt(page: Page, origin: string, id: string, globals = ""): Promise<Look> {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.locator("#storybook-root > *").first().waitFor();
  return page.evaluate(() => {
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
}

/** What each choice has to come to; `before` is the page without a choice. */
const CHOICES: readonly { id: string; globals: string; proves: (now: Look, before: Look) => boolean }[] = [
  ...MODES.filter((mode) => mode !== "dark").map((mode) => ({
    id: BUTTON,
    globals: `theme:${mode}`,
    proves: (now: Look, before: Look) => now.page !== before.page || now.button !== before.button,
  })),
  ...BRANDS.slice(1).map((brand) => ({
    id: BUTTON,
    globals: `brand:${brand}`,
    proves: (now: Look, before: Look) => now.page !== before.page,
  })),
  {
    id: TAG,
    globals: "locale:bn",
    proves: ({ lang, text }) => lang === "bn" && text.includes(statusStrings.bn.statusPending),
  },
  {
    id: TAG,
    globals: "locale:ar",
    // Arabic texts do not ship: the page turns round and the texts are English, none is empty.
    proves: ({ lang, direction, text }, before) => lang === "ar" && direction === "rtl" && text === before.text,
  },
  {
    id: TAG,
    globals: `locale:${PSEUDO_LANGUAGE}`,
    proves: ({ text }) => text.includes(lengthen(statusStrings.en.statusPending)),
  },
  { id: BUTTON, globals: "density:compact", proves: (now, before) => now.buttonHeight < before.buttonHeight },
  { id: BUTTON, globals: "direction:rtl", proves: ({ lang, direction }) => lang === "en" && direction === "rtl" },
  { id: BUTTON, globals: "canvas:all", proves: ({ islands }) => islands === MODES.length },
];

async function checkChoices(page: Page, origin: string, fail: (what: string) => void) {
  const before = new Map<string, Look>();
  for (const id of [BUTTON, TAG]) before.set(id, await lookAt(page, origin, id));
  const looks = new Map<string, string>();
  for (const { id, globals, proves } of CHOICES) {
    const [now, unchosen] = [await lookAt(page, origin, id, globals), before.get(id)];
    if (!unchosen || !proves(now, unchosen)) fail(`${globals} does not change ${id}: ${JSON.stringify(now)}`);
    const look = JSON.stringify({ id, ...now });
    const twin = looks.get(look);
    if (twin) fail(`${globals} looks like ${twin}`);
    looks.set(look, globals);
  }
}

/** By the toolbar itself, as a designer does it. */
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

/** Chromatic reads a story's modes from the preview. */
async function checkModes(page: Page, origin: string, fail: (what: string) => void) {
  await lookAt(page, origin, STRESS);
  const modes = await page.evaluate(async (storyId) => {
    const preview: unknown = Reflect.get(window, "__STORYBOOK_PREVIEW__");
    const { storyStore } = preview as {
      storyStore: { loadStory: (of: { storyId: string }) => Promise<{ parameters: { chromatic?: object } }> };
    };
    return (await storyStore.loadStory({ storyId })).parameters.chromatic;
  }, STRESS);
  if (!JSON.stringify(modes).includes('"forcedColors":"active"')) fail(`${STRESS} has no modes for Chromatic`);
}

export async function checkToolbar(browser: Browser, origin: string, fail: (what: string) => void): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1200 } });
  await checkChoices(page, origin, fail);
  await checkModes(page, origin, fail);
  await checkMenus(page, origin, fail);
  await page.close();
}
