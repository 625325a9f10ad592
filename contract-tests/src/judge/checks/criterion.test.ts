import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import type { ExpressionContext } from "../../plan/journeys/runtime-expression.ts";
import { CriterionError, holds } from "./criterion.ts";

const sceneOf = (json: unknown, status = 200): ExpressionContext => ({
  outputs: new Map(),
  received: received(status, json),
});
const simple = (condition: string, json: unknown = {}) =>
  holds({ type: "simple", condition, context: undefined }, sceneOf(json));

describe("a simple condition", () => {
  it.for<[string, unknown, boolean]>([
    ["$response.body#/a < 2", { a: 1 }, true],
    ["$response.body#/a < 1", { a: 1 }, false],
    ["$response.body#/a <= 1", { a: 1 }, true],
    ["$response.body#/a <= 0", { a: 1 }, false],
    ["$response.body#/a > 0", { a: 1 }, true],
    ["$response.body#/a > 1", { a: 1 }, false],
    ["$response.body#/a >= 1", { a: 1 }, true],
    ["$response.body#/a >= 2", { a: 1 }, false],
    ["$response.body#/a == -1.5", { a: -1.5 }, true],
    ["$response.body#/a != -1.5", { a: 1.5 }, true],
    ["$response.body#/a == true", { a: true }, true],
    ["$response.body#/a == false", { a: true }, false],
    ["$response.body#/a == false", { a: false }, true],
    ["$response.body#/a == null", { a: null }, true],
    ["$response.body#/a == null", { a: 0 }, false],
    ["$response.body#/a == '1'", { a: 1 }, false],
    ["$response.body#/a == 'it''s'", { a: "it's" }, true],
    ["$response.body#/a == 'ABC'", { a: "abc" }, true],
    ["$response.body#/a == ''", { a: "" }, true],
    ["$response.body#/a<2", { a: 1 }, true],
    ["$response.body#/a < 'b'", { a: "A" }, true],
    ["$response.body#/a < 'B'", { a: "a" }, true],
    ["$response.body#/a < 'a'", { a: "A" }, false],
    ["$response.body#/a <= 'a'", { a: "A" }, true],
    ["$response.body#/a > 'a'", { a: "B" }, true],
    ["$response.body#/a >= 'C'", { a: "b" }, false],
    ["$response.body#/a > '9.5'", { a: "10" }, true],
    ["$response.body#/a > 9.5", { a: "10" }, true],
    ["$response.body#/a < 1", { a: null }, false],
    ["$response.body#/a >= 1", { a: true }, false],
    ["$response.body#/a > 'a'", { a: 7 }, false],
    ["$response.body#/ok", { ok: true }, true],
    ["$response.body#/ok", { ok: "true" }, false],
    ["true", {}, true],
    ["false", {}, false],
    ["$statusCode == 200 && $response.body#/a == 1", { a: 1 }, true],
    ["$statusCode == 200 && $response.body#/a == 2", { a: 1 }, false],
    ["$statusCode == 201 || $response.body#/a == 1", { a: 1 }, true],
    ["$statusCode == 201 || $response.body#/a == 2", { a: 1 }, false],
  ])("%s for the body %j is %s", ([condition, json, expected]) => {
    expect(simple(condition, json)).toBe(expected);
  });

  it.for(["maybe", "'open", "1.", "$statusCode == fine", "1 == --1"])("%s cannot be parsed", (condition) => {
    expect(() => simple(condition)).toThrow(CriterionError);
    expect(() => simple(condition)).toThrow("is neither a value nor a runtime expression");
  });
});

const scene = sceneOf({ value: { name: "Ünal", list: [{ id: 3 }], text: "3" } });
const path = (condition: string) => holds({ type: "jsonpath", condition, context: "$response.body#/value" }, scene);

const regex = (condition: string, context: string | undefined) => holds({ type: "regex", condition, context }, scene);

describe("a condition that is a regular expression or a JSONPath", () => {
  it("applies a regular expression only to strings, and may use Unicode classes", () => {
    expect(regex("^\\p{Lu}nal$", "$response.body#/value/name")).toBe(true);
    expect(regex("^3$", "$response.body#/value/text")).toBe(true);
    expect(regex("^3$", "$response.body#/value/list/0/id")).toBe(false);
    expect(regex(".*", undefined)).toBe(false);
  });

  it("applies a JSONPath to the value of its context, and a filter at the top to this value itself", () => {
    expect(path("$.list[?@.id == 3]")).toBe(true);
    expect(path("$.list[?@.id > 3]")).toBe(false);
    expect(path("$[?@.name == 'Ünal']")).toBe(true);
    expect(path("$[?@.name == 'Other']")).toBe(false);
    expect(path("$.gone")).toBe(false);
  });

  it.each([
    ["a regular expression", () => regex("(", "$response.body#/value/name"), '"(" cannot be parsed: '],
    ["a JSONPath", () => path("$.list[?@.id =="), '"$.list[?@.id ==" cannot be parsed: '],
  ])("throws an error that names the condition when %s cannot be parsed", (_kind, run, message) => {
    expect(run).toThrow(CriterionError);
    expect(run).toThrow(message);
  });
});
