import { describe, expect, test } from "vitest";
import {
  answersOf,
  accountComplaints,
  cleanNumber,
  endOf,
  fieldOfAccountRefusal,
  fundsOf,
  isOpen,
  mostOf,
  placeOfRefusal,
  returnedSince,
  standingOf,
  withdrawalComplaint,
  type Withdrawal,
} from "./rules.ts";

const account = { min: "100.00", max: "30000.00", currency: "BDT" };

test.each([
  ["", "25000.00", "missing"],
  ["99.99", "25000.00", "tooLow"],
  ["100", "25000.00", undefined],
  ["100.001", "25000.00", "tooFine"],
  ["100.000", "25000.00", undefined],
  ["30000.01", "99999999999.99", "tooHigh"],
  ["25000.01", "25000.00", "short"],
  ["25000", "25000.00", undefined],
  ["100", "99.99", "tooLittle"],
] as const)("R250, R501 withdrawing %s from a balance of %s gives the right error or none", (amount, balance, rule) => {
  expect(withdrawalComplaint(amount, account, { balance, free: balance })).toBe(rule);
});

test.each([
  ["24500.00", undefined],
  ["24500.01", "locked"],
  ["25000.00", "locked"],
  ["25000.01", "short"],
] as const)(
  "D21 of 25000.00, of which a bonus locks 500.00, withdrawing %s gives the right error or none",
  (amount, rule) => {
    expect(withdrawalComplaint(amount, account, { balance: "25000.00", free: "24500.00" })).toBe(rule);
  },
);

test("D21 the form says when a bonus locks so much of the balance that the rest is below the minimum", () => {
  expect(withdrawalComplaint("100", account, { balance: "500.00", free: "99.99" })).toBe("tooLittleFree");
});

test("R250, R501 a withdrawal of half a dong is refused", () => {
  const funds = { balance: "25000.00", free: "25000.00" };
  expect(withdrawalComplaint("100.5", { ...account, currency: "VND" }, funds)).toBe("notWhole");
});

test.each([
  ["25000.00", "25000.00"],
  ["999999999999.99", "30000.00"],
  ["100.00", "100.00"],
  ["99.99", undefined],
])("of a free balance of %s, at most %s can be withdrawn", (free, most) => {
  expect(mostOf(account, free)).toBe(most);
});

test.each([
  ["25000.00", [], "25000.00"],
  ["25000.00", ["500.00"], "24500.00"],
  ["1500.00", ["500.00", "1000.50"], "0.00"],
])("the part of the balance %s that can be withdrawn is right with active bonuses of %j", (balance, amounts, free) => {
  const bonuses = amounts.map((amount) => ({ amount }));
  expect(fundsOf(balance, bonuses)).toEqual({ balance, free });
});

const one = (id: string, receipt: Withdrawal["receipt"]) => ({ id, receipt }) as Withdrawal;

describe("the state of a withdrawal", () => {
  test.each([
    ["R329 is in progress", "processing", "notDue", "processing", true],
    ["R330 is rejected", "rejected", "notDue", "rejected", false],
    ["R331 is approved", "approved", "waiting", "waiting", true],
    ["R331 is confirmed by the member", "approved", "confirmed", "confirmed", false],
    ["R332 is confirmed automatically", "approved", "automatic", "automatic", false],
    ["R331 is reported missing by the member", "approved", "notReceived", "notReceived", true],
    ["R333 is returned", "approved", "returned", "returned", false],
  ] as const)("%s when its status is %s and its receipt is %s", (_title, status, receipt, standing, open) => {
    expect(standingOf({ status, receipt })).toBe(standing);
    expect(isOpen({ status, receipt })).toBe(open);
  });

  test("R333, R469 a returned withdrawal is announced once", () => {
    const before = [one("1", "notReceived"), one("2", "returned")];
    const now = [one("3", "returned"), one("1", "returned"), one("2", "returned")];
    expect(returnedSince(before, now).map(({ id }) => id)).toEqual(["1"]);
    expect(returnedSince(now, now)).toEqual([]);
  });
});

test.each([
  ["PAYMENT_PASSWORD_INCORRECT", { step: "review", field: "paymentPassword" }],
  ["TOO_MANY_REQUESTS", { step: "review", field: "paymentPassword" }],
  ["PAYMENT_PASSWORD_NOT_SET", { step: "review" }],
  ["NOT_FOUND", { step: "fill", field: "accountId" }],
  ["INSUFFICIENT_BALANCE", { step: "fill", field: "amount" }],
  ["AMOUNT_OUT_OF_RANGE", { step: "fill", field: "amount" }],
  ["WAGER_INCOMPLETE", { step: "fill", field: "amount" }],
  ["ACCOUNT_RESTRICTED", { step: "fill" }],
])("D21 E072 the refusal %s returns to the right step and field", (code, place) => {
  expect(placeOfRefusal(code)).toEqual(place);
});

test("E070 only the end of a payout account's number is shown", () => {
  expect(endOf("*******5678")).toBe("5678");
  expect(endOf("*78")).toBe("78");
});

describe("E071 a new payout account", () => {
  const typed = { type: "bkash", number: "017-1234 5678", holder: "Demo", paymentPassword: "654321" };

  test.each([
    [{}, []],
    [{ number: "12345" }, ["number"]],
    [{ number: "০১৭১২ ৩৪৫৬৭৮", paymentPassword: "৬৫৪-৩২১" }, []],
    [{ number: "0171234567é" }, ["number"]],
    [{ paymentPassword: "65432" }, ["paymentPassword"]],
    [{ number: "", paymentPassword: "abcdef" }, ["number", "paymentPassword"]],
  ])("has the right errors after the change %j", (changes, wrong) => {
    expect(accountComplaints({ ...typed, ...changes })).toEqual(wrong);
  });

  test("its number is sent without spaces and hyphens", () => expect(cleanNumber(typed.number)).toBe("01712345678"));

  test.each([
    ["METHOD_UNAVAILABLE", "type"],
    ["INVALID_REQUEST", "number"],
    ["PAYMENT_PASSWORD_INCORRECT", "paymentPassword"],
    ["TOO_MANY_REQUESTS", "paymentPassword"],
    ["PAYOUT_ACCOUNT_LIMIT", undefined],
  ])("the refusal %s belongs to the right field", (code, field) => expect(fieldOfAccountRefusal(code)).toBe(field));
});

test.each<[Withdrawal["status"], Withdrawal["receipt"], string[]]>([
  ["processing", "notDue", []],
  ["rejected", "notDue", []],
  ["approved", "notDue", ["arrived"]],
  ["approved", "waiting", ["arrived", "missing"]],
  ["approved", "notReceived", ["arrived"]],
  ["approved", "confirmed", []],
  ["approved", "returned", []],
])("R332 for a withdrawal that is %s and %s, the member can answer %j", (status, receipt, answers) => {
  expect(answersOf({ status, receipt })).toEqual(answers);
});
