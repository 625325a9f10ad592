import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../json.ts";
import { inAnotherOffset, unusualValues } from "./unusual-values.ts";

describe("the unusual values of a property", () => {
  it.for<[what: string, name: string, schema: JsonObject, usual: unknown, names: string[]]>([
    ["a text", "title", { type: "string" }, "a", ["emoji", "combining marks", "punctuation"]],
    [
      "a text with a limit that may be null",
      "notes",
      { type: ["string", "null"], maxLength: 500 },
      "a",
      ["emoji", "combining marks", "punctuation", "longest text", "null"],
    ],
    ["an e-mail address", "email", { type: "string" }, "a@b.example", []],
    ["a code", "code", { type: "string", pattern: "^[0-9]{4}$" }, "1234", []],
    [
      "an amount",
      "rate",
      { type: "string", pattern: "^[0-9]+\\.[0-9]{2}$" },
      "18.00",
      ["decimal 0.10", "decimal 10.00", "decimal 100.05", "decimal 1.50"],
    ],
    ["a moment", "startsAt", { type: "string", format: "date-time" }, "2031-01-02T09:00:00Z", ["another offset"]],
    ["a whole number", "size", { type: "integer", minimum: 1, maximum: 9 }, 2, ["minimum", "maximum"]],
    ["a number", "share", { type: "number" }, 2, ["number 0.1", "number 19.99"]],
    ["the number of another object", "roomId", { type: "integer", minimum: 1 }, 2, []],
    ["a list", "tags", { type: "array" }, ["a"], ["no items"]],
    ["a list that may have more texts", "tags", { type: "array", maxItems: 4 }, ["a"], ["no items", "most items"]],
    ["a list that is full", "tags", { type: "array", maxItems: 1 }, ["a"], ["no items"]],
    ["a choice", "kind", { type: "string", enum: ["a", "b"] }, "a", ["enum b"]],
    ["a truth value", "active", { type: "boolean" }, true, ["false"]],
  ])("are those of %s", ([, name, schema, usual, names]) => {
    expect(unusualValues(schema, name, usual).map((it) => it.name)).toEqual(names);
  });

  it("fill a list with different texts in order", () => {
    const full = unusualValues({ type: "array", maxItems: 4 }, "tags", ["sea", "tea"]).at(-1);
    expect(full).toEqual({ name: "most items", value: ["sea", "tea", "teaa", "teab"] });
  });

  it("leave room for a new word where the limit of the text allows it", () => {
    const longest = unusualValues({ type: "string", maxLength: 40 }, "title", "a").at(-1);
    expect(longest).toEqual({ name: "longest text", value: "Long".repeat(10).slice(0, 30), hasWord: true });
    expect(unusualValues({ type: "string", maxLength: 20 }, "title", "a")[0]).not.toHaveProperty("hasWord");
  });
});

it.for([
  ["2031-01-02T09:00:00Z", "2031-01-02T14:30:00+05:30"],
  ["2031-01-02T23:15:00+02:00", "2031-01-03T02:45:00+05:30"],
  ["2031-01-02", undefined],
  ["soon", undefined],
] as const)("writes the moment %s with another offset: %s", ([text, expected]) => {
  expect(inAnotherOffset(text)).toBe(expected);
});
