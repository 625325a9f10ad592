/** R183, R477. */
const TOAST_MS = 3000;
/** An error stays at least this long, for those who read by ear or slowly (WCAG 4.1.3). */
const ERROR_TOAST_MS = 5000;
/** More than these would cover the page: the oldest goes. */
export const TOASTS_MAX = 4;

export const TOAST_TONES = ["neutral", "positive", "information", "danger"] as const;
export type ToastTone = (typeof TOAST_TONES)[number];

/** How long a toast stays, in ms; a caller may lengthen it but never shorten it below the floor of its tone. */
export function toastDurationMs(tone: ToastTone, wantedMs = 0): number {
  return Math.max(wantedMs, tone === "danger" ? ERROR_TOAST_MS : TOAST_MS);
}
