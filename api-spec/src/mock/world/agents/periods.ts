import { MINUTE_MS, HOUR_MS, DAY_MS } from "../clock.ts";

/** The merchant's days follow Dhaka time, which has no daylight saving. */
export const ZONE_MS = 6 * HOUR_MS;
/** Interval of real-time salaries (R502). */
const REALTIME_INTERVAL_MS = 5 * MINUTE_MS;
/** First day of the second half of a month. */
const MID_MONTH = 16;

/** The periods of contracts (R503). */
export type ContractPeriod = "daily" | "weekly" | "semimonthly" | "monthly";
/** The kinds of contracts (R033). */
export type ContractKind = "dividend" | "daily" | "hourly" | "realtime";

/** A time span in epoch milliseconds: `from` is included, `to` is not. */
export interface Span {
  from: number;
  to: number;
}

/** Calendar date in the merchant's time zone. */
const dateOf = (at: number) => {
  const local = new Date(at + ZONE_MS);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate() };
};
const midnight = (year: number, month: number, day: number) => Date.UTC(year, month, day) - ZONE_MS;

/** Returns the span around `at` when time is divided into equal spans, one of which starts at `origin`. */
const tile = (at: number, lengthMs: number, origin: number): Span => {
  const from = origin + Math.floor((at - origin) / lengthMs) * lengthMs;
  return { from, to: from + lengthMs };
};

/** The day that contains a moment, in the merchant's time zone. */
export const dayOf = (at: number): Span => tile(at, DAY_MS, -ZONE_MS);

/** The month that contains a moment, in the merchant's time zone. */
export const monthOf = (at: number): Span => {
  const { year, month } = dateOf(at);
  return { from: midnight(year, month, 1), to: midnight(year, month + 1, 1) };
};

/** A week starts on Monday; 1970-01-05 was a Monday. */
const weekOf = (at: number): Span => tile(at, 7 * DAY_MS, midnight(1970, 0, 5));

const halfMonthOf = (at: number): Span => {
  const { from, to } = monthOf(at);
  const { year, month } = dateOf(at);
  const middle = midnight(year, month, MID_MONTH);
  return at < middle ? { from, to: middle } : { from: middle, to };
};

const PERIODS: Readonly<Record<ContractPeriod, (at: number) => Span>> = {
  daily: dayOf,
  weekly: weekOf,
  semimonthly: halfMonthOf,
  monthly: monthOf,
};

/** Returns the period that contains the moment. The tiers of a contract are measured over it. */
export const periodOf = (period: ContractPeriod, at: number): Span => PERIODS[period](at);

/**
 * Returns the interval that contains the moment. Contracts of the kind are settled at its end; a dividend is settled at the end of its
 * period.
 */
export function intervalOf(kind: ContractKind, period: ContractPeriod, at: number): Span {
  if (kind === "dividend") return periodOf(period, at);
  if (kind === "daily") return dayOf(at);
  return tile(at, kind === "hourly" ? HOUR_MS : REALTIME_INTERVAL_MS, 0);
}

/** `2026-11-21`, or `2026-11` for months, in the merchant's time zone. */
export const labelOf = (at: number, unit: "day" | "month"): string =>
  new Date(at + ZONE_MS).toISOString().slice(0, unit === "day" ? "2026-11-21".length : "2026-11".length);
