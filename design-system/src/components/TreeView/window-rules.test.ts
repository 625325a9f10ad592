import { expect, test } from "vitest";
import { placesOf, rowAt, startsOf, withHeights } from "./window-rules.ts";

const ROWS = ["a", "b", "c", "d"].map((key) => ({ key }));
const ROW_PX = 44;
const HIGH_B = new Map([["b", 20]]);

test("R079 a long tree computes where each row starts, also below a row of two lines", () => {
  expect([...startsOf(ROWS, ROW_PX, new Map())]).toEqual([0, 44, 88, 132, 176]);
  expect([...startsOf(ROWS, ROW_PX, HIGH_B)]).toEqual([0, 44, 108, 152, 196]);
});

test.each([
  ["above the first row", -500, 0],
  ["at the start of a row", 44, 1],
  ["inside a row of two lines", 107, 1],
  ["after a row of two lines", 108, 2],
  ["below the last row", 9999, 3],
])("R079 a long tree finds the row for a scroll position %s", (_where, px, row) => {
  expect(rowAt(startsOf(ROWS, ROW_PX, HIGH_B), px)).toBe(row);
});

test.each([
  ["only the rendered rows", { first: 3, last: 5 }, 4, [3, 4, 5]],
  ["the tab stop above the rendered rows", { first: 3, last: 5 }, 0, [0, 3, 4, 5]],
  ["the tab stop below the rendered rows", { first: 3, last: 4 }, 9, [3, 4, 9]],
  ["no rows beyond the last", { first: 8, last: 12 }, 9, [8, 9]],
])("2.4.3 R079 a long tree keeps in the document %s", (_what, drawn, active, places) => {
  expect(placesOf(drawn, active, 10)).toEqual(places);
});

test.each([
  ["an unchanged height changes nothing", [[0, 44]], undefined],
  ["a difference by rounding changes nothing", [[1, 64.4]], undefined],
  ["a visible row grows by a second line", [[2, 64]], { extras: { b: 20, c: 20 }, grownAbovePx: 0 }],
  ["a row above the window grows by a second line", [[0, 64]], { extras: { b: 20, a: 20 }, grownAbovePx: 20 }],
  ["a row above the window loses a line", [[1, 44]], { extras: {}, grownAbovePx: -20 }],
  ["a removed row changes nothing", [[9, 64]], undefined],
] as const)("R079 a long tree measures row heights: %s", (_what, heights, expected) => {
  const measured = withHeights(ROWS, ROW_PX, HIGH_B, new Map(heights), 2);
  expect(measured && { ...measured, extras: Object.fromEntries(measured.extras) }).toEqual(expected);
});

test.each([0, 36])("R079 a tree row of %d px, lower than the default, causes no update", (heightPx) => {
  expect(withHeights(ROWS, ROW_PX, new Map(), new Map([[0, heightPx]]), 2)).toBeUndefined();
});
