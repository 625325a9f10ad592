import { expect, test } from "vitest";
import { toLatinDigits } from "./digits.ts";

test.each([
  ["১,২৩৪.৫০", "1,234.50"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["৳ ९९", "৳ 99"],
  ["１２", "12"],
  ["abc 42", "abc 42"],
])("R501 writes %j in Latin digits: %j", (text, latin) => {
  expect(toLatinDigits(text)).toBe(latin);
});
