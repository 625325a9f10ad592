import { describe, expect, it } from "vitest";
import { ContractError } from "./references.ts";
import { createValidator } from "./validator.ts";

describe("violations", () => {
  const ok = { type: "object", required: ["success", "value"], unevaluatedProperties: false };
  const branches = [
    { ...ok, properties: { success: { const: true }, value: { $ref: "#/components/schemas/Value" } } },
    { ...ok, required: ["success"], properties: { success: { const: false }, code: { type: "string" } } },
  ];
  const value = {
    allOf: [{ type: "object", properties: { token: { type: "string" } } }],
    properties: { kind: { enum: ["a", "b"] } },
    unevaluatedProperties: false,
  };
  const payload = {
    oneOf: [{ type: "null" }, { type: "object", required: ["id", "kind"], properties: { id: { type: "string" } } }],
  };
  const loose = { oneOf: [{ required: ["a"] }, { required: ["b"] }, { required: ["c"] }] };
  const validate = createValidator({
    components: {
      schemas: {
        Answer: { oneOf: branches },
        Value: value,
        Payload: payload,
        Loose: loose,
        Chosen: { ...loose, discriminator: { propertyName: "kind" } },
      },
    },
  });
  const saysOf = (schema: string, given: unknown) =>
    validate(`/components/schemas/${schema}`, given).map(({ valuePointer, message }) => `${valuePointer} ${message}`);
  const cases: { given: object; says: string[] }[] = [
    { given: { success: true, value: { token: "1", kind: "a" } }, says: [] },
    { given: { success: false, code: "NO" }, says: [] },
    { given: { success: true, value: { token: 1 } }, says: ["/value/token must be string"] },
    { given: { success: true, value: { token: "1", kind: "q", more: 1 } }, says: ["/value/kind must be one of a, b"] },
    { given: { success: true, value: { more: 1 } }, says: ["/value has the undocumented property 'more'"] },
    { given: { success: false, code: 7 }, says: ["/code must be string"] },
  ];
  it("of a nullable schema are those of its type, and do not include “must be null”", () => {
    expect(saysOf("Payload", { kind: "a", id: 1 })).toEqual(["/id must be string"]);
    expect(saysOf("Payload", {})).toHaveLength(2);
  });

  it("say only that a value matches several alternatives", () => {
    expect(saysOf("Loose", { a: 1, b: 1 })).toEqual([" must match exactly one alternative, but matches 2"]);
    expect(saysOf("Chosen", { a: 1, b: 1 })).toEqual([]);
    expect(saysOf("Chosen", {})).not.toEqual([]);
  });

  it.for(cases)("in a choice are those of the alternative that was meant: for $given, $says", ({ given, says }) => {
    const found = validate("/components/schemas/Answer", given);
    expect(found.map(({ valuePointer, message }) => `${valuePointer} ${message}`)).toEqual(says);
  });
});

describe("the messages of violations", () => {
  const validate = createValidator({
    schemas: {
      Closed: { additionalProperties: false, properties: { a: { type: "string" } } },
      Enum: { enum: ["a", 1, null] },
      Const: { const: { a: 1 } },
      Deep: { properties: { "a/b": { items: { maxLength: 1 } } } },
      Never: false,
      Free: true,
      Dated: { format: "date" },
      Patterned: { pattern: "^[\\w-.]+$" },
      Strange: { pattern: "(?i)[abc" },
    },
  });
  const says = (name: string, value: unknown) =>
    validate(`/schemas/${name}`, value).map(
      ({ valuePointer, specPointer, keyword, message }) => `${valuePointer} ${message} (${keyword} ${specPointer})`,
    );

  it.for<[string, unknown, string[]]>([
    [
      "Closed",
      { b: 1 },
      [" has the undocumented property 'b' (additionalProperties /schemas/Closed/additionalProperties)"],
    ],
    ["Closed", { a: 1, b: 2 }, ["/a must be string (type /schemas/Closed/properties/a/type)"]],
    ["Enum", 2, [" must be one of a, 1, null (enum /schemas/Enum/enum)"]],
    ["Const", 2, [' must be {"a":1} (const /schemas/Const/const)']],
    [
      "Deep",
      { "a/b": ["xy"] },
      ["/a~1b/0 must NOT have more than 1 characters (maxLength /schemas/Deep/properties/a~1b/items/maxLength)"],
    ],
    ["Dated", "soon", [' must match format "date" (format /schemas/Dated/format)']],
    ["Patterned", "a b", [' must match pattern "^[\\w-.]+$" (pattern /schemas/Patterned/pattern)']],
    ["Strange", "anything", []],
    ["Free", 7, []],
    ["Never", 7, []],
  ])("are, for %s and %j: %j", ([name, value, expected]) => {
    expect(says(name, value)).toEqual(expected);
  });

  it("require a schema that can be compiled", () => {
    const broken = createValidator({ a: { $ref: "#/nowhere" } });
    expect(() => broken("/a", 1)).toThrow(ContractError);
    expect(() => broken("/a", 1)).toThrow("The spec has a schema that cannot be used, spec#/a: ");
  });

  it("are found by schemas whose pointers have characters that a URL escapes", () => {
    const odd = createValidator({ "a b": { "c%d": { type: "string" } } });
    expect(odd("/a b/c%d", 1)).toHaveLength(1);
    expect(odd("/a b/c%d", 1)).toHaveLength(1);
  });
});

describe("a choice", () => {
  const validate = createValidator({
    schemas: {
      Any: { anyOf: [{ type: "string" }, { type: "object", required: ["a", "b"] }] },
      Kinds: {
        oneOf: [
          { properties: { kind: { const: "one" }, size: { type: "integer" }, name: { type: "string" } } },
          { properties: { kind: { const: "two" }, size: { type: "string" } } },
        ],
      },
      Inner: { properties: { in: { oneOf: [{ type: "string" }, { type: "integer" }] } } },
    },
  });
  const says = (name: string, value: unknown) =>
    validate(`/schemas/${name}`, value).map(({ valuePointer, message }) => `${valuePointer} ${message}`);

  it("reports the violations of the nearest alternative when none matches", () => {
    expect(says("Any", {})).toEqual([" must have required property 'a'", " must have required property 'b'"]);
    expect(says("Any", 7)).toEqual([" must be string"]);
    expect(says("Kinds", { kind: "two", size: 1 })).toEqual(["/size must be string"]);
    expect(says("Kinds", { kind: "one", size: "1", name: 1 })).toEqual([
      "/size must be integer",
      "/name must be string",
    ]);
    expect(says("Inner", { in: true })).toEqual(["/in must be string"]);
  });
});

describe("a property that only one side sends", () => {
  const document = {
    schemas: {
      User: {
        required: ["id", "password", "name"],
        properties: { id: { readOnly: true }, password: { writeOnly: true }, name: {} },
      },
    },
  };
  const validate = createValidator({ components: document });
  const missing = (direction?: "request" | "answer") =>
    validate("/components/schemas/User", {}, direction).map(({ message }) => /'(\w+)'/.exec(message)?.[1]);

  it("is required only of that side, and the side of the answer is the default", () => {
    expect(missing("request")).toEqual(["password", "name"]);
    expect(missing("answer")).toEqual(["id", "name"]);
    expect(missing()).toEqual(["id", "name"]);
  });
});
