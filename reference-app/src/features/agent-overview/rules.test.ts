import { expect, test } from "vitest";
import { AMOUNT_OF, barOf, changeOf, daysBefore, lastYear } from "./rules.ts";

test.each([
  ["an increase", 1250n, 1000n, { trend: "up", difference: 250n, percent: 25 }],
  ["a decrease", 900n, 1200n, { trend: "down", difference: 300n, percent: 25 }],
  ["no change", 700n, 700n, { trend: "even", difference: 0n, percent: 0 }],
  ["an increase from zero", 700n, 0n, { trend: "up", difference: 700n, percent: undefined }],
  ["a decrease to zero", 0n, 700n, { trend: "down", difference: 700n, percent: 100 }],
  ["zero both times", 0n, 0n, { trend: "even", difference: 0n, percent: undefined }],
  ["a smaller loss", -300n, -1200n, { trend: "up", difference: 900n, percent: 75 }],
  ["from a loss to a gain", 600n, -1200n, { trend: "up", difference: 1800n, percent: 150 }],
  [
    "an increase that is too large for a percentage",
    100_000n,
    7n,
    { trend: "up", difference: 99_993n, percent: undefined },
  ],
  ["a percentage rounded up to one per cent", 1005n, 1000n, { trend: "up", difference: 5n, percent: 1 }],
] as const)(
  "E086 the team overview compares a figure with the figure of the previous days: %s",
  (_name, current, previous, change) => {
    expect(changeOf(current, previous)).toEqual(change);
  },
);

test.each([
  ["2026-11-16", "2026-11-22", "2026-11-09", "2026-11-15"],
  ["2026-03-01", "2026-03-01", "2026-02-28", "2026-02-28"],
  ["2026-01-01", "2026-01-31", "2025-12-01", "2025-12-31"],
])("E086 the team overview compares the days %s to %s with the days %s to %s", (start, end, from, to) => {
  expect(daysBefore({ start, end })).toEqual({ start: from, end: to });
});

test.each([
  ["2026-11-22", "2025-12-01"],
  ["2026-01-31", "2025-02-01"],
  ["2026-12-01", "2026-01-01"],
])("E086 the twelve months that end on %s start on %s", (today, start) => {
  expect(lastYear(today)).toEqual({ start, end: today });
});

const figures = {
  activeMembers: 3,
  depositAmount: "500.00",
  withdrawalAmount: "120.50",
  withdrawalReturnAmount: "20.50",
  betAmount: "80.00",
  winAmount: "30.00",
  refundAmount: "0.00",
  bonusAmount: "10.00",
  bonusReturnAmount: "0.00",
  profit: "-40.00",
};

test("E086 the team overview subtracts returned withdrawals from the withdrawals", () => {
  expect(AMOUNT_OF.withdrawals(figures)).toBe("100.00");
});

test.each([
  ["bets", 8000],
  ["withdrawals", 10_000],
  ["profit", -4000],
  ["active", 3],
  ["joined", 2],
] as const)("E086 the bar of %s has the height %d", (course, height) => {
  const row = { label: "2026-11-21", from: "", to: "", newMembers: 2, figures };
  expect(barOf(course, row)).toBe(height);
});
