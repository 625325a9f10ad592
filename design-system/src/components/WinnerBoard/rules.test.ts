import { expect, test } from "vitest";
import { isMoving, roundSeconds } from "./rules.ts";

test.each([
  ["does not move when all winners fit", 5, 5, false],
  ["moves when one winner does not fit", 6, 5, true],
  ["does not move when it is empty", 0, 5, false],
])("R140 the winner board %s", (_title, winners, rows, moves) => {
  expect(isMoving(winners, rows)).toBe(moves);
});

test("R140 the winner board takes the same time for each row, for any number of rows", () => {
  expect(roundSeconds(20)).toBe(2 * roundSeconds(10));
});
