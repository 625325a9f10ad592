/** R183, R477: how long a toast is shown. */
const TOAST_MS = 3000;
/** Least time that an error is shown, for members who use a screen reader or read slowly (WCAG 4.1.3). */
const ERROR_TOAST_MS = 5000;
/** More toasts would cover the page, so the oldest is removed. */
export const TOASTS_MAX = 4;

export const TOAST_TONES = ["neutral", "positive", "information", "danger"] as const;
export type ToastTone = (typeof TOAST_TONES)[number];

/** Returns how long a toast is shown, in ms. A caller may lengthen the default of its tone, but not shorten it. */
export function toastDurationMs(tone: ToastTone, wantedMs = 0): number {
  return Math.max(wantedMs, tone === "danger" ? ERROR_TOAST_MS : TOAST_MS);
}
