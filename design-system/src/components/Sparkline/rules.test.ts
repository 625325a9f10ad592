import { expect, test } from "vitest";
import { linePoints, pathThrough } from "./rules.ts";

test("1.1.1 a sparkline places the lowest value at the bottom and the highest value at the top", () => {
  expect(linePoints([-2, 8, 3], 100, 20)).toEqual([
    { x: 0, y: 20 },
    { x: 50, y: 0 },
    { x: 100, y: 10 },
  ]);
});

test("1.1.1 a sparkline places equal values, and a single value, at half its height", () => {
  expect(linePoints([4, 4], 100, 20).map(({ y }) => y)).toEqual([10, 10]);
  expect(linePoints([4], 100, 20)).toEqual([{ x: 100, y: 10 }]);
  expect(linePoints([], 100, 20)).toEqual([]);
});

test("1.1.1 a sparkline writes its path with up to two decimal places", () => {
  expect(
    pathThrough([
      { x: 0, y: 1 / 3 },
      { x: 10, y: 2 },
    ]),
  ).toBe("M0 0.33L10 2");
});

test("1.1.1 a sparkline leaves out a value that is no number, and keeps the places of the others", () => {
  const expected = [
    { x: 0, y: 20 },
    { x: 100, y: 0 },
  ];
  expect(linePoints([1, Number.NaN, 3], 100, 20)).toEqual(expected);
  expect(linePoints([1, Number.POSITIVE_INFINITY, 3], 100, 20)).toEqual(expected);
});
