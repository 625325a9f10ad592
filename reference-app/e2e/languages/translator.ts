import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "../support/expect.ts";

/** Elements whose texts a translator does not change, and the elements that it adds. */
const LEFT_ALONE = 'script, style, noscript, textarea, font, [translate="no"], .notranslate';

/**
 * Runs in each page before its scripts. Like a browser's translator, it replaces each text of the page by a `<font>` with a new text node
 * as soon as the text appears. The words stay the same, so that a test finds them.
 */
function wrapTexts(leftAlone: string): void {
  const wrap = (text: Text) => {
    if (text.data.trim() === "" || !text.parentElement || text.parentElement.closest(leftAlone)) return;
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
    for (const text of texts) wrap(text);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === "characterData" ? [target] : addedNodes) wrapAll(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Translates every page of the context, from its first text on. */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(wrapTexts, LEFT_ALONE);
}

/** Expects that the page has texts, and that the translator has replaced all it may change. */
export const expectTranslated = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((leftAlone) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
          text.parentElement?.closest(leftAlone) || text.textContent?.trim() === ""
            ? NodeFilter.FILTER_REJECT
            : NodeFilter.FILTER_ACCEPT,
        );
        return { isWrapped: document.querySelector("body font > font") !== null, left: walker.nextNode()?.textContent };
      }, LEFT_ALONE),
    )
    .toEqual({ isWrapped: true, left: undefined });
