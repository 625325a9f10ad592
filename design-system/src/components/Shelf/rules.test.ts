import { expect, test } from "vitest";
import { scrollEnds } from "./rules.ts";

test.each([
  ["all fits", { scrollLeft: 0, scrollWidth: 300, clientWidth: 300 }, { isAtStart: true, isAtEnd: true }],
  ["at the start", { scrollLeft: 0, scrollWidth: 900, clientWidth: 300 }, { isAtStart: true, isAtEnd: false }],
  ["in the middle", { scrollLeft: 200, scrollWidth: 900, clientWidth: 300 }, { isAtStart: false, isAtEnd: false }],
  ["at the end", { scrollLeft: 599.5, scrollWidth: 900, clientWidth: 300 }, { isAtStart: false, isAtEnd: true }],
  ["right to left", { scrollLeft: -600, scrollWidth: 900, clientWidth: 300 }, { isAtStart: false, isAtEnd: true }],
])("R139 knows the ends: %s", (_title, scroller, ends) => {
  expect(scrollEnds(scroller)).toEqual(ends);
});
