import { expect, test } from "vitest";
import { nextItems, type ItemRange } from "./drawn-items.ts";

const range = (first: number, last: number): ItemRange => ({ first, last });
const STEPS = { atOnce: 2, ahead: 2 };

test.each([
  ["continues downwards", range(10, 11), range(10, 13), range(10, 13)],
  ["then renders the items after the visible ones", range(10, 13), range(10, 13), range(10, 15)],
  ["then renders the items before the visible ones", range(10, 15), range(10, 13), range(8, 15)],
  ["drops distant items", range(8, 15), range(12, 15), range(10, 17)],
  ["renders visible items first when scrolling up", range(12, 17), range(10, 13), range(10, 15)],
  ["starts again at a distant place", range(8, 15), range(400, 403), range(400, 401)],
  ["stops at the end of the list", range(95, 98), range(97, 99), range(95, 99)],
])("R499 a long list that renders two items at a time %s", (_name, drawn, view, expected) => {
  expect(nextItems(drawn, view, 100, STEPS)).toEqual(expected);
});

test("R499 a long list changes nothing when all wanted items are rendered", () => {
  const drawn = range(8, 15);
  expect(nextItems(drawn, range(10, 13), 100, STEPS)).toBe(drawn);
});
