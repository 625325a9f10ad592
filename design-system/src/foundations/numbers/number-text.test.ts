import { describe, expect, it } from "vitest";
import { toLatinDigits } from "./digits.ts";
import {
  decimalMarkOf,
  groupNumber,
  isPlain,
  isSameNumber,
  isTooFine,
  type NumberFormat,
  plainCaret,
  plainEdit,
  readNumber,
  toReading,
} from "./number-text.ts";

const WHOLE: NumberFormat = { decimals: 0, decimalMark: "." };
const SIGNED: NumberFormat = { decimals: 2, decimalMark: ".", isSigned: true };
const COMMA: NumberFormat = { decimals: 2, decimalMark: "," };

describe("number texts", () => {
  it.each([
    ["10,000", WHOLE, "10000"],
    ["1,00,000", WHOLE, "100000"],
    ["১২", WHOLE, "12"],
    ["1.5", WHOLE, "1.5"],
    ["50.000", COMMA, "50000"],
    ["1,5", COMMA, "1.5"],
    ["-5", SIGNED, "-5"],
    ["−1,234.5", SIGNED, "-1234.5"],
    ["(12)", SIGNED, "-12"],
  ])("R501 reads %j with %j as %s", (text, format, number) => {
    expect(readNumber(text, format)).toEqual({ kind: "number", number });
  });

  it.each([
    ["", WHOLE, "empty"],
    [" ", WHOLE, "empty"],
    ["-5", WHOLE, "negative"],
    ["-", SIGNED, "unreadable"],
    ["--5", SIGNED, "unreadable"],
    ["1e5", SIGNED, "unreadable"],
    ["5 to 10", SIGNED, "unreadable"],
    ["50.000", SIGNED, "ambiguous"],
  ])("R501 reading %j with %j gives: %s", (text, format, kind) => {
    expect(readNumber(text, format).kind).toBe(kind);
  });

  it.each([
    ["", { kind: "empty" }],
    ["-5.5", { kind: "number", number: "-5.5" }],
    ["1e21", { kind: "unreadable" }],
  ])("D12 reads the decimal string %j", (text, reading) => {
    expect(toReading(text)).toEqual(reading);
  });

  it.each([
    ["en", "."],
    ["bn", "."],
    ["hi", "."],
    ["fil", "."],
    ["vi", ","],
    ["id", ","],
    ["ar-EG", "."],
  ])("R501 the decimal separator in %s is %j", (locale, mark) => {
    expect(decimalMarkOf(locale)).toBe(mark);
  });

  it.each([
    ["5", "5.00", true],
    ["500", "5", false],
    ["", "0", false],
    ["0.10", "0.1", true],
    ["10", "1", false],
  ])("R501 %j and %j are the same number: %s", (one, other, isSame) => {
    expect(isSameNumber(one, other)).toBe(isSame);
  });

  it.each([
    ["5.25", 2, false],
    ["5.255", 2, true],
    ["5.250", 2, false],
    ["5.1", 0, true],
    ["5.0", 0, false],
  ])("R501 %j has more than %i decimals: %s", (amount, decimals, isFiner) => {
    expect(isTooFine(amount, decimals)).toBe(isFiner);
  });

  it.each([
    ["", "en", ""],
    ["1234567.5", "en", "1,234,567.5"],
    ["-1234567.5", "en", "-1,234,567.5"],
    ["1234567", "bn", "12,34,567"],
    ["123456789012345678901234", "en", "123,456,789,012,345,678,901,234"],
  ])("R501 groups the digits of %j in the language %s: %j", (amount, locale, text) => {
    expect(groupNumber(amount, locale)).toBe(text);
  });

  it.each([
    ["5,000.00", "5,000.0", ".", "5000.0|"],
    ["5,000", "5,00", ".", "500|"],
    ["5,000.00", "95,000.00", ".", "9|5000.00"],
    ["5,000.00", "5,0001.00", ".", "50001|.00"],
    ["5,000.00", "7", ".", "7|"],
    ["5,000.00", "", ".", "|"],
    ["5,000.00", "5,000.001", ".", "5000.001|"],
    ["5,000.00", "1,2", ".", "1,2|"],
    ["5,000.50", "15,000.50", ",", "1|5000,50"],
    ["1,111", "1,11", ".", "111|"],
  ] as const)(
    "R501 applies the edit from %j to %j to the text without group separators",
    (grouped, edited, mark, expected) => {
      const { text, caret } = plainEdit(grouped, edited, mark);
      expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected);
    },
  );

  it("R501 the caret stays after the same digit when group separators are removed", () => {
    expect([0, 1, 2, 3, 6, 8].map((caret) => plainCaret("1,234.50", caret))).toEqual([0, 1, 1, 2, 5, 7]);
  });

  it("R501 the caret stays after the sign when group separators are removed", () => {
    expect(plainCaret("-1,234", 3)).toBe(2);
  });

  it.each([
    ["১২৩", true],
    ["", true],
    ["1,2", false],
  ])("R501 %j has no group separators or decimals: %s", (text, isOne) => {
    expect(isPlain(text)).toBe(isOne);
    expect(isPlain(toLatinDigits(text))).toBe(isOne);
  });
});
