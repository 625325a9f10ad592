import { describe } from "vitest";
import { check, type Said } from "../../../../test/support/claims.ts";
import type { Claim } from "../../../plan/claim.ts";
import type { PagePlaces } from "../../../plan/list-claim.ts";

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
    whole: "w",
    beyond: "z",
    last: "again",
    places,
    size: 2,
  };
  const whole = { a: page(1, [1, 2]), b: page(2, [3]), z: page(99, []), again: page(1, [1, 2]) };
  check([
    ["accepts pages that fit together", claim, whole, []],
    [
      "rejects a row that has another member on another page",
      claim,
      {
        ...whole,
        w: { json: { rows: [1, 2, 3].map((id) => ({ id, sum: id })), total: 3 } },
        b: { json: { rows: [{ id: 3, sum: 4 }], total: 3 } },
      },
      ['b · error paging response 200 /rows/0/sum: must be 3, as in the step "w", but is 4'],
    ],
    [
      "rejects a row that is on two pages",
      claim,
      { ...whole, b: page(2, [2]) },
      ['b · error paging response 200 /rows/0/id: appears twice: the step "a" contains 2 as well'],
    ],
    [
      "rejects a wrong total with a single finding",
      claim,
      { ...whole, b: page(2, [3, 4], { total: 4 }) },
      ["b · error paging response 200 /total: must be 3 on every page"],
    ],
    [
      "rejects a total that counts the rows of one page",
      claim,
      {
        ...whole,
        a: page(1, [1, 2], { total: 2 }),
        b: page(2, [3], { total: 2 }),
        again: page(1, [1, 2], { total: 2 }),
      },
      ["a · error paging response 200 /total: must be at least 3, because so many rows are on 2 pages, but is 2"],
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
      "rejects rows past the last page",
      claim,
      { ...whole, z: page(99, [3]) },
      ["z · error paging response 200 /rows: must be empty after the last page, but has 1 rows"],
    ],
    ["skips a list that changes between the calls", claim, { ...whole, b: page(2, [2]), again: page(1, [9, 1]) }, []],
  ]);
});

const pageOfFour = (number: number, ids: number[], more: object = {}) => page(number, ids, { total: 4, ...more });

describe("a claim that pages form one list of four rows", () => {
  const claim: Claim = {
    kind: "one-list",
    pages: ["a", "b"],
    whole: "w",
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
  ]);
});
