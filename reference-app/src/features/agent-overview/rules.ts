import { addDays, daysIn, type DateRange, type DateText } from "@lobbykit/design-system/foundations/dates";
import type { OperationValue } from "../../shared/api/api.ts";
import { subtractAmounts } from "../../shared/money/amounts/amount.ts";
import { hundredthsOf } from "../../shared/records/rules.ts";

export type Overview = OperationValue<"getAgentTeamOverview">;
export type Period = Overview["current"];
export type Interval = Overview["rows"][number];
type Figures = Period["figures"];

/** The amounts of a period, in display order. */
export const AMOUNTS = ["deposits", "withdrawals", "bets", "profit"] as const;
export type AmountName = (typeof AMOUNTS)[number];

/** The value of each figure, as a decimal string. Returned withdrawals do not count. */
export const AMOUNT_OF: Record<AmountName, (figures: Figures) => string> = {
  deposits: ({ depositAmount }) => depositAmount,
  withdrawals: ({ withdrawalAmount, withdrawalReturnAmount }) =>
    subtractAmounts(withdrawalAmount, withdrawalReturnAmount),
  bets: ({ betAmount }) => betAmount,
  profit: ({ profit }) => profit,
};

/** What the chart can show: the amounts, and how many members played or joined. */
export const COURSES = ["bets", "deposits", "withdrawals", "profit", "active", "joined"] as const;
export type Course = (typeof COURSES)[number];

export const isAmount = (course: Course): course is AmountName => course !== "active" && course !== "joined";

/** The height of a bar: an amount in hundredths, or a number of members. */
export function barOf(course: Course, { figures, newMembers }: Interval): number {
  if (course === "joined") return newMembers;
  if (course === "active") return figures.activeMembers;
  return Number(hundredthsOf(AMOUNT_OF[course](figures)));
}

/** How a figure changed from the previous period. */
export interface Change {
  trend: "up" | "down" | "even";
  /** Absolute size of the change, never negative. */
  difference: bigint;
  /**
   * The change in percent of the previous figure. Undefined when that says nothing: the previous figure was 0, or the change is many times
   * as large.
   */
  percent: number | undefined;
}

const MOST_PERCENT = 999n;

/** Compares two figures of the same unit. They are whole numbers, so that no precision is lost. */
export function changeOf(current: bigint, previous: bigint): Change {
  const step = current - previous;
  const difference = step < 0n ? -step : step;
  const size = previous < 0n ? -previous : previous;
  // Rounded to the nearest whole per cent.
  const percent = size === 0n ? undefined : (difference * 100n + size / 2n) / size;
  return {
    trend: step === 0n ? "even" : step < 0n ? "down" : "up",
    difference,
    percent: percent === undefined || percent > MOST_PERCENT ? undefined : Number(percent),
  };
}

/** The previous period for the comparison: the same number of days, just before. */
export const daysBefore = (range: DateRange): DateRange => ({
  start: addDays(range.start, -daysIn(range)),
  end: addDays(range.start, -1),
});

const MONTHS = 12;

/** From the first day of the month eleven months ago until today. It is long enough to be shown by month. */
export function lastYear(today: DateText): DateRange {
  const months = Number(today.slice(0, 4)) * MONTHS + Number(today.slice(5, 7)) - MONTHS;
  const year = String(Math.floor(months / MONTHS)).padStart(4, "0");
  return { start: `${year}-${String((months % MONTHS) + 1).padStart(2, "0")}-01`, end: today };
}
