import { expect, test } from "vitest";
import { roundSeconds } from "./rules.ts";

test.each([
  ["a short text takes the minimum time", ["Hi"], 14],
  ["a long text takes its reading time", ["x".repeat(180)], 20],
  ["the times of several texts add up", ["x".repeat(180), "x".repeat(90)], 30],
])("R137 in a marquee, %s", (_title, texts, seconds) => {
  expect(roundSeconds(texts)).toBe(seconds);
});
