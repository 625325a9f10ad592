import { expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../../test/support/context.ts";
import { exampleRequest } from "./requests.ts";

const bound = (name: string, more: object = {}) => ({
  name,
  in: "query",
  schema: { type: "string", format: "date-time" },
  example: "2021-05-01T00:00:00Z",
  ...more,
});

const queryFor = (...parameters: object[]) => {
  const responses = { "200": { description: "OK" } };
  const context = fixtureContext({
    openapi: "3.1.0",
    info: { title: "Ledger", version: "1" },
    paths: { "/entries": { get: { operationId: "listEntries", parameters, responses } } },
  });
  return exampleRequest(context, operationOf(context, "listEntries")).parameters.query;
};

it("the base request leaves out the examples of a period, which select nothing today", () => {
  const kind = { name: "kind", in: "query", schema: { type: "string" }, example: "fee" };
  expect(queryFor(bound("from"), bound("to"), kind)).toEqual({ kind: "fee" });
});

it("the base request has the example of a period that is required", () => {
  expect(queryFor(bound("from", { required: true }), bound("to"))).toEqual({ from: "2021-05-01T00:00:00Z" });
});
