import { expect, test } from "vitest";
import { mostOf, placeOfRefusal, transferComplaint } from "./rules.ts";

test.each([
  ["", "500.00", "missing"],
  ["9.99", "500.00", "tooLow"],
  ["10", "500.00", undefined],
  ["500.00", "500", undefined],
  ["500.01", "500.00", "short"],
  ["100000", "999999999999.99", undefined],
  ["100000.01", "999999999999.99", "tooHigh"],
  ["10.001", "500.00", "tooFine"],
])("E090 a transfer of %j with a balance of %s gives the error: %s", (amount, balance, rule) => {
  expect(transferComplaint(amount, balance, "BDT")).toBe(rule);
});

test("E090, R501 a transfer of half a rupiah to a downline is refused", () => {
  expect(transferComplaint("10.5", "500.00", "IDR")).toBe("notWhole");
});

test.each([
  ["9.99", undefined],
  ["10.00", "10.00"],
  ["250000.00", "100000.00"],
])("E090 of a balance of %s, at most %s can be transferred at a time", (balance, most) =>
  expect(mostOf(balance)).toBe(most),
);

test.each([
  ["NOT_FOUND", "fill", "memberId"],
  ["AMOUNT_OUT_OF_RANGE", "fill", "amount"],
  ["INSUFFICIENT_BALANCE", "fill", "amount"],
  ["PAYMENT_PASSWORD_INCORRECT", "review", "paymentPassword"],
  ["PAYMENT_PASSWORD_NOT_SET", "review", undefined],
  ["RATE_LIMITED", "review", undefined],
])("E090 the refusal %s returns to the step %s and the field %s", (code, step, field) => {
  expect(placeOfRefusal(code)).toEqual({ step, ...(field !== undefined && { field }) });
});
