// Checks that the search of Storybook finds pages by the names that other design systems use.
import type { Page } from "playwright";

const PATIENCE_MS = 5000;

/** Words that a visitor types, each with the page that it must find. */
const FINDS: Readonly<Record<string, string>> = {
  modal: "Dialog",
  snackbar: "Toast",
  toggle: "Switch",
  dropdown: "Select",
  spacing: "Measures",
  token: "Tiers",
  drawer: "Sheet",
  typeahead: "ComboBox",
  loader: "Spinner",
  stepper: "NumberField",
  "right-click": "ContextMenu",
  "dark mode": "ThemeSwitch",
  textbox: "TextField",
  font: "Typography",
  shadow: "Measures",
  palette: "Colours",
  contrast: "Colours",
  figma: "Your brand",
  logo: "Your brand",
  animation: "Motion",
  responsive: "Breakpoints",
  svg: "Icons",
  illustration: "EmptyState",
  rtl: "Principles",
  ranking: "WinnerBoard",
  "deposit limit": "PlayerProtectionBar",
  changelog: "Welcome",
  overview: "Welcome",
};

/**
 * Types each word into the search and prints the pages that it finds.
 * @param page a page that shows the manager
 */
export async function checkSearch(page: Page, fail: (what: string) => void): Promise<void> {
  const field = page.locator("#storybook-explorer-searchfield");
  const results = page.locator("#storybook-explorer-menu [role=option]");
  // The page in the frame shares a thread with the manager. While it renders, the search does not answer.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  for (const [word, expected] of Object.entries(FINDS)) {
    await field.fill(word);
    // A page that does not appear is reported below, with what appeared in its place.
    await results
      .filter({ hasText: expected })
      .first()
      .waitFor({ timeout: PATIENCE_MS })
      .catch(() => {});
    // The last line of a result is the name of its page.
    const pages = (await results.allInnerTexts()).map((text) => text.split("\n").at(-1) ?? "");
    const found = [...new Set(pages)];
    console.log(`  ${word}: ${found.join(", ")}`);
    if (!found.includes(expected)) fail(`the search for "${word}" does not find ${expected}`);
  }
  await field.fill("");
}
