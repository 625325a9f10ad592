// Calendar days as "YYYY-MM-DD": no clock, no time zone, no library. A time zone only decides which day is today.
import { knownTimeZone } from "./time-zone.ts";

/** A calendar day: "2026-11-21". */
export type DateText = string;

/** Days from the first to the last, both included. */
export interface DateRange {
  start: DateText;
  end: DateText;
}

export interface DateLimits {
  /** First day that may be chosen. @default none */
  min?: DateText | undefined;
  /** Last day that may be chosen. @default none */
  max?: DateText | undefined;
  /** Most days that a range may have. @default any number */
  maxDays?: number | undefined;
}

const DAY_MS = 86_400_000;
const PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Midnight in UTC, where every day has 24 hours: no change of clocks can lose or double a day. */
const instantOf = (date: DateText) => Date.parse(`${date}T00:00:00Z`);
const dateAt = (instant: number): DateText => new Date(instant).toISOString().slice(0, 10);

/** Tells whether a text is a day that the calendar has: "2026-02-30" is none. */
export function isDate(text: string): text is DateText {
  if (!PATTERN.test(text)) return false;
  const instant = instantOf(text);
  return !Number.isNaN(instant) && dateAt(instant) === text;
}

/** The day so many days later, or earlier where `days` is negative. */
export const addDays = (date: DateText, days: number): DateText => dateAt(instantOf(date) + days * DAY_MS);

/** How many days a range has: 1 where it starts and ends on one day. */
export const daysIn = ({ start, end }: DateRange): number =>
  Math.round((instantOf(end) - instantOf(start)) / DAY_MS) + 1;

const dayFormats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * Which day it is in a place.
 * @param timeZone IANA name; the browser's own where absent, UTC where the browser does not know it.
 * @param nowMs the server's time where it is known: `ticker.now()`.
 */
export function todayIn(timeZone: string | undefined, nowMs: number): DateText {
  let format = dayFormats.get(timeZone);
  if (!format) {
    const day = { year: "numeric", month: "2-digit", day: "2-digit", numberingSystem: "latn" } as const;
    format = new Intl.DateTimeFormat("en", { ...day, timeZone: knownTimeZone(timeZone) });
    dayFormats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(nowMs).map(({ type, value }) => [type, value]));
  return `${parts.get("year")?.padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}

/** Ranges that are chosen by one press (R504), today included: the last 7 days end today, the next 7 days begin today. */
export const DATE_PRESETS = ["today", "yesterday", "last7", "last30", "next7", "next30"] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

/** First and last day of a preset, counted from today. */
const OFFSETS: Record<DatePreset, readonly [number, number]> = {
  today: [0, 0],
  yesterday: [-1, -1],
  last7: [-6, 0],
  last30: [-29, 0],
  next7: [0, 6],
  next30: [0, 29],
};

/** The days of a preset, seen from a day. */
export function rangeOfPreset(preset: DatePreset, today: DateText): DateRange {
  const [start, end] = OFFSETS[preset];
  return { start: addDays(today, start), end: addDays(today, end) };
}

/** The presets that the limits allow whole: one cut short would not be what its name says. */
export const presetsWithin = <Preset extends DatePreset>(
  presets: readonly Preset[],
  today: DateText,
  limits: DateLimits,
): Preset[] => presets.filter((preset) => problemOfRange(rangeOfPreset(preset, today), limits) === undefined);

/** A day brought between the first and the last that may be chosen. */
export function clampDate(date: DateText, { min, max }: Omit<DateLimits, "maxDays">): DateText {
  if (max !== undefined && date > max) return max;
  return min !== undefined && date < min ? min : date;
}

/**
 * A range brought within limits: what comes from an address may be anything. It keeps its last days where it is too long, since
 * records are read from the newest on.
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

/** Says why a day cannot be chosen; undefined where it can. */
export type ReasonUnavailable = (date: DateText) => string | undefined;

/** The first thing that is wrong with a day. */
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

/** A range of ten years and more is not asked day by day. */
const MOST_DAYS_ASKED = 3653;

/** The first thing that is wrong with a range: with its ends, with its length, or with a day inside. */
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

const rangeFormats = new Map<string, Intl.DateTimeFormat>();

/** Writes days in the words of a language, in Latin digits (R501): "Nov 1 – 7, 2026", or one day where both ends are equal. */
export function formatDays({ start, end }: DateRange, locale: string): string {
  let format = rangeFormats.get(locale);
  if (!format) {
    const day = { year: "numeric", month: "short", day: "numeric" } as const;
    const fixed = { numberingSystem: "latn", calendar: "gregory", timeZone: "UTC" } as const;
    format = new Intl.DateTimeFormat(locale, { ...day, ...fixed });
    rangeFormats.set(locale, format);
  }
  const text =
    end < start
      ? `${format.format(instantOf(start))} – ${format.format(instantOf(end))}`
      : format.formatRange(instantOf(start), instantOf(end));
  // Engines differ in which spaces they write; a server and a browser must render the same.
  return text.replaceAll(/[\u2009\u202F]/g, " ");
}

/** Writes one day in the words of a language, in Latin digits (R501): "Nov 21, 2026". */
export const formatDay = (date: DateText, locale: string): string => formatDays({ start: date, end: date }, locale);
