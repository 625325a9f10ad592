import { expect, test } from "vitest";
import { roundSeconds } from "./rules.ts";

test.each([
  ["a short line takes the shortest round", ["Hi"], 14],
  ["a long line takes its reading time", ["x".repeat(180)], 20],
  ["several lines add up", ["x".repeat(180), "x".repeat(90)], 30],
])("R137 %s", (_title, texts, seconds) => {
  expect(roundSeconds(texts)).toBe(seconds);
});
