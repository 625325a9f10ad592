import { describe, expect, it } from "vitest";
import {
  caretAfter,
  countBefore,
  groupAmount,
  insertInto,
  isSameAmount,
  padDecimals,
  readAmount,
  toValue,
} from "./rules.ts";

describe("MoneyField rules", () => {
  it.each([
    ["", ""],
    ["1", "1"],
    ["1234.5", "1234.5"],
    ["1,234.5", "1234.5"],
    ["১,২৩৪.৫০", "1234.50"],
    ["১২,৩৪,৫৬৭", "1234567"],
    ["1.234,50", "1234.50"],
    ["1 234,50", "1234.50"],
    ["1.234.567", "1234567"],
    ["1'234.50", "1234.50"],
    ["1,234", "1234"],
    ["1,23", "1.23"],
    ["12,5", "12.5"],
    ["1.234", "1.234"],
    ["٬١٢٣٫٥".slice(1), "123.5"],
    ["5.", "5."],
    [".5", ".5"],
    ["007", "7"],
    ["0.50", "0.50"],
    ["৳1,234.50", "1234.50"],
    ["1,234.50 BDT", "1234.50"],
    ["BDT 500", "500"],
    ["Tk. 500", "500"],
    ["999999999999999999.99", "999999999999999999.99"],
    ["-5", undefined],
    ["1e3", undefined],
    ["1.2.3,4,5", undefined],
    ["abc", undefined],
  ])("R501 reads %j as %j", (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ["1,234", "5", "", "12345"],
    ["1,234", ",", "", "1234."],
    ["12", "٫", "", "12."],
    ["1,2", "৩", "34.5", "12334.5"],
    ["", "1,234.50", "", "1234.50"],
    ["", "", "", ""],
    ["1.5", ".", "", undefined],
    ["1", "x", "", undefined],
    ["0", "5", "", "5"],
  ])("R501 %j, then %j before %j is %j", (before, inserted, after, amount) => {
    expect(insertInto(before, inserted, after)).toBe(amount);
  });

  it.each([
    ["", ""],
    [".", ""],
    ["5.", "5"],
    [".5", "0.5"],
    ["1234.50", "1234.50"],
  ])("R501 the value of %j is %j", (amount, value) => {
    expect(toValue(amount)).toBe(value);
  });

  it.each([
    ["", 2, ""],
    [".", 2, ""],
    ["5", 2, "5.00"],
    ["5.", 2, "5.00"],
    [".5", 2, "0.50"],
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
    ["5.", "5", true],
    ["500", "5", false],
    ["", "0", false],
    ["0.10", "0.1", true],
    ["10", "1", false],
  ])("R501 %j and %j are one amount: %s", (one, other, isSame) => {
    expect(isSameAmount(one, other)).toBe(isSame);
  });

  it.each([
    ["", "en", ""],
    ["1234567.5", "en", "1,234,567.5"],
    ["1234567.", "bn", "12,34,567."],
    [".5", "en", ".5"],
    ["123456789012345678901234", "en", "123,456,789,012,345,678,901,234"],
  ])("R501 groups %j in %s: %j", (amount, locale, text) => {
    expect(groupAmount(amount, locale)).toBe(text);
  });

  it("keeps the caret behind the same digit", () => {
    expect(countBefore("12,34", 4)).toBe(3);
    expect(caretAfter("1,234", 1)).toBe(1);
    expect(caretAfter("1,234", 2)).toBe(3);
    expect(caretAfter("1,234", 9)).toBe(5);
  });
});
