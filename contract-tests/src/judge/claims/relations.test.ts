import { describe } from "vitest";
import { check, type Said } from "../../../test/support/claims.ts";
import type { Claim } from "../../plan/claim.ts";
import type { Filter } from "../../plan/filters.ts";

const places = { rows: "/rows", key: "/id", total: "/total" };
const list = (rows: object[], query: Said["query"] = {}, total = rows.length): Said => ({
  json: { rows, total },
  query,
});
const row = (id: number, more: object = {}) => ({ id, ...more });

describe("a claim that a filter lets through what it should", () => {
  const claim = (filter: Partial<Filter>, part = "part"): Claim => ({
    kind: "filtered",
    whole: "all",
    part,
    last: "again",
    places,
    filter: {
      parameter: "f",
      fields: ["/a"],
      match: "equal",
      except: [],
      adds: [],
      specPointer: "/s",
      isInferred: false,
      ...filter,
    },
  });
  const all = [row(1, { a: "x", at: "2026-01-03T00:00:00Z" }), row(2, { a: "Y", at: "2026-01-02T00:00:00Z" })];
  const [x = {}, y = {}] = all;
  const tried = (part: Said) => ({ all: list(all), part, again: list(all) });
  const range = { fields: ["/at"], match: "from" } as const;
  const second = "2026-01-02T00:00:00Z";
  check([
    ["accepts what has the value, all of it", claim({}), tried(list([x], { f: "x" })), []],
    [
      "rejects what has another value",
      claim({}),
      tried(list([x, y], { f: "x" })),
      ['part · error filter response 200 /rows/1/a: must not be here: f=x was asked for, is "Y"'],
    ],
    [
      "rejects a part that lacks a row",
      claim({}),
      tried(list([], { f: "x" })),
      ["part · error filter response 200 /rows: must have 1 as well, which has f=x"],
    ],
    [
      "rejects a row that the whole has not",
      claim({}),
      tried(list([row(9, { a: "x" })], { f: "x" })),
      ["part · error filter response 200 /rows/0: must be in the list without f=x as well"],
    ],
    [
      "rejects a part that is more than the whole",
      claim({ fields: [] }),
      tried(list([], { f: "x" }, 3)),
      ["part · error filter response 200 /total: must not be more than without f=x"],
    ],
    ["says nothing of a list that has moved", claim({}), { ...tried(list([x, y], { f: "x" })), again: list([x]) }, []],
    ["says nothing of a part that was refused", claim({}), tried({ ...list([y], { f: "x" }), status: 404 }), []],
    ["says nothing of an exception", claim({ except: ["x"] }), tried(list([y], { f: "x" })), []],
    [
      "tells what is guessed as such",
      claim({ isInferred: true }),
      tried(list([y], { f: "x" })),
      ['part · error filter response 200 /rows/0/a: must not be here: f=x was asked for, is "Y"'],
    ],
    ["accepts one of several values", claim({}), tried(list([x, y], { f: ["x", "Y"] })), []],
    ["accepts what the value stands for", claim({ values: { true: "x" } }), tried(list([x], { f: true })), []],
    [
      "rejects what the value does not stand for",
      claim({ values: { true: "x" } }),
      tried(list([y], { f: true })),
      ['part · error filter response 200 /rows/0/a: must not be here: f=true was asked for, is "Y"'],
    ],
    ["accepts a text in any case", claim({ match: "contains" }), tried(list([y], { f: "y" })), []],
    [
      "rejects another text",
      claim({ match: "contains" }),
      tried(list([x], { f: "y" })),
      ['part · error filter response 200 /rows/0/a: must not be here: f=y was asked for, is "x"'],
    ],
    [
      "rejects rows where nothing can be",
      claim({ fields: [] }, "f of nothing"),
      { all: list(all), "f of nothing": list([x], { f: "zz" }), again: list(all) },
      ["f of nothing · error filter response 200 /rows: must be empty: nothing has f=zz, has 1 rows"],
    ],
    ["accepts the begin of a range with its moment", claim(range), tried(list(all, { f: second })), []],
    [
      "rejects a begin without its moment",
      claim(range),
      tried(list([x], { f: second })),
      [`part · error filter response 200 /rows: must have 2 as well, which has f=${second}`],
    ],
    [
      "rejects an end with its moment",
      claim({ ...range, match: "before" }),
      tried(list([y], { f: second })),
      [`part · error filter response 200 /rows/0/at: must not be here: f=${second} was asked for, is "${second}"`],
    ],
    ["accepts an end through its moment", claim({ ...range, match: "through" }), tried(list([y], { f: second })), []],
    ["says nothing of the day itself, in whatever zone", claim(range), tried(list([x], { f: "2026-01-02" })), []],
    [
      "rejects a day too early",
      claim(range),
      tried(list(all, { f: "2026-01-04" })),
      [
        'part · error filter response 200 /rows/0/at: must not be here: f=2026-01-04 was asked for, is "2026-01-03T00:00:00Z"',
      ],
    ],
    ["accepts a list cut at its limit", claim({ match: "limit" }), tried(list([x], { f: 1 })), []],
    ["accepts a limit beyond its end", claim({ match: "limit" }), tried(list(all, { f: 3 })), []],
    [
      "rejects a limit that is not kept",
      claim({ match: "limit" }),
      tried(list(all, { f: 1 })),
      ["part · error filter response 200 /rows: must have 1 rows: 1 were asked for with f, has 2"],
    ],
    [
      "rejects the other end of the list",
      claim({ match: "limit" }),
      tried(list([y], { f: 1 })),
      ["part · error filter response 200 /rows/0: must be the row that the whole list has here"],
    ],
  ]);
});

