// Checks that a docs page lets a visitor change the props of its example.
import type { FrameLocator, Page } from "playwright";

const NEW_TEXT = "Typed by the check";

interface Example {
  page: string;
  /** The prop that the check changes. */
  prop: string;
  /** Finds what must show the new text. */
  found: (page: Page) => ReturnType<FrameLocator["getByRole"]>;
}

/** An example on the docs page itself, and one in a frame. */
const EXAMPLES: readonly Example[] = [
  {
    page: "components-button--docs",
    prop: "children",
    found: (page) => page.locator(".sbdocs-preview").first().getByRole("button", { name: NEW_TEXT, exact: true }),
  },
  {
    page: "components-dialog--docs",
    prop: "title",
    found: (page) => page.frameLocator("object >> nth=0").getByRole("dialog", { name: NEW_TEXT, exact: true }),
  },
];

/** Opens the table below an example and changes a text. The example must show the new text. */
export async function checkLiveExample(page: Page, origin: string, fail: (what: string) => void): Promise<void> {
  for (const { page: id, prop, found } of EXAMPLES) {
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
    await page.getByText("Change the props").click();
    await page.locator(`textarea[name=${prop}]`).fill(NEW_TEXT);
    await found(page)
      .waitFor()
      .catch((error: unknown) => fail(`the example of ${id} does not follow its table: ${String(error)}`));
  }
}
