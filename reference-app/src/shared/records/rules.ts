import {
  addDays,
  clampDate,
  clampRange,
  daysIn,
  isDate,
  type DateRange,
  type DateText,
} from "@lobbykit/design-system/foundations/dates";

const MINUTE_MS = 60_000;

/** Days shown by default. */
const USUAL_DAYS = 7;
/** The longest period, as the profit and loss report allows (E077). */
const MOST_DAYS = 366;
/** How many days back can be chosen. Data is kept for at least three months. */
const HISTORY_DAYS = 731;

/** The range of selectable days, which ends today. */
export const periodLimits = (today: DateText) => ({
  min: addDays(today, 1 - HISTORY_DAYS),
  max: today,
  maxDays: MOST_DAYS,
});

/** The period in the address. Invalid days are ignored; others are moved inside the limits. */
export function periodOf(search: URLSearchParams, today: DateText): DateRange {
  const [from, to] = [search.get("from") ?? "", search.get("to") ?? ""];
  const limits = periodLimits(today);
  const end = isDate(to) ? clampDate(to, limits) : today;
  const start = isDate(from) ? from : addDays(end, 1 - USUAL_DAYS);
  return clampRange({ start, end }, limits);
}

/** The period of the same length just before or after (R504); undefined when it is outside the limits. */
export function neighbourOf(range: DateRange, direction: "previous" | "next", today: DateText): DateRange | undefined {
  const days = daysIn(range) * (direction === "next" ? 1 : -1);
  const moved = { start: addDays(range.start, days), end: addDays(range.end, days) };
  const { min, max } = periodLimits(today);
  if (direction === "previous")
    return moved.end < min ? undefined : { ...moved, start: moved.start < min ? min : moved.start };
  if (range.end >= max) return undefined;
  // A step forward never goes past today: the last one ends today and keeps the length of the period.
  return moved.end <= max ? moved : { start: addDays(max, 1 - daysIn(range)), end: max };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Offset of a time zone from UTC at a moment, in minutes. */
export function offsetMinutes(timeZone: string, epochMs: number): number {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const part = "numeric" as const;
    const day = { year: part, month: part, day: part, hour: part, minute: part, hourCycle: "h23" } as const;
    clock = new Intl.DateTimeFormat("en", { ...day, calendar: "gregory", numberingSystem: "latn", timeZone });
    clocks.set(timeZone, clock);
  }
  const parts = new Map(clock.formatToParts(epochMs).map(({ type, value }) => [type, Number(value)]));
  const of = (name: string) => parts.get(name as Intl.DateTimeFormatPartTypes) ?? 0;
  const shown = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"));
  return Math.round((shown - Math.floor(epochMs / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
}

/** When a day begins in a time zone, in epoch ms. */
export function dayStartMs(day: DateText, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`);
  const guess = wall - offsetMinutes(timeZone, wall) * MINUTE_MS;
  // When daylight saving changed in between, the offset at the guessed moment is the right one.
  return wall - offsetMinutes(timeZone, guess) * MINUTE_MS;
}

/** A period as moments for the contract: start inclusive, end exclusive. */
export const momentsOf = ({ start, end }: DateRange, timeZone: string) => ({
  from: new Date(dayStartMs(start, timeZone)).toISOString(),
  to: new Date(dayStartMs(addDays(end, 1), timeZone)).toISOString(),
});

/** An amount with a sign: outgoing money is negative. */
export const signedAmount = (direction: "in" | "out", amount: string): string =>
  direction === "out" && /[1-9]/.test(amount) ? `-${amount}` : amount;

/** What a movement was for. A transfer between an agent and a member also names the other account. */
export const referenceText = ({ reference, relative }: { reference: string; relative?: string }): string =>
  relative === undefined ? reference : `${relative} · ${reference}`;

const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,4}))?$/;

/**
 * An amount in hundredths, for a chart. It is a whole number, so that no precision is lost. Further decimals are cut, since the text shows
 * two.
 */
export function hundredthsOf(amount: string): bigint {
  const [, sign = "", whole = "0", part = ""] = AMOUNT.exec(amount) ?? [];
  const size = BigInt(whole + part.padEnd(2, "0").slice(0, 2));
  return sign ? -size : size;
}

/** Converts hundredths back to a decimal string. */
export function amountOf(hundredths: number): string {
  const whole = BigInt(Math.round(hundredths));
  const digits = String(whole < 0n ? -whole : whole).padStart(3, "0");
  return `${whole < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A moment in a time zone, in the form that spreadsheets read: "2026-11-21 18:00:05". */
export function wallTime(at: string, timeZone: string): string {
  const epochMs = Date.parse(at);
  const shown = new Date(epochMs + offsetMinutes(timeZone, epochMs) * MINUTE_MS);
  return shown.toISOString().slice(0, 19).replace("T", " ");
}

/** Whether an amount is a gain, a loss, or neither. */
export function signOf(amount: string): "gain" | "loss" | "even" {
  if (!/[1-9]/.test(amount)) return "even";
  return amount.startsWith("-") ? "loss" : "gain";
}

/** The number of columns for so many totals. They fill the row, at most four. */
export function totalColumns(count: number): { phone: 1 | 2; desktop: 1 | 2 | 3 | 4 } {
  if (count === 1) return { phone: 1, desktop: 1 };
  if (count === 2) return { phone: 2, desktop: 2 };
  return { phone: 2, desktop: count === 3 ? 3 : 4 };
}

/** The text that says why a list is empty. Only a list whose rows depend on the days can have more on other days. */
export const emptyReason = (isFiltered: boolean, hasRowsOfDays: boolean): "emptyFiltered" | "emptyDays" | "emptyText" =>
  isFiltered ? "emptyFiltered" : hasRowsOfDays ? "emptyDays" : "emptyText";
