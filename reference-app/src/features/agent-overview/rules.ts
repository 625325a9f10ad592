import { addDays, daysIn, type DateRange, type DateText } from "@lobbykit/design-system/foundations/dates";
import type { OperationValue } from "../../shared/api/api.ts";
import { subtractAmounts } from "../../shared/money/amount.ts";
import { hundredthsOf } from "../../shared/records/rules.ts";

export type Overview = OperationValue<"getAgentTeamOverview">;
export type Period = Overview["current"];
export type Interval = Overview["rows"][number];
type Figures = Period["figures"];

/** The amounts of a period, in the order they are shown. */
export const AMOUNTS = ["deposits", "withdrawals", "bets", "profit"] as const;
export type AmountName = (typeof AMOUNTS)[number];

/** What a figure stands for, as a decimal string. A withdrawal that was given back was none. */
export const AMOUNT_OF: Record<AmountName, (figures: Figures) => string> = {
  deposits: ({ depositAmount }) => depositAmount,
  withdrawals: ({ withdrawalAmount, withdrawalReturnAmount }) =>
    subtractAmounts(withdrawalAmount, withdrawalReturnAmount),
  bets: ({ betAmount }) => betAmount,
  profit: ({ profit }) => profit,
};

/** What a chart can show: the amounts, and how many played and came. */
export const COURSES = ["bets", "deposits", "withdrawals", "profit", "active", "joined"] as const;
export type Course = (typeof COURSES)[number];

export const isAmount = (course: Course): course is AmountName => course !== "active" && course !== "joined";

/** A bar of the chart: an amount in hundredths, or a number of members. */
export function barOf(course: Course, { figures, newMembers }: Interval): number {
  if (course === "joined") return newMembers;
  if (course === "active") return figures.activeMembers;
  return Number(hundredthsOf(AMOUNT_OF[course](figures)));
}

/** How a figure compares with the one before. */
export interface Change {
  trend: "up" | "down" | "even";
  /** Its size, never below zero. */
  difference: bigint;
  /** Of the figure before; undefined where that says nothing: there was none, or it is many times as much. */
  percent: number | undefined;
}

const MOST_PERCENT = 999n;

/** Compares two figures of the same unit; whole numbers, so that nothing is lost. */
export function changeOf(current: bigint, previous: bigint): Change {
  const step = current - previous;
  const difference = step < 0n ? -step : step;
  const size = previous < 0n ? -previous : previous;
  // To the nearest whole per cent.
  const percent = size === 0n ? undefined : (difference * 100n + size / 2n) / size;
  return {
    trend: step === 0n ? "even" : step < 0n ? "down" : "up",
    difference,
    percent: percent === undefined || percent > MOST_PERCENT ? undefined : Number(percent),
  };
}

/** The days that a period is compared with: as many, right before it. */
export const daysBefore = (range: DateRange): DateRange => ({
  start: addDays(range.start, -daysIn(range)),
  end: addDays(range.start, -1),
});

const MONTHS = 12;

/** From the first day of the month eleven months ago until today: long enough to be told month by month. */
export function lastYear(today: DateText): DateRange {
  const months = Number(today.slice(0, 4)) * MONTHS + Number(today.slice(5, 7)) - MONTHS;
  const year = String(Math.floor(months / MONTHS)).padStart(4, "0");
  return { start: `${year}-${String((months % MONTHS) + 1).padStart(2, "0")}-01`, end: today };
}
