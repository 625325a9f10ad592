import { expect, test } from "vitest";
import { readPhone } from "./rules.ts";

const OFFERED = [
  { dialingCode: "880", maxDigits: 10 },
  { dialingCode: "91", maxDigits: 10 },
  ...["84", "1", "1242"].map((dialingCode) => ({ dialingCode })),
];

test.each([
  ["01712345678", "880", "01712345678"],
  ["01712-345 678", "880", "01712345678"],
  ["০১৭১২-৩৪৫ x", "880", "01712345"],
  ["+880 1712-345678", "880", "1712345678"],
  ["0091 98765 43210", "91", "9876543210"],
  ["+৮৮০ ১৭১২৩৪৫৬৭৮", "880", "1712345678"],
  ["+1 242 555 0100", "1242", "5550100"],
  ["(+880) 1712-345678", "880", "1712345678"],
  ["( 00 91 ) 98765-43210", "91", "9876543210"],
  ["+880 (0)1712-345678", "880", "01712345678"],
  ["tel:+91-98765-43210", "91", "9876543210"],
  ["TEL:+8801712345678;ext=12", "880", "1712345678"],
  ["tel:01712345678;phone-context=+880", "880", "01712345678"],
  ["\u202A+880 1712-345678\u202C", "880", "1712345678"],
  ["\u200E00880 1712-345678", "880", "1712345678"],
  ["＋８８０ １７１２ ３４５６７８", "880", "1712345678"],
  ["\u2066tel:+8801712345678\u2069", "880", "1712345678"],
  ["8801712", "880", "8801712"],
  ["", "880", ""],
])("R224 R293 reads %j as the code +%s and the number %s", (text, dialingCode, number) => {
  expect(readPhone(text, "880", OFFERED)).toEqual({ dialingCode, number });
});

test.each([
  ["8801712345678", "880", "1712345678"],
  ["880 1712-345678", "880", "1712345678"],
  ["৮৮০১৭১২৩৪৫৬৭৮", "880", "1712345678"],
  ["919876543210", "91", "9876543210"],
  ["9198765432", "91", "9198765432"],
  ["8412345678901", "84", "8412345678901"],
  ["84123456789012", "84", "123456789012"],
  ["8801712345678", "1", "8801712345678"],
  ["01712345678", "", "01712345678"],
])("R224 reads %j without a plus, beside the code +%s, as the number %s", (text, dialingCode, number) => {
  expect(readPhone(text, dialingCode, OFFERED)).toEqual({ dialingCode, number });
});

test.each([
  ["+7 900", "code"],
  ["tel:+7900", "code"],
  ["(+7) 900", "code"],
  ["+01712345678", "code"],
  ["+", "digits"],
  ["+8", "digits"],
  ["+880", "digits"],
  ["my phone", "digits"],
  ["  ", undefined],
  ["\u200B", undefined],
])("R224 reads no phone number from %j; the problem is: %s", (text, problem) => {
  const reading = readPhone(text, "880", OFFERED);
  expect(reading.number).toBe("");
  expect(reading.problem).toBe(problem);
});
