import { describe, expect, test } from "vitest";
import { gapsBetween, longestRows, placesWith } from "./rules.ts";

describe("the rows of a long table that are rendered", () => {
  test.each([
    ["no row has the focus", [3, 4, 5], undefined, [3, 4, 5]],
    ["the focused row is in sight", [3, 4, 5], 4, [3, 4, 5]],
    ["the focused row is at the edge", [3, 4, 5], 5, [3, 4, 5, 6]],
    ["the focused row is far above", [50, 51], 10, [9, 10, 11, 50, 51]],
    ["the focused row is far below", [0, 1], 60, [0, 1, 59, 60, 61]],
    ["the first row has the focus", [50, 51], 0, [0, 1, 50, 51]],
    ["the last row has the focus", [50, 51], 99, [50, 51, 98, 99]],
  ])("2.4.3 include the focused row and its neighbours: %s", (_title, inSight, focused, expected) => {
    expect(placesWith(inSight, focused, 100)).toEqual(expected);
  });

  test.each([
    ["no row", [], 400, [], 400],
    [
      "the first rows",
      [
        [0, 40],
        [40, 90],
      ],
      400,
      [0, 0],
      310,
    ],
    [
      "rows in the middle",
      [
        [80, 120],
        [120, 160],
      ],
      400,
      [80, 0],
      240,
    ],
    [
      "two groups of rows",
      [
        [40, 80],
        [200, 240],
      ],
      240,
      [40, 120],
      0,
    ],
    ["a row whose measured height is newer than the total", [[0, 50]], 40, [0], 0],
  ])(
    "have empty space around them, as high as the rows that are not rendered: %s",
    (_title, spans, totalPx, before, after) => {
      const rendered = spans.map(([start = 0, end = 0]) => ({ start, end }));
      expect(gapsBetween(rendered, totalPx)).toEqual({ before, after });
    },
  );
});

test("a long table finds the longest value of each column, and counts a missing value as empty", () => {
  const rows = [
    { name: "Koi", stake: "1000.00" },
    { name: "Lantern Alley", stake: null },
    { name: "River", stake: "5.00" },
  ];
  const columns = [{ value: (row: (typeof rows)[0]) => row.name }, { value: (row: (typeof rows)[0]) => row.stake }];
  expect(
    longestRows(
      columns,
      rows.map((row) => ({ row })),
    ),
  ).toEqual([rows[1], rows[0]]);
  expect(longestRows(columns, [])).toEqual([undefined, undefined]);
});
