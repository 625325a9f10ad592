import { expect, test } from "vitest";
import type { ItemRange } from "../../foundations/scrolling/drawn-items.ts";
import { cardsInView, isWithinRow, placesOf, sameMeasures } from "./rules.ts";

const range = (first: number, last: number): ItemRange => ({ first, last });

test.each([
  [{ cards: range(0, 3), focused: undefined }, [0, 1, 2, 3]],
  [{ cards: range(3, 4), focused: 1 }, [1, 3, 4]],
  [{ cards: range(0, 1), focused: 9 }, [0, 1, 9]],
  [{ cards: range(0, 1), focused: 0 }, [0, 1]],
])("R499 the game grid renders the cards of a range and the focused card: %j", ({ cards, focused }, places) => {
  expect(placesOf(cards, focused)).toEqual(places);
});

test.each([
  ["at the top of the list", 0, range(0, 7)],
  ["scrolled down", 700, range(4, 23)],
  ["below the list", 99_999, range(196, 197)],
])("R499 the game grid finds the visible cards when the window is %s", (_name, scrollPx, seen) => {
  const measures = { columns: 4, rowPx: 184, gapPx: 16, topPx: 400 };
  expect(cardsInView(measures, { scrollPx, heightPx: 750 }, 198)).toEqual(seen);
});

test.each([
  ["all rows are full", range(3, 8), false],
  ["the first row is partial", range(2, 8), true],
  ["the last row is partial", range(3, 7), true],
  ["the last row of the list may be short", range(6, 9), false],
])(
  "R499 the game grid finds out whether a range of cards starts or ends within a row: %s",
  (_name, cards, isWithin) => {
    expect(isWithinRow(cards, 3, 10)).toBe(isWithin);
  },
);

test("R499 the game grid treats measures that differ only by rounding as equal", () => {
  const measures = { columns: 4, rowPx: 200, gapPx: 16, topPx: 400 };
  expect(sameMeasures(measures, { ...measures, topPx: 400.3 })).toBe(true);
  expect(sameMeasures(measures, { ...measures, topPx: 401 })).toBe(false);
  expect(sameMeasures(measures, { ...measures, columns: 5 })).toBe(false);
});
