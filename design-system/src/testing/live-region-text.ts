import type { Politeness } from "../foundations/announcements/announce.ts";

/** Returns the current text of the page's live region with that politeness. */
export const liveRegionText = (politeness: Politeness = "polite"): string | undefined =>
  document.querySelector(`[aria-live="${politeness}"][data-announcer]`)?.textContent;
