import { expect, test } from "vitest";
import { pageStart, scrollEnds } from "./rules.ts";

test.each([
  ["all fits", { scrollLeft: 0, scrollWidth: 300, clientWidth: 300 }, { isAtStart: true, isAtEnd: true }],
  ["at the start", { scrollLeft: 0, scrollWidth: 900, clientWidth: 300 }, { isAtStart: true, isAtEnd: false }],
  ["in the middle", { scrollLeft: 200, scrollWidth: 900, clientWidth: 300 }, { isAtStart: false, isAtEnd: false }],
  ["at the end", { scrollLeft: 599.5, scrollWidth: 900, clientWidth: 300 }, { isAtStart: false, isAtEnd: true }],
  ["right to left", { scrollLeft: -600, scrollWidth: 900, clientWidth: 300 }, { isAtStart: false, isAtEnd: true }],
])("R139 knows the ends: %s", (_title, scroller, ends) => {
  expect(scrollEnds(scroller)).toEqual(ends);
});

test.each<[string, number, 1 | -1, number]>([
  ["the second page", 0, 1, 1000],
  ["the page after one that zoom left a hair off", 999.6, 1, 2000],
  ["the next page from within one", 1300, 1, 2000],
  ["the page before", 2000, -1, 1000],
  ["the start of the page that one is within", 1300, -1, 1000],
  ["the start", 1000.4, -1, 0],
  ["nothing before the start", 0, -1, 0],
  ["the next page, right to left", -1000, 1, 2000],
])("R139 R496 a turn goes to %s", (_title, scrollLeft, pages, startPx) => {
  // Five cards of 200 px, and a quarter of the sixth.
  expect(pageStart({ scrollLeft, clientWidth: 1042 }, 200, pages)).toBe(startPx);
});
