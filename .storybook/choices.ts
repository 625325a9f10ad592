// What can be chosen in the toolbar, and how a program chooses.
import type { Page } from "playwright";
import { BRANDS } from "../design-system/src/theme/choices.ts";

/** English, 40 per cent longer: the code that CLDR keeps for such a language. */
export const PSEUDO_LANGUAGE = "en-XA";
/** In the toolbar, what the page or the device decides. */
export const AUTO = "auto";

export type Globals = Readonly<Record<string, string>>;
/** The page as it opens. */
export const NOTHING_CHOSEN: Globals = {
  theme: "dark",
  brand: BRANDS[0],
  locale: "en",
  density: AUTO,
  direction: AUTO,
  canvas: "one",
};

/** Tells the preview what the toolbar tells it; what is not chosen goes back to what it was. */
export const choose = (page: Page, chosen: Globals) =>
  page.evaluate(
    (globals) => {
      const channel: unknown = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
      (channel as { emit: (name: string, data: object) => void }).emit("updateGlobals", { globals });
    },
    { ...NOTHING_CHOSEN, ...chosen },
  );
