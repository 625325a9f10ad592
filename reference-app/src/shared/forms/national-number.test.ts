import { expect, test } from "vitest";
import { nationalNumber } from "./national-number.ts";

test.each([
  ["a number from a contact list", "+880 1712-345678", "+880", "01712345678"],
  ["Bengali digits", "+৮৮০ ১৭১২ ৩৪৫৬৭৮", "+880", "01712345678"],
  ["a zero in brackets", "+880 (0)1712 345678", "+880", "01712345678"],
  ["another country's own number", "+84 912345678", "+84", "0912345678"],
])("E066 E071 changes %s into the national form", (_what, typed, dialingCode, national) => {
  expect(nationalNumber(typed, dialingCode)).toBe(national);
});

test.each([
  "01712345678",
  "008801712345678",
  "8801712345678",
  "017-1234 5678",
  "+8",
  "+880",
  "0",
  "00",
  "+84 912345678",
  "TXYZ880abc",
  "",
])("E066 E071 leaves %j as it is typed", (typed) => {
  expect(nationalNumber(typed, "+880")).toBe(typed);
});

test("E066 E071 a number that is typed key by key ends in the national form", () => {
  const typed = Array.from("+8801712345678").reduce((value, key) => nationalNumber(value + key, "+880"), "");
  expect(typed).toBe("01712345678");
});
