/** The house keeps its days by Dhaka, which has no summer time. */
export const ZONE_MS = 6 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** R502. */
const REALTIME_INTERVAL_MS = 5 * MINUTE_MS;
/** Second half of the month. */
const MID_MONTH = 16;

/** R503. */
export type ContractPeriod = "daily" | "weekly" | "semimonthly" | "monthly";
/** R033. */
export type ContractKind = "dividend" | "daily" | "hourly" | "realtime";

/** A span of time in epoch milliseconds: `from` belongs to it, `to` does not. */
export interface Span {
  from: number;
  to: number;
}

/** The calendar date of a moment in the zone of the house. */
const dateOf = (at: number) => {
  const local = new Date(at + ZONE_MS);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate() };
};
const midnight = (year: number, month: number, day: number) => Date.UTC(year, month, day) - ZONE_MS;

/** Spans of equal length that tile all time; one of them starts at `origin`. */
const tile = (at: number, lengthMs: number, origin: number): Span => {
  const from = origin + Math.floor((at - origin) / lengthMs) * lengthMs;
  return { from, to: from + lengthMs };
};

export const dayOf = (at: number): Span => tile(at, DAY_MS, -ZONE_MS);

export const monthOf = (at: number): Span => {
  const { year, month } = dateOf(at);
  return { from: midnight(year, month, 1), to: midnight(year, month + 1, 1) };
};

/** A week starts on Monday; 1970-01-05 was one. */
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

/** The period that holds the moment: over it the tiers of a contract are measured. */
export const periodOf = (period: ContractPeriod, at: number): Span => PERIODS[period](at);

/** The interval that holds the moment: at its end a contract of that kind is settled. A dividend waits for its period. */
export function intervalOf(kind: ContractKind, period: ContractPeriod, at: number): Span {
  if (kind === "dividend") return periodOf(period, at);
  if (kind === "daily") return dayOf(at);
  return tile(at, kind === "hourly" ? HOUR_MS : REALTIME_INTERVAL_MS, 0);
}

/** `2026-11-21` or, for months, `2026-11`, in the zone of the house. */
export const labelOf = (at: number, unit: "day" | "month"): string =>
  new Date(at + ZONE_MS).toISOString().slice(0, unit === "day" ? "2026-11-21".length : "2026-11".length);
