import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import { boundSeries } from "./inputs.ts";

const done = { responses: { "200": { description: "Done." } } };
const maximum = { operationId: "getLimits", pointer: "/high" };
const schema = { type: "object", properties: { amount: { type: "string", "x-bounds": { maximum } } } };
const context = contextOfPaths({
  "/limits": { get: { operationId: "getLimits", ...done } },
  "/balance": { get: { operationId: "getBalance", ...done } },
  "/payments": {
    post: {
      operationId: "pay",
      "x-contract": { moves: { readBy: "getBalance", pointer: "/balance", amount: "$request.body#/amount", sign: -1 } },
      requestBody: { content: { "application/json": { schema, example: { amount: "5" } } } },
      ...done,
    },
  },
});

describe("the series about bounds", () => {
  it("read what the call changes before and after the number that must be refused", () => {
    const [series] = boundSeries(context, operationOf(context, "pay"));
    expect(series?.groups.flat().map(({ name }) => name)).toEqual([
      "getBalance before",
      "getBalance before again",
      "bounds",
      "above the maximum",
      "getBalance after",
      "the maximum",
    ]);
    expect(series?.claims).toMatchObject([
      { kind: "unchanged", after: "getBalance after", by: ["above the maximum"], calls: "refused" },
      { kind: "on-bound" },
    ]);
  });
});
