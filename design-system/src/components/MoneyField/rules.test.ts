import { describe, expect, it } from "vitest";
import { decimalMarkOf, isSameNumber, plainNumber, valueOf } from "../../foundations/numbers/number-text.ts";
import { type AmountFormat, padDecimals, readAmount } from "./rules.ts";

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
    ["৫০০।", BENGALI, "500"],
    ["৫০০ টাকা।", BENGALI, "500"],
    ["500 taka.", TAKA, "500"],
    ["500۔", TAKA, "500"],
    ["1.234.", EURO, "1234"],
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
  ])("R501 reads %j as the right amount", (text, as, amount) => {
    expect(readAmount(text, as)).toEqual({ kind: "number", number: amount });
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
    ["12,34", "number"],
    ["1,2345,678", "unreadable"],
    ["0,500,000", "unreadable"],
    ["5 to 10", "unreadable"],
    ["0x10", "unreadable"],
    [".", "unreadable"],
    ["।", "unreadable"],
    [",", "unreadable"],
    ["৳", "unreadable"],
    ["abc", "unreadable"],
    ["Infinity", "unreadable"],
  ])("R501 classifies the text %j as %s", (text, kind) => {
    expect(readAmount(text, TAKA).kind).toBe(kind);
  });

  it.each([
    ["50.000", TAKA, "50000"],
    ["5,000", EURO, "5000"],
  ])("R501 treats the text %j as ambiguous", (text, as, amount) => {
    const reading = readAmount(text, as);
    expect(reading).toEqual({ kind: "ambiguous", number: amount });
    expect(valueOf(reading)).toBe("");
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
    ["5000.00", TAKA, "5000"],
    ["5000.50", TAKA, "5000.50"],
    ["500.50", EURO, "500,50"],
    ["", TAKA, ""],
  ])("R501 shows %j without group separators for editing, and can read this text back", (amount, as, plain) => {
    expect(plainNumber(amount, as.decimalMark)).toBe(plain);
    expect(isSameNumber(valueOf(readAmount(plain, as)), amount)).toBe(true);
  });
});
