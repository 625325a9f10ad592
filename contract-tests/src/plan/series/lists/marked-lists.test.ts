import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import type { PlanContext } from "../../context.ts";
import type { Claim } from "../../claim.ts";
import { computedSeries, sameValueSeries } from "./consistency.ts";
import { daySeries } from "./days.ts";
import { LOBBYKIT } from "../../../profile/profiles.ts";
import { otherAccountSeries, relationSeries } from "./relations.ts";
import { stateSeries } from "./listed-objects.ts";

const json = (schema: object) => ({ "200": { content: { "application/json": { schema } } } });
const query = (name: string, schema: object) => ({ name, in: "query", schema });
const KINDS = { type: "string", enum: ["bet", "win"] };
const STATES = { type: "string", enum: ["open", "paid"] };
const ROW = {
  type: "object",
  required: ["id", "kind", "status"],
  "x-fixed": { key: "/id", members: ["kind"] },
  properties: { id: { type: "string" }, kind: KINDS, status: STATES, name: { type: "string" }, at: {} },
};
const page = (rows: string) => ({
  type: "object",
  properties: {
    [rows]: { type: "array", "x-row-key": "/id", items: ROW },
    sum: { type: "string", "x-contract": { sumOf: { value: "/amount" } } },
    giver: { "x-same-as": { operationId: "readTeam", pointer: "/upline", where: { kind: "bet" } } },
  },
});
const context = contextOfPaths({
  "/orders": {
    get: {
      operationId: "listOrders",
      "x-filters": {
        kind: { field: "/kind" },
        status: { field: "/status" },
        q: { match: "words", bestFirst: ["/name"] },
        part: { field: "/name", whole: ["/id"], match: "contains" },
        name: { field: "/name" },
      },
      parameters: [
        query("kind", KINDS),
        query("status", STATES),
        ...["q", "part", "name"].map((name) => query(name, { type: "string" })),
      ],
      responses: json(page("orders")),
    },
  },
  "/orders/{id}": {
    get: {
      operationId: "readOrder",
      parameters: [
        {
          name: "id",
          in: "path",
          required: true,
          "x-contract": { from: { operationId: "listOrders", pointer: "/orders/0/id" } },
          schema: { type: "string" },
        },
      ],
      responses: json({ type: "object", properties: { value: ROW } }),
    },
  },
  "/team": { get: { operationId: "readTeam", responses: json({ type: "object", properties: { upline: {} } }) } },
  "/days": {
    get: {
      operationId: "listDays",
      "x-days": {
        rows: "/rows",
        field: "/day",
        minutes: "ahead",
        from: "from",
        to: "to",
        events: { operationId: "listOrders", rows: "/orders", field: "/at" },
      },
      parameters: [
        query("ahead", { type: "integer" }),
        query("from", { type: "string", format: "date-time" }),
        query("to", { type: "string", format: "date-time" }),
      ],
      responses: json({
        type: "object",
        properties: { rows: { type: "array", items: { type: "object", properties: { day: {} } } } },
      }),
    },
  },
});

/** A report with a number that another operation has for the same period, whatever the grouping. */
const report = contextOfPaths({
  "/orders": { get: { operationId: "listOrders", responses: json({ type: "object" }) } },
  "/report": {
    get: {
      operationId: "readReport",
      "x-distinct": { groupBy: ["day", "shop"] },
      "x-filters": { since: { match: "from" } },
      parameters: [query("groupBy", { type: "string" }), query("since", { type: "string", format: "date-time" })],
      responses: json({
        type: "object",
        properties: {
          orders: {
            type: "integer",
            "x-computed": {
              plus: [{ operationId: "listOrders", with: { since: { at: "1/since" } }, pointer: "/total" }],
            },
          },
        },
      }),
    },
  },
});

type Planner = typeof stateSeries;
const planned = (planner: Planner, id: string, given: PlanContext = context) => {
  const series = planner(given, operationOf(given, id));
  return {
    steps: series.flatMap(({ groups }) => groups.flat()),
    claims: series.flatMap(({ claims = [] }) => claims),
    series,
  };
};
const ofKind = (claims: readonly Claim[], kind: Claim["kind"]) => claims.filter((claim) => claim.kind === kind);

/** What the filters by a kind say of rows without one. */
const emptyOther = (given: PlanContext) =>
  planned(relationSeries, "listOrders", given).claims.flatMap((claim) =>
    claim.kind === "filtered" && claim.filter.parameter === "kind" ? [claim.filter.isEmptyOther] : [],
  );

