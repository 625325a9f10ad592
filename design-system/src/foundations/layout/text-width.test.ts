import { expect, test } from "vitest";
import { widthInEm } from "./text-width.ts";

test.each([
  ["", 0],
  ["5", 0.62],
  ["1,234.50", 4.32],
  ["৳\u00A01,234", 3.7],
  ["999,999,999,999.99", 9.88],
  ["১২,৩৪৫", 3.4],
  ["5 points", 3.72],
  ["\u0995\u09BF", 0.62],
])("1.4.10 the longest word of %j is at most %d em wide", (text, width) => {
  expect(widthInEm(text)).toBeCloseTo(width, 5);
});
