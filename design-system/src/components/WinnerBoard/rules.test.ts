import { expect, test } from "vitest";
import { isMoving, roundSeconds } from "./rules.ts";

test.each([
  ["stands still when all fit", 5, 5, false],
  ["moves when one more than fits", 6, 5, true],
  ["stands still when empty", 0, 5, false],
])("R140 %s", (_title, winners, rows, moves) => {
  expect(isMoving(winners, rows)).toBe(moves);
});

test("R140 a round takes the same time a row, however many there are", () => {
  expect(roundSeconds(20)).toBe(2 * roundSeconds(10));
});
