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

/** Days that a record shows when nobody has chosen any. */
const USUAL_DAYS = 7;
/** Most days at once: as many as the profit and loss has (E077). */
const MOST_DAYS = 366;
/** How far back the days can be chosen: three months at least are kept. */
const HISTORY_DAYS = 731;

/** The days that may be chosen, today being the last. */
export const periodLimits = (today: DateText) => ({
  min: addDays(today, 1 - HISTORY_DAYS),
  max: today,
  maxDays: MOST_DAYS,
});

/** The period that an address asks for. It may say anything: what is no day is not heard, the rest is brought within the limits. */
export function periodOf(search: URLSearchParams, today: DateText): DateRange {
  const [from, to] = [search.get("from") ?? "", search.get("to") ?? ""];
  const limits = periodLimits(today);
  const end = isDate(to) ? clampDate(to, limits) : today;
  const start = isDate(from) ? from : addDays(end, 1 - USUAL_DAYS);
  return clampRange({ start, end }, limits);
}

/** The period of the same length just before or after it (R504); undefined where the limits allow no such day. */
export function neighbourOf(range: DateRange, direction: "previous" | "next", today: DateText): DateRange | undefined {
  const days = daysIn(range) * (direction === "next" ? 1 : -1);
  const moved = { start: addDays(range.start, days), end: addDays(range.end, days) };
  const { min, max } = periodLimits(today);
  if (direction === "previous")
    return moved.end < min ? undefined : { ...moved, start: moved.start < min ? min : moved.start };
  if (range.end >= max) return undefined;
  // The last step ends today and keeps the length.
  return moved.end <= max ? moved : { start: addDays(max, 1 - daysIn(range)), end: max };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Minutes that the clock of a place is ahead of UTC at a moment. */
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

/** The moment at which a day begins in a place, in epoch milliseconds. */
export function dayStartMs(day: DateText, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`);
  const guess = wall - offsetMinutes(timeZone, wall) * MINUTE_MS;
  // Where the clocks were moved in between, the offset of the guess itself is the right one.
  return wall - offsetMinutes(timeZone, guess) * MINUTE_MS;
}

/** A period as the contract wants it: from the first moment to the one it no longer holds. */
export const momentsOf = ({ start, end }: DateRange, timeZone: string) => ({
  from: new Date(dayStartMs(start, timeZone)).toISOString(),
  to: new Date(dayStartMs(addDays(end, 1), timeZone)).toISOString(),
});

/** An amount with its direction: what went out is below zero. */
export const signedAmount = (direction: "in" | "out", amount: string): string =>
  direction === "out" && /[1-9]/.test(amount) ? `-${amount}` : amount;

const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,4}))?$/;

/** An amount in hundredths, as a chart draws it: whole, so that nothing is lost. What is finer is cut, as the text shows two decimals. */
export function hundredthsOf(amount: string): bigint {
  const [, sign = "", whole = "0", part = ""] = AMOUNT.exec(amount) ?? [];
  const size = BigInt(whole + part.padEnd(2, "0").slice(0, 2));
  return sign ? -size : size;
}

/** Hundredths as a decimal string again. */
export function amountOf(hundredths: number): string {
  const whole = BigInt(Math.round(hundredths));
  const digits = String(whole < 0n ? -whole : whole).padStart(3, "0");
  return `${whole < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A moment on the clock of a place, as spreadsheets read it: "2026-11-21 18:00:05". */
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

/** Columns for so many totals: they fill their row, four at most. */
export function totalColumns(count: number): { phone: 1 | 2; desktop: 1 | 2 | 3 | 4 } {
  if (count === 1) return { phone: 1, desktop: 1 };
  if (count === 2) return { phone: 2, desktop: 2 };
  return { phone: 2, desktop: count === 3 ? 3 : 4 };
}
