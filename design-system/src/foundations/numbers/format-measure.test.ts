import { describe, expect, test } from "vitest";
import { formatMeasure, type MeasureOptions } from "./format-measure.ts";

const HOURS: MeasureOptions = { style: "unit", unit: "hour", unitDisplay: "long" };
const TAKA: MeasureOptions = {
  style: "currency",
  currency: "BDT",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
};

describe("formatMeasure", () => {
  test.each<[number, string, MeasureOptions | undefined, string]>([
    [1234567, "en", undefined, "1,234,567"],
    [1234567, "bn", undefined, "1,234,567"],
    [1234.5, "vi", undefined, "1,234.5"],
    [-12, "bn", undefined, "−12"],
    [0.25, "en", { style: "percent" }, "25%"],
    [12, "en", HOURS, "12 hours"],
    [1, "en", HOURS, "1 hour"],
    [12, "bn", HOURS, "12 ঘণ্টা"],
    [1500000, "en", TAKA, "৳1,500,000"],
    [1500000, "bn", TAKA, "৳1,500,000"],
  ])("R501 writes %d in %s with %o as “%s”", (value, locale, options, text) => {
    expect(formatMeasure(value, locale, options)).toBe(text);
  });
});
