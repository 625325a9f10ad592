import { describe } from "vitest";
import { check, type Said } from "../../../../test/support/claims.ts";
import type { Claim, PagePlaces } from "../../../plan/claim.ts";

const places: PagePlaces = {
  rows: "/rows",
  key: "/id",
  total: "/total",
  pages: "/pages",
  number: "/page",
  size: "/size",
};
const page = (number: number, ids: number[], more: object = {}): Said => ({
  json: { rows: ids.map((id) => ({ id })), total: 3, pages: 2, page: number, size: 2, ...more },
});

describe("a claim that pages form one list", () => {
  const claim: Claim = {
    kind: "one-list",
    pages: ["a", "b"],
    whole: { step: "w", size: 100 },
    beyond: "z",
    last: "again",
    places,
    size: 2,
  };
  const whole = { a: page(1, [1, 2]), b: page(2, [3]), z: page(99, []), again: page(1, [1, 2]) };
  check([
    ["accepts pages that fit together", claim, whole, []],
    [
      "rejects a row that is on two pages",
      claim,
      { ...whole, b: page(2, [2]) },
      ['b · error paging response 200 /rows/0/id: appears twice: the step "a" contains 2 as well'],
    ],
    [
      "rejects a page with a missing row",
      claim,
      { ...whole, b: page(2, []) },
      ["b · error paging response 200 /rows: must have 1 of the 3 rows, but has 0"],
    ],
    [
      "rejects a wrong total with a single finding",
      claim,
      { ...whole, b: page(2, [3, 4], { total: 4 }) },
      ["b · error paging response 200 /total: must be 3 on every page"],
    ],
    [
      "accepts a long page with the rows in the same places",
      claim,
      { ...whole, w: page(1, [1, 2, 3], { size: 100, pages: 1 }) },
      [],
    ],
    [
      "rejects a row that a long page has at another position",
      claim,
      { ...whole, b: page(2, [4]), w: page(1, [1, 2, 3], { size: 100, pages: 1 }) },
      ['b · error paging response 200 /rows/0/id: must be 3, as at this position in the step "w"'],
    ],
    [
      "rejects another page than requested",
      claim,
      { ...whole, b: page(1, [3]) },
      ["b · error paging response 200 /page: must be 2, the requested page"],
    ],
    [
      "rejects another page size than requested",
      claim,
      { ...whole, a: page(1, [1, 2], { size: 20 }) },
      ["a · error paging response 200 /size: must be 2, the requested size"],
    ],
    [
      "rejects a wrong number of pages",
      claim,
      { ...whole, b: page(2, [3], { pages: 1 }) },
      ["b · error paging response 200 /pages: must be 2: 3 rows, 2 on a page"],
    ],
    [
      "rejects rows past the last page",
      claim,
      { ...whole, z: page(99, [3]) },
      ["z · error paging response 200 /rows: must be empty after the last page, but has 1 rows"],
    ],
    [
      "rejects a total that is too small by one, which only the full list shows",
      claim,
      {
        a: page(1, [1, 2], { total: 6, pages: 3 }),
        b: page(2, [3, 4], { total: 6, pages: 3 }),
        w: page(1, [1, 2, 3, 4, 5, 6, 7], { total: 6, pages: 1, size: 100 }),
        again: page(1, [1, 2], { total: 6, pages: 3 }),
      },
      ["w · error paging response 200 /rows: must have 6 of the 6 rows, but has 7"],
    ],
    ["skips a list that changes between the calls", claim, { ...whole, b: page(2, [2]), again: page(1, [9, 1]) }, []],
  ]);
});

const pageOfFour = (number: number, ids: number[], more: object = {}) => page(number, ids, { total: 4, ...more });

