import { expect, test } from "vitest";
import type { ItemRange } from "../../foundations/drawn-items.ts";
import { cardsInView, isWithinRow, placesOf, sameMeasures } from "./rules.ts";

const range = (first: number, last: number): ItemRange => ({ first, last });

test.each([
  [{ cards: range(0, 3), focused: undefined }, [0, 1, 2, 3]],
  [{ cards: range(3, 4), focused: 1 }, [1, 3, 4]],
  [{ cards: range(0, 1), focused: 9 }, [0, 1, 9]],
  [{ cards: range(0, 1), focused: 0 }, [0, 1]],
])("R499 draws the cards of a range and the focused one: %j", ({ cards, focused }, places) => {
  expect(placesOf(cards, focused)).toEqual(places);
});

test.each([
  ["at the top", 0, range(0, 7)],
  ["a row further", 700, range(4, 23)],
  ["below the list", 99_999, range(196, 197)],
])("R499 sees the cards of the rows in the window %s", (_name, scrollPx, seen) => {
  const measures = { columns: 4, rowPx: 184, gapPx: 16, topPx: 400 };
  expect(cardsInView(measures, { scrollPx, heightPx: 750 }, 198)).toEqual(seen);
});

test.each([
  ["whole rows", range(3, 8), false],
  ["a row begun at the top", range(2, 8), true],
  ["a row begun at the end", range(3, 7), true],
  ["the short last row", range(6, 9), false],
])("R499 tells a row that is still to be completed: %s", (_name, cards, isWithin) => {
  expect(isWithinRow(cards, 3, 10)).toBe(isWithin);
});

test("R499 takes what rounding makes of the same page for the same", () => {
  const measures = { columns: 4, rowPx: 200, gapPx: 16, topPx: 400 };
  expect(sameMeasures(measures, { ...measures, topPx: 400.3 })).toBe(true);
  expect(sameMeasures(measures, { ...measures, topPx: 401 })).toBe(false);
  expect(sameMeasures(measures, { ...measures, columns: 5 })).toBe(false);
});
