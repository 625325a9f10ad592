import { describe, expect, it } from "vitest";
import { contextOfPaths, fixtureContext, operationOf } from "../../../test/support/context.ts";
import type { JsonObject } from "../../json.ts";
import { parameterInputCases } from "./inputs.ts";

/** The cases that vary a query parameter, as "name value outcome". */
function casesOf(parameter: JsonObject): string[] {
  const context = fixtureContext({
    openapi: "3.1.0",
    paths: {
      "/x": {
        get: {
          operationId: "find",
          parameters: [{ name: "p", in: "query", ...parameter }],
          responses: { "200": { description: "Found." }, "400": { description: "Wrong." } },
        },
      },
    },
  });
  return parameterInputCases(context, operationOf(context, "find")).map(
    ({ id, request, expectation }) =>
      `${id.split(" › ")[1]} ${JSON.stringify(request.parameters.query["p"])} ${expectation.outcome}`,
  );
}

const generated = (schema: JsonObject) => casesOf({ schema }).filter((name) => /#\d/.test(name));

describe("kinds of numbers and texts", () => {
  it.for<[string, JsonObject]>([
    ["all unsigned 64-bit integers", { type: "integer", minimum: 0, maximum: 2 ** 64 }],
    ["a minimum beyond the usual numbers", { type: "integer", minimum: 2_000_000 }],
    ["a maximum below the usual numbers", { type: "number", maximum: -2_000_000 }],
    ["a pattern with look-behind", { type: "string", pattern: "^(?<!x)[a-z]{3}$" }],
    ["a pattern with look-ahead", { type: "string", pattern: String.raw`^(?!000)\d{3}-(?=[1-9])\d{2}$` }],
  ])("have generated values for %s", ([, schema]) => {
    expect(generated(schema).length).toBeGreaterThan(0);
  });

  it("have no case at a bound that JavaScript cannot write exactly", () => {
    const names = casesOf({ schema: { type: "integer", format: "int64", maximum: 2 ** 63 } });
    expect(names.filter((name) => name.includes("maximum"))).toEqual([]);
  });
});

describe("kinds of parameters", () => {
  it("with the style deepObject are varied member by member", () => {
    const properties = { least: { type: "integer", minimum: 3 } };
    const schema = { type: "object", required: ["least"], properties, additionalProperties: false };
    const names = casesOf({ style: "deepObject", explode: true, required: true, schema });
    expect(names).toEqual(
      expect.arrayContaining([
        "broken query p missing undefined refused",
        'broken query p /least type string {"least":"text"} refused',
        'broken query p /least minimum-1 {"least":2} refused',
        'generated query p /least minimum {"least":3} lawful',
      ]),
    );
    expect(names.join()).not.toContain("undocumented");
  });

  it("with a text media type are never tested with a number as an invalid value, because a number is valid as text", () => {
    const names = casesOf({ required: true, content: { "text/plain": { schema: { type: "string" } } } });
    expect(names.filter((name) => name.endsWith("refused"))).toEqual(["broken query p missing undefined refused"]);
  });
});

it("are sent together with the values of other parameters that they need (`x-contract.onlyWith`)", () => {
  const view = { name: "view", in: "query", required: true, schema: { enum: ["lobby", "betting"] }, example: "lobby" };
  const game = { name: "game", in: "query", schema: { enum: ["a"] }, "x-contract": { onlyWith: { view: "betting" } } };
  const context = contextOfPaths({
    "/launch": { get: { operationId: "launch", parameters: [view, game], responses: { "200": {} } } },
  });
  const queries = parameterInputCases(context, operationOf(context, "launch"))
    .filter(({ expectation }) => expectation.outcome === "lawful")
    .map(({ request }) => request.parameters.query);
  expect(queries).toContainEqual({ view: "betting", game: "a" });
  expect(queries).toContainEqual({ view: "lobby" });
  expect(queries).not.toContainEqual({ view: "betting" });
  expect(queries).not.toContainEqual({ view: "lobby", game: "a" });
});
