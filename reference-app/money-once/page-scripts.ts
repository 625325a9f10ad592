import type { BrowserContext, Page } from "@playwright/test";

/** Properties that the runs add to the app's window. */
interface RunWindow {
  /** The text of all toasts since the page load, or since the last reset. */
  toldText?: string;
  /** Replaces the time limit of the app's calls. */
  deadlineMs?: number | undefined;
}

/** Runs in each page before its scripts: records the texts of toasts, allows shorter time limits, keeps payment pages from opening. */
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

/** Lets every page of a context run `prepare` before its scripts. */
export const preparePages = (context: BrowserContext): Promise<unknown> => context.addInitScript(prepare);

/** Resets the recorded texts of toasts. */
export const forgetTold = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { toldText: "" }).toldText);

/** Returns the first of the sentences that has been on the page since the reset, even for a short time. */
export const toldSince = (page: Page, sentences: readonly string[]): Promise<string | undefined> =>
  page.evaluate(
    (list) => list.find((sentence) => (window as { toldText?: string }).toldText?.includes(sentence)),
    [...sentences],
  );
