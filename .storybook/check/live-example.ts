// Checks that a docs page lets a visitor change the props of its example.
import type { Page } from "playwright";

const PAGE = "components-button--docs";

/** Opens the table below the example of Button, turns on `loading` and expects the button to be busy. */
export async function checkLiveExample(page: Page, origin: string, fail: (what: string) => void): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${PAGE}`);
  await page.getByText("Change the props").click();
  await page.getByRole("button", { name: "Set boolean", exact: true }).first().click();
  const changed = page.locator(".sbdocs-preview").first().locator("button[aria-busy=true]");
  await changed
    .waitFor()
    .catch((error: unknown) => fail(`the example of ${PAGE} does not follow its table: ${String(error)}`));
}
