import { test as playwrightTest } from "@playwright/test";
import { newContext } from "../../.ci/engines/webkit/context.ts";
import { extendTest } from "../e2e/support/fixtures.ts";

export { expect } from "../e2e/support/fixtures.ts";

/**
 * Runs in each page before its scripts. Playwright fills in fields of Firefox through a function of this name, whose change React does not
 * notice. This replacement inserts the text like a paste.
 */
function insertTextAsUsersDo(): void {
  Object.defineProperty(globalThis, "__pw_bidiInsertText", {
    get: () => (text: string) => {
      const element = document.activeElement;
      if (element?.localName === "iframe") return element;
      document.execCommand(text === "" ? "delete" : "insertText", false, text);
      return undefined;
    },
    // Ignores Playwright's attempt to set its own function.
    set() {},
  });
}

/** Playwright's own fixtures only start a WebKit that Playwright has built. */
const webkitTest = playwrightTest.extend({
  context: async ({ viewport, timezoneId, extraHTTPHeaders, baseURL, reducedMotion }, provide) => {
    const context = await newContext({ viewport, timezoneId, extraHTTPHeaders, baseURL, reducedMotion });
    await provide(context);
    await context.close();
  },
});

/** What WebKit writes to the console as an error of a script, although no script has failed. */
const WEBKIT_PROBLEMS = [
  // Requests that the page has left, or that were sent without a connection.
  /due to access control checks/,
  /^\[uncaught\] (?:TypeError: Load failed|\/localhost:\d+\/assets\/\S+)$/,
  // While a style file loads, a new element has no box. Its observer is called with 0 x 0 and, in the next frame, with the right size.
  /ResizeObserver loop completed with undelivered notifications/,
];

/** The `test` function of the end-to-end tests, for other browser engines. */
export const test =
  process.env.LOBBYKIT_ENGINE === "webkit"
    ? extendTest(webkitTest).extend({
        expectedProblems: ({ browserName }, provide) => provide(browserName === "webkit" ? WEBKIT_PROBLEMS : []),
      })
    : extendTest(playwrightTest).extend({
        context: async ({ context, browserName }, provide) => {
          if (browserName === "firefox") await context.addInitScript(insertTextAsUsersDo);
          await provide(context);
        },
      });
