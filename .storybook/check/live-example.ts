// Checks that a docs page lets a visitor change the props of its example.
import type { Page } from "playwright";

const NEW_TEXT = "Typed by the check";

/** An example on the docs page itself, and one in a frame: the prop to change, and where the new text must be shown. */
const EXAMPLES = [
  { id: "components-button--docs", prop: "children", where: ".sbdocs-preview button" },
  { id: "components-dialog--docs", prop: "title", where: "[role=dialog] h2" },
] as const;

/** Opens the table below an example and changes a text. The example must show the new text. */
export async function checkLiveExample(page: Page, origin: string, fail: (what: string) => void): Promise<void> {
  for (const { id, prop, where } of EXAMPLES) {
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
    await page.getByText("Change the props").click();
    await page.locator(`textarea[name=${prop}]`).fill(NEW_TEXT);
    await page
      .waitForFunction(
        ([selector, text]) =>
          [document, document.querySelector("object")?.contentDocument]
            .flatMap((shown) => [...(shown?.querySelectorAll(selector) ?? [])])
            .some(({ textContent }) => textContent === text),
        [where, NEW_TEXT] as const,
      )
      .catch((error: unknown) => fail(`the example of ${id} does not follow its table: ${String(error)}`));
  }
}
