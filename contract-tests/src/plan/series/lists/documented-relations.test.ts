import { describe, expect, it } from "vitest";
import { fixtureContext } from "../../../../test/support/context.ts";
import { makePlan } from "../../plan.ts";

const json = (schema: object, example?: unknown) => ({
  content: { "application/json": { schema, ...(example !== undefined && { example }) } },
});
const answers = (properties: object) => ({ "200": json({ type: "object", properties }), "400": {} });
const LIMITS = { operationId: "getLimits" };
const list = (row: object, more: object = {}) => ({
  type: "array",
  items: { type: "object", properties: row },
  ...more,
});
const dated = (name: string) => ({ name, in: "query", schema: { type: "string", format: "date-time" } });

const { series } = (() => {
  const context = fixtureContext({
    openapi: "3.1.1",
    paths: {
      "/limits": {
        get: { ...LIMITS, responses: answers({ low: { type: "string" }, high: { type: "string" }, step: {} }) },
        put: {
          operationId: "setLimits",
          "x-contract": {
            spoilsAccount: true,
            sets: { readBy: "getLimits", pointer: "/high", value: "$request.body#/high", harmlessBody: { high: "9" } },
          },
          requestBody: json({ type: "object", properties: { high: { type: "string" } } }, { high: "1" }),
          responses: answers({}),
        },
      },
      "/orders": {
        post: {
          operationId: "createOrder",
          requestBody: json(
            {
              type: "object",
              properties: {
                amount: {
                  type: "string",
                  "x-bounds": {
                    minimum: { ...LIMITS, pointer: "/low" },
                    maximum: { ...LIMITS, pointer: "/high" },
                    multipleOf: { ...LIMITS, pointer: "/step" },
                  },
                },
              },
            },
            { amount: "5" },
          ),
          responses: answers({}),
        },
      },
      "/days": {
        get: {
          operationId: "listDays",
          "x-days": { rows: "/rows", field: "/day", minutes: "ahead", from: "from", to: "to" },
          parameters: [
            { name: "ahead", in: "query", schema: { type: "integer", minimum: 0, maximum: 840 } },
            dated("from"),
            dated("to"),
          ],
          responses: answers({ rows: list({ day: { type: "string" } }) }),
        },
      },
      "/shops": {
        get: {
          operationId: "listShops",
          parameters: [
            { name: "owner", in: "query", schema: { type: "string", examples: ["nobody"] } },
            { name: "kind", in: "query", schema: { type: "string" } },
          ],
          responses: answers({
            shops: list({
              stall: {
                "x-same-as": {
                  operationId: "listStock",
                  where: { kind: "market", open: true },
                  with: { shop: { at: "1/city" } },
                  pointer: "/total",
                },
              },
              city: { type: "string" },
              orders: {
                type: "integer",
                "x-same-as": { operationId: "listDays", with: { from: { at: "1/city" } }, pointer: "/count" },
              },
              share: {
                type: "number",
                "x-computed": { plus: ["1/orders"], dividedBy: { ...LIMITS, pointer: "/high" } },
              },
            }),
          }),
        },
      },
      "/goods": {
        get: {
          operationId: "listGoods",
          "x-distinct": { shop: ["north", "south"] },
          "x-alike": [[{ view: "wide" }, { view: "narrow" }]],
          parameters: [
            { name: "shop", in: "query", schema: { type: "string" } },
            { name: "view", in: "query", schema: { type: "string" } },
            { name: "lang", in: "header", schema: { type: "string", default: "en" } },
            dated("since"),
          ],
          responses: answers({
            count: { type: "integer", "x-same-as": { operationId: "listStock", pointer: "/total" } },
            money: {
              type: "string",
              "x-same-as": {
                operationId: "listPlaces",
                pointer: "/places",
                row: { shop: { request: "query/shop", default: "north" } },
                field: "/money",
              },
            },
            own: { type: "integer", "x-same-as": { operationId: "listGoods", pointer: "/count" } },
            all: {
              type: "integer",
              "x-same-as": { operationId: "listGoods", with: { view: "wide" }, pointer: "/count" },
            },
          }),
        },
      },
      "/stock": {
        get: {
          operationId: "listStock",
          parameters: [{ name: "shop", in: "query", schema: { type: "string" } }],
          responses: answers({ total: { type: "integer" } }),
        },
      },
      "/places": { get: { operationId: "listPlaces", responses: answers({ places: list({}) }) } },
      "/points": {
        post: {
          operationId: "convertPoints",
          requestBody: json({ type: "object", properties: { points: { type: "integer" } } }, { points: 4 }),
          responses: answers({
            amount: {
              type: "string",
              "x-computed": {
                plus: [{ request: "body/points" }],
                dividedBy: { ...LIMITS, pointer: "/high" },
              },
            },
            most: { type: "string", "x-same-as": { ...LIMITS, pointer: "/high" } },
          }),
        },
      },
      "/sessions": {
        get: { operationId: "listSessions", responses: answers({ rows: list({ id: {} }) }) },
      },
      "/sessions/{id}": {
        delete: {
          operationId: "endSession",
          "x-contract": {
            spoilsAccount: true,
            endsListed: { listedBy: "listSessions", rows: "/rows", key: "/id", own: { current: true } },
          },
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
          responses: answers({}),
        },
      },
    },
  });
  return makePlan(context, context.contract.operations);
})();
const found = (id: string) => series.find((it) => it.id === id);
const steps = (id: string) => found(id)?.groups.flat() ?? [];