describe("a list with marks", () => {
  it("is read beside the operation that reads one of its rows, in each state of a row (`x-contract.from`)", () => {
    const { steps, claims } = planned(stateSeries, "readOrder");
    const reads = steps.filter(({ operationId }) => operationId === "readOrder").map(({ name }) => name);
    expect(reads).toEqual(["kind bet", "kind win", "status open", "status paid", "last"]);
    expect(ofKind(claims, "same-object").map((claim) => "isInferred" in claim && claim.isInferred)).not.toContain(true);
  });

  it("has the rows of the lists for all values of a member that never changes, and not for a state", () => {
    const { claims } = planned(relationSeries, "listOrders");
    expect(ofKind(claims, "adds-up")).toMatchObject([{ parts: ["kind bet", "kind win"], figures: ["/sum"] }]);
  });

  it("is searched for two words, and for the beginning of a row that is inside of another one", () => {
    const { steps, claims } = planned(relationSeries, "listOrders");
    const forms = steps.flatMap(({ request }) =>
      request.substitutions.map(({ source }) => "form" in source && source.form),
    );
    expect(forms).toEqual(expect.arrayContaining(["word", "word after the first", "beginning of a later row"]));
    expect(ofKind(claims, "every-word")).toMatchObject([
      { one: "q of the first", other: "q of another", both: "q of the first and of another", isInferred: false },
    ]);
  });

  it("is asked for parts of values that are found only as a whole, and for wildcards, which a server may refuse", () => {
    const { steps } = planned(relationSeries, "listOrders");
    const isOdd = ({ expectation }: (typeof steps)[number]) => expectation.outcome === "answered";
    expect(steps.filter(isOdd).map(({ name }) => name)).toEqual([
      "part of a beginning of id",
      "part %",
      "part _",
      "name of a beginning",
    ]);
    expect(steps.map(({ name }) => name)).toContain("part of the first id");
  });

  it("is divided by the values of a member that never changes in other accounts too", () => {
    const { series, steps } = planned(otherAccountSeries, "listOrders", {
      ...context,
      contract: { ...context.contract, profile: { ...context.contract.profile, signIn: LOBBYKIT.signIn } },
    });
    expect(series.map(({ id }) => id)).toEqual([
      "listOrders › relations for other",
      "listOrders › relations for agent",
    ]);
    expect(steps.slice(0, 4).map(({ name }) => name)).toEqual(["whole", "kind bet", "kind win", "whole again"]);
    expect(steps[1]?.request.authorization).toEqual({ kind: "session", account: "other" });
  });

  it("computes a value for each other request (`x-distinct`), and for a long period", () => {
    const { series, claims } = planned(computedSeries, "readReport", report);
    expect(series.map(({ id }) => id)).toEqual([
      "readReport › computed /orders",
      "readReport › computed /orders since long ago",
    ]);
    const readings = ["here", "here for groupBy day", "here for groupBy shop"];
    const computed = ofKind(claims, "computed").map((claim) => "here" in claim && claim.here);
    expect(computed).toEqual([...readings, ...readings]);
    const [, long] = series;
    expect(long?.groups[1]?.[0]?.request.parameters.query).toEqual({
      groupBy: "day",
      since: expect.stringMatching(/T00:00:00\.000Z$/),
    });
  });

  it("leaves out rows without the value of a filter, unless fields of the evidence may be missing", () => {
    expect(new Set(emptyOther(context))).toEqual(new Set([true]));
    expect(new Set(emptyOther({ ...context, evidence: "inferred" }))).toEqual(new Set([false]));
  });

  it("is filtered so that it has the rows that are compared (`where` in `x-same-as`)", () => {
    const { series } = planned(sameValueSeries, "listOrders");
    expect(series.map(({ id, groups }) => [id, groups[0]?.[0]?.request.parameters.query])).toEqual([
      ["listOrders › same as readTeam for kind bet", { kind: "bet" }],
    ]);
  });

  it("gives the times with which days begin and end (`events` in `x-days`)", () => {
    const { steps, claims } = planned(daySeries, "listDays");
    const byEvent = steps.filter(({ name }) => name.endsWith("time of listOrders"));
    expect(byEvent.map(({ name }) => name)).toEqual([
      "the day that begins before the least time of listOrders",
      "the day that ends after the least time of listOrders",
      "the day that begins before the middle time of listOrders",
      "the day that ends after the middle time of listOrders",
      "the day that begins before the greatest time of listOrders",
      "the day that ends after the greatest time of listOrders",
    ]);
    const sources = byEvent[1]?.request.substitutions.map(({ source }) => "form" in source && source.form);
    expect(sources).toEqual([
      { clock: "minutes ahead", quarter: "last" },
      { clock: "start of day", quarter: "last" },
      { clock: "end of day", quarter: "last" },
    ]);
    expect(ofKind(claims, "one-day")).toHaveLength(8 + byEvent.length);
  });
});
