import { addDays, daysIn, type DateRange, type DateText } from "@lobbykit/design-system/foundations/dates";
import { hundredthsOf } from "../../shared/records/rules.ts";

/** Up to this many days have one bar each. Longer periods have one bar per month. */
const MOST_BARS = 62;

/** A bar of a chart over time: a day, or a month by its first day in the period. */
export interface TimeBar {
  day: DateText;
  hundredths: bigint;
}

export interface TimeBars {
  by: "day" | "month";
  bars: TimeBar[];
}

const monthOf = (day: DateText) => day.slice(0, 7);

/** Profit by day over a period, oldest first. A day without a settled bet is 0. Long periods are grouped by month. */
export function profitBars(rows: readonly { day?: DateText; profit: string }[], range: DateRange): TimeBars {
  const byDay = new Map(rows.map(({ day = "", profit }) => [day, hundredthsOf(profit)]));
  const days = Array.from({ length: daysIn(range) }, (_, index) => addDays(range.start, index));
  const bars = days.map((day) => ({ day, hundredths: byDay.get(day) ?? 0n }));
  if (bars.length <= MOST_BARS) return { by: "day", bars };
  const months = new Map<string, TimeBar>();
  for (const bar of bars) {
    const before = months.get(monthOf(bar.day));
    months.set(monthOf(bar.day), before ? { ...before, hundredths: before.hundredths + bar.hundredths } : bar);
  }
  return { by: "month", bars: [...months.values()] };
}

/** The first days of the last `count` months, the current one last. */
export function lastMonths(today: DateText, count: number): DateText[] {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const month = months - (count - 1 - index);
    return `${String(Math.floor(month / 12)).padStart(4, "0")}-${String((month % 12) + 1).padStart(2, "0")}-01`;
  });
}

/** Points earned in each month. Spent points do not reduce them. */
export function pointsByMonth(
  movements: readonly { day: DateText; pointsChange: number }[],
  months: readonly DateText[],
): { month: DateText; points: number }[] {
  return months.map((month) => ({
    month,
    points: movements
      .filter(({ day, pointsChange }) => monthOf(day) === monthOf(month) && pointsChange > 0)
      .reduce((sum, { pointsChange }) => sum + pointsChange, 0),
  }));
}
