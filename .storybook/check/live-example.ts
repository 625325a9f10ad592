// Checks that a docs page lets a visitor change the props of its example.
import type { Page } from "playwright";

const PAGE = "components-button--docs";
const NEW_TEXT = "Typed by the check";

/** Opens the table below the example of Button and changes its text. The button must show the new text. */
export async function checkLiveExample(page: Page, origin: string, fail: (what: string) => void): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${PAGE}`);
  await page.getByText("Change the props").click();
  await page.locator("textarea[name=children]").fill(NEW_TEXT);
  const changed = page.locator(".sbdocs-preview").first().getByRole("button", { name: NEW_TEXT, exact: true });
  await changed
    .waitFor()
    .catch((error: unknown) => fail(`the example of ${PAGE} does not follow its table: ${String(error)}`));
}
