import { expect, test } from "vitest";
import { compareKeys, pageSlice, selectedPart, sortKey, withKeys } from "./rules.ts";

const collator = new Intl.Collator("en", { numeric: true });
const compareValues = (a: string | number, b: string | number) => compareKeys(sortKey(a), sortKey(b), collator);
const sorted = (values: (string | number)[]) => values.toSorted(compareValues);

test("R501 sorts amounts by value without losing digits", () => {
  expect(sorted(["10.00", "9.5", "-3", "-20", "0"])).toEqual(["-20", "-3", "0", "9.5", "10.00"]);
  expect(sorted(["99999999999999999.02", "99999999999999999.01"])).toEqual([
    "99999999999999999.01",
    "99999999999999999.02",
  ]);
  expect(sorted(["99999999999999999.01", "5", "-99999999999999999.01"])).toEqual([
    "-99999999999999999.01",
    "5",
    "99999999999999999.01",
  ]);
  expect(compareValues("1.50", "1.5")).toBe(0);
  expect(compareValues("007", "7")).toBe(0);
});

test("R501 sorts other texts in the language's order, and the numbers in them by value", () => {
  expect(sorted(["draw 10", "Draw 9", "draw 9b"])).toEqual(["Draw 9", "draw 9b", "draw 10"]);
  expect(sorted([12, 3, 1e3])).toEqual([3, 12, 1000]);
});

test.each([
  [1, 10, 42, { page: 1, pageCount: 5, from: 1, to: 10 }],
  [5, 10, 42, { page: 5, pageCount: 5, from: 41, to: 42 }],
  [9, 10, 42, { page: 5, pageCount: 5, from: 41, to: 42 }],
  [0, 10, 42, { page: 1, pageCount: 5, from: 1, to: 10 }],
  [1, 10, 0, { page: 1, pageCount: 1, from: 0, to: 0 }],
])("R500 shows the right rows for page %d with %d rows per page and %d in total", (page, size, total, slice) => {
  expect(pageSlice(page, size, total)).toEqual(slice);
});

test("R500 sorts ten thousand amounts by value", () => {
  const amounts = Array.from({ length: 10_000 }, (_, index) => (index * 7919) % 10_007);
  const keys = amounts.map((amount) => sortKey(`${amount}.50`)).sort((a, b) => compareKeys(a, b, collator));
  expect(keys).toEqual(amounts.toSorted((a, b) => a - b).map((amount) => sortKey(`${amount}.50`)));
});

test.each([
  ["adds keys", ["a"], ["b"], true, ["a", "b"]],
  ["adds no key twice", ["a", "b"], ["b"], true, ["a", "b"]],
  ["removes the keys of a page and keeps those of other pages", ["a", "b", "c"], ["b", "c"], false, ["a"]],
])("a table's selection %s", (_title, selected, keys, isSelected, expected) => {
  expect(withKeys(selected, keys, isSelected)).toEqual(expected);
});

test.each([
  ["none when no row is selected", [], ["a", "b"], "none"],
  ["none when only rows of other pages are selected", ["c"], ["a", "b"], "none"],
  ["some when one of two rows is selected", ["a"], ["a", "b"], "some"],
  ["all when every row is selected", ["b", "a", "c"], ["a", "b"], "all"],
  ["none when the page is empty", ["a"], [], "none"],
])("the selected part of a table's page is %s", (_title, selected, keys, expected) => {
  expect(selectedPart(new Set(selected), keys)).toBe(expected);
});
