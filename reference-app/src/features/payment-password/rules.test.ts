import { expect, test } from "vitest";
import { fieldOfRefusal, passwordComplaints } from "./rules.ts";

const typed = { oldPaymentPassword: "654321", newPaymentPassword: "123456", confirmPaymentPassword: "123456" };

test.each([
  [{}, true, []],
  [{ oldPaymentPassword: "" }, false, []],
  [{ newPaymentPassword: "12345", confirmPaymentPassword: "12345" }, true, ["newPaymentPassword.sixDigits"]],
  [{ newPaymentPassword: "12345a" }, true, ["newPaymentPassword.sixDigits"]],
  [{ confirmPaymentPassword: "123457" }, true, ["confirmPaymentPassword.different"]],
  [{ newPaymentPassword: "654321", confirmPaymentPassword: "654321" }, true, ["newPaymentPassword.same"]],
])("E098 requires six digits, an equal confirmation and a new payment password: %j", (changes, hasOld, wrong) => {
  expect(passwordComplaints({ ...typed, ...changes }, hasOld).map(({ field, rule }) => `${field}.${rule}`)).toEqual(
    wrong,
  );
});

test.each([
  ["PAYMENT_PASSWORD_INCORRECT", "oldPaymentPassword"],
  ["PASSWORD_UNCHANGED", "newPaymentPassword"],
  ["TOO_MANY_REQUESTS", undefined],
])("D21 the refusal %s belongs to the right field", (code, field) => expect(fieldOfRefusal(code)).toBe(field));
