import { expect, test } from "vitest";
import { amountComplaint, percentOf, smallerAmount } from "./amount-rules.ts";

test.each([
  ["", "missing"],
  ["9.99", "tooLow"],
  ["10", undefined],
  ["999999999999.99", undefined],
  ["1000000000000.00", "tooHigh"],
  ["10.999", "tooFine"],
  ["10.990", undefined],
  ["10.0001", "tooFine"],
])("R501 an amount of %j between 10.00 and 999999999999.99", (amount, rule) => {
  expect(amountComplaint(amount, { min: "10.00", max: "999999999999.99" })).toBe(rule);
});

test.each([
  ["0.00", "100.00", 0],
  ["33.33", "100.00", 33],
  ["99.99", "100.00", 99],
  ["100.00", "100.00", 100],
  ["5.00", "0.00", 100],
  ["200.00", "100.00", 100],
])("%s of %s is drawn as %i per cent", (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent));

test("the smaller of two amounts", () => expect(smallerAmount("999999999999.99", "30000.00")).toBe("30000.00"));
