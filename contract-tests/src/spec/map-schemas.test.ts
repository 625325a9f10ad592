import { describe, expect, it } from "vitest";
import { ContractError } from "./references.ts";
import { valueAt, type JsonObject } from "../json.ts";
import { mapSchemas } from "./map-schemas.ts";
import { tidy } from "./normalize.ts";
import { schemaViewsOf } from "./schema-views.ts";

/** The places where schemas were found, in order. */
function placesIn(document: JsonObject, examples?: "without examples"): string[] {
  const places: string[] = [];
  mapSchemas(
    document,
    (schema, pointer) => {
      places.push(pointer);
      return schema;
    },
    examples,
  );
  return places;
}
const schema = (): JsonObject => ({ type: "string" });
const media = () => ({ "application/json": { schema: schema() } });

describe("the schemas of a document", () => {
  it("are found in all places that OpenAPI has for them, and nowhere else", () => {
    const operation = {
      parameters: [{ name: "a", schema: schema(), content: media() }],
      requestBody: {
        content: {
          a: { schema: schema(), itemSchema: schema(), encoding: { b: { headers: { h: { schema: schema() } } } } },
        },
      },
      responses: { "200": { content: media(), headers: { h: { schema: schema() } } }, "x-more": { content: media() } },
      callbacks: {
        done: { "{$url}": { post: { requestBody: { content: media() } } }, "x-more": { post: {} }, $ref: "#/x" },
      },
    };
    const document = {
      x: { "{$url}": {} },
      info: { schema: schema() },
      paths: {
        "/a": { parameters: [{ schema: schema() }], get: operation, summary: { schema: schema() } },
        "x-more": { get: operation },
      },
      webhooks: { hook: { query: { responses: { default: { content: media() } } } } },
      "x-more": { schema: schema() },
    };
    expect(placesIn(document)).toEqual([
      "/paths/~1a/parameters/0/schema",
      "/paths/~1a/get/parameters/0/schema",
      "/paths/~1a/get/parameters/0/content/application~1json/schema",
      "/paths/~1a/get/requestBody/content/a/schema",
      "/paths/~1a/get/requestBody/content/a/itemSchema",
      "/paths/~1a/get/requestBody/content/a/encoding/b/headers/h/schema",
      "/paths/~1a/get/responses/200/content/application~1json/schema",
      "/paths/~1a/get/responses/200/headers/h/schema",
      "/paths/~1a/get/callbacks/done/{$url}/post/requestBody/content/application~1json/schema",
      "/webhooks/hook/query/responses/default/content/application~1json/schema",
    ]);
  });

  it("are found in components of every kind", () => {
    const components = {
      schemas: { A: schema(), "x-a": schema() },
      responses: { A: { content: media() } },
      parameters: { A: { schema: schema() } },
      requestBodies: { A: { content: media() } },
      headers: { A: { schema: schema() } },
      callbacks: { A: { "{$url}": { put: { responses: { "200": { content: media() } } } } } },
      pathItems: { A: { trace: { parameters: [{ schema: schema() }] } } },
      examples: { A: { schema: schema() } },
    };
    expect(placesIn({ components }).map((place) => place.slice("/components/".length))).toEqual([
      "schemas/A",
      "schemas/x-a",
      "responses/A/content/application~1json/schema",
      "parameters/A/schema",
      "requestBodies/A/content/application~1json/schema",
      "headers/A/schema",
      "callbacks/A/{$url}/put/responses/200/content/application~1json/schema",
      "pathItems/A/trace/parameters/0/schema",
    ]);
  });

  it("are found in schemas under every keyword that contains schemas", () => {
    const maps = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"];
    const lists = ["allOf", "anyOf", "oneOf", "prefixItems"];
    const single =
      "items additionalProperties additionalItems unevaluatedItems unevaluatedProperties contains propertyNames contentSchema not if then else";
    const whole = Object.fromEntries([
      ...maps.map((name) => [name, { a: schema(), items: true }]),
      ...lists.map((name) => [name, [schema()]]),
      ...single.split(" ").map((name) => [name, schema()]),
      ["example", schema()],
      ["default", { items: schema() }],
      ["enum", [schema()]],
      ["constructor", schema()],
    ]);
    expect(
      placesIn({ components: { schemas: { A: whole } } }).map((place) => place.replace("/components/schemas/A", "")),
    ).toEqual([
      "",
      ...maps.flatMap((name) => [`/${name}/a`, `/${name}/items`]),
      ...lists.map((name) => `/${name}/0`),
      ...single.split(" ").map((name) => `/${name}`),
    ]);
  });

  it("are found behind a reference even if nothing else leads there", () => {
    const document = {
      components: { schemas: { A: { $ref: "#/x-own/B" }, Self: { $ref: "#" }, Anchored: { $ref: "#here" } } },
      "x-own": { B: { items: schema() }, C: schema() },
    };
    expect(placesIn(document)).toEqual([
      "/components/schemas/A",
      "/components/schemas/Self",
      "/components/schemas/Anchored",
      "/x-own/B",
      "/x-own/B/items",
    ]);
    const changed = mapSchemas(document, (it, pointer) => (pointer === "/x-own/B/items" ? { type: "null" } : it));
    expect(valueAt(changed, "/x-own")).toEqual({ B: { items: { type: "null" } }, C: schema() });
  });

  it("are copied, with or without examples", () => {
    const document = {
      components: { schemas: { A: { example: 1, examples: [1], items: { example: 2 } } }, examples: { B: 1 } },
    };
    expect(mapSchemas(document, (it) => it)).toEqual(document);
    expect(mapSchemas(document, (it) => it, "without examples")).toEqual({
      components: { schemas: { A: { items: {} } } },
    });
  });

  it.for([
    ["#/nowhere", "spec#/components/schemas/A refers to #/nowhere, which does not exist."],
    ["other.yaml", "The spec is not bundled: spec#/components/schemas/A refers to other.yaml."],
  ] as const)("must not refer to %s", ([$ref, says]) => {
    const walk = () => placesIn({ components: { schemas: { A: { $ref } } } });
    expect(walk).toThrow(ContractError);
    expect(walk).toThrow(says);
  });

  it("may be referred to through another reference", () => {
    const components = {
      responses: { A: { $ref: "#/components/responses/B" }, B: { content: media() } },
      schemas: { C: { $ref: "#/components/responses/A/content/application~1json/schema" } },
    };
    expect(() => placesIn({ components })).not.toThrow();
    const broken = { ...components, schemas: { C: { $ref: "#/components/responses/B/gone" } } };
    expect(() => placesIn({ components: broken })).toThrow("which does not exist");
  });

  it("may refer to an anchor, but a reference of another part to an anchor is refused", () => {
    expect(() => placesIn({ paths: { "/a": { get: { requestBody: { $ref: "#anchor" } } } } })).toThrow(
      "is not bundled",
    );
  });
});

