import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import { pagingSeries } from "../../series/lists/paging.ts";
import { readList } from "./list-reading.ts";

const text = { type: "string" };
const whole = { type: "integer" };
/** Steps of a walk through a list, before those at its edges. */
const FOLLOWED = { cursor: 5, offset: 6 };
const moment = { type: "string", format: "date-time" };
const ROW = {
  type: "object",
  required: ["id"],
  properties: {
    id: whole,
    title: text,
    about: text,
    seats: whole,
    tags: { type: "array", items: text },
    startsAt: moment,
    createdAt: moment,
    noise: { enum: ["calm", "loud"] },
    openedOn: { type: "string", format: "date" },
  },
};
const query = (name: string, schema: object, description = "") => ({ name, in: "query", schema, description });
const PAGE = query("page", { ...whole, minimum: 1, default: 1 });
const SIZE = query("pageSize", { ...whole, maximum: 50 });
const SORT = query("sort", {
  type: "string",
  enum: ["startsAt", "-startsAt", "seats:desc", "mood"],
  default: "startsAt",
});

/** What the run reads from a list with these parameters. */
function listWith(parameters: object[], total = "totalItems") {
  const properties = { items: { type: "array", items: ROW }, [total]: whole, page: whole, totalPages: whole };
  const content = { "application/json": { schema: { type: "object", properties } } };
  const context = contextOfPaths({
    "/desks": { get: { operationId: "list", parameters, responses: { "200": { content } } } },
  });
  return readList(context, operationOf(context, "list"));
}

const filterOf = (...parameters: object[]) =>
  listWith(parameters).filters.map(({ parameter, fields, match }) => [parameter, match, ...fields]);

const to = (words: string) => query("to", { type: "string", format: "date" }, words);
const hasWholeDays = (words: string) => listWith([to(words), SORT]).filters[0]?.hasWholeDays;

