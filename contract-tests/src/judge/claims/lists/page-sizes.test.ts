import { describe } from "vitest";
import { check } from "../../../../test/support/claims.ts";
import type { Claim } from "../../../plan/claim.ts";

const PLACES = { rows: "/rows", key: "/id", total: "/total", pages: "/pages", number: "/number", size: "/size" };
const page = (total: number, size: number, ...ids: number[]) => ({
  json: { total, size, rows: ids.map((id) => ({ id })) },
});

describe("a claim about a page of a filtered list", () => {
  const cut: Claim = { kind: "filtered-page", list: "a", page: "b", last: "c", places: PLACES, size: 2, listSize: 100 };
  const whole = page(3, 100, 1, 2, 3);
  check([
    ["accepts the first rows", cut, { a: whole, b: page(3, 2, 1, 2), c: whole }, []],
    ["ignores a list that has changed", cut, { a: whole, b: page(4, 2, 4, 1), c: page(4, 100, 4, 1, 2, 3) }, []],
    [
      "rejects a page that was cut before the filter",
      cut,
      { a: whole, b: page(3, 2, 1), c: whole },
      ["b · error paging response 200 /rows: must have 2 of the 3 rows, but has 1"],
    ],
    ["accepts the rows after the first page", { ...cut, skipped: 2 }, { a: whole, b: page(3, 2, 3), c: whole }, []],
    [
      "rejects rows of another list after the first page",
      { ...cut, skipped: 2 },
      { a: whole, b: page(9, 2, 7, 8), c: whole },
      ['b · error paging response 200 /total: must be 3, as in "a"'],
    ],
    [
      "rejects the wrong rows after the first page",
      { ...cut, skipped: 2 },
      { a: whole, b: page(3, 2, 1), c: whole },
      ['b · error paging response 200 /rows/0: must be the row at this position in "a"'],
    ],
    [
      "rejects other rows",
      cut,
      { a: whole, b: page(3, 2, 1, 3), c: whole },
      ['b · error paging response 200 /rows/1: must be the row at this position in "a"'],
    ],
    [
      "rejects a total of more than the rows",
      cut,
      { a: page(9, 100, 1), b: page(9, 2, 1, 2), c: page(9, 100, 1) },
      [
        "a · error totals response 200 /total: must be 1, the number of rows, but is 9",
        'b · error paging response 200 /rows/1: must be the row at this position in "a"',
      ],
    ],
  ]);
});

describe("a claim about the page at the end of a list", () => {
  const ends: Claim = {
    kind: "next-page",
    page: "b",
    after: "c",
    whole: "a",
    rowsLeft: 0,
    places: { ...PLACES, isInferred: true },
    next: "/next",
    isTold: true,
  };
  const goesOn: Claim = { ...ends, rowsLeft: 1 };
  const whole = page(2, 100, 1, 2);
  const with2 = (next: unknown, ...ids: number[]) => ({ json: { ...page(2, 2, ...ids).json, next } });
  check([
    ["accepts no next page", ends, { a: whole, b: with2(null, 1, 2) }, []],
    [
      "accepts an empty next page, where the spec does not exclude it",
      { ...ends, isTold: false },
      { a: whole, b: with2("x", 1, 2), c: page(2, 2) },
      [],
    ],
    [
      "rejects a next page that the spec excludes",
      ends,
      { a: whole, b: with2("x", 1, 2), c: page(2, 2) },
      ['b · error paging response 200 /next: must name no next page, because no row is left, but is "x"'],
    ],
    [
      "rejects rows after the last one",
      ends,
      { a: whole, b: with2("x", 1, 2), c: page(2, 2, 2) },
      ["c · error paging response 200 /rows: must have 0 rows, because the page before has 2 of 2, but has 1"],
    ],
    ["accepts a next page with the last row", goesOn, { a: whole, b: with2("x", 1), c: page(2, 1, 2) }, []],
    [
      "rejects that the last row is not offered",
      goesOn,
      { a: whole, b: with2(null, 1) },
      ["b · error paging response 200 /next: must name the next page, because one row is left"],
    ],
    [
      "rejects a page with another size",
      ends,
      { a: whole, b: with2(null, 1) },
      ["b · error paging response 200 /rows: must have 2 rows, as many as were asked for, but has 1"],
    ],
  ]);
});
