import { dateFormat } from "./date-format.ts";
import { isInstant } from "./instant.ts";
import { knownTimeZone } from "./time-zone.ts";

export const DATE_STYLES = ["date", "time", "dateTime", "dateTimeSeconds"] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

const DATE: Intl.DateTimeFormatOptions = { year: "numeric", month: "short", day: "numeric" };
const TIME: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const DATE_OPTIONS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: DATE,
  time: TIME,
  dateTime: { ...DATE, ...TIME },
  dateTimeSeconds: { ...DATE, ...TIME, second: "2-digit" },
};

/** Shown for an invalid instant. */
const NO_DATE = "–";

/**
 * Formats an instant in a language and time zone, with Latin digits.
 * @param instant ISO 8601 text, or milliseconds since 1970.
 * @param options.timeZone IANA name; the browser's own if omitted, UTC if the browser does not know it.
 */
export function formatDate(
  instant: string | number,
  options: { locale: string; style?: DateStyle; timeZone?: string },
): string {
  const { locale, style = "date", timeZone } = options;
  const format = dateFormat(locale, { ...DATE_OPTIONS[style], timeZone: knownTimeZone(timeZone) });
  const date = new Date(instant);
  return isInstant(date) ? format.format(date) : NO_DATE;
}
