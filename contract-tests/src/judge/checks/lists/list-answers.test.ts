import { describe, expect, it } from "vitest";
import { received } from "../../../../test/support/received.ts";
import { caseOf, NO_PARAMETERS, smallSpec } from "../../../../test/support/specs/small-spec.ts";
import type { JsonObject } from "../../../json.ts";
import { listFindings } from "./list-answers.ts";
import { successFindings } from "../success-check.ts";

const query = (name: string, schema: JsonObject, marks: JsonObject = {}) => ({ name, in: "query", schema, ...marks });
const answering = (properties: JsonObject) => ({
  "200": { content: { "application/json": { schema: { type: "object", properties } } } },
});
const page = (name: string) => ({ type: "integer", "x-contract": { page: name } });
const ROW = {
  type: "object",
  required: ["id"],
  properties: {
    id: {},
    a: {},
    at: {},
    amount: {},
    way: {},
    parts: { type: "array", "x-sorted-by": { field: "/v", order: "ascending" } },
    steps: {
      type: "array",
      "x-sorted-by": [
        { field: "/state", values: ["open", "full"] },
        { field: "/v", order: "ascending", where: { state: "open" } },
      ],
    },
  },
};

const { operation, context } = smallSpec({
  parameters: [
    query("page", { type: "integer", minimum: 1, default: 1 }, { "x-contract": { page: "number" } }),
    query("size", { type: "integer", minimum: 1, default: 2 }, { "x-contract": { page: "size" } }),
    query("a", { type: "string", minLength: 1 }),
    query("of", { type: "array", items: { type: "string" } }),
    query("mapped", { type: "boolean" }),
    query("text", { type: "string" }),
    query("from", { type: "string" }),
    query("to", { type: "string" }),
    query("until", { type: "string" }),
    query("kinds", { type: "string" }),
  ],
  "x-filters": {
    a: { field: "/a", except: ["any"] },
    of: { field: "/a" },
    mapped: { field: "/a", values: { true: "x" } },
    text: { field: "/a", match: "contains" },
    from: { field: "/at", match: "from" },
    to: { field: "/at", match: "before" },
    until: { field: "/at", match: "through" },
    kinds: { field: "/a", match: "listed" },
  },
  responses: answering({
    rows: {
      type: "array",
      items: ROW,
      "x-contract": { page: "rows" },
      "x-sorted-by": { field: "/at", order: "descending", where: { way: "in" } },
    },
    total: page("total"),
    pages: page("pages"),
    page: page("number"),
    size: page("size"),
    count: { "x-contract": { sumOf: { value: "" } } },
    in: { "x-contract": { sumOf: { value: "/amount", where: { way: "in" } } } },
  }),
});

const found = (json: JsonObject, asked: JsonObject = {}, status = 200): string[] => {
  const { request } = caseOf(operation, { outcome: "lawful" }, { parameters: { ...NO_PARAMETERS, query: asked } });
  return successFindings([listFindings], { context, operation, request, received: received(status, json) }).map(
    ({ check, where, message }) => `${check} ${where}: ${message}`,
  );
};
type Row = readonly [name: string, json: JsonObject, asked: JsonObject, expected: readonly string[]];
const check = (rows: readonly Row[]) =>
  it.for<Row>(rows.map((row): Row => row))("%s", ([, json, asked, expected]) => {
    expect(found(json, asked)).toEqual(expected);
  });

const rowsOf = (...ids: unknown[]) => ids.map((id) => ({ id }));
const whole = { rows: rowsOf(1, 2), total: 3, pages: 2, page: 1, size: 2 };