describe("a list of a spec without marks", () => {
  it("is paged by the usual names of parameters and members", () => {
    expect(listWith([PAGE, SIZE]).paged).toMatchObject({
      number: { name: "page" },
      size: { name: "pageSize" },
      places: {
        rows: "/items",
        key: "/id",
        total: "/totalItems",
        pages: "/totalPages",
        number: "/page",
        isInferred: true,
      },
    });
  });

  it.for<[string, object[], string]>([
    ["pages begin with 0", [query("page", { ...whole, minimum: 0 }), SIZE], "total"],
    ["the size is unknown", [PAGE], "total"],
    ["the page is a text", [query("page", { type: "string", default: 1 }), SIZE], "total"],
    ["there is no total", [PAGE, SIZE], "sum"],
  ])("has no known paging when %s", ([, parameters, total]) => {
    expect(listWith(parameters, total).paged).toBeUndefined();
  });

  it("is paged by cursors when the response has a text for the next page", () => {
    const properties = { items: { type: "array", items: ROW }, nextCursor: { type: ["string", "null"] } };
    const content = { "application/json": { schema: { type: "object", properties } } };
    const parameters = [query("cursor", text), query("limit", whole)];
    const context = contextOfPaths({
      "/desks": { get: { operationId: "list", parameters, responses: { "200": { content } } } },
    });
    const { walk, places } = readList(context, operationOf(context, "list"));
    expect(walk).toMatchObject({
      by: "cursor",
      turn: { name: "cursor" },
      size: { name: "limit" },
      next: "/nextCursor",
    });
    expect(places).toEqual({ rows: "/items", key: "/id", total: undefined, next: "/nextCursor" });
    const [series] = pagingSeries(context, operationOf(context, "list"));
    expect(
      series?.groups
        .flat()
        .slice(0, FOLLOWED.cursor)
        .map(({ name, request }) => [name, request.substitutions[0]?.source]),
    ).toEqual([
      ["first", undefined],
      ["second", { step: "first", pointer: "/nextCursor", isNeeded: true }],
      ["third", { step: "second", pointer: "/nextCursor", isNeeded: true }],
      ["whole", undefined],
      ["first again", undefined],
    ]);
  });

  it("is paged by offsets where a parameter says how many rows to skip", () => {
    const properties = { items: { type: "array", items: ROW }, total: whole };
    const content = { "application/json": { schema: { type: "object", properties } } };
    const parameters = [query("offset", { ...whole, minimum: 0, maximum: 900 }), query("limit", whole)];
    const context = contextOfPaths({
      "/desks": { get: { operationId: "list", parameters, responses: { "200": { content } } } },
    });
    const [series] = pagingSeries(context, operationOf(context, "list"));
    expect(
      series?.groups
        .flat()
        .slice(0, FOLLOWED.offset)
        .map(({ name, request }) => [name, request.parameters.query]),
    ).toEqual([
      ["first", { offset: 0, limit: 2 }],
      ["second", { offset: 2, limit: 2 }],
      ["third", { offset: 4, limit: 2 }],
      ["beyond", { offset: 900, limit: 2 }],
      ["whole", { offset: 0, limit: 100 }],
      ["first again", { offset: 0, limit: 2 }],
    ]);
    expect(series?.claims?.[0]).toMatchObject({
      kind: "one-list",
      places: { rows: "/items", key: "/id", total: "/total" },
    });
  });

  it("is sorted by the members that the values of the sort parameter name", () => {
    expect(listWith([SORT]).sort).toMatchObject({
      name: "sort",
      usual: "startsAt",
      options: [
        { value: "startsAt", field: "startsAt", order: "ascending" },
        { value: "-startsAt", field: "startsAt", order: "descending" },
        { value: "seats:desc", field: "seats", order: "descending" },
      ],
    });
    expect(listWith([query("sort", { enum: ["mood"] })]).sort).toBeUndefined();
  });

  it("has a range over the moment by which it is sorted", () => {
    const from = query("from", { type: "string", format: "date" });
    expect(filterOf(from, SORT)).toEqual([["from", "from", "/startsAt"]]);
    expect(filterOf(from)).toEqual([]);
  });

  it("is searched in the members that the description names", () => {
    expect(filterOf(query("q", text, "Desks whose title or about has this text."))).toEqual([
      ["q", "contains", "/title", "/about"],
    ]);
    expect(filterOf(query("q", text, "A text to look for."))).toEqual([]);
  });

  it.for<[words: string, order: string | undefined]>([
    ["Equal rows are always in ascending order of `id`.", "ascending"],
    ["Ties are ordered by id, descending.", "descending"],
    ["By start, then by id.", "ascending"],
    ["Equal rows are in ascending order of mood.", undefined],
    ["A leading minus sorts downwards.", undefined],
  ])("says the order of equal rows in the words %j: %s", ([words, order]) => {
    expect(listWith([{ ...SORT, description: words }]).sort?.ties).toEqual(order && { field: "id", order });
  });

  it.for<[words: string, ascending: string | undefined, descending: string | undefined]>([
    ["Desks without seats come last in either direction.", "last", "last"],
    ["Desks with null are listed first.", "first", undefined],
    ["Missing values come first in ascending order and last in descending order.", undefined, undefined],
    ["A leading minus sorts downwards.", undefined, undefined],
  ])("says where rows without a value come in the words %j", ([words, ascending, descending]) => {
    expect(listWith([{ ...SORT, description: words }]).sort?.gaps).toEqual({ ascending, descending });
  });

  it.for<[words: string, match: string]>([
    ["Only desks that have all of these, separated by commas.", "all"],
    ["Desks with at least one of these.", "any"],
    ["Tags of the desk.", "some"],
  ])("is filtered by a list of values as the words %j say: %s", ([words, match]) => {
    const tags = { type: "array", items: { enum: ["high", "quiet"] } };
    expect(filterOf(query("tags", tags, words))).toEqual([["tags", match, "/tags"]]);
  });

  it("is limited by the least or the greatest number of a member", () => {
    expect(filterOf(query("minSeats", whole), query("max_seats", whole), query("minMood", whole))).toEqual([
      ["minSeats", "from", "/seats"],
      ["max_seats", "through", "/seats"],
    ]);
  });

  it("has whole days in a range where the words say so", () => {
    expect(["Starts on this day or earlier.", "Inclusive.", "The end."].map(hasWholeDays)).toEqual([true, true, false]);
  });

  it.for<[string, object, string[][]]>([
    [
      "several values of an enum",
      query("noise", text, "Several, separated by commas."),
      [["noise", "listed", "/noise"]],
    ],
    ["a list of values of a member", query("seats", { type: "array", items: whole }), [["seats", "equal", "/seats"]]],
    ["the start of a range of days", query("openedFrom", text), [["openedFrom", "from", "/openedOn"]]],
    ["the end of a range of days", query("opened_until", text), [["opened_until", "through", "/openedOn"]]],
    ["an end by the words", query("openedBefore", text, "exclusive"), [["openedBefore", "before", "/openedOn"]]],
    [
      "an end that the words exclude",
      query("openedUntil", text, "exclusive"),
      [["openedUntil", "before", "/openedOn"]],
    ],
    ["nothing for an end without words", query("openedBefore", text), []],
    ["the least number", query("seatsMin", whole), [["seatsMin", "from", "/seats"]]],
  ])("is filtered by %s", ([, parameter, expected]) => {
    expect(filterOf(parameter)).toEqual(expected);
  });
});
