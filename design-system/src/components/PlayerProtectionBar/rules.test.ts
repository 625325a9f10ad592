import { expect, test } from "vitest";
import { elapsedText } from "./rules.ts";

test.each([
  [0, "00:00:00"],
  [999, "00:00:00"],
  [61_000, "00:01:01"],
  [3_723_000, "01:02:03"],
  [360_000_000, "100:00:00"],
  [-5000, "00:00:00"],
])("D15 shows %d ms of play as %s", (elapsedMs, text) => {
  expect(elapsedText(elapsedMs)).toBe(text);
});
