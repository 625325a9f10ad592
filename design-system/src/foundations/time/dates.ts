// Calendar days as "YYYY-MM-DD", without time, time zone or library. A time zone only decides which day is today.
import { dateFormat } from "./date-format.ts";
import { knownTimeZone } from "./time-zone.ts";

/** A calendar day: "2026-11-21". */
export type DateText = string;

/** Days from the first to the last, inclusive. */
export interface DateRange {
  start: DateText;
  end: DateText;
}

export interface DateLimits {
  /** First day that can be chosen. @default none */
  min?: DateText | undefined;
  /** Last day that can be chosen. @default none */
  max?: DateText | undefined;
  /** Largest number of days in a range. @default any number */
  maxDays?: number | undefined;
}

const DAY_MS = 86_400_000;
const PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Midnight in UTC, where every day has 24 hours, so that clock changes cannot skip or repeat a day. */
const instantOf = (date: DateText) => Date.parse(`${date}T00:00:00Z`);
const dateAt = (instant: number): DateText => new Date(instant).toISOString().slice(0, 10);

/** Whether a text is a day that exists: "2026-02-30" does not. */
export function isDate(text: string): text is DateText {
  if (!PATTERN.test(text)) return false;
  const instant = instantOf(text);
  return !Number.isNaN(instant) && dateAt(instant) === text;
}

/** Returns the day that many days later, or earlier if `days` is negative. */
export const addDays = (date: DateText, days: number): DateText => dateAt(instantOf(date) + days * DAY_MS);

/** Returns the number of days in a range: 1 if it starts and ends on the same day. */
export const daysIn = ({ start, end }: DateRange): number =>
  Math.round((instantOf(end) - instantOf(start)) / DAY_MS) + 1;

/**
 * Returns the current day in a time zone.
 * @param timeZone IANA name; the browser's own if omitted, UTC if the browser does not know it.
 * @param nowMs the server's time if it is known: `ticker.now()`.
 */
export function todayIn(timeZone: string | undefined, nowMs: number): DateText {
  const day = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const format = dateFormat("en", { ...day, timeZone: knownTimeZone(timeZone) });
  const parts = new Map(format.formatToParts(nowMs).map(({ type, value }) => [type, value]));
  return `${parts.get("year")?.padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}

/** Ranges that one click chooses (R504). They include today: the last 7 days end today, the next 7 days begin today. */
export const DATE_PRESETS = ["today", "yesterday", "last7", "last30", "next7", "next30"] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

/** First and last day of each preset, in days from today. */
const OFFSETS: Record<DatePreset, readonly [number, number]> = {
  today: [0, 0],
  yesterday: [-1, -1],
  last7: [-6, 0],
  last30: [-29, 0],
  next7: [0, 6],
  next30: [0, 29],
};

/** Returns the range of a preset, relative to a day. */
export function rangeOfPreset(preset: DatePreset, today: DateText): DateRange {
  const [start, end] = OFFSETS[preset];
  return { start: addDays(today, start), end: addDays(today, end) };
}

/** Returns the presets that are completely within the limits: a shortened one would not match its name. */
export const presetsWithin = <Preset extends DatePreset>(
  presets: readonly Preset[],
  today: DateText,
  limits: DateLimits,
): Preset[] => presets.filter((preset) => problemOfRange(rangeOfPreset(preset, today), limits) === undefined);

/** Returns the day, or the nearest one within the limits. */
export function clampDate(date: DateText, { min, max }: Omit<DateLimits, "maxDays">): DateText {
  if (max !== undefined && date > max) return max;
  return min !== undefined && date < min ? min : date;
}

/**
 * Limits a range, because a range from a URL may be anything. A range that is too long keeps its last days, since records are read from
 * newest to oldest.
 */
export function clampRange({ start, end }: DateRange, limits: DateLimits): DateRange {
  const [first, last] = start <= end ? [start, end] : [end, start];
  const clamped = { start: clampDate(first, limits), end: clampDate(last, limits) };
  const { maxDays } = limits;
  if (maxDays === undefined || daysIn(clamped) <= maxDays) return clamped;
  return { start: addDays(clamped.end, 1 - maxDays), end: clamped.end };
}

/** What is wrong with a day or a range. */
export type DateProblem =
  | { rule: "early"; limit: DateText }
  | { rule: "late"; limit: DateText }
  | { rule: "reversed" }
  | { rule: "long"; maxDays: number }
  | { rule: "unavailable"; date: DateText; reason: string };

/** Returns why a day cannot be chosen; undefined if it can. */
export type ReasonUnavailable = (date: DateText) => string | undefined;

/** Returns the first error of a day. */
export function problemOfDate(
  date: DateText,
  { min, max }: Omit<DateLimits, "maxDays">,
  reasonUnavailable?: ReasonUnavailable,
): DateProblem | undefined {
  if (min !== undefined && date < min) return { rule: "early", limit: min };
  if (max !== undefined && date > max) return { rule: "late", limit: max };
  const reason = reasonUnavailable?.(date);
  return reason === undefined ? undefined : { rule: "unavailable", date, reason };
}

/** In a range longer than ten years, single days are not checked. */
const MOST_DAYS_ASKED = 3653;

/** Returns the first error of a range: in its ends, its length, or a day inside. */
export function problemOfRange(
  range: DateRange,
  limits: DateLimits,
  reasonUnavailable?: ReasonUnavailable,
): DateProblem | undefined {
  const { start, end } = range;
  const { maxDays } = limits;
  const ofEnds = problemOfDate(start, limits) ?? problemOfDate(end, limits);
  if (ofEnds) return ofEnds;
  if (end < start) return { rule: "reversed" };
  const days = daysIn(range);
  if (maxDays !== undefined && days > maxDays) return { rule: "long", maxDays };
  if (!reasonUnavailable) return undefined;
  for (let day = 0; day < Math.min(days, MOST_DAYS_ASKED); day += 1) {
    const problem = problemOfDate(addDays(start, day), {}, reasonUnavailable);
    if (problem) return problem;
  }
  return undefined;
}

/** Formats days in a language, with Latin digits (R501): "Nov 1 – 7, 2026", or one day if both ends are equal. */
export function formatDays({ start, end }: DateRange, locale: string): string {
  const day = { year: "numeric", month: "short", day: "numeric" } as const;
  const format = dateFormat(locale, { ...day, calendar: "gregory", timeZone: "UTC" });
  const text =
    end < start
      ? `${format.format(instantOf(start))} – ${format.format(instantOf(end))}`
      : format.formatRange(instantOf(start), instantOf(end));
  // Engines use different space characters; server and browser must render the same text.
  return text.replaceAll(/[\u2009\u202F]/g, " ");
}

/** Formats one day in a language, with Latin digits (R501): "Nov 21, 2026". */
export const formatDay = (date: DateText, locale: string): string => formatDays({ start: date, end: date }, locale);
