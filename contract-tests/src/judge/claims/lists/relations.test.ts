import { describe } from "vitest";
import { check, type Said } from "../../../../test/support/claims.ts";
import type { Claim } from "../../../plan/claim.ts";
import type { Filter } from "../../../plan/read/lists/list-filters.ts";

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

/** The same claim about rows that nothing identifies. */
const withoutKey = (filter: Partial<Filter>): Claim => ({
  ...(filtering(filter) as Extract<Claim, { kind: "filtered" }>),
  places: { ...places, key: undefined },
});

describe("a claim that a filter returns the right rows", () => {
  const all = [row(1, { a: "x", at: "2026-01-03T00:00:00Z" }), row(2, { a: "Y", at: "2026-01-02T00:00:00Z" })];
  const [x = {}, y = {}] = all;
  const tried = (part: Said) => ({ all: list(all), part, again: list(all) });
  const range = { fields: ["/at"], match: "from" } as const;
  const second = "2026-01-02T00:00:00Z";
  check([
    ["accepts all rows with the value", filtering({}), tried(list([x], { f: "x" })), []],
    [
      "rejects a row that has another member than in the whole list",
      filtering({}),
      tried(list([{ ...x, at: second }], { f: "x" })),
      [
        'part · error consistency response 200 /rows/0/at: must be "2026-01-03T00:00:00Z", as without f=x, but is "2026-01-02T00:00:00Z"',
      ],
    ],
    [
      "accepts a row that changes by itself",
      filtering({}),
      { ...tried(list([{ ...x, at: second }], { f: "x" })), again: list([{ ...x, at: second }, y]) },
      [],
    ],
    [
      "rejects a filtered list without a matching row",
      filtering({}),
      tried(list([], { f: "x" })),
      ["part · error filter response 200 /rows: must also contain 1, which matches f=x"],
    ],
    [
      "accepts the absence of a row that has lost the value while the lists were read, such as a deposit that was approved",
      filtering({}),
      { all: list(all), part: list([], { f: "x" }), again: list([row(1, { a: "z" }), y]) },
      [],
    ],
    [
      "rejects a row that the full list does not have",
      filtering({}),
      tried(list([row(9, { a: "x" })], { f: "x" })),
      ["part · error filter response 200 /rows/0: must also be in the list without f=x"],
    ],
    [
      "accepts rows in another order when the spec does not say that the order stays",
      filtering({}),
      tried(list([y, x], { f: "x" })),
      [],
    ],
    [
      "rejects rows in another order than that of the whole list",
      filtering({ isInOrder: true }),
      tried(list([y, x], { f: "x" })),
      [
        "part · error order response 200 /rows/0: must be at another place: with f=x, the rows keep the order of the whole list",
      ],
    ],
    ["accepts rows in the order of the whole list", filtering({ isInOrder: true }), tried(list([x, y])), []],
    [
      "rejects a filtered total above the full total",
      filtering({ fields: [] }),
      tried(list([], { f: "x" }, 3)),
      ["part · error filter response 200 /total: must not be more than without f=x"],
    ],
    [
      "skips a list that changed between the calls",
      filtering({}),
      { ...tried(list([x, y], { f: "x" })), again: list([x]) },
      [],
    ],
    ["skips a filtered list that was refused", filtering({}), tried({ ...list([y], { f: "x" }), status: 404 }), []],
    [
      "rejects a missing row when the filter value maps to no value and so matches all rows",
      filtering({ values: { true: "x" } }),
      tried(list([x], { f: "false" })),
      ["part · error filter response 200 /rows: must also contain 2, which matches f=false"],
    ],
    [
      "rejects rows when no row can match",
      filtering({ fields: [] }, "f of nothing"),
      { all: list(all), "f of nothing": list([x], { f: "zz" }), again: list(all) },
      ["f of nothing · error filter response 200 /rows: must be empty, because nothing matches f=zz, but has 1 rows"],
    ],
    ["accepts a list from a start time with a row at this time", filtering(range), tried(list(all, { f: second })), []],
    [
      "rejects a list from a start time without the row at this time",
      filtering(range),
      tried(list([x], { f: second })),
      [`part · error filter response 200 /rows: must also contain 2, which matches f=${second}`],
    ],
    [
      "accepts a list up to and including an end time with a row at this time",
      filtering({ ...range, match: "through" }),
      tried(list([y], { f: second })),
      [],
    ],
    [
      "skips rows of the filtered day, whose time zone is unknown",
      filtering(range),
      tried(list([x], { f: "2026-01-02" })),
      [],
    ],
    ["accepts a list cut at its limit", filtering({ match: "limit" }), tried(list([x], { f: 1 })), []],
    ["accepts a limit beyond the end of the list", filtering({ match: "limit" }), tried(list(all, { f: 3 })), []],
    [
      "rejects a list that was cut before it was sorted, also when rows have no key",
      withoutKey({ match: "limit" }),
      tried(list([y], { f: 1 })),
      ["part · error filter response 200 /rows/0: must be the row at this position of the whole list"],
    ],
    [
      "rejects a list that is longer than its limit",
      filtering({ match: "limit" }),
      tried(list(all, { f: 1 })),
      ["part · error filter response 200 /rows: must have 1 rows, as f=1 requests, but has 2"],
    ],
    [
      "rejects rows from the other end of the list",
      filtering({ match: "limit" }),
      tried(list([y], { f: 1 })),
      ["part · error filter response 200 /rows/0: must be the row at this position of the whole list"],
    ],
  ]);
});