const viewed = (part: JsonObject) => {
  const { request, answer } = schemaViewsOf({ components: { schemas: { A: part, Marked: { readOnly: true } } } });
  return [request, answer].map((it) => valueAt(it, "/components/schemas/A/required"));
};

describe("the request view and the answer view of a document", () => {
  it("require only the properties that each side sends", () => {
    const properties = {
      id: { readOnly: true },
      secret: { writeOnly: true },
      name: {},
      far: { $ref: "#/components/schemas/Marked" },
    };
    expect(viewed({ properties, required: ["id", "secret", "name", "far"] })).toEqual([
      ["secret", "name"],
      ["id", "name", "far"],
    ]);
  });

  it("require in a request no property that another part of `allOf` marks as read-only", () => {
    const part = { allOf: [{ properties: { id: { readOnly: true } } }, { required: ["id", "a"] }] };
    const { request } = schemaViewsOf({ components: { schemas: { A: part } } });
    expect(valueAt(request, "/components/schemas/A/allOf/1/required")).toEqual(["a"]);
    expect(valueAt(request, "/components/schemas/A")).not.toHaveProperty("required");
  });

  it("are the same object when the document has no read-only or write-only properties", () => {
    const { request, answer } = schemaViewsOf({
      components: { schemas: { A: { required: ["a"], properties: { a: { readOnly: false } }, example: 1 } } },
    });
    expect(request).toBe(answer);
    expect(valueAt(request, "/components/schemas/A")).toEqual({
      required: ["a"],
      properties: { a: { readOnly: false } },
    });
    const one = schemaViewsOf({
      components: { schemas: { A: { required: ["a"], properties: { a: { writeOnly: true } } } } },
    });
    expect(valueAt(one.request, "/components/schemas/A/required")).toEqual(["a"]);
    expect(valueAt(one.answer, "/components/schemas/A/required")).toEqual([]);
  });
});

