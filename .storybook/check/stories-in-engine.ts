/**
 * `npm run storybook:engines -- ENGINE [PART] [--no-build]`: opens every story of the built Storybook in a browser of docs/browsers.md, runs
 * its interactions, and reports every error. With PART, only the stories whose id contains it.
 */
import type { BrowserContext, Page } from "playwright";
import { ENGINE_NAMES, type EngineName, ENGINES, isEngine, PAGES_AT_ONCE } from "../../.ci/engines/engines.ts";
import { openContext } from "../../.ci/engines/open-context.ts";
import { readOptions, refuse } from "../../.ci/options.ts";
import { serveSite } from "../../.ci/static-site.ts";
import { buildSite } from "../build.ts";
import { readEntries, siteFolder, type SiteEntry } from "../site.ts";
import { changeEntry, FAILED, loadPreview, untilStoriesRendered } from "./preview.ts";

const VIEWPORT = { width: 1366, height: 768 };
const STORY_MAX_MS = 60_000;

/** Lets the preview mark the page with the result of each story: its id, and the error of its interactions when there is one. */
async function markResults(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel.on("playFunctionThrewException", ({ message }) => root.setAttribute("data-error", message));
    channel.on("storyFinished", ({ storyId }) => root.setAttribute("data-finished", storyId));
  });
}

/** Opens a story. @returns what is wrong with it */
async function openStory(page: Page, story: SiteEntry): Promise<string | undefined> {
  await page.evaluate(() => document.documentElement.removeAttribute("data-error"));
  await changeEntry(page, story);
  const broken = page.locator(FAILED).locator("visible=true");
  const finished = page.locator(`html[data-finished="${story.id}"]`);
  await finished.or(broken).first().waitFor({ state: "attached" });
  for (const text of await broken.allInnerTexts()) return text.split("\n").slice(0, 2).join(" ");
  return (await page.locator("html").getAttribute("data-error")) ?? undefined;
}

async function checkStories(engine: EngineName, origin: string, fail: (what: string) => void): Promise<number> {
  const entries = readEntries();
  const docs = entries.find(({ type }) => type === "docs");
  const stories = entries.filter(({ id, type }) => type === "story" && id.includes(part));
  if (!docs) throw new Error("The Storybook has no docs page.");
  const left = [...stories];
  const openNext = async (context: BrowserContext) => {
    const page = await context.newPage();
    page.setDefaultTimeout(STORY_MAX_MS);
    let at = docs.id;
    page.on("pageerror", (error) => fail(`${at}: ${error.message}`));
    await loadPreview(page, origin, docs);
    await untilStoriesRendered(page);
    await markResults(page);
    for (let story = left.shift(); story; story = left.shift()) {
      at = story.id;
      const problem = await openStory(page, story);
      if (problem !== undefined) fail(`${at}: ${problem}`);
    }
  };
  const pages = Array.from({ length: PAGES_AT_ONCE[engine] }, async () => {
    const { context, close } = await openContext(engine, origin, VIEWPORT);
    try {
      await openNext(context);
    } finally {
      await close();
    }
  });
  await Promise.all(pages);
  return stories.length;
}

const { values, positionals } = readOptions({ allowPositionals: true, options: { "no-build": { type: "boolean" } } });
const [engine, part = ""] = positionals;
if (!isEngine(engine)) refuse(`There is no engine "${engine ?? ""}": name one of ${ENGINE_NAMES.join(", ")}`);
ENGINES[engine].ensure();
if (!values["no-build"] && buildSite([], "pipe") !== 0) process.exit(1);
const failures = new Set<string>();
const site = await serveSite(siteFolder);
const count = await checkStories(engine, site.origin, (what) => failures.add(what)).finally(() => site.close());
for (const failure of failures) console.error(`[storybook] ${failure}`);
console.log(`[storybook] ${count} stories in ${engine}: ${failures.size} failures`);
process.exitCode = failures.size > 0 ? 1 : 0;