describe("what a page says of itself", () => {
  check([
    ["may be right", whole, {}, []],
    ["may be an empty list", { rows: [], total: 0, pages: 0, page: 1, size: 2 }, {}, []],
    ["may be empty after the last page", { ...whole, rows: [], page: 9 }, { page: 9 }, []],
    [
      "is wrong with rows after the last page",
      { ...whole, page: 9 },
      { page: 9 },
      ["paging response 200 /rows: must have 0 of the 3 rows, but has 2"],
    ],
    [
      "is wrong with a page of an empty list",
      { rows: [], total: 0, pages: 1, page: 1, size: 2 },
      {},
      ["paging response 200 /pages: must be 0: 0 rows, 2 on a page"],
    ],
    [
      "is wrong with another page and size than requested",
      { ...whole, page: 1, size: 20 },
      { page: 2, size: 1 },
      [
        "paging response 200 /page: must be 2, the requested page",
        "paging response 200 /size: must be 1, the requested size",
        "paging response 200 /rows: must have 1 of the 3 rows, but has 2",
        "paging response 200 /pages: must be 3: 3 rows, 1 on a page",
      ],
    ],
    [
      "is wrong with another size than the documented default",
      { ...whole, size: 3, rows: rowsOf(1, 2, 3), pages: 1 },
      {},
      [
        "paging response 200 /size: must be 2, the documented default size",
        "paging response 200 /rows: must have 2 of the 3 rows, but has 3",
        "paging response 200 /pages: must be 2: 3 rows, 2 on a page",
      ],
    ],
    ["is not judged without a total", { rows: [], total: null }, {}, []],
    ["is not judged after a request with an invalid page", { ...whole, page: 1 }, { page: "one" }, []],
  ]);
});

const moves = [
  { id: 1, amount: "0.10", way: "in" },
  { id: 2, amount: "0.20", way: "in" },
];
const totals = (rows: readonly JsonObject[], more: JsonObject) => ({ rows, total: rows.length, ...more });

describe("a total", () => {
  check([
    ["may be the exact sum of the rows", totals(moves, { count: 2, in: "0.30" }), {}, []],
    [
      "counts a row whose amount is null as nothing",
      totals(
        [
          { ...moves[0], amount: null },
          { id: 2, way: "in", amount: 3 },
        ],
        { in: 3 },
      ),
      {},
      [],
    ],
    [
      "is wrong when it is another sum",
      totals(moves, { count: 3, in: "0.31" }),
      {},
      [
        "totals response 200 /count: must be the sum of the rows, 2, but is 3",
        "totals response 200 /in: must be the sum of /rows/*/amount, 0.3, but is 0.31",
      ],
    ],
    ["is not judged when rows are missing", { ...totals(moves, { count: 9 }), total: 9 }, {}, []],
    ["is not judged with a row without an amount", totals([{ id: 1, way: "in" }], { in: 5 }), {}, []],
  ]);

  it("of a report without pages is the sum of the rows that it names", () => {
    const report = smallSpec({
      responses: answering({
        lines: { type: "array" },
        sum: { "x-contract": { sumOf: { value: "/v", rows: "/lines" } } },
      }),
    });
    const of = (lines: readonly JsonObject[], sum: unknown) =>
      listFindings({
        ...report,
        request: caseOf(report.operation, { outcome: "lawful" }).request,
        received: received(200, { lines, sum }),
      }).length;
    expect([of([{ v: 1 }, { v: 2 }], "3.00"), of([], 0), of([{ v: 1 }], 2)]).toEqual([0, 0, 1]);
  });
});

const dated = (...days: string[]) =>
  totals(
    days.map((day, id) => ({ id, at: `2026-01-${day}T00:00:00Z`, way: "in" })),
    {},
  );

describe("the order of rows", () => {
  check([
    ["may be as the spec says, with equal values", dated("03", "03"), {}, []],
    [
      "is wrong when a later row is greater",
      dated("01", "03"),
      {},
      ['order response 200 /rows/1/at: must not come after "2026-01-01T00:00:00Z": the largest comes first'],
    ],
    [
      "concerns only the rows that it names",
      totals(
        [
          { id: 1, at: 1 },
          { id: 2, at: 9 },
        ],
        {},
      ),
      {},
      [],
    ],
    [
      "concerns lists in rows too",
      totals(
        [
          { id: 1, parts: [{ v: "9.50" }, { v: "10.00" }] },
          { id: 2, parts: [{ v: 2 }, { v: 1 }] },
        ],
        {},
      ),
      {},
      ["order response 200 /rows/1/parts/1/v: must not come after 2: the smallest comes first"],
    ],
    ["is open where values cannot be compared", totals([{ id: 1, parts: [{ v: "b" }, { v: "a" }, {}] }], {}), {}, []],
  ]);
});