const kept = (keyword: string, value: unknown) => {
  const notes: string[] = [];
  const document = tidy({ openapi: "3.1.0", components: { schemas: { A: { [keyword]: value } } } }, (note) =>
    notes.push(note),
  );
  const left = valueAt(document, "/components/schemas/A");
  return [typeof left === "object" && left !== null && keyword in left, notes.length];
};

describe("an invalid value of a schema keyword", () => {
  it.for<[string, readonly unknown[], readonly unknown[]]>([
    ["type", ["string", "null", ["string", "null"]], ["any", [], ["any"], 7, {}]],
    ["enum", [[1], [null]], [[], "a", {}]],
    ["required", [[], ["a"]], [true, "a", [1]]],
    ["multipleOf", [0.1, 5], [0, -1, "1"]],
    ["minimum", [0, -1.5], ["0", true, Number.NaN]],
    ["exclusiveMaximum", [0], [true]],
    ["minLength", [0, 3], [-1, 1.5, "3"]],
    ["maxItems", [0], [-1]],
    ["minContains", [1], ["1"]],
    ["pattern", ["^a$", "[\\w-.]"], ["(?i)[a", 7]],
    ["format", ["date"], [7]],
    ["contentMediaType", ["a/b"], [true]],
    ["uniqueItems", [true, false], ["true", 1]],
    ["items", [true, {}], ["string", []]],
    ["not", [{}], [[]]],
    ["allOf", [[{}, true]], [[], {}, ["a"]]],
    ["properties", [{}, { a: true }], [[], { a: "string" }]],
    ["dependentRequired", [{ a: ["b"] }], [{ a: "b" }, []]],
  ])("is removed: %s may be %j, and not %j", ([keyword, right, wrong]) => {
    expect(right.map((value) => kept(keyword, value))).toEqual(right.map(() => [true, 0]));
    expect(wrong.map((value) => kept(keyword, value)[0])).toEqual(wrong.map(() => false));
    expect(wrong.every((value) => Number(kept(keyword, value)[1]) > 0)).toBe(true);
  });

  it.for(["id", "$id", "$schema", "$vocabulary"])("is removed without a note: %s", (keyword) => {
    expect(kept(keyword, "x")).toEqual([false, 0]);
  });

  it.for(["$recursiveRef", "$recursiveAnchor"])("is removed with a note: %s", (keyword) => {
    expect(kept(keyword, "x")).toEqual([false, 1]);
  });

  it("is quoted with at most sixty characters", () => {
    const notes: string[] = [];
    tidy({ components: { schemas: { A: { type: "x".repeat(80) } } } }, (note) => notes.push(note));
    expect(notes).toEqual([`spec#/components/schemas/A/type is ignored: it must not be "${"x".repeat(59)}`]);
  });

  it("is kept for unknown keywords", () => {
    expect(kept("x-own", 7)).toEqual([true, 0]);
    expect(kept("constructor", 7)).toEqual([true, 0]);
  });
});

const tidied = (part: JsonObject) =>
  valueAt(
    tidy({ components: { schemas: { A: part, B: {} } } }, () => undefined),
    "/components/schemas/A",
  );

describe("a nullable schema", () => {
  const nothing = { type: "null" };
  it.for<[JsonObject, JsonObject]>([
    [{ nullable: false, type: "string" }, { type: "string" }],
    [{ nullable: true, type: "null" }, { type: "null" }],
    [{ nullable: true }, {}],
    [{ nullable: true, enum: ["a", null] }, { enum: ["a", null] }],
    [{ nullable: true, anyOf: [{}] }, { anyOf: [{}, nothing] }],
    [
      { nullable: true, allOf: [{}], description: "d", readOnly: true, minLength: 1 },
      { description: "d", readOnly: true, anyOf: [{ allOf: [{}], minLength: 1 }, nothing] },
    ],
    [
      { nullable: true, $ref: "#/components/schemas/B", writeOnly: true },
      { writeOnly: true, anyOf: [{ $ref: "#/components/schemas/B" }, nothing] },
    ],
  ])("%j becomes %j", ([given, expected]) => {
    expect(tidied(given)).toEqual(expected);
  });
});