describe("the series for relations that a spec documents", () => {
  it("send numbers just outside the bounds that another operation returns, and expect a refusal", () => {
    const bounds = series.filter(({ id }) => id.startsWith("createOrder › bounds"));
    const tried = bounds.map(({ groups }) => groups.flat()[1]);
    expect(tried.map((step) => step?.expectation.outcome)).toEqual(["refused", "refused", "refused"]);
    expect(tried.map((step) => step?.request.substitutions.at(-1)?.source)).toEqual([
      { step: "bounds", isNeeded: true, pointer: "/low", plus: -1, isFinest: true },
      { step: "bounds", isNeeded: true, pointer: "/high", plus: 1, isFinest: true },
      { step: "bounds", isNeeded: true, pointer: "/low", plus: 1, between: "/step" },
    ]);
    // The bounds themselves are allowed; between two steps there is none.
    expect(bounds.map(({ claims = [] }) => claims.map((claim) => "on" in claim && claim.on))).toEqual([
      ["the minimum"],
      ["the maximum"],
      [],
    ]);
  });

  it("request single days in several time zones that the parameter allows", () => {
    const clocks = steps("listDays › days").map(({ request }) => request.parameters.query["ahead"]);
    expect(clocks).toEqual([undefined, 0, 0, 345, 345, 540, 540]);
    expect(found("listDays › days")?.claims?.map(({ kind }) => kind)).toEqual(Array(6).fill("one-day"));
  });

  it("compare four rows of a list with another operation, which is called with a value of the row", () => {
    const same = series.filter(({ id }) => id.startsWith("listShops › same as listDays"));
    expect(same.map(({ groups }) => groups[1]?.[0]?.request.substitutions.at(-1)?.source)).toEqual([
      { step: "here", pointer: "/shops/0/city", isNeeded: true },
      { step: "here", pointer: "/shops/1/city", isNeeded: true },
      { step: "here", pointer: "/shops/2/city", isNeeded: true },
      { step: "here", pointer: "/shops/3/city", isNeeded: true },
    ]);
    // The example of a filter could leave no rows to compare.
    expect(same[0]?.groups[0]?.[0]?.request.parameters.query).toEqual({});
    expect(steps("listShops › computed /shops/*/share").map(({ name }) => name)).toEqual([
      "here",
      "getLimits",
      "here again",
    ]);
  });

  it("ask for rows that the comparison is about, where the list has such a filter", () => {
    const same = series.filter(({ id }) => id.startsWith("listShops › same as listStock"));
    expect(same.map(({ id, groups }) => [id, groups[0]?.[0]?.request.parameters.query])).toEqual([
      ["listShops › same as listStock for kind market", { kind: "market" }],
      ["listShops › same as listStock at /shops/1/stall for kind market", { kind: "market" }],
      ["listShops › same as listStock at /shops/2/stall for kind market", { kind: "market" }],
      ["listShops › same as listStock at /shops/3/stall for kind market", { kind: "market" }],
    ]);
  });

  it("repeat a comparison for each value of a parameter that both operations take, or that chooses the row", () => {
    const same = series.filter(({ id }) => id.startsWith("listGoods › same as"));
    const queries = same.map(({ id, groups }) => [id, ...groups.flat().map(({ request }) => request.parameters.query)]);
    const [north, south] = [{ shop: "north" }, { shop: "south" }];
    expect(queries).toEqual([
      ["listGoods › same as listStock", {}, {}, {}],
      ["listGoods › same as listStock for shop north", north, north, north],
      ["listGoods › same as listStock for shop south", south, south, south],
      ["listGoods › same as listPlaces", {}, {}, {}],
      ["listGoods › same as listPlaces for shop north", north, {}, north],
      ["listGoods › same as listPlaces for shop south", south, {}, south],
      ["listGoods › same as listGoods at /all", {}, { view: "wide" }, {}],
      ["listGoods › same as listGoods at /all for shop north", north, { ...north, view: "wide" }, north],
      ["listGoods › same as listGoods at /all for shop south", south, { ...south, view: "wide" }, south],
    ]);
  });

  it("make a call that changes something only once, for a value that is computed from its request", () => {
    expect(steps("convertPoints › computed /amount").map(({ operationId }) => operationId)).toEqual([
      "convertPoints",
      "getLimits",
    ]);
  });

  it("make a call that changes something only once, for a value that another operation returns too", () => {
    const id = "convertPoints › same as getLimits";
    expect(steps(id).map(({ operationId }) => operationId)).toEqual(["convertPoints", "getLimits"]);
    expect(found(id)?.claims).toMatchObject([{ kind: "same-value", here: "here", again: "here", other: "there" }]);
  });

  it("send requests that mean the same", () => {
    const queries = steps("listGoods › alike 1").map(({ request }) => request.parameters.query);
    expect(queries).toEqual([{ view: "wide" }, { view: "narrow" }, { view: "wide" }]);
    expect(found("listGoods › alike 1")?.claims?.map(({ kind }) => kind)).toEqual(["alike"]);
  });

  it("write the same moment with several offsets", () => {
    const written = steps("listGoods › offsets").map(({ request }) => String(request.parameters.query["since"]));
    expect(written.map((text) => text.replace(/^.*T/, "T"))).toEqual([
      "T21:36:00.000Z",
      "T03:21:00.000+05:45",
      "T12:06:00.000-09:30",
      "T21:36:00.000Z",
    ]);
    expect(new Set(written.map((text) => Date.parse(text))).size).toBe(1);
  });

  it("send the default of a header", () => {
    const headers = steps("listGoods › defaults").map(({ request }) => request.parameters.header);
    expect(headers).toEqual([{}, { lang: "en" }, {}]);
  });

  it("send only the harmless body when another would make the account unusable", () => {
    const [change, read, ...more] = steps("setLimits › effect read by getLimits");
    expect(change?.request.body).toMatchObject({ value: { high: "9" } });
    expect(read?.operationId).toBe("getLimits");
    expect(more).toEqual([]);
  });

  it("end a session that was opened only for this test", () => {
    const [opened, end] = steps("endSession › effect ended in listSessions");
    expect(opened?.request.authorization).toEqual({ kind: "own-session" });
    expect(end?.request.substitutions.at(-1)?.source).toMatchObject({ step: "opened", where: { current: true } });
  });
});
