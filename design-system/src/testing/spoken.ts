import type { Politeness } from "../foundations/announce.ts";

/** What the page's region of that politeness says just now. */
export const spoken = (politeness: Politeness = "polite"): string | undefined =>
  document.querySelector(`[aria-live="${politeness}"][data-announcer]`)?.textContent;
