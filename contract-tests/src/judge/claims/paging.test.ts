import { describe } from "vitest";
import type { Claim, PagePlaces } from "../../plan/claim.ts";
import { check, type Said } from "../../../test/support/claims.ts";

const page = (number: number, ids: number[], more: object = {}): Said => ({
  json: { rows: ids.map((id) => ({ id })), total: 3, pages: 2, page: number, size: 2, ...more },
});

describe("pages", () => {
  const places: PagePlaces = {
    rows: "/rows",
    key: "/id",
    total: "/total",
    pages: "/pages",
    number: "/page",
    size: "/size",
  };
  const paging = { pages: ["a", "b"], whole: { step: "w", size: 100 }, beyond: "z", last: "again", size: 2 };
  const claim: Claim = { kind: "one-list", ...paging, places };
  const whole = { a: page(1, [1, 2]), b: page(2, [3]), z: page(99, []), again: page(1, [1, 2]) };
  check([
    ["fit together", claim, whole, []],
    [
      "a row twice",
      claim,
      { ...whole, b: page(2, [2]) },
      ['b · error paging response 200 /rows/0/id: comes twice: the step "a" has 2 as well'],
    ],
    [
      "a row too few",
      claim,
      { ...whole, b: page(2, []) },
      ["b · error paging response 200 /rows: must have 1 of the 3 rows, has 0"],
    ],
    [
      "another total, and what follows from it",
      claim,
      { ...whole, b: page(2, [3, 4], { total: 4 }) },
      ["b · error paging response 200 /total: must be 3 on every page"],
    ],
    [
      "another page than asked for",
      claim,
      { ...whole, b: page(1, [3]) },
      ["b · error paging response 200 /page: must be 2, the page asked for"],
    ],
    [
      "another size than asked for",
      claim,
      { ...whole, a: page(1, [1, 2], { size: 20 }) },
      ["a · error paging response 200 /size: must be 2, the size asked for"],
    ],
    [
      "a wrong number of pages",
      claim,
      { ...whole, b: page(2, [3], { pages: 1 }) },
      ["b · error paging response 200 /pages: must be 2: 3 rows, 2 on a page"],
    ],
    [
      "rows past the end",
      claim,
      { ...whole, z: page(99, [3]) },
      ["z · error paging response 200 /rows: a page past the last is empty, this one has 1 rows"],
    ],
    [
      "a total that is one short, which shows at the end of the list alone",
      claim,
      {
        a: page(1, [1, 2], { total: 6, pages: 3 }),
        b: page(2, [3, 4], { total: 6, pages: 3 }),
        w: page(1, [1, 2, 3, 4, 5, 6, 7], { total: 6, pages: 1, size: 100 }),
        again: page(1, [1, 2], { total: 6, pages: 3 }),
      },
      ["w · error paging response 200 /rows: must have 6 of the 6 rows, has 7"],
    ],
    ["a list that moves meanwhile", claim, { ...whole, b: page(2, [2]), again: page(1, [9, 1]) }, []],
  ]);

  const sums: Claim = {
    kind: "sums",
    step: "a",
    places,
    sums: [
      { figure: "/count", value: "", where: {}, specPointer: "/s" },
      { figure: "/in", value: "/amount", where: { way: "in" }, specPointer: "/s" },
    ],
  };
  const rows = [
    { amount: "0.10", way: "in" },
    { amount: "0.20", way: "in" },
    { amount: "9.00", way: "out" },
  ];
  check([
    ["totals are exact sums", sums, { a: { json: { rows, total: 3, count: 3, in: "0.30" } } }, []],
    [
      "totals are no sums",
      sums,
      { a: { json: { rows, total: 3, count: 2, in: "9.30" } } },
      [
        "a · error totals response 200 /count: must be the sum of the rows, 3, is 2",
        "a · error totals response 200 /in: must be the sum of /rows/*/amount, 0.3, is 9.3",
      ],
    ],
    ["of a part nothing is said", sums, { a: { json: { rows, total: 9, count: 9, in: "9.30" } } }, []],
  ]);
});
