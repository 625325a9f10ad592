import { describe, expect, it } from "vitest";
import { formatCount, formatMoney, formatPercent, isDecimal } from "./format.ts";
import { formatDate } from "../time/format-date.ts";

describe("formatMoney", () => {
  it.each([
    ["0", "0.00"],
    ["1234.5", "1,234.50"],
    ["-1234.5", "\u22121,234.50"],
    ["-0.00", "0.00"],
    ["-0.001", "0.00"],
    ["999999999999.99", "999,999,999,999.99"],
    ["123456789012345678901234.56", "123,456,789,012,345,678,901,234.56"],
  ])("R501 writes %s as %s", (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it.each([
    ["5", "+5.00"],
    ["0.00", "0.00"],
    ["-5", "\u22125.00"],
  ])("R501 shows the sign of %s as %s with sign: always", (amount, text) => {
    expect(formatMoney(amount, { sign: "always" })).toBe(text);
  });

  it.each(["", "1,000", "1e3", "NaN", " 1"])("R501 rejects %j", (amount) => {
    expect(() => formatMoney(amount)).toThrow(RangeError);
    expect(isDecimal(amount)).toBe(false);
  });
});

describe("formatCount and formatDate", () => {
  it("R501 groups whole numbers by three", () => {
    expect(formatCount(1_234_567)).toBe("1,234,567");
  });

  it.each([
    [0, "0%"],
    [0.456, "46%"],
    [0.999, "99%"],
    [1, "100%"],
  ])("R501 writes the share %d as %s, and 100%% only for the whole", (share, text) => {
    expect(formatPercent(share)).toBe(text);
  });

  it.each([
    ["en", "date", "Nov 21, 2026"],
    ["bn", "dateTime", "21 নভে, 2026, 23:30"],
    ["en", "time", "23:30"],
    ["en", "dateTimeSeconds", "Nov 21, 2026, 23:30:05"],
  ] as const)("R501 uses Latin digits in %s (%s)", (locale, style, text) => {
    expect(formatDate("2026-11-21T17:30:05Z", { locale, style, timeZone: "Asia/Dhaka" })).toBe(text);
  });
});
