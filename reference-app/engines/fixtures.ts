import { test as base } from "../e2e/support/fixtures.ts";

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

/** The `test` function of the end-to-end tests, extended for other browser engines. */
export const test = base.extend({
  context: async ({ context, browserName }, provide) => {
    if (browserName === "firefox") await context.addInitScript(insertTextAsUsersDo);
    await provide(context);
  },
});
