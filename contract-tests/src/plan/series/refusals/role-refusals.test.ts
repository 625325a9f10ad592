import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import { roleRefusalSeries } from "./refusals.ts";

const ME = { type: "object", properties: { role: { enum: ["keeper", "steward"] } } };

describe("an operation that is kept for a role", () => {
  const context = contextOfPaths({
    "/me": { get: { operationId: "me", responses: { "200": { content: { "application/json": { schema: ME } } } } } },
    "/log": { get: { operationId: "log", description: "Stewards only.", responses: { "200": {}, "403": {} } } },
    "/all": { get: { operationId: "all", responses: { "200": {}, "403": {} } } },
  });
  const seriesOf = (id: string) => roleRefusalSeries(context, operationOf(context, id));

  it("is called by both accounts, after each has read its role", () => {
    expect(seriesOf("log").map(({ groups }) => groups.flat().map(({ name }) => name))).toEqual([
      ["role of member", "call by member"],
      ["role of other", "call by other"],
    ]);
    expect(seriesOf("log")[0]?.claims).toMatchObject([
      { kind: "kept-for", ordinary: ["keeper"], allowed: ["steward"] },
    ]);
  });

  it("is one of which the words say so", () => {
    expect(seriesOf("all")).toEqual([]);
  });
});
