import { describe, expect, test } from "vitest";
import { lastMonths, pointsByMonth, profitBars } from "./rules.ts";

const range = (start: string, end: string) => ({ start, end });

describe("R076 profit and loss by day", () => {
  test("each day of the period has a bar, in order; a day without bets has a bar of zero", () => {
    const rows = [
      { day: "2026-03-01", profit: "-20.50" },
      { day: "2026-02-27", profit: "10.00" },
    ];
    expect(profitBars(rows, range("2026-02-27", "2026-03-01"))).toEqual({
      by: "day",
      bars: [
        { day: "2026-02-27", hundredths: 1000n },
        { day: "2026-02-28", hundredths: 0n },
        { day: "2026-03-01", hundredths: -2050n },
      ],
    });
  });

  test("long periods are grouped by month", () => {
    const rows = [
      { day: "2026-01-31", profit: "0.10" },
      { day: "2026-01-01", profit: "0.20" },
      { day: "2026-02-01", profit: "-1.00" },
    ];
    expect(profitBars(rows, range("2026-01-01", "2026-03-31"))).toEqual({
      by: "month",
      bars: [
        { day: "2026-01-01", hundredths: 30n },
        { day: "2026-02-01", hundredths: -100n },
        { day: "2026-03-01", hundredths: 0n },
      ],
    });
  });
});

describe("points by month", () => {
  test("the previous months cross the end of a year", () => {
    expect(lastMonths("2026-02-28", 3)).toEqual(["2025-12-01", "2026-01-01", "2026-02-01"]);
  });

  test("R505 spent points do not reduce the points of a month", () => {
    const movements = [
      { day: "2026-02-28", pointsChange: 40 },
      { day: "2026-02-01", pointsChange: -500 },
      { day: "2026-01-31", pointsChange: 7 },
    ];
    expect(pointsByMonth(movements, ["2026-01-01", "2026-02-01"])).toEqual([
      { month: "2026-01-01", points: 7 },
      { month: "2026-02-01", points: 40 },
    ]);
  });
});
