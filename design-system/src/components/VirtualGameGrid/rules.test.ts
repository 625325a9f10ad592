import { expect, test } from "vitest";
import type { RowRange } from "../../foundations/drawn-rows.ts";
import { placesOf, rowsInView, sameMeasures } from "./rules.ts";

const range = (first: number, last: number): RowRange => ({ first, last });

test.each([
  [{ rows: range(0, 1), focused: undefined }, [0, 1, 2, 3, 4, 5]],
  [{ rows: range(3, 3), focused: 0 }, [0, 1, 2, 9]],
  [{ rows: range(0, 0), focused: 3 }, [0, 1, 2, 9]],
  [{ rows: range(0, 0), focused: 0 }, [0, 1, 2]],
])(
  "R499 finds the items of the rows that are drawn, of the focused one and of the short last one: %j",
  (drawn, places) => {
    expect(placesOf(drawn.rows, drawn.focused, 3, 10)).toEqual(places);
  },
);

test.each([
  ["at the top", 0, range(0, 1)],
  ["a row further", 700, range(1, 5)],
  ["below the list", 99_999, range(49, 49)],
])("R499 sees the rows in the window %s", (_name, scrollPx, seen) => {
  const measures = { columns: 4, rowPx: 184, gapPx: 16, topPx: 400 };
  expect(rowsInView(measures, { scrollPx, heightPx: 750 }, 50)).toEqual(seen);
});

test("R499 takes what rounding makes of the same page for the same", () => {
  const measures = { columns: 4, rowPx: 200, gapPx: 16, topPx: 400 };
  expect(sameMeasures(measures, { ...measures, topPx: 400.3 })).toBe(true);
  expect(sameMeasures(measures, { ...measures, topPx: 401 })).toBe(false);
  expect(sameMeasures(measures, { ...measures, columns: 5 })).toBe(false);
});
