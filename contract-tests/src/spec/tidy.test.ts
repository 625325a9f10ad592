import { describe, expect, it } from "vitest";
import { specOf } from "../../test/support/spec-of.ts";
import { objectOr, valueAt, type JsonObject } from "../json.ts";
import { createValidator } from "../schema.ts";
import { tidy } from "./tidy.ts";

/** The schemas of a spec after it was tidied, and what was noted. */
const tidied = (schemas: JsonObject, openapi = "3.1.0") => {
  const notes: string[] = [];
  const document = tidy({ ...specOf(schemas), openapi }, (text) => notes.push(text));
  return { schemas: objectOr(valueAt(document, "/components/schemas")), notes };
};

describe("a schema of OpenAPI 3.0", () => {
  it.for<[string, JsonObject, JsonObject]>([
    ["a type or null", { type: "string", nullable: true }, { type: ["string", "null"] }],
    [
      "an enumeration or null",
      { type: "string", nullable: true, enum: ["a"] },
      { type: ["string", "null"], enum: ["a", null] },
    ],
    [
      "a reference or null",
      { $ref: "#/components/schemas/B", nullable: true },
      { anyOf: [{ $ref: "#/components/schemas/B" }, { type: "null" }] },
    ],
    [
      "a reference, and words that do not count",
      { $ref: "#/components/schemas/B", maxLength: 3 },
      { $ref: "#/components/schemas/B" },
    ],
    [
      "a choice or null",
      { oneOf: [{ type: "string" }], nullable: true },
      { oneOf: [{ type: "string" }, { type: "null" }] },
    ],
    [
      "an exclusive bound",
      { type: "integer", minimum: 1, exclusiveMinimum: true },
      { type: "integer", exclusiveMinimum: 1 },
    ],
    [
      "a property of that name",
      { properties: { nullable: { type: "boolean" }, example: { type: "string" } } },
      { properties: { nullable: { type: "boolean" }, example: { type: "string" } } },
    ],
  ])("becomes one of 3.1: %s", ([, given, expected]) => {
    expect(tidied({ A: given, B: { type: "object" } }, "3.0.3").schemas["A"]).toEqual(expected);
  });
});

describe("a schema that no validator takes", () => {
  it.for<[string, JsonObject, JsonObject, string[]]>([
    [
      "required of a property",
      { properties: { a: { type: "string", required: true } } },
      { properties: { a: { type: "string" } } },
      ["spec#/components/schemas/A/properties/a/required is left out: it may not be true"],
    ],
    ["a type of nobody", { type: "any" }, {}, ['spec#/components/schemas/A/type is left out: it may not be "any"']],
    ["words of other drafts", { id: "a", $schema: "x", $id: "y" }, {}, []],
    ["nullable in 3.1", { type: "string", nullable: true }, { type: ["string", "null"] }, []],
  ])("is made one, and noted where it says less then: %s", ([, given, expected, notes]) => {
    expect(tidied({ A: given })).toEqual({ schemas: { A: expected }, notes });
  });

  it("of no form at all fits anything, and patterns of other languages forbid nothing", () => {
    const { schemas, notes } = tidied({
      A: "string",
      B: { type: "string", pattern: "(?i)[abc" },
      C: { pattern: "^[\\w-.]+$" },
    });
    expect(schemas["A"]).toBe(true);
    expect(notes).toEqual([
      "spec#/components/schemas/A is no schema, so anything fits it",
      'spec#/components/schemas/B/pattern is left out: it may not be "(?i)[abc"',
    ]);
    const validate = createValidator(specOf(schemas));
    expect(validate("/components/schemas/B", "x")).toEqual([]);
    expect(validate("/components/schemas/C", "a b")).toHaveLength(1);
  });
});

describe("what one side does not send", () => {
  const validate = createValidator(
    specOf({
      Id: { type: "string", readOnly: true },
      User: {
        allOf: [{ properties: { id: { $ref: "#/components/schemas/Id" } } }, { required: ["id", "name", "password"] }],
        properties: { name: { type: "string" }, password: { type: "string", writeOnly: true } },
      },
    }),
  );
  const missing = (direction: "request" | "answer") =>
    validate("/components/schemas/User", {}, direction).map(({ message }) => /'(\w+)'/.exec(message)?.[1]);
  it("is not demanded of it", () => {
    expect(missing("request")).toEqual(["name", "password"]);
    expect(missing("answer")).toEqual(["id", "name"]);
  });
});
