import { expect, test } from "vitest";
import { readCount } from "./read-count.ts";

test.each([
  ["500", 500],
  ["0", 0],
  ["৫০০", 500],
  ["५००", 500],
  ["٥٠٠", 500],
  [" 90 ", 90],
  ["1,000", 1000],
  ["১,০০০", 1000],
  ["1,00,000", 100_000],
  ["999999999", 999_999_999],
  ["1.000", 1000],
  ["1 000", 1000],
  ["1,5", undefined],
  ["1.5", undefined],
  ["-5", undefined],
  ["1e3", undefined],
  ["1234567890", undefined],
  ["", undefined],
])("R501 a whole number typed as %j is read as %s", (typed, count) => {
  expect(readCount(typed)).toBe(count);
});
