import { test as base } from "../e2e/support/fixtures.ts";

export { expect } from "../e2e/support/fixtures.ts";

/**
 * Runs in each page before its scripts. Playwright fills fields of Firefox by a function of this name, which sets the value in a way that
 * React does not notice. This one inserts the text as a paste does.
 */
function insertTextAsUsersDo(): void {
  Object.defineProperty(globalThis, "__pw_bidiInsertText", {
    get: () => (text: string) => {
      const element = document.activeElement;
      if (element?.localName === "iframe") return element;
      document.execCommand(text === "" ? "delete" : "insertText", false, text);
      return undefined;
    },
    // Playwright assigns its own.
    set() {},
  });
}

/** The test of the end-to-end tests, in any engine. */
export const test = base.extend({
  context: async ({ context, browserName }, provide) => {
    if (browserName === "firefox") await context.addInitScript(insertTextAsUsersDo);
    await provide(context);
  },
});
