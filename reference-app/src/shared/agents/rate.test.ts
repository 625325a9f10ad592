import { expect, test } from "vitest";
import { readRate } from "./rate.ts";

test.each([
  ["5", "5"],
  [" 0.75 % ", "0.75"],
  ["0,75", "0.75"],
  ["১২.৫", "12.5"],
  ["\u200E12.5\u200F", "12.5"],
  ["１２．５％", "12.5"],
  ["٧٫٥٪", "7.5"],
  ["1,234", undefined],
  ["1.234", undefined],
  ["-1", undefined],
  ["1e1", undefined],
  ["", undefined],
])("R252 a rate typed as %j is read as %j", (typed, rate) => expect(readRate(typed)).toBe(rate));
