import { describe, expect, it } from "vitest";
import { toLatinDigits } from "../../foundations/digits.ts";
import {
  type AmountFormat,
  decimalMarkOf,
  groupAmount,
  isPlain,
  isSameAmount,
  isTooFine,
  padDecimals,
  plainAmount,
  plainCaret,
  plainEdit,
  readAmount,
  valueOf,
} from "./rules.ts";

const format = (locale: string, currency: string, decimals = 2): AmountFormat => ({
  currency,
  decimals,
  decimalMark: decimalMarkOf(locale),
  locale,
});
const TAKA = format("en", "BDT");
const BENGALI = format("bn", "BDT");
const DONG = format("vi", "VND", 0);
const RUPIAH = format("id", "IDR", 0);
const EURO = format("vi", "EUR");
const DINAR = format("en", "KWD", 3);

describe("MoneyField rules", () => {
  it.each([
    ["1", TAKA, "1"],
    ["1234.5", TAKA, "1234.5"],
    ["5,000", TAKA, "5000"],
    ["500,000", TAKA, "500000"],
    ["1,00,000", TAKA, "100000"],
    ["1,234.50", TAKA, "1234.50"],
    ["12,34,567/-", TAKA, "1234567"],
    ["500/=", TAKA, "500"],
    ["১,২৩৪.৫০", BENGALI, "1234.50"],
    ["৫০০০", TAKA, "5000"],
    ["５０００", TAKA, "5000"],
    ["１，２３４．５０", TAKA, "1234.50"],
    ["1.234,50", TAKA, "1234.50"],
    ["1 234,50", TAKA, "1234.50"],
    ["1.234.567", TAKA, "1234567"],
    ["1'234.50", TAKA, "1234.50"],
    ["1’234.50", TAKA, "1234.50"],
    ["12,5", TAKA, "12.5"],
    ["1,23", TAKA, "1.23"],
    ["١٢٣٫٥", TAKA, "123.5"],
    ["١٬٢٣٤٫٥", TAKA, "1234.5"],
    ["5.", TAKA, "5"],
    [".5", TAKA, "0.5"],
    ["007", TAKA, "7"],
    ["0.50", TAKA, "0.50"],
    [" 5000\u200E", TAKA, "5000"],
    ["৳1,234.50", TAKA, "1234.50"],
    ["1,234.50 BDT", TAKA, "1234.50"],
    ["BDT 500", TAKA, "500"],
    ["Tk. 500", TAKA, "500"],
    ["Tk.500", TAKA, "500"],
    ["500 টাকা", BENGALI, "500"],
    ["Rs. 1,00,000", format("hi", "INR"), "100000"],
    ["₱1,500.00", format("fil", "PHP"), "1500.00"],
    ["50.000", DONG, "50000"],
    ["50,000", DONG, "50000"],
    ["1.250.000 ₫", DONG, "1250000"],
    ["50.000đ", DONG, "50000"],
    ["50.000", RUPIAH, "50000"],
    ["Rp 1.250.000", RUPIAH, "1250000"],
    ["Rp.50.000", RUPIAH, "50000"],
    ["50.000", EURO, "50000"],
    ["1.234", DINAR, "1.234"],
    ["1.2345", TAKA, "1.2345"],
    ["999999999999999999.99", TAKA, "999999999999999999.99"],
  ])("R501 reads %j as the amount it is", (text, as, amount) => {
    expect(readAmount(text, as)).toEqual({ kind: "amount", amount });
  });

  it.each([
    ["", "empty"],
    [" \u200B", "empty"],
    ["-5", "negative"],
    ["−5", "negative"],
    ["৳-5", "negative"],
    ["-৳5", "negative"],
    ["(5)", "negative"],
    ["1e3", "unreadable"],
    ["5k", "unreadable"],
    ["$500", "unreadable"],
    ["500 USD", "unreadable"],
    ["5%", "unreadable"],
    ["+5", "unreadable"],
    ["1.2.3,4,5", "unreadable"],
    ["12,34", "amount"],
    ["1,2345,678", "unreadable"],
    ["0,500,000", "unreadable"],
    ["5 to 10", "unreadable"],
    ["0x10", "unreadable"],
    [".", "unreadable"],
    [",", "unreadable"],
    ["৳", "unreadable"],
    ["abc", "unreadable"],
    ["Infinity", "unreadable"],
  ])("R501 %j is %s", (text, kind) => {
    expect(readAmount(text, TAKA).kind).toBe(kind);
  });

  it.each([
    ["50.000", TAKA, "50000"],
    ["5,000", EURO, "5000"],
  ])("R501 does not guess what %j is", (text, as, amount) => {
    const reading = readAmount(text, as);
    expect(reading).toEqual({ kind: "ambiguous", amount });
    expect(valueOf(reading)).toBe("");
  });

  it.each([
    ["en", "."],
    ["bn", "."],
    ["hi", "."],
    ["fil", "."],
    ["vi", ","],
    ["id", ","],
    ["ar-EG", "."],
  ])("R501 decimals begin in %s at %j", (locale, mark) => {
    expect(decimalMarkOf(locale)).toBe(mark);
  });

  it.each([
    ["", 2, ""],
    ["five", 2, ""],
    ["5", 2, "5.00"],
    ["0.5", 2, "0.50"],
    ["5.255", 2, "5.255"],
    ["5", 0, "5"],
    ["5.00", 0, "5"],
    ["5.50", 0, "5.5"],
    ["1200000.00", 0, "1200000"],
  ])("R501 pads %j to %i decimals: %j", (amount, decimals, padded) => {
    expect(padDecimals(amount, decimals)).toBe(padded);
  });

  it.each([
    ["5", "5.00", true],
    ["500", "5", false],
    ["", "0", false],
    ["0.10", "0.1", true],
    ["10", "1", false],
  ])("R501 %j and %j are one amount: %s", (one, other, isSame) => {
    expect(isSameAmount(one, other)).toBe(isSame);
  });

  it.each([
    ["5.25", 2, false],
    ["5.255", 2, true],
    ["5.250", 2, false],
    ["5.1", 0, true],
    ["5.0", 0, false],
  ])("R501 %j of a currency with %i decimals is too fine: %s", (amount, decimals, isFiner) => {
    expect(isTooFine(amount, decimals)).toBe(isFiner);
  });

  it.each([
    ["", "en", ""],
    ["1234567.5", "en", "1,234,567.5"],
    ["1234567", "bn", "12,34,567"],
    ["123456789012345678901234", "en", "123,456,789,012,345,678,901,234"],
  ])("R501 groups %j in %s: %j", (amount, locale, text) => {
    expect(groupAmount(amount, locale)).toBe(text);
  });

  it.each([
    ["5000.00", TAKA, "5000"],
    ["5000.50", TAKA, "5000.50"],
    ["500.50", EURO, "500,50"],
    ["", TAKA, ""],
  ])("R501 %j is edited without groups, and read as it was", (amount, as, plain) => {
    expect(plainAmount(amount, as.decimalMark)).toBe(plain);
    expect(isSameAmount(valueOf(readAmount(plain, as)), amount)).toBe(true);
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
  ] as const)("R501 the edit of %j to %j is one of the plain text", (grouped, edited, mark, expected) => {
    const { text, caret } = plainEdit(grouped, edited, mark);
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected);
  });

  it("R501 the caret stays behind the same digit when groups go", () => {
    expect([0, 1, 2, 3, 6, 8].map((caret) => plainCaret("1,234.50", caret))).toEqual([0, 1, 1, 2, 5, 7]);
  });

  it.each([
    ["১২৩", true],
    ["", true],
    ["1,2", false],
  ])("R501 %j can be read in one way only: %s", (text, isOne) => {
    expect(isPlain(text)).toBe(isOne);
    expect(isPlain(toLatinDigits(text))).toBe(isOne);
  });
});
