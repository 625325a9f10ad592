import { describe, expect, test } from "vitest";
import { decodeNoticePosition, noticePosition, noticePageCount, noticePlace, noticesOfPage } from "./rules.ts";

test.each([
  [0, 0],
  [5, 5],
  [6, 9],
  [11, 14],
  [12, 18],
])("R169, C2 the notice with index %i has the position %i", (index, position) => {
  expect(noticePosition(index)).toBe(position);
});

test("R169 every position leads back to its notice", () => {
  const count = 40;
  const places = Array.from({ length: count }, (_, index) => decodeNoticePosition(noticePosition(index), count));
  expect(places).toEqual(Array.from({ length: count }, (_, index) => noticePlace(index)));
});

describe("R169 an invalid position", () => {
  test.each([
    ["between two pages leads to the last notice of the page", 7, 20, { page: 0, row: 5 }],
    ["past the end leads to the last notice", 90, 8, { page: 1, row: 1 }],
    ["below zero leads to the first notice", -4, 8, { page: 0, row: 0 }],
    ["that is not a number leads to the first notice", Number.NaN, 8, { page: 0, row: 0 }],
    ["in an empty list leads to the first place", 3, 0, { page: 0, row: 0 }],
  ])("%s", (_title, position, count, place) => {
    expect(decodeNoticePosition(position, count)).toEqual(place);
  });
});

test("R168 R488 a page holds six notices", () => {
  const notices = Array.from({ length: 8 }, (_, index) => index);
  expect([noticesOfPage(notices, 0), noticesOfPage(notices, 1)]).toEqual([
    [0, 1, 2, 3, 4, 5],
    [6, 7],
  ]);
  expect([0, 1, 6, 7, 13].map(noticePageCount)).toEqual([0, 1, 1, 2, 3]);
});
