import { describe } from "vitest";
import { check, type Said } from "../../../test/support/claims.ts";
import type { Claim } from "../../plan/claim.ts";
import type { Filter } from "../../plan/filter.ts";

const places = { rows: "/rows", key: "/id", total: "/total" };
const list = (rows: object[], query: Said["query"] = {}, total = rows.length): Said => ({
  json: { rows, total },
  query,
});
const row = (id: number, more: object = {}) => ({ id, ...more });

const filtering = (filter: Partial<Filter>, part = "part"): Claim => ({
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

describe("a claim that a filter lets through what it should", () => {
  const all = [row(1, { a: "x", at: "2026-01-03T00:00:00Z" }), row(2, { a: "Y", at: "2026-01-02T00:00:00Z" })];
  const [x = {}, y = {}] = all;
  const tried = (part: Said) => ({ all: list(all), part, again: list(all) });
  const range = { fields: ["/at"], match: "from" } as const;
  const second = "2026-01-02T00:00:00Z";
  check([
    ["accepts what has the value, all of it", filtering({}), tried(list([x], { f: "x" })), []],
    [
      "rejects what has another value",
      filtering({}),
      tried(list([x, y], { f: "x" })),
      ['part · error filter response 200 /rows/1/a: must not be here: f=x was asked for, is "Y"'],
    ],
    [
      "rejects a part that lacks a row",
      filtering({}),
      tried(list([], { f: "x" })),
      ["part · error filter response 200 /rows: must have 1 as well, which has f=x"],
    ],
    [
      "rejects a row that the whole has not",
      filtering({}),
      tried(list([row(9, { a: "x" })], { f: "x" })),
      ["part · error filter response 200 /rows/0: must be in the list without f=x as well"],
    ],
    [
      "rejects a part that is more than the whole",
      filtering({ fields: [] }),
      tried(list([], { f: "x" }, 3)),
      ["part · error filter response 200 /total: must not be more than without f=x"],
    ],
    [
      "says nothing of a list that has moved",
      filtering({}),
      { ...tried(list([x, y], { f: "x" })), again: list([x]) },
      [],
    ],
    ["says nothing of a part that was refused", filtering({}), tried({ ...list([y], { f: "x" }), status: 404 }), []],
    ["says nothing of an exception", filtering({ except: ["x"] }), tried(list([y], { f: "x" })), []],
    [
      "tells what is guessed as such",
      filtering({ isInferred: true }),
      tried(list([y], { f: "x" })),
      ['part · error filter response 200 /rows/0/a: must not be here: f=x was asked for, is "Y"'],
    ],
    ["accepts one of several values", filtering({}), tried(list([x, y], { f: ["x", "Y"] })), []],
    ["accepts what the value stands for", filtering({ values: { true: "x" } }), tried(list([x], { f: true })), []],
    [
      "rejects what the value does not stand for",
      filtering({ values: { true: "x" } }),
      tried(list([y], { f: true })),
      ['part · error filter response 200 /rows/0/a: must not be here: f=true was asked for, is "Y"'],
    ],
    ["accepts a text in any case", filtering({ match: "contains" }), tried(list([y], { f: "y" })), []],
    [
      "rejects another text",
      filtering({ match: "contains" }),
      tried(list([x], { f: "y" })),
      ['part · error filter response 200 /rows/0/a: must not be here: f=y was asked for, is "x"'],
    ],
    [
      "rejects rows where nothing can be",
      filtering({ fields: [] }, "f of nothing"),
      { all: list(all), "f of nothing": list([x], { f: "zz" }), again: list(all) },
      ["f of nothing · error filter response 200 /rows: must be empty: nothing has f=zz, has 1 rows"],
    ],
    ["accepts the begin of a range with its moment", filtering(range), tried(list(all, { f: second })), []],
    [
      "rejects a begin without its moment",
      filtering(range),
      tried(list([x], { f: second })),
      [`part · error filter response 200 /rows: must have 2 as well, which has f=${second}`],
    ],
    [
      "rejects an end with its moment",
      filtering({ ...range, match: "before" }),
      tried(list([y], { f: second })),
      [`part · error filter response 200 /rows/0/at: must not be here: f=${second} was asked for, is "${second}"`],
    ],
    [
      "accepts an end through its moment",
      filtering({ ...range, match: "through" }),
      tried(list([y], { f: second })),
      [],
    ],
    ["says nothing of the day itself, in whatever zone", filtering(range), tried(list([x], { f: "2026-01-02" })), []],
    [
      "rejects a day too early",
      filtering(range),
      tried(list(all, { f: "2026-01-04" })),
      [
        'part · error filter response 200 /rows/0/at: must not be here: f=2026-01-04 was asked for, is "2026-01-03T00:00:00Z"',
      ],
    ],
    ["accepts a list cut at its limit", filtering({ match: "limit" }), tried(list([x], { f: 1 })), []],
    ["accepts a limit beyond its end", filtering({ match: "limit" }), tried(list(all, { f: 3 })), []],
    [
      "rejects a limit that is not kept",
      filtering({ match: "limit" }),
      tried(list(all, { f: 1 })),
      ["part · error filter response 200 /rows: must have 1 rows: 1 were asked for with f, has 2"],
    ],
    [
      "rejects the other end of the list",
      filtering({ match: "limit" }),
      tried(list([y], { f: 1 })),
      ["part · error filter response 200 /rows/0: must be the row that the whole list has here"],
    ],
  ]);
});

const ordered = (isRising: boolean): Claim => ({
  kind: "sorted",
  step: "a",
  rows: "/rows",
  field: "/v",
  isRising,
  specPointer: "/s",
});
const valued = (...values: unknown[]) => ({ a: list(values.map((v, id) => row(id, { v }))) });

describe("a claim that rows come in an order", () => {
  check([
    [
      "accepts falling moments, and the same ones",
      ordered(false),
      valued("2026-01-02T00:00:00Z", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z"),
      [],
    ],
    [
      "rejects a rising one",
      ordered(false),
      valued("2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"),
      ['a · error order response 200 /rows/1/v: must not come after "2026-01-01T00:00:00Z": the greatest comes first'],
    ],
    ["compares amounts as numbers", ordered(true), valued("9.50", "10.00"), []],
    [
      "rejects a falling one",
      ordered(true),
      valued(3, 2),
      ["a · error order response 200 /rows/1/v: must not come after 3: the least comes first"],
    ],
    ["says nothing of what has no order", ordered(true), valued("b", "a", null), []],
  ]);
});

const running = (...rows: object[]) => ({ a: list(rows) });

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
  check([
    [
      "accepts rows that follow",
      claim,
      running({ sum: "8.00", by: "2.00", way: "out" }, { sum: "10.00", by: "1.00", way: "in" }, { sum: "9.00" }),
      [],
    ],
    [
      "rejects a row that does not",
      claim,
      running({ sum: "8.00", by: "2.00", way: "in" }, { sum: "10.00", by: "1.00" }),
      ["a · error totals response 200 /rows/0/sum: must be 12: 10 before, and 2; is 8"],
    ],
    ["says nothing of rows without an amount", claim, running({ sum: "8.00" }, { sum: "10.00" }), []],
  ]);
});

const sum = (value: string): Said => ({ json: { sum: value } });

describe("a claim that halves add up", () => {
  const claim: Claim = {
    kind: "halves",
    whole: "all",
    last: "again",
    parts: ["one", "two"],
    figures: ["/sum"],
    specPointer: "/s",
  };
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

const telling = (a: number, now = 1): Said => ({ json: { a, now } });

describe("a claim that answers differ", () => {
  const claim: Claim = { kind: "differ", steps: ["a", "b", "c"], parameter: "p", moving: ["now"], specPointer: "/s" };
  check([
    ["accepts different ones", claim, { a: telling(1), b: telling(2) }, []],
    [
      "rejects two that are the same, but for what moves",
      claim,
      { a: telling(1), b: telling(2), c: telling(1, 2) },
      ['c · error filter response 200 body: must not be what "a" was answered: p is not looked at'],
    ],
  ]);
});
