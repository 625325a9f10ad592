/** How urgently a screen reader speaks: "polite" after the current sentence, "assertive" at once. */
export const POLITENESS = ["polite", "assertive"] as const;
export type Politeness = (typeof POLITENESS)[number];

// Screen readers ignore a live region that is filled as soon as it appears, and a text equal to the one before. So the region is emptied
// first and filled after this time.
const SPEAK_AFTER_MS = 50;
const CLEAR_AFTER_MS = 7000;

const regions = new Map<Politeness, HTMLElement>();
const HIDDEN_STYLE = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

function regionOf(politeness: Politeness): HTMLElement {
  const existing = regions.get(politeness);
  if (existing?.isConnected) return existing;
  const region = document.createElement("div");
  region.setAttribute("aria-live", politeness);
  region.setAttribute("aria-atomic", "true");
  region.dataset.announcer = politeness;
  Object.assign(region.style, HIDDEN_STYLE);
  document.body.append(region);
  regions.set(politeness, region);
  return region;
}

const pending = new Map<Politeness, ReturnType<typeof setTimeout>[]>();

/**
 * Announces a message through the page's live region of that politeness (WCAG 4.1.3). A new message replaces the previous one. Dialogs do
 * not hide these regions from screen readers.
 */
export function announce(message: string, politeness: Politeness = "polite"): void {
  const region = regionOf(politeness);
  for (const timer of pending.get(politeness) ?? []) clearTimeout(timer);
  region.textContent = "";
  pending.set(politeness, [
    setTimeout(() => {
      region.textContent = message;
    }, SPEAK_AFTER_MS),
    setTimeout(() => {
      region.textContent = "";
    }, CLEAR_AFTER_MS),
  ]);
}
