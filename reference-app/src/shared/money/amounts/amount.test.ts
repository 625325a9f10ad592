import { expect, test } from "vitest";
import { addAmounts, compareAmounts } from "./amount.ts";

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
