import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../json.ts";
import { alternativesOf, dereference, mergeSchemas, numberOf, typesOf, extensionOf } from "./schemas.ts";
import { smallSpec } from "../../../test/support/specs/small-spec.ts";

describe("a dereferenced schema", () => {
  const document = {
    schemas: {
      Base: { type: "object", required: ["a"], properties: { a: { type: "string" } } },
      Round: { allOf: [{ $ref: "#/schemas/Round" }], minLength: 1 },
    },
  };
  it("merges the referenced schema, the parts of `allOf` and its own members; of equal members, the last is kept", () => {
    const schema = {
      $ref: "#/schemas/Base",
      allOf: [{ required: ["b", "a"], title: "part" }],
      title: "own",
      properties: { b: {} },
    };
    expect(dereference(document, schema)).toEqual({
      type: "object",
      title: "own",
      required: ["a", "b"],
      properties: { a: { type: "string" }, b: {} },
    });
    expect(dereference(document, schema)).toBe(dereference(document, schema));
  });

  it("is empty when no schema is found", () => {
    for (const none of [true, undefined, null, [], "x"]) expect(dereference(document, none)).toEqual({});
    expect(dereference(document, { $ref: "#anchor", title: "t" })).toEqual({ title: "t" });
    expect(dereference(document, { $ref: 7 })).toEqual({});
    expect(dereference(document, document.schemas.Round)).toEqual({ minLength: 1 });
    expect(mergeSchemas({ a: 1 }, { a: 2, b: 3 })).toEqual({ a: 2, b: 3 });
  });

  it("repeats the members beside `oneOf` or `anyOf` in each alternative", () => {
    const choice = [{ $ref: "#/schemas/Base" }, { type: "null" }];
    const expected = [
      { ...document.schemas.Base, title: "t" },
      { type: "null", title: "t" },
    ];
    expect(alternativesOf(document, { oneOf: choice, title: "t" })).toEqual(expected);
    expect(alternativesOf(document, { anyOf: choice, title: "t" })).toEqual(expected);
    expect(alternativesOf(document, { oneOf: "none" })).toBeUndefined();
    expect(alternativesOf(document, {})).toBeUndefined();
  });

  it.for<[JsonObject, string[]]>([
    [{ type: "string" }, ["string"]],
    [{ type: ["string", "null", 7] }, ["string", "null"]],
    [{ properties: {} }, ["object"]],
    [{ items: {} }, ["array"]],
    [{ pattern: "a" }, ["string"]],
    [{ minLength: 1 }, ["string"]],
    [{ maxLength: 1 }, ["string"]],
    [{ minimum: 1 }, ["number"]],
    [{ maximum: 1 }, ["number"]],
    [{ enum: [1] }, []],
  ])("%j has the types %j", ([schema, types]) => {
    expect(typesOf(schema)).toEqual(types);
  });

  it("has a numeric member, such as `minimum`, only where it is a number", () => {
    expect([numberOf({ minimum: 0 }, "minimum"), numberOf({ minimum: "0" }, "minimum")]).toEqual([0, undefined]);
  });
});

it("finds an operation in the document only once, because a plan reads the extensions of all operations for each of them", () => {
  const { contract, operation } = smallSpec({ "x-one": 1, "x-two": { value: 2 }, responses: {} });
  let count = 0;
  const document = {
    get paths() {
      count += 1;
      return contract.document["paths"];
    },
  };
  const read = ["x-one", "x-two", "x-three"].map((name) => extensionOf(document, operation, name));
  expect([read, count]).toEqual([[1, { value: 2 }, undefined], 1]);
});
