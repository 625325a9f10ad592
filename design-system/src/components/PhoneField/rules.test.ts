import { expect, test } from "vitest";
import { digitsOf, readPhone } from "./rules.ts";

const OFFERED = ["880", "91", "84", "1", "1242"];

test.each([
  ["01712345678", "880", "01712345678"],
  ["01712-345 678", "880", "01712345678"],
  ["+880 1712-345678", "880", "1712345678"],
  ["0091 98765 43210", "91", "9876543210"],
  ["+৮৮০ ১৭১২৩৪৫৬৭৮", "880", "1712345678"],
  ["+1 242 555 0100", "1242", "5550100"],
  ["+7 900", "880", "7900"],
  ["8801712", "880", "8801712"],
  ["", "880", ""],
])("R224 R293 reads %j: +%s, %s", (text, dialingCode, number) => {
  expect(readPhone(text, "880", OFFERED)).toEqual({ dialingCode, number });
});

test("R224 keeps digits alone", () => {
  expect(digitsOf("০১৭১২-৩৪৫ x")).toBe("01712345");
});
