import { describe, expect, it } from "vitest";
import { contextOfPaths } from "../../../../../test/support/context.ts";
import { emptyRangeSeries } from "./empty-range.ts";

const dated = (name: string) => ({ name, in: "query", schema: { type: "string", format: "date-time" } });
const row = { type: "object", properties: { id: { type: "integer" }, at: { type: "string", format: "date-time" } } };
const list = (filters: object) => ({
  get: {
    operationId: "listEvents",
    "x-filters": filters,
    parameters: [dated("from"), dated("to")],
    responses: {
      "200": {
        content: {
          "application/json": {
            schema: { type: "object", properties: { rows: { type: "array", items: row } } },
          },
        },
      },
    },
  },
});
const seriesFor = (filters: object) => {
  const context = contextOfPaths({ "/events": list(filters) });
  return context.contract.operations.flatMap((operation) => emptyRangeSeries(context, operation));
};
const from = { field: "/at", match: "from" };

describe("a range that ends when it begins", () => {
  it("must be accepted, and has no rows", () => {
    const [series] = seriesFor({ from, to: { field: "/at", match: "before", notBefore: "from" } });
    const [step] = series?.groups.flat() ?? [];
    expect(step?.expectation).toEqual({ outcome: "accepted", needsState: false });
    expect(step?.request.parameters.query).toEqual({ from: "2026-02-01T00:00:00Z", to: "2026-02-01T00:00:00Z" });
    expect(series?.claims).toMatchObject([{ kind: "expected", place: "/rows", wanted: { value: [] } }]);
  });

  it.each([
    ["has rows when its end belongs to it", { from, to: { field: "/at", match: "through", notBefore: "from" } }, []],
    ["may be refused when the spec refuses no order", { from, to: { field: "/at", match: "before" } }, []],
    ["only must be accepted when it does not choose rows", { from, to: { match: "before", notBefore: "from" } }, [[]]],
  ])("%s", (_, filters, claims) => {
    expect(seriesFor(filters).map((series) => series.claims)).toEqual(claims);
  });
});
