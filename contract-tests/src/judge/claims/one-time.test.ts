import { describe } from "vitest";
import { check } from "../../../test/support/claims.ts";
import type { Claim } from "../../plan/claim.ts";

describe("a claim that values are unique", () => {
  const unique: Claim = { kind: "unique", steps: ["a", "b"], pointer: "/code", specPointer: "/x" };
  check([
    ["accepts different values", unique, { a: { json: { code: "1" } }, b: { json: { code: "2" } } }, []],
    ["ignores refusals and missing values", unique, { a: { json: {} }, b: { status: 400, json: { code: "1" } } }, []],
    [
      "rejects the same value",
      unique,
      { a: { json: { code: "1" } }, b: { json: { code: "1" } } },
      ['b · error isolation response 200 /code: must differ in every response, but is the same as in "a"'],
    ],
  ]);
});

describe("a claim that a repeated request is refused", () => {
  const again: Claim = { kind: "refused-again", first: "a", again: "b", code: "USED", specPointer: "/x" };
  check([
    ["accepts the documented refusal", again, { a: { json: 1 }, b: { status: 409, json: { code: "USED" } } }, []],
    ["ignores a first call that is refused", again, { a: { status: 409 }, b: { status: 404 } }, []],
    ["ignores a limit", again, { a: { json: 1 }, b: { status: 429 } }, []],
    [
      "rejects a second success",
      again,
      { a: { json: 1 }, b: { json: 1 } },
      [
        "b · error replay response 200: must be refused with USED, because the first call has succeeded, but was accepted again",
      ],
    ],
    [
      "rejects another code",
      again,
      { a: { json: 1 }, b: { status: 404, json: { code: "GONE" } } },
      [
        'b · error error-code response 404: must be refused with USED, because the first call has succeeded, but is "GONE"',
      ],
    ],
  ]);
});

const PLACES = { rows: "/rows", key: "/id", total: "/total", pages: "/pages", number: "/number", size: "/size" };
const page = (total: number, size: number, ...ids: number[]) => ({
  json: { total, size, rows: ids.map((id) => ({ id })) },
});

describe("a claim about the default size", () => {
  const usual: Claim = { kind: "usual-size", step: "a", places: PLACES, size: 2, specPointer: "/x" };
  check([
    ["accepts the documented size", usual, { a: page(5, 2, 1, 2) }, []],
    ["accepts a short list", usual, { a: page(1, 2, 1) }, []],
    [
      "rejects another size",
      usual,
      { a: page(5, 3, 1, 2, 3) },
      ["a · error paging response 200 /size: must be 2, the documented default"],
    ],
    [
      "rejects more rows",
      usual,
      { a: page(5, 2, 1, 2, 3) },
      ["a · error paging response 200 /rows: must have 2 rows, the documented default, but has 3"],
    ],
  ]);
});

describe("a claim about a page of a filtered list", () => {
  const cut: Claim = { kind: "filtered-page", list: "a", page: "b", last: "c", places: PLACES, size: 2 };
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
