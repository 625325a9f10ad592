// The options of the toolbar, and how a program selects them.
import type { Page } from "playwright";
import { BRANDS } from "../design-system/src/theme/choices.ts";

/** English text that is 40 per cent longer, under the code that CLDR reserves for a pseudo-language. */
export const PSEUDO_LANGUAGE = "en-XA";
/** Toolbar option: the page or the device decides. */
export const AUTO = "auto";

export type Globals = Readonly<Record<string, string>>;
/** The initial state of the page. */
export const NOTHING_CHOSEN: Globals = {
  theme: "dark",
  brand: BRANDS[0],
  locale: "en",
  density: AUTO,
  direction: AUTO,
  canvas: "one",
};

/** Sends the selection to the preview, as the toolbar does; all other options are reset. */
export const choose = (page: Page, chosen: Globals) =>
  page.evaluate(
    (globals) => {
      window.__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals });
    },
    { ...NOTHING_CHOSEN, ...chosen },
  );