describe("a claim that rows come in an order", () => {
  const claim = (isRising: boolean): Claim => ({
    kind: "sorted",
    step: "a",
    rows: "/rows",
    field: "/v",
    isRising,
    specPointer: "/s",
  });
  const of = (...values: unknown[]) => ({ a: list(values.map((v, id) => row(id, { v }))) });
  check([
    [
      "accepts falling moments, and the same ones",
      claim(false),
      of("2026-01-02T00:00:00Z", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z"),
      [],
    ],
    [
      "rejects a rising one",
      claim(false),
      of("2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"),
      ['a · error order response 200 /rows/1/v: must not come after "2026-01-01T00:00:00Z": the greatest comes first'],
    ],
    ["compares amounts as numbers", claim(true), of("9.50", "10.00"), []],
    [
      "rejects a falling one",
      claim(true),
      of(3, 2),
      ["a · error order response 200 /rows/1/v: must not come after 3: the least comes first"],
    ],
    ["says nothing of what has no order", claim(true), of("b", "a", null), []],
  ]);
});

describe("a claim that a total runs", () => {
  const claim: Claim = {
    kind: "runs",
    step: "a",
    rows: "/rows",
    total: "/sum",
    amount: "/by",
    negativeWhere: { way: "out" },
    specPointer: "/s",
  };
  const of = (...rows: object[]) => ({ a: list(rows) });
  check([
    [
      "accepts rows that follow",
      claim,
      of({ sum: "8.00", by: "2.00", way: "out" }, { sum: "10.00", by: "1.00", way: "in" }, { sum: "9.00" }),
      [],
    ],
    [
      "rejects a row that does not",
      claim,
      of({ sum: "8.00", by: "2.00", way: "in" }, { sum: "10.00", by: "1.00" }),
      ["a · error totals response 200 /rows/0/sum: must be 12: 10 before, and 2; is 8"],
    ],
    ["says nothing of rows without an amount", claim, of({ sum: "8.00" }, { sum: "10.00" }), []],
  ]);
});

describe("a claim that halves add up", () => {
  const claim: Claim = {
    kind: "halves",
    whole: "all",
    last: "again",
    parts: ["one", "two"],
    figures: ["/sum"],
    specPointer: "/s",
  };
  const sum = (value: string): Said => ({ json: { sum: value } });
  check([
    ["accepts the sum", claim, { all: sum("3.0"), again: sum("3.0"), one: sum("1"), two: sum("2") }, []],
    [
      "rejects another",
      claim,
      { all: sum("3"), again: sum("3"), one: sum("1"), two: sum("3") },
      ['two · error totals response 200 /sum: must add up: 1 in "one" and 3 here, 3 in all'],
    ],
    ["says nothing of a sum that moves", claim, { all: sum("3"), again: sum("4"), one: sum("1"), two: sum("3") }, []],
  ]);
});

describe("a claim that answers differ", () => {
  const claim: Claim = { kind: "differ", steps: ["a", "b", "c"], parameter: "p", moving: ["now"], specPointer: "/s" };
  const of = (a: number, now = 1): Said => ({ json: { a, now } });
  check([
    ["accepts different ones", claim, { a: of(1), b: of(2) }, []],
    [
      "rejects two that are the same, but for what moves",
      claim,
      { a: of(1), b: of(2), c: of(1, 2) },
      ['c · error filter response 200 body: must not be what "a" was answered: p is not looked at'],
    ],
  ]);
});