const [x, y] = [
  { id: 1, a: "x", at: "2026-01-02T00:00:00Z" },
  { id: 2, a: "Y", at: "2026-01-01T00:00:00Z" },
];
const both = totals([x, y], {});
const strange = (index: number, field: string, words: string, told: string) => [
  `filter response 200 /rows/${index}/${field}: must not be here: the request asked for ${words}, but this row has "${told}"`,
];

describe("the rows of a filtered list", () => {
  check([
    ["may have the value", totals([x], {}), { a: "x" }, []],
    ["may not have another value", both, { a: "x" }, strange(1, "a", "a=x", "Y")],
    ["may be any for a value that the spec excepts", both, { a: "any" }, []],
    ["may be any for a value that the schema forbids", both, { a: "" }, []],
    ["may have one of several values", both, { of: ["x", "Y"] }, []],
    ["may have a value of a comma-separated list", both, { kinds: "z,Y,x" }, []],
    ["may not have a value that the list lacks", both, { kinds: "x,z" }, strange(1, "a", "kinds=x,z", "Y")],
    ["may have the value that the parameter maps to", totals([x], {}), { mapped: true }, []],
    ["may not have another than that", totals([y], {}), { mapped: true }, strange(0, "a", "mapped=true", "Y")],
    ["may contain the text in any letter case", totals([y], {}), { text: "y" }, []],
    ["may not lack the text", totals([x], {}), { text: "Yara" }, strange(0, "a", "text=Yara", "x")],
    ["may lack a short text, which another language of the row may contain", totals([x], {}), { text: "y" }, []],
    ["may lack a text that servers may trim or normalise", totals([x], {}), { text: " yara" }, []],
    ["may begin exactly at the start of a range", totals([x], {}), { from: x.at }, []],
    ["may not be before it", both, { from: x.at }, strange(1, "at", `from=${x.at}`, y.at)],
    ["may not be at the end of a range", both, { to: x.at }, strange(0, "at", `to=${x.at}`, x.at)],
    ["may be at an end that belongs to the range", both, { until: x.at }, []],
    [
      "may not be of the day before a range in any time zone",
      totals([y], {}),
      { from: "2026-01-03" },
      strange(0, "at", "from=2026-01-03", y.at),
    ],
    ["may be of the day itself, whose time zone is open", totals([x], {}), { from: "2026-01-02" }, []],
  ]);

  it("are not judged in a refusal", () => {
    expect(found(both, { a: "x" }, 404)).toEqual([]);
  });
});

const steps = (...states: readonly (readonly [state: string, v: number])[]) => ({
  rows: [{ steps: states.map(([state, v]) => ({ state, v })) }],
});

describe("a list with several orders", () => {
  check([
    ["may be in all of them", steps(["open", 1], ["open", 2], ["full", 0], ["other", 1]), {}, []],
    [
      "has no value before another one that comes first",
      steps(["full", 1], ["open", 2]),
      {},
      ['order response 200 /rows/0/steps/1/state: must not come after "full": the order is open, full'],
    ],
    [
      "has the listed values first",
      steps(["other", 1], ["full", 2]),
      {},
      ['order response 200 /rows/0/steps/1/state: must not come after "other": the order is open, full'],
    ],
    [
      "is in the second order too",
      steps(["open", 2], ["open", 1], ["full", 0]),
      {},
      ["order response 200 /rows/0/steps/1/v: must not come after 2: the smallest comes first"],
    ],
  ]);
});

describe("a part of a list by a number of rows to skip", () => {
  const LOANS = {
    parameters: [query("offset", { type: "integer" }), query("limit", { type: "integer" })],
    responses: answering({ rows: { type: "array", items: { type: "object" } }, total: { type: "integer" } }),
  };
  const small = smallSpec(LOANS);
  it.for<[string, number, string[]]>([
    ["the rows that its total implies", 1, []],
    ["no row less", 0, ["must have 1 of the 3 rows, but has 0"]],
  ])("has %s", ([, count, expected]) => {
    const json = { rows: Array.from({ length: count }, () => ({})), total: 3 };
    const { request } = caseOf(
      small.operation,
      { outcome: "lawful" },
      { parameters: { ...NO_PARAMETERS, query: { offset: 2, limit: 2 } } },
    );
    const found = listFindings({ ...small, request, received: received(200, json) });
    expect(found.map(({ message }) => message)).toEqual(expected);
  });
});
