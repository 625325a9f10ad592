import { expect, test } from "vitest";
import { pageStart, scrollEnds } from "./rules.ts";

test.each([
  ["everything fits", { scrollLeft: 0, scrollWidth: 300, clientWidth: 300 }, { isAtStart: true, isAtEnd: true }],
  [
    "the row is at the start",
    { scrollLeft: 0, scrollWidth: 900, clientWidth: 300 },
    { isAtStart: true, isAtEnd: false },
  ],
  [
    "the row is in the middle",
    { scrollLeft: 200, scrollWidth: 900, clientWidth: 300 },
    { isAtStart: false, isAtEnd: false },
  ],
  [
    "the row is at the end",
    { scrollLeft: 599.5, scrollWidth: 900, clientWidth: 300 },
    { isAtStart: false, isAtEnd: true },
  ],
  [
    "the row scrolls from right to left",
    { scrollLeft: -600, scrollWidth: 900, clientWidth: 300 },
    { isAtStart: false, isAtEnd: true },
  ],
])("R139 a shelf knows which ends of its row are visible when %s", (_title, scroller, ends) => {
  expect(scrollEnds(scroller)).toEqual(ends);
});

test.each<[string, number, 1 | -1, number]>([
  ["the second page", 0, 1, 1000],
  ["the third page when zoom has moved the second page by a fraction of a pixel", 999.6, 1, 2000],
  ["the next page when the shelf starts in the middle of a page", 1300, 1, 2000],
  ["the previous page", 2000, -1, 1000],
  ["the start of the current page when the shelf starts in the middle of this page", 1300, -1, 1000],
  ["the first page", 1000.4, -1, 0],
  ["the first page when the shelf is already there", 0, -1, 0],
  ["the next page, right to left", -1000, 1, 2000],
])("R139 R496 turning a page of a shelf scrolls to %s", (_title, scrollLeft, pages, startPx) => {
  // The row shows five cards of 200 px and a quarter of the sixth.
  expect(pageStart({ scrollLeft, clientWidth: 1042 }, 200, pages)).toBe(startPx);
});
