// Checks the examples of docs pages: a visitor can change their props and read their code, and an old link still leads to them.
import type { Browser, Page } from "playwright";

const NEW_TEXT = "Typed by the check";

/** An example on the docs page itself, and one in a frame: the prop to change, and where the new text must be shown. */
const EXAMPLES = [
  { id: "components-button--docs", prop: "children", where: ".sbdocs-preview button" },
  { id: "components-dialog--docs", prop: "title", where: "[role=dialog] h2" },
] as const;

/** Opens the table below an example and changes a text. The example must show the new text, which is passed on to a frame once. */
export async function checkLiveExample(page: Page, origin: string, fail: (what: string) => void): Promise<void> {
  for (const { id, prop, where } of EXAMPLES) {
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
    const passed = await page.evaluateHandle(() => {
      const counted = { changes: 0 };
      window.addEventListener("message", ({ data }) => {
        if (String(data).includes('"updateStoryArgs"')) counted.changes += 1;
      });
      return counted;
    });
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
    const { changes } = await passed.jsonValue();
    if (changes > 1) fail(`the example of ${id} and its frame pass a change to each other: ${changes} times`);
  }
}

/** The example and the sample card, which has a component of ours that no app imports. */
const SHOWN_CODE = "components-gamecard--docs";
/** Code that a build has minified: the body of a function, or a component with a name of one or two letters. */
const MINIFIED = /\bfunction\b|<\w{1,2}[\s>]/;

/** Opens the code of the first two examples of a page, which must be readable. */
export async function checkShownCode(page: Page, origin: string, fail: (what: string) => void): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${SHOWN_CODE}`);
  const toggles = page.locator(".docblock-code-toggle");
  for (const index of [0, 1]) {
    const toggle = toggles.nth(index);
    await toggle.click();
    const code = page.locator(`[id="${await toggle.getAttribute("aria-controls")}"]`).getByText("<", { exact: false });
    await code.first().waitFor();
    const text = (await code.first().innerText()).trim();
    if (MINIFIED.test(text) || text.includes(origin)) fail(`${SHOWN_CODE} shows code that nobody can copy: ${text}`);
  }
}

/** Opens a link to a page that has moved, in a page whose console nobody watches: Storybook reports the old name there first. */
export async function checkMovedPage(browser: Browser, origin: string, fail: (what: string) => void): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${origin}/?path=/docs/foundations-breakpoints--page-sizes`);
  await page
    .frameLocator("#storybook-preview-iframe")
    .locator(".sbdocs h1", { hasText: "Breakpoints" })
    .waitFor()
    .catch((error: unknown) => fail(`the old link to the page sizes leads nowhere: ${String(error)}`));
  await page.close();
}
