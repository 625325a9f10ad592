import { describe, expect, test } from "vitest";
import {
  amountOf,
  dayStartMs,
  emptyReason,
  hundredthsOf,
  momentsOf,
  neighbourOf,
  offsetMinutes,
  periodOf,
  referenceText,
  signedAmount,
  signOf,
  totalColumns,
  wallTime,
} from "./rules.ts";

const TODAY = "2026-11-22";
const range = (start: string, end: string) => ({ start, end });

describe("R504 the period of a URL", () => {
  test.each([
    ["no days: the week that ends today", "", range("2026-11-16", TODAY)],
    ["two days", "from=2026-11-01&to=2026-11-10", range("2026-11-01", "2026-11-10")],
    ["a single day", "from=2026-11-05&to=2026-11-05", range("2026-11-05", "2026-11-05")],
    ["only the first day: until today", "from=2026-11-01", range("2026-11-01", TODAY)],
    ["only the last day: the week that ends on it", "to=2026-03-03", range("2026-02-25", "2026-03-03")],
    ["reversed days", "from=2026-11-10&to=2026-11-01", range("2026-11-01", "2026-11-10")],
    ["a leap day in the future", "from=2028-02-29&to=2028-02-29", range(TODAY, TODAY)],
    ["a leap day that does not exist", "from=2026-02-29&to=2026-03-05", range("2026-02-27", "2026-03-05")],
    ["the future", "from=2030-01-01&to=2031-01-01", range(TODAY, TODAY)],
    ["more than 366 days: the last 366", "from=2025-01-01&to=2026-11-22", range("2025-11-22", TODAY)],
    ["before all records", "from=1990-01-01&to=1990-02-01", range("2024-11-22", "2024-11-22")],
    ["a last day in the future: the week that ends today", "to=2999-01-01", range("2026-11-16", TODAY)],
    ["markup", "from=<script>&to=%27%20or%201=1", range("2026-11-16", TODAY)],
    ["digits of another script", "from=২০২৬-১১-০১&to=2026-11-22", range("2026-11-16", TODAY)],
    ["years of six digits", "from=%2B275760-09-13&to=-000001-01-01", range("2026-11-16", TODAY)],
    ["the year 0", "to=0000-01-01", range("2024-11-22", "2024-11-22")],
    [
      "a repeated parameter: the first one counts",
      "to=2026-11-10&to=2026-11-20&from=2026-11-01",
      range("2026-11-01", "2026-11-10"),
    ],
  ])("is right for %s", (_title, search, expected) => {
    expect(periodOf(new URLSearchParams(search), TODAY)).toEqual(expected);
  });

  test("three months back are allowed", () => {
    const search = new URLSearchParams("from=2026-08-20&to=2026-11-22");
    expect(periodOf(search, TODAY)).toEqual(range("2026-08-20", TODAY));
  });
});

describe("R504 the next and previous days", () => {
  test.each([
    ["the week before", range("2026-11-16", TODAY), "previous", range("2026-11-09", "2026-11-15")],
    ["30 days before", range("2026-10-24", TODAY), "previous", range("2026-09-24", "2026-10-23")],
    ["across the end of February", range("2026-03-01", "2026-03-07"), "previous", range("2026-02-22", "2026-02-28")],
    ["the week after", range("2026-11-01", "2026-11-07"), "next", range("2026-11-08", "2026-11-14")],
    ["the last step ends today", range("2026-11-11", "2026-11-17"), "next", range("2026-11-16", TODAY)],
    ["nothing after today", range("2026-11-16", TODAY), "next", undefined],
    ["nothing before the records", range("2024-11-22", "2024-11-28"), "previous", undefined],
    ["shortened at the first day", range("2024-11-24", "2024-11-30"), "previous", range("2024-11-22", "2024-11-23")],
  ] as const)("are right: %s", (_title, from, direction, expected) => {
    expect(neighbourOf(from, direction, TODAY)).toEqual(expected);
  });
});

