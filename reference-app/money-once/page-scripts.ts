import type { BrowserContext, Page } from "@playwright/test";

/** What the runs add to the app's window. */
interface RunWindow {
  /** All that was told by toasts since the page was loaded, or since it was forgotten. */
  toldText?: string;
  /** In place of the deadlines of the app's calls. */
  deadlineMs?: number | undefined;
}

/** Runs in each page before its own scripts: notes what toasts say, lets deadlines be shorter, and opens no pay pages. */
function prepare(): void {
  const own: RunWindow = window as RunWindow;
  own.toldText = "";
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      own.toldText += `${[...addedNodes].map(({ textContent }) => textContent).join("\n")}\n`;
      if (target.nodeType === Node.TEXT_NODE) own.toldText += `${target.textContent}\n`;
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (delayMs) => timeout(own.deadlineMs ?? delayMs);
  window.open = () => null;
  try {
    for (const name of ["beforeLoginPopup", "afterLoginPopup"]) sessionStorage.setItem(name, "1");
    localStorage.setItem("lang", "en");
  } catch {
    // A frame without storage.
  }
}

export const preparePages = (context: BrowserContext): Promise<unknown> => context.addInitScript(prepare);

/** From here on counts what is told. */
export const forgetTold = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { toldText: "" }).toldText);

/** The first of the sentences that was on the page since then, however shortly. */
export const toldSince = (page: Page, sentences: readonly string[]): Promise<string | undefined> =>
  page.evaluate(
    (list) => list.find((sentence) => (window as { toldText?: string }).toldText?.includes(sentence)),
    [...sentences],
  );
