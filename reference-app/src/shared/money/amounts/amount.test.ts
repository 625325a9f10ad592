import { expect, test } from "vitest";
import { addAmounts, compareAmounts, percentOf } from "./amount.ts";

test.each([
  ["5", "5.00", 0],
  ["0.1", "0.09", 1],
  ["-3", "2", -1],
  ["-3.01", "-3", -1],
  ["999999999999.99", "999999999999.98", 1],
  ["9007199254740993", "9007199254740992", 1],
])("D12 compares %s and %s to the last digit", (first, second, order) => {
  expect(compareAmounts(first, second)).toBe(order);
});

test.each([
  ["0.1", "0.2", "0.30"],
  ["-0.05", "0.05", "0.00"],
  ["-1.5", "0.25", "-1.25"],
  ["999999999999.99", "0.01", "1000000000000.00"],
  ["1.2345", "0.0005", "1.235"],
  ["15000", "5000", "20000.00"],
])("D12 adds %s and %s exactly", (first, second, sum) => {
  expect(addAmounts(first, second)).toBe(sum);
});

test("D12 an invalid amount throws instead of counting as 0", () => {
  expect(() => compareAmounts("12,5", "1")).toThrow(RangeError);
});

test.each([
  ["0.00", "5000.00", 0],
  ["1500.00", "5000.00", 30],
  ["4999.99", "5000.00", 99],
  ["5000.00", "5000.00", 100],
  ["6000.00", "5000.00", 100],
  ["0.00", "0.00", 100],
  ["5.00", "0.00", 100],
  ["20", "60", 33],
  ["2500.5", "5001", 50],
  // These amounts have more digits than a float can hold exactly.
  ["90071992547409.93", "90071992547409.94", 99],
])("D15 %s of %s is exactly %i per cent", (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});