const running = (...rows: object[]) => ({ a: list(rows) });

describe("a claim that a running total is correct", () => {
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
      "accepts rows whose totals follow each other",
      claim,
      running({ sum: "8.00", by: "2.00", way: "out" }, { sum: "10.00", by: "1.00", way: "in" }, { sum: "9.00" }),
      [],
    ],
    [
      "rejects a row whose total does not follow",
      claim,
      running({ sum: "8.00", by: "2.00", way: "in" }, { sum: "10.00", by: "1.00" }),
      ["a · error totals response 200 /rows/0/sum: must be 12, but is 8: 10 before, plus 2"],
    ],
    ["skips rows without an amount", claim, running({ sum: "8.00" }, { sum: "10.00" }), []],
  ]);
});

const sum = (value: string): Said => ({ json: { sum: value } });

describe("a claim that two parts add up to the whole", () => {
  const claim: Claim = {
    kind: "adds-up",
    whole: "all",
    last: "again",
    parts: ["one", "two"],
    figures: ["/sum"],
    specPointer: "/s",
  };
  check([
    ["accepts the sum", claim, { all: sum("3.0"), again: sum("3.0"), one: sum("1"), two: sum("2") }, []],
    [
      "rejects another sum",
      claim,
      { all: sum("3"), again: sum("3"), one: sum("1"), two: sum("3") },
      ['two · error totals response 200 /sum: must add up: 1 in "one" and 3 here, but 3 in total'],
    ],
    ["skips a sum that changes by itself", claim, { all: sum("3"), again: sum("4"), one: sum("1"), two: sum("3") }, []],
  ]);
});

describe("a claim that the parts for all values of a member add up to the whole", () => {
  const claim: Claim = {
    kind: "adds-up",
    whole: "all",
    last: "again",
    parts: ["one", "two", "three"],
    figures: ["/sum"],
    specPointer: "/s",
  };
  const whole = { all: sum("6"), again: sum("6") };
  check([
    ["accepts the sum", claim, { ...whole, one: sum("1"), two: sum("2"), three: sum("3") }, []],
    ["skips a sum of which a part is unknown", claim, { ...whole, one: sum("1"), two: sum("2") }, []],
    [
      "rejects a part that lacks a row",
      claim,
      { ...whole, one: sum("1"), two: sum("1"), three: sum("3") },
      ['three · error totals response 200 /sum: must add up: 1 in "one", 1 in "two" and 3 here, but 6 in total'],
    ],
  ]);
});

