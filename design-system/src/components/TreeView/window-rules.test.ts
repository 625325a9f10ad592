import { expect, test } from "vitest";
import { placesOf, rowAt, startsOf, withHeights } from "./window-rules.ts";

const ROWS = ["a", "b", "c", "d"].map((key) => ({ key }));
const ROW_PX = 44;
const HIGH_B = new Map([["b", 20]]);

test("R079 knows where each row of a tree begins, also below one that goes on in a second line", () => {
  expect([...startsOf(ROWS, ROW_PX, new Map())]).toEqual([0, 44, 88, 132, 176]);
  expect([...startsOf(ROWS, ROW_PX, HIGH_B)]).toEqual([0, 44, 108, 152, 196]);
});

test.each([
  ["above all", -500, 0],
  ["at the beginning of one", 44, 1],
  ["within a high one", 107, 1],
  ["after a high one", 108, 2],
  ["below all", 9999, 3],
])("R079 finds the row of a tree %s", (_where, px, row) => {
  expect(rowAt(startsOf(ROWS, ROW_PX, HIGH_B), px)).toBe(row);
});

test.each([
  ["the drawn ones", { first: 3, last: 5 }, 4, [3, 4, 5]],
  ["the one of the Tab key above them", { first: 3, last: 5 }, 0, [0, 3, 4, 5]],
  ["the one of the Tab key below them", { first: 3, last: 4 }, 9, [3, 4, 9]],
  ["no more than there are", { first: 8, last: 12 }, 9, [8, 9]],
])("2.4.3 R079 keeps the rows of a tree in the document: %s", (_what, drawn, active, places) => {
  expect(placesOf(drawn, active, 10)).toEqual(places);
});

test.each([
  ["nothing new", [[0, 44]], undefined],
  ["what rounding makes of it", [[1, 64.4]], undefined],
  ["a second line in sight", [[2, 64]], { extras: { b: 20, c: 20 }, grownAbovePx: 0 }],
  ["a second line above", [[0, 64]], { extras: { b: 20, a: 20 }, grownAbovePx: 20 }],
  ["a line less above", [[1, 44]], { extras: {}, grownAbovePx: -20 }],
  ["a row that is gone", [[9, 64]], undefined],
] as const)("R079 takes in how high the rows of a tree are: %s", (_what, heights, expected) => {
  const measured = withHeights(ROWS, ROW_PX, HIGH_B, new Map(heights), 2);
  expect(measured && { ...measured, extras: Object.fromEntries(measured.extras) }).toEqual(expected);
});

test.each([0, 36])("R079 a row of %d px, lower than the usual one, is no news at each look", (heightPx) => {
  expect(withHeights(ROWS, ROW_PX, new Map(), new Map([[0, heightPx]]), 2)).toBeUndefined();
});
