import { expect, test } from "vitest";
import { amountComplaint, decimalsOf, finenessComplaint, smallerAmount } from "./amount-rules.ts";

test.each([
  ["", "missing"],
  ["9.99", "tooLow"],
  ["10", undefined],
  ["999999999999.99", undefined],
  ["1000000000000.00", "tooHigh"],
  ["10.999", "tooFine"],
  ["10.990", undefined],
  ["10.0001", "tooFine"],
])("R501 checks the amount %j against the limits 10.00 and 999999999999.99", (amount, rule) => {
  expect(amountComplaint(amount, { min: "10.00", max: "999999999999.99", currency: "BDT" })).toBe(rule);
});

test.each([
  ["10.99", "BDT", 2, undefined],
  ["10.999", "BDT", 2, "tooFine"],
  ["10.5", "PHP", 2, undefined],
  ["50000", "VND", 0, undefined],
  ["50000.00", "VND", 0, undefined],
  ["50000.5", "VND", 0, "notWhole"],
  ["50000.01", "IDR", 0, "notWhole"],
  ["999999999999.000", "IDR", 0, undefined],
  ["999999999999.001", "IDR", 0, "notWhole"],
])("R501 checks the amount %s in %s, which has %i decimals", (amount, currency, decimals, rule) => {
  expect(decimalsOf(currency)).toBe(decimals);
  expect(finenessComplaint(amount, currency)).toBe(rule);
  expect(amountComplaint(amount, { min: "10.00", max: "999999999999.99", currency })).toBe(rule);
});

test("smallerAmount returns the smaller of two amounts", () =>
  expect(smallerAmount("999999999999.99", "30000.00")).toBe("30000.00"));
