import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import { openRangeSeries } from "./equivalent-requests.ts";
import { stateSeries } from "./listed-objects.ts";

const json = (schema: object) => ({ "200": { content: { "application/json": { schema } } } });
const MOMENT = { type: "string", format: "date-time" };
const ROW = { type: "object", required: ["id"], properties: { id: { type: "string" }, at: MOMENT } };
const range = ["from", "to"].map((name) => ({ name, in: "query", schema: MOMENT }));

const context = contextOfPaths({
  "/bets": {
    get: {
      operationId: "listBets",
      "x-filters": { from: { field: "/at", match: "from" }, to: { field: "/at", match: "before" } },
      parameters: range,
      responses: json({ type: "object", properties: { rows: { type: "array", items: ROW }, total: {} } }),
    },
  },
  "/report": {
    get: {
      operationId: "readReport",
      "x-filters": { from: { match: "from" } },
      parameters: range,
      responses: json({ type: "object" }),
    },
  },
  "/bets/{id}": {
    get: {
      operationId: "readBet",
      parameters: [
        {
          name: "id",
          in: "path",
          required: true,
          "x-contract": { from: { operationId: "listBets", pointer: "/rows/0/id" } },
          schema: { type: "string" },
        },
      ],
      responses: json(ROW),
    },
  },
});
const planned = (planner: typeof openRangeSeries, id: string) => planner(context, operationOf(context, id));

describe("a list with a range of times", () => {
  it("has the same rows without a start as from a time before all of them", () => {
    const [series, ...more] = planned(openRangeSeries, "listBets");
    const queries = series?.groups.flat().map(({ request }) => request.parameters.query);
    expect(queries).toEqual([{}, { from: "2000-01-01T00:00:00Z" }, {}]);
    expect(series?.claims).toMatchObject([{ kind: "alike", first: "without", again: "without again" }]);
    expect(more).toEqual([]);
  });

  it("is not compared where the range selects no rows, because its default may be another one", () => {
    expect(planned(openRangeSeries, "readReport")).toEqual([]);
  });

  it("is asked for old rows, of which the last one is read alone", () => {
    const steps = planned(stateSeries, "readBet").flatMap(({ groups }) => groups.flat());
    const old = steps.find(({ name }) => name === "list of old rows");
    expect(Date.parse(String(old?.request.parameters.query["to"]))).toBeLessThan(Date.now() - 2 * 86_400_000);
    expect(steps.find(({ name }) => name === "last")?.request.substitutions).toMatchObject([
      { place: "path", source: { step: "list of old rows", orElse: ["list"], take: "last", rows: "/rows" } },
    ]);
  });
});