describe("a claim that pages form one list of four rows", () => {
  const claim: Claim = {
    kind: "one-list",
    pages: ["a", "b"],
    whole: { step: "w", size: 3 },
    beyond: "z",
    last: "again",
    places,
    size: 2,
  };
  const fine = { a: pageOfFour(1, [1, 2]), b: pageOfFour(2, [3, 4]), again: pageOfFour(1, [1, 2]) };
  const empty = { rows: [], total: 0, pages: 0, size: 2 };
  check([
    ["accepts full pages", claim, fine, []],
    [
      "accepts an empty list",
      claim,
      {
        a: { json: { ...empty, page: 1 } },
        b: { json: { ...empty, page: 2 } },
        again: { json: { ...empty, page: 1 } },
      },
      [],
    ],
    ["skips a series without the first page", claim, { b: pageOfFour(9, []), again: pageOfFour(1, [1, 2]) }, []],
    ["skips a series without the repeated first page", claim, { a: pageOfFour(9, []), b: pageOfFour(2, [3]) }, []],
    [
      "skips a series whose repeated first page was refused",
      claim,
      { ...fine, a: pageOfFour(9, []), again: { ...pageOfFour(9, []), status: 400 } },
      [],
    ],
    [
      "skips a list whose total changes between the calls",
      claim,
      { ...fine, b: pageOfFour(2, []), again: pageOfFour(1, [1, 2], { total: 5 }) },
      [],
    ],
    ["skips a page that was refused", claim, { ...fine, b: { status: 400, json: {} } }, []],
    ["skips a page past the last that was refused", claim, { ...fine, z: { ...pageOfFour(9, [1]), status: 404 } }, []],
    [
      "rejects a full list with a missing row",
      claim,
      { ...fine, w: pageOfFour(1, [1, 2], { size: 3 }) },
      ["w · error paging response 200 /rows: must have 3 of the 4 rows, but has 2"],
    ],
    ["skips a full list that was refused", claim, { ...fine, w: { ...pageOfFour(1, [1]), status: 400 } }, []],
    [
      "rejects a row that is twice on a page",
      claim,
      { ...fine, a: pageOfFour(1, [1, 1]), again: pageOfFour(1, [1, 1]) },
      ['a · error paging response 200 /rows/1/id: appears twice: the step "a" contains 1 as well'],
    ],
    [
      "accepts equal rows when rows have no key",
      { ...claim, places: { ...places, key: undefined } },
      { ...fine, a: pageOfFour(1, [1, 1]), again: pageOfFour(1, [1, 1]) },
      [],
    ],
    [
      "does not count rows without a total",
      claim,
      {
        a: pageOfFour(1, [1], { total: null }),
        b: pageOfFour(2, [3], { total: null }),
        again: pageOfFour(1, [1], { total: null }),
      },
      [],
    ],
    [
      "rejects a page without a list",
      claim,
      { ...fine, b: pageOfFour(2, [], { rows: "none" }) },
      ["b · error paging response 200 /rows: must have 2 of the 4 rows, but has 0"],
    ],
  ]);
});

describe("a claim that a figure is a sum", () => {
  const totals: Claim = {
    kind: "sums",
    step: "a",
    places,
    sums: [
      { figure: "/count", value: "", where: {}, specPointer: "/s" },
      { figure: "/in", value: "/amount", where: { way: "in" }, specPointer: "/s" },
    ],
  };
  const moves = [
    { amount: "0.10", way: "in" },
    { amount: "0.20", way: "in" },
    { amount: "9.00", way: "out" },
  ];
  check([
    ["accepts exact sums", totals, { a: { json: { rows: moves, total: 3, count: 3, in: "0.30" } } }, []],
    [
      "rejects figures that are not the sums",
      totals,
      { a: { json: { rows: moves, total: 3, count: 2, in: "9.30" } } },
      [
        "a · error totals response 200 /count: must be the sum of the rows, 3, but is 2",
        "a · error totals response 200 /in: must be the sum of /rows/*/amount, 0.3, but is 9.3",
      ],
    ],
    ["skips a list that is not complete", totals, { a: { json: { rows: moves, total: 9, count: 9, in: "9.30" } } }, []],
  ]);

  const sum = { figure: "/sum", value: "/amount", where: {}, specPointer: "/s" };
  const sums: Claim = { kind: "sums", step: "a", places, sums: [sum] };
  const report: Claim = { kind: "sums", step: "a", places: undefined, sums: [{ ...sum, rows: "/lines" }] };
  const rows = [{ amount: "1" }, { amount: "2" }];
  check([
    ["accepts the sum of all rows", sums, { a: { json: { rows, total: 2, sum: 3 } } }, []],
    ["skips a list with a row without an amount", sums, { a: { json: { rows: [...rows, {}], total: 3, sum: 9 } } }, []],
    [
      "counts a row whose amount is null as nothing",
      sums,
      { a: { json: { rows: [...rows, { amount: null }], total: 3, sum: 3 } } },
      [],
    ],
    ["skips a figure that is not a number", sums, { a: { json: { rows, total: 2, sum: "much" } } }, []],
    ["skips a list that is not an array", sums, { a: { json: { rows: 2, total: 2, sum: 3 } } }, []],
    ["skips a list without a total", sums, { a: { json: { rows, sum: 9 } } }, []],
    [
      "skips a list when the claim names no total",
      { ...sums, places: undefined },
      { a: { json: { rows, total: 2, sum: 9 } } },
      [],
    ],
    ["skips a list that was refused", sums, { a: { status: 400, json: { rows, total: 2, sum: 9 } } }, []],
    ["skips a series without the step", sums, {}, []],
    ["accepts a report without a total", report, { a: { json: { lines: rows, sum: "3.00" } } }, []],
    [
      "rejects a report with a wrong sum",
      report,
      { a: { json: { lines: rows, sum: 4 } } },
      ["a · error totals response 200 /sum: must be the sum of /lines/*/amount, 3, but is 4"],
    ],
    ["accepts an empty report with the sum 0", report, { a: { json: { lines: [], sum: 0 } } }, []],
  ]);
});
