// Times of day as "HH:mm", without day, time zone or library.
import { dateFormat } from "./date-format.ts";

/** A time of day from "00:00" to "23:59". */
export type TimeText = string;

/** Whether hours are counted to 12 or to 24. */
export type HourCycle = 12 | 24;

const PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of day that exists: "24:00" and "9:30" are not. */
export const isTime = (text: string): text is TimeText => PATTERN.test(text);

export interface TimeLimits {
  /** Earliest time. @default none */
  min?: TimeText | undefined;
  /** Latest time. If it is earlier than `min`, the times from `min` over midnight to `max` are allowed, as in HTML. @default none */
  max?: TimeText | undefined;
}

/** What is wrong with a time: the limits that it exceeds. */
export type TimeProblem =
  | { rule: "early"; limit: TimeText }
  | { rule: "late"; limit: TimeText }
  | { rule: "outside"; min: TimeText; max: TimeText };

/** Returns what is wrong with a time; undefined if it is within its limits. */
export function problemOfTime(time: TimeText, { min, max }: TimeLimits): TimeProblem | undefined {
  const isEarly = min !== undefined && time < min;
  const isLate = max !== undefined && time > max;
  if (min !== undefined && max !== undefined) {
    const isOutside = min <= max ? isEarly || isLate : isEarly && isLate;
    return isOutside ? { rule: "outside", min, max } : undefined;
  }
  if (isEarly) return { rule: "early", limit: min };
  return isLate ? { rule: "late", limit: max } : undefined;
}

/**
 * Formats a time of day in a language, with Latin digits (R501): "09:30 PM".
 * @param hourCycle 12 or 24 hours; those of the language if omitted.
 */
export function formatTime(time: TimeText, locale: string, hourCycle?: HourCycle): string {
  const format = dateFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "UTC",
    ...(hourCycle !== undefined && { hour12: hourCycle === 12 }),
  });
  // Engines use different space characters; server and browser must render the same text.
  return format.format(Date.parse(`1970-01-01T${time}Z`)).replaceAll(/[\u2009\u202F]/g, " ");
}
