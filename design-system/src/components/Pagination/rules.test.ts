import { expect, test } from "vitest";
import { pageItems } from "./rules.ts";

const shown = (page: number, count: number) =>
  pageItems(page, count)
    .map((item) => (item.type === "page" ? item.page : "…"))
    .join(" ");

test.each([
  [1, 0, ""],
  [1, 1, "1"],
  [1, 3, "1 2 3"],
  [1, 5, "1 2 3 4 5"],
  [1, 12, "1 2 3 … 12"],
  [4, 12, "1 2 3 4 5 … 12"],
  [5, 12, "1 … 4 5 6 … 12"],
  [9, 12, "1 … 8 9 10 11 12"],
  [12, 12, "1 … 10 11 12"],
  [99, 12, "1 … 10 11 12"],
  [0, 12, "1 2 3 … 12"],
  [5, 1e12, "1 … 4 5 6 … 1000000000000"],
  [5, Number.POSITIVE_INFINITY, "1 … 4 5 6"],
])("R500 on page %d of %d, the pagination shows %s", (page, count, text) => {
  expect(shown(page, count)).toBe(text);
});
