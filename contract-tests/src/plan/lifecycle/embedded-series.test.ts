import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../test/support/context.ts";
import { lifecycleSeries } from "./lifecycle-series.ts";
import { roundTripSeries } from "./round-trips/round-trips.ts";
import { plannedBy } from "../../../test/support/resource-series.ts";
import { resourceSeries } from "./resource-series.ts";

const text = { type: "string" };
const id = { type: "integer" };
const LINE = { type: "object", properties: { id, kind: text } };
const ORDER = { type: "object", properties: { id, title: text, lines: { type: "array", items: LINE } } };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const answered = (schema: object | undefined, status = "200") => ({
  responses: { [status]: { description: "Done.", ...(schema && json(schema)) } },
});
const named = (name: string) => ({ name, in: "path", required: true, schema: id });
const NEW_ORDER = { type: "object", properties: { title: text } };
const NEW_LINE = { type: "object", required: ["kind"], properties: { kind: text } };

/** Orders with lines. `reads` says whether a line can be read alone. */
const contextOf = (reads: boolean) =>
  contextOfPaths({
    "/orders": { post: { operationId: "addOrder", requestBody: json(NEW_ORDER), ...answered(ORDER, "201") } },
    "/orders/{orderId}": {
      parameters: [named("orderId")],
      get: { operationId: "getOrder", ...answered(ORDER) },
      delete: { operationId: "removeOrder", ...answered(undefined, "204") },
    },
    "/orders/{orderId}/lines": {
      parameters: [named("orderId")],
      post: { operationId: "addLine", requestBody: json(NEW_LINE), ...answered(LINE, "201") },
    },
    "/orders/{orderId}/lines/{lineId}": {
      parameters: [named("orderId"), named("lineId")],
      ...(reads && { get: { operationId: "getLine", ...answered(LINE) } }),
      delete: { operationId: "removeLine", ...answered(undefined, "204") },
    },
  });

/** All series about what an operation creates. */
const planOf = (reads: boolean, create = "addLine") => {
  const context = contextOf(reads);
  return resourceSeries(context, operationOf(context, create), context.contract.operations);
};
const stepsOf = (series: ReturnType<typeof planOf>) =>
  series.flatMap(({ groups }) => groups.flat()).map(({ name, operationId }) => `${name}: ${operationId}`);

describe("an object that only its outer object shows", () => {
  it("is in the list of the outer object after it was added, and not after it was removed", () => {
    const series = planOf(false);
    expect(stepsOf(series)).toEqual([
      "create the outer object: addOrder",
      "add: addLine",
      "read with it: getOrder",
      "remove: removeLine",
      "read without it: getOrder",
      "clean up the outer object: removeOrder",
    ]);
    expect(series[0]?.claims).toMatchObject([
      { kind: "in-list", list: "read with it", rows: "/lines", key: "/id", made: "add" },
      { kind: "in-list", list: "read without it", removed: "remove" },
    ]);
    const removal = series[0]?.groups.flat().find(({ name }) => name === "remove");
    expect(removal?.request.substitutions.map(({ pointer, source }) => [pointer, source])).toEqual([
      ["/orderId", { step: "create the outer object", pointer: "/id", isNeeded: true }],
      ["/lineId", { step: "add", pointer: "/id", isNeeded: true }],
    ]);
  });

  it("is not one that can be read alone, or one inside of nothing", () => {
    const steps = [planOf(true), planOf(true, "addOrder")].map(stepsOf);
    expect(steps.map((all) => all.includes("read with it: getOrder"))).toEqual([false, false]);
    expect(steps.map((all) => all.length > 0)).toEqual([true, true]);
  });
});

describe("an object inside of another one", () => {
  it("goes through its life inside of an outer object that the run has created", () => {
    const steps = stepsOf(plannedBy(lifecycleSeries, contextOf(true), "addLine"));
    expect(steps[0]).toBe("create the outer object: addOrder");
    expect(steps.at(-1)).toBe("clean up the outer object: removeOrder");
    expect(steps).toContain("read the removed: getLine");
    const inner = plannedBy(lifecycleSeries, contextOf(true), "addLine")[0]?.groups.flat().slice(1, -1);
    const outerIds = inner?.map(
      ({ request }) => request.substitutions.find(({ pointer }) => pointer === "/orderId")?.source,
    );
    expect(new Set(outerIds?.map((source) => JSON.stringify(source)))).toEqual(
      new Set(['{"step":"create the outer object","pointer":"/id","isNeeded":true}']),
    );
  });

  it("gets back its unusual values, too", () => {
    expect(stepsOf(plannedBy(roundTripSeries, contextOf(true), "addLine")).slice(0, 3)).toEqual([
      "create the outer object: addOrder",
      "create the usual: addLine",
      "read the usual: getLine",
    ]);
  });
});
