import { expect, test } from "vitest";
import { itemsOfRows, sameMeasures } from "./rules.ts";

test("R499 finds the items of the rows that are drawn, the short last one too", () => {
  expect(itemsOfRows([0, 1], 3, 10)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(itemsOfRows([0, 3], 3, 10)).toEqual([0, 1, 2, 9]);
  expect(itemsOfRows([], 3, 10)).toEqual([]);
});

test("R499 takes what rounding makes of the same page for the same", () => {
  const measures = { columns: 4, rowPx: 200, gapPx: 16, topPx: 400 };
  expect(sameMeasures(measures, { ...measures, topPx: 400.3 })).toBe(true);
  expect(sameMeasures(measures, { ...measures, topPx: 401 })).toBe(false);
  expect(sameMeasures(measures, { ...measures, columns: 5 })).toBe(false);
});