describe("a claim that every word of a search must occur", () => {
  const claim: Claim = {
    kind: "every-word",
    one: "red",
    other: "moon",
    both: "red moon",
    places,
    specPointer: "/s",
    isInferred: false,
  };
  const single = { red: list([row(1), row(2)]), moon: list([row(2), row(3)]) };
  check([
    ["accepts rows that each word finds", claim, { ...single, "red moon": list([row(2)]) }, []],
    ["accepts fewer rows", claim, { ...single, "red moon": list([]) }, []],
    [
      "rejects a row that only one of the words finds",
      claim,
      { ...single, "red moon": list([row(2), row(3)]) },
      ['red moon · error filter response 200 /rows/1: must also be in "red", because every word must occur'],
    ],
    [
      "rejects more rows than a word alone finds, where the list has more pages",
      claim,
      { red: list([row(1)], {}, 2), moon: list([row(2)], {}, 9), "red moon": list([row(1)], {}, 3) },
      [
        'red moon · error filter response 200 /total: must not be more than the 2 of "red", because every word must occur',
      ],
    ],
  ]);
});

const telling = (a: number, now = 1): Said => ({ json: { a, now } });

describe("a claim that answers differ", () => {
  const claim: Claim = { kind: "differ", steps: ["a", "b", "c"], parameter: "p", moving: ["now"], specPointer: "/s" };
  check([
    ["accepts different answers", claim, { a: telling(1), b: telling(2) }, []],
    [
      "rejects two answers that differ only in changing values",
      claim,
      { a: telling(1), b: telling(2), c: telling(1, 2) },
      ['c · error filter response 200 body: must differ from the response for "a": p is ignored'],
    ],
  ]);
});

describe("a claim that all rows are of one day", () => {
  const claim: Claim = {
    kind: "one-day",
    step: "part",
    rows: "/rows",
    field: "/day",
    minutes: "offset",
    from: "from",
    specPointer: "/s",
  };
  const query = { offset: 345, from: "2026-01-01T18:15:00Z" };
  check([
    [
      "accepts rows of the requested day in the requested time zone",
      claim,
      { part: list([{ day: "2026-01-02" }], query) },
      [],
    ],
    ["accepts a day without rows", claim, { part: list([], query) }, []],
    [
      "rejects a row of the day before the requested day",
      claim,
      { part: list([{ day: "2026-01-02" }, { day: "2026-01-01" }], query) },
      [
        "part · error filter response 200 /rows/1/day: must be 2026-01-02, the day requested with offset=345, but is 2026-01-01",
      ],
    ],
    ["skips an answer that was refused", claim, { part: { ...list([{ day: "2026-01-01" }], query), status: 400 } }, []],
  ]);
});

describe("a claim that two responses are alike", () => {
  const alike: Claim = {
    kind: "alike",
    first: "a",
    again: "c",
    other: "b",
    moving: ["now"],
    reason: "it is the default of count",
    specPointer: "/s",
  };
  check([
    [
      "accepts equal responses",
      alike,
      { a: { json: { v: 1, now: 1 } }, b: { json: { v: 1 } }, c: { json: { v: 1 } } },
      [],
    ],
    ["ignores a response that changes by itself", alike, { a: { json: 1 }, b: { json: 2 }, c: { json: 3 } }, []],
    [
      "rejects a difference beside a value that changes by itself",
      alike,
      { a: { json: { at: 1, v: 1 } }, b: { json: { at: 2, v: 2 } }, c: { json: { at: 3, v: 1 } } },
      ['b · error consistency response 200 /v: must be 1, as in "a", but is 2: it is the default of count'],
    ],
    [
      "ignores a page whose rows were moved by new ones between the readings",
      alike,
      {
        a: {
          json: {
            rows: [
              { id: 2, v: 200 },
              { id: 1, v: 50 },
            ],
          },
        },
        b: {
          json: {
            rows: [
              { id: 3, v: 100 },
              { id: 2, v: 200 },
            ],
          },
        },
        c: {
          json: {
            rows: [
              { id: 4, v: 200 },
              { id: 2, v: 200 },
            ],
          },
        },
      },
      [],
    ],
    ["ignores a refusal", alike, { a: { json: 1 }, b: { status: 400, json: 2 }, c: { json: 1 } }, []],
    [
      "rejects a difference",
      alike,
      { a: { json: { v: [1, 2] } }, b: { json: { v: [1] } }, c: { json: { v: [1, 2] } } },
      ['b · error consistency response 200 /v/1: must be 2, as in "a", but is nothing: it is the default of count'],
    ],
  ]);
});