describe("days in the merchant's time zone", () => {
  test.each([
    ["Asia/Dhaka", "2026-11-22", "2026-11-21T18:00:00.000Z"],
    ["Asia/Dhaka", "2028-02-29", "2028-02-28T18:00:00.000Z"],
    ["Asia/Ho_Chi_Minh", "2026-01-01", "2025-12-31T17:00:00.000Z"],
    ["Asia/Manila", "2026-03-01", "2026-02-28T16:00:00.000Z"],
    ["UTC", "2026-11-22", "2026-11-22T00:00:00.000Z"],
    ["Asia/Kathmandu", "2026-11-22", "2026-11-21T18:15:00.000Z"],
    // On a night with a change to or from daylight saving, the day begins at the offset before the change.
    ["Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00.000Z"],
    ["Europe/Berlin", "2026-10-26", "2026-10-25T23:00:00.000Z"],
    ["America/New_York", "2026-11-01", "2026-11-01T04:00:00.000Z"],
  ])("in %s the day %s starts at %s", (timeZone, day, moment) => {
    expect(new Date(dayStartMs(day, timeZone)).toISOString()).toBe(moment);
  });

  test("a period ends at the end of its last day", () => {
    expect(momentsOf(range("2026-02-28", "2026-02-28"), "Asia/Dhaka")).toEqual({
      from: "2026-02-27T18:00:00.000Z",
      to: "2026-02-28T18:00:00.000Z",
    });
  });

  test.each([
    ["Asia/Dhaka", "2026-07-01T12:00:30Z", 360],
    ["Asia/Dhaka", "2026-01-01T12:00:00Z", 360],
    ["America/New_York", "2026-01-01T12:00:00Z", -300],
    ["America/New_York", "2026-07-01T12:00:00Z", -240],
  ])("%s at %s is %d minutes ahead of UTC", (timeZone, moment, minutes) => {
    expect(offsetMinutes(timeZone, Date.parse(moment))).toBe(minutes);
  });
});

test("a downloaded file has times in the merchant's time zone", () => {
  expect(wallTime("2026-02-28T18:00:05.000Z", "Asia/Dhaka")).toBe("2026-03-01 00:00:05");
  expect(wallTime("2026-02-28T23:59:59+06:00", "Asia/Dhaka")).toBe("2026-02-28 23:59:59");
});

describe("R501 amounts keep their decimals", () => {
  test.each([
    ["1234.50", 123_450n, "1234.50"],
    ["-0.05", -5n, "-0.05"],
    ["0.00", 0n, "0.00"],
    ["7", 700n, "7.00"],
    ["999999999999.99", 99_999_999_999_999n, "999999999999.99"],
    ["12.3456", 1234n, "12.34"],
  ])("in %s", (amount, hundredths, text) => {
    expect(hundredthsOf(amount)).toBe(hundredths);
    expect(amountOf(Number(hundredths))).toBe(text);
  });

  test.each([
    ["in", "50.00", "50.00"],
    ["out", "50.00", "-50.00"],
    ["out", "0.00", "0.00"],
  ] as const)("the amount of direction %s and %s is written as %s", (direction, amount, signed) =>
    expect(signedAmount(direction, amount)).toBe(signed),
  );
});

test.each([
  ["0.00", "even"],
  ["-0.00", "even"],
  ["0.05", "gain"],
  ["-1250.00", "loss"],
])("the amount %s has the sign %s", (amount, sign) => expect(signOf(amount)).toBe(sign));

test.each([
  [1, { phone: 1, desktop: 1 }],
  [2, { phone: 2, desktop: 2 }],
  [3, { phone: 2, desktop: 3 }],
  [4, { phone: 2, desktop: 4 }],
  [8, { phone: 2, desktop: 4 }],
])("R074 %i totals of a record fill their row", (count, columns) => {
  expect(totalColumns(count)).toEqual(columns);
});

test.each([
  ["a filter or a search text excludes all rows", true, true, "emptyFiltered"],
  ["no row is of these days", false, true, "emptyDays"],
  ["the days change only the figures, as in the team", false, false, "emptyText"],
] as const)("R079 E087 an empty list says so when %s", (_, isFiltered, hasRowsOfDays, reason) => {
  expect(emptyReason(isFiltered, hasRowsOfDays)).toBe(reason);
});

test.each([
  ["an order, by what the server says", { reference: "bKash · 16" }, "bKash · 16"],
  [
    "a transfer, by the other account and its number",
    { reference: "transfer/1", relative: "agent" },
    "agent · transfer/1",
  ],
])("R075 E076 a reference names %s", (_title, row, text) => {
  expect(referenceText(row)).toBe(text);
});
