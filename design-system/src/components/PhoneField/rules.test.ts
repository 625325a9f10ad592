import { expect, test } from "vitest";
import { readPhone } from "./rules.ts";

const OFFERED = ["880", "91", "84", "1", "1242"];

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
