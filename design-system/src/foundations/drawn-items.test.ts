import { expect, test } from "vitest";
import { nextItems, type ItemRange } from "./drawn-items.ts";

const range = (first: number, last: number): ItemRange => ({ first, last });
const STEPS = { atOnce: 2, ahead: 2 };

test.each([
  ["goes on downwards", range(10, 11), range(10, 13), range(10, 13)],
  ["then draws what is ahead below", range(10, 13), range(10, 13), range(10, 15)],
  ["then what is ahead above", range(10, 15), range(10, 13), range(8, 15)],
  ["drops what is far away", range(8, 15), range(12, 15), range(10, 17)],
  ["fills what is in sight above first", range(12, 17), range(10, 13), range(10, 15)],
  ["begins anew elsewhere", range(8, 15), range(400, 403), range(400, 401)],
  ["stops at the end of the list", range(95, 98), range(97, 99), range(95, 99)],
])("R499 %s, two items at once", (_name, drawn, view, expected) => {
  expect(nextItems(drawn, view, 100, STEPS)).toEqual(expected);
});

test("R499 has nothing left to do when all that is wanted is drawn", () => {
  const drawn = range(8, 15);
  expect(nextItems(drawn, range(10, 13), 100, STEPS)).toBe(drawn);
});
