import { describe, expect, test } from "vitest";
import {
  cleanValue,
  depositBody,
  fieldComplaint,
  firstDraft,
  nextLookMs,
  planFields,
  refusedNames,
  type DepositMethod,
} from "./rules.ts";

const method: DepositMethod = {
  id: "bank",
  name: "Bank",
  kind: "bank",
  currency: "BDT",
  min: "500.00",
  max: "200000.00",
  presets: ["1000.00"],
  available: true,
  payout: true,
  fields: [
    {
      key: "bank",
      label: "Your bank",
      type: "select",
      required: true,
      minLength: 1,
      maxLength: 32,
      options: [{ value: "brac", label: "BRAC" }],
    },
    {
      key: "accountNumber",
      label: "Account number",
      type: "digits",
      required: true,
      minLength: 8,
      maxLength: 18,
      pattern: String.raw`^\d{8,18}$`,
    },
    { key: "note", label: "Note", type: "text", required: false, minLength: 0, maxLength: 5 },
    { key: "digits", label: "Digits", type: "digits", required: false, minLength: 1, maxLength: 4 },
    { key: "odd", label: "Odd", type: "select", required: false, minLength: 2, maxLength: 4 },
  ],
  promotions: [{ id: "welcome", name: "Welcome", bonusPercent: 100, maxBonusAmount: "5000.00", wagerTimes: 10 }],
};
const [bank, accountNumber, note, digits, odd] = planFields(method);

describe("E066 the form of a deposit method", () => {
  test("turns each field of the schema into a control", () => {
    expect(planFields(method).map(({ name, control, rule }) => [name, control, rule.required])).toEqual([
      ["fields/bank", "select", true],
      ["fields/accountNumber", "digits", true],
      ["fields/note", "text", false],
      ["fields/digits", "digits", false],
      ["fields/odd", "text", false],
    ]);
    expect(planFields({ fields: [] })).toEqual([]);
  });

  test.each([
    [bank, "", "missing"],
    [bank, "brac", undefined],
    [bank, "other", "option"],
    [accountNumber, undefined, "missing"],
    [accountNumber, "  ", "missing"],
    [accountNumber, "1234567", "length"],
    [accountNumber, "1234 5678-9", undefined],
    [accountNumber, "12345678x", undefined],
    [digits, "12x", "format"],
    [digits, "12", undefined],
    [note, "", undefined],
    [note, "123456", "length"],
    [note, " 12345 ", undefined],
    [odd, "", undefined],
    [odd, "a", "length"],
    [odd, "ab", undefined],
  ] as const)("finds the right problem of a field: row %#", (field, typed, rule) => {
    expect(field && fieldComplaint(field, typed)?.problem).toBe(rule);
  });

  test("removes spaces and hyphens from numbers, and trims texts", () => {
    expect(accountNumber && cleanValue(accountNumber, " 017-12 345678 ")).toBe("01712345678");
    expect(accountNumber && cleanValue(accountNumber, "০১৭১২-৩৪৫৬৭৮")).toBe("01712345678");
    expect(note && cleanValue(note, " a b ")).toBe("a b");
  });
});

test("E067 the order of a deposit has the filled fields of its method, and only an offered promotion", () => {
  const draft = {
    methodId: "bank",
    amount: "500",
    values: { bank: "brac", accountNumber: "12345678", note: " ", senderNumber: "017" },
    promotionId: "welcome",
  };
  expect(depositBody(method, draft)).toEqual({
    methodId: "bank",
    amount: "500",
    fields: { bank: "brac", accountNumber: "12345678" },
    promotionId: "welcome",
  });
  expect(depositBody({ ...method, promotions: [] }, draft)).not.toHaveProperty("promotionId");
});

test.each([
  [
    "INVALID_REQUEST",
    [{ path: "body/fields/accountNumber" }, { path: "body/amount" }],
    ["fields/accountNumber", "amount"],
  ],
  ["METHOD_UNAVAILABLE", [], ["methodId"]],
  ["AMOUNT_OUT_OF_RANGE", [], ["amount"]],
  ["DEPOSIT_LIMIT_REACHED", [], ["amount"]],
  ["NOT_ELIGIBLE", [], ["promotionId"]],
  ["SELF_EXCLUDED", [], []],
] as const)("D21 the refusal %s belongs to the right fields", (code, details, names) => {
  expect(refusedNames(code, details)).toEqual(names);
});

test("E066 a deposit starts with the first available method", () => {
  expect(
    firstDraft([
      { ...method, available: false },
      { ...method, id: "nagad" },
    ]).methodId,
  ).toBe("nagad");
  expect(firstDraft([{ ...method, available: false }]).methodId).toBe("");
});

test("E069 the app checks a pending deposit every few seconds at first, and then less often", () => {
  expect([1, 5, 10, 20, 1000].map(nextLookMs)).toEqual([3000, 3000, 6000, 12_000, 15_000]);
});
