/** Opens docs pages and stories in the preview, outside the manager. */
import type { Page } from "playwright";
import type { SiteEntry } from "../site.ts";

/** What Storybook shows for a missing or failed page. */
export const FAILED = ".sb-nopreview_main, .sb-errordisplay_main";
/** The same, and what it shows while a page loads. */
export const BROKEN = `${FAILED}, .sb-preparing-story`;

/** Loads the preview with its first entry, and lets it mark the page with the id of each entry that it renders later. */
export async function loadPreview(page: Page, origin: string, { id, type }: SiteEntry) {
  await page.goto(`${origin}/iframe.html?viewMode=${type}&id=${id}`);
  const content = page.locator(type === "docs" ? "#storybook-docs .sbdocs-content" : "#storybook-root > *");
  await content.or(page.locator(BROKEN).locator("visible=true")).first().waitFor({ state: "attached" });
  await page.evaluate(() => {
    for (const event of ["docsRendered", "storyRendered"] as const) {
      window.__STORYBOOK_ADDONS_CHANNEL__.on(event, (renderedId) => {
        // A docs page also reports the stories that it contains.
        const isEntry = new URLSearchParams(location.search).get("id") === renderedId;
        if (isEntry) document.documentElement.setAttribute("data-rendered", renderedId);
      });
    }
  });
}

/** Changes the entry without loading the preview again, because loading it takes longer than most entries. */
export async function changeEntry(page: Page, { id, type }: SiteEntry) {
  await page.evaluate(
    ([storyId, viewMode]) => {
      window.__STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", { storyId, viewMode });
    },
    [id, type] as const,
  );
  const rendered = page.locator(`html[data-rendered="${id}"]`);
  await rendered.or(page.locator(FAILED).locator("visible=true")).first().waitFor({ state: "attached" });
}

/** Waits for every story of the entry. The preview reloads when the entry is changed while a story is still being rendered. */
export const untilStoriesRendered = (page: Page) =>
  page.waitForFunction(() => {
    return window.__STORYBOOK_PREVIEW__.storyRenders.every((story) => !story.isPreparing() && !story.isPending());
  });
