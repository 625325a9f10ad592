import { describe, expect, it } from "vitest";
import { specOf } from "../../test/support/specs/spec-with-schemas.ts";
import { objectOr, valueAt, type JsonObject } from "../json.ts";
import { createValidator } from "./validator.ts";
import { tidy } from "./normalize.ts";

/** Returns the normalised schemas of a spec, and the notes about what was normalised. */
const tidied = (schemas: JsonObject, openapi = "3.1.0") => {
  const notes: string[] = [];
  const document = tidy({ ...specOf(schemas), openapi }, (text) => notes.push(text));
  return { schemas: objectOr(valueAt(document, "/components/schemas")), notes };
};

describe("a schema of OpenAPI 3.0", () => {
  it.for<[string, JsonObject, JsonObject]>([
    ["a nullable type", { type: "string", nullable: true }, { type: ["string", "null"] }],
    [
      "a nullable enum",
      { type: "string", nullable: true, enum: ["a"] },
      { type: ["string", "null"], enum: ["a", null] },
    ],
    [
      "a nullable reference",
      { $ref: "#/components/schemas/B", nullable: true },
      { anyOf: [{ $ref: "#/components/schemas/B" }, { type: "null" }] },
    ],
    [
      "a reference with ignored siblings",
      { $ref: "#/components/schemas/B", maxLength: 3 },
      { $ref: "#/components/schemas/B" },
    ],
    [
      "a nullable choice",
      { oneOf: [{ type: "string" }], nullable: true },
      { oneOf: [{ type: "string" }, { type: "null" }] },
    ],
    [
      "a file, which stays a text and recognisable",
      { type: "string", format: "binary" },
      { type: "string", format: "binary", contentMediaType: "application/octet-stream" },
    ],
    [
      "an exclusive limit",
      { type: "integer", minimum: 1, exclusiveMinimum: true },
      { type: "integer", exclusiveMinimum: 1 },
    ],
    [
      "a property with the name of a keyword",
      { properties: { nullable: { type: "boolean" }, example: { type: "string" } } },
      { properties: { nullable: { type: "boolean" }, example: { type: "string" } } },
    ],
  ])("becomes a schema of 3.1: %s", ([, given, expected]) => {
    expect(tidied({ A: given, B: { type: "object" } }, "3.0.3").schemas["A"]).toEqual(expected);
  });
});

describe("an invalid schema", () => {
  it.for<[string, JsonObject, JsonObject, string[]]>([
    [
      "required inside a property",
      { properties: { a: { type: "string", required: true } } },
      { properties: { a: { type: "string" } } },
      ["spec#/components/schemas/A/properties/a/required is ignored: it must not be true"],
    ],
    ["an unknown type", { type: "any" }, {}, ['spec#/components/schemas/A/type is ignored: it must not be "any"']],
    ["keywords of other drafts", { id: "a", $schema: "x", $id: "y" }, {}, []],
    ["nullable in 3.1", { type: "string", nullable: true }, { type: ["string", "null"] }, []],
  ])("is repaired, with a note when it becomes less strict: %s", ([, given, expected, notes]) => {
    expect(tidied({ A: given })).toEqual({ schemas: { A: expected }, notes });
  });

  it("accepts any value when it is not a schema, and loses patterns that JavaScript cannot read", () => {
    const { schemas, notes } = tidied({
      A: "string",
      B: { type: "string", pattern: "(?i)[abc" },
      C: { pattern: "^[\\w-.]+$" },
    });
    expect(schemas["A"]).toBe(true);
    expect(notes).toEqual([
      "spec#/components/schemas/A is not a schema, so any value matches it",
      'spec#/components/schemas/B/pattern is ignored: it must not be "(?i)[abc"',
    ]);
    const validate = createValidator(specOf(schemas));
    expect(validate("/components/schemas/B", "x")).toEqual([]);
    expect(validate("/components/schemas/C", "a b")).toHaveLength(1);
  });
});

describe("a property that one side does not send", () => {
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
  it("is not required of that side", () => {
    expect(missing("request")).toEqual(["name", "password"]);
    expect(missing("answer")).toEqual(["id", "name"]);
  });
});
