import { describe, expect, it } from "vitest";
import { received } from "../../test/support/received.ts";
import { caseOf, NO_PARAMETERS, smallSpec } from "../../test/support/small-spec.ts";
import type { Parameter, ParameterPlace } from "../contract.ts";
import type { JsonObject } from "../json.ts";
import type { Case, CaseRequest, Expectation } from "./case.ts";
import { alternativesOf, dereference, mergeSchemas, numberOf, typesOf } from "./dereference.ts";
import { evaluate, fillIn, referencesIn } from "./expression.ts";
import { isSendable } from "./sendable.ts";
import { findSmallest, smallerValues } from "./smaller.ts";
import { asText, formReadings, readingsOf } from "./text.ts";
import { untriable } from "./untriable.ts";
import { variantsOf } from "./variants.ts";

describe("a schema with its references followed", () => {
  const document = {
    schemas: {
      Base: { type: "object", required: ["a"], properties: { a: { type: "string" } } },
      Round: { allOf: [{ $ref: "#/schemas/Round" }], minLength: 1 },
    },
  };
  it("is merged from what it refers to, its parts and its own words, the last one winning", () => {
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

  it("is empty where there is none, or none that can be found", () => {
    for (const none of [true, undefined, null, [], "x"]) expect(dereference(document, none)).toEqual({});
    expect(dereference(document, { $ref: "#anchor", title: "t" })).toEqual({ title: "t" });
    expect(dereference(document, { $ref: 7 })).toEqual({});
    expect(dereference(document, document.schemas.Round)).toEqual({ minLength: 1 });
    expect(mergeSchemas({ a: 1 }, { a: 2, b: 3 })).toEqual({ a: 2, b: 3 });
  });

  it("has its alternatives, each with what stands beside the choice", () => {
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
  ])("%j is of the types %j", ([schema, types]) => {
    expect(typesOf(schema)).toEqual(types);
  });

  it("has numbers, or none", () => {
    expect([numberOf({ minimum: 0 }, "minimum"), numberOf({ minimum: "0" }, "minimum")]).toEqual([0, undefined]);
  });
});

describe("a value as text", () => {
  it.for<[unknown, string]>([
    ["a", "a"],
    [7, "7"],
    [null, "null"],
    [true, "true"],
    [["a", 1, null], "a,1,null"],
    [{ a: 1 }, '{"a":1}'],
    [[{ a: 1 }, "b"], '{"a":1},b'],
    [[], ""],
  ])("%j is %j", ([value, text]) => {
    expect(asText(value)).toBe(text);
  });

  it("is read as whatever a server may take it for", () => {
    expect(readingsOf("7", false)).toEqual(["7", 7]);
    expect(readingsOf("true", false)).toEqual(["true", true]);
    expect(readingsOf("false", false)).toEqual(["false", false]);
    expect(readingsOf(" ", false)).toEqual([" ", " "]);
    expect(readingsOf("1e999", false)).toEqual(["1e999", "1e999"]);
    expect(readingsOf("a, 1", true)).toEqual(["a, 1", "a, 1", ["a", " 1"], ["a", "1"], ["a", 1]]);
  });

  it("is a form in three readings", () => {
    expect(formReadings({ a: 1, b: "x", c: ["p", "q"] })).toEqual([
      { a: 1, b: "x", c: ["p", "q"] },
      { a: "1", b: "x", c: "p,q" },
      { a: 1, b: "x", c: "p,q" },
    ]);
    expect(formReadings([1])).toEqual([[1]]);
  });
});

const parameter = (place: ParameterPlace, required: boolean, mediaType?: string): Parameter => ({
  name: "a",
  place,
  required,
  pointer: "",
  schema: {},
  examples: [],
  source: undefined,
  ownedFrom: undefined,
  marks: {},
  writing: { style: "form", isExploded: true, mediaType },
});

describe("a value of a parameter", () => {
  it.for<[ParameterPlace, boolean, unknown, boolean]>([
    ["path", true, "a", true],
    ["path", true, "", false],
    ["path", true, ".", false],
    ["path", true, "..", false],
    ["path", true, "...", true],
    ["path", true, " ", true],
    ["query", true, "", true],
    ["query", false, "", false],
    ["query", false, "\u0001 ü", true],
    ["header", true, "", false],
    ["header", true, "a b", true],
    ["header", true, " a", false],
    ["header", true, "a ", false],
    ["header", true, "~", true],
    ["header", true, "ü", false],
    ["header", true, "\u007f", false],
    ["cookie", true, "a", true],
    ["cookie", false, "", false],
    ["query", true, null, false],
    ["query", true, {}, false],
    ["query", true, [], false],
    ["query", true, ["a"], true],
    ["query", true, ["a", {}], false],
    ["query", true, ["a", null], false],
  ])("in the %s, required %s: %j can stand there: %s", ([place, required, value, expected]) => {
    expect(isSendable(parameter(place, required), value)).toBe(expected);
  });

  it("in a media type of its own can be anything", () => {
    expect(isSendable(parameter("path", true, "application/json"), {})).toBe(true);
  });
});

describe("a runtime expression", () => {
  const request: CaseRequest = {
    parameters: { ...NO_PARAMETERS, query: { q: 1 }, header: { "X-A": "h" }, cookie: { c: 1 } },
    body: { mediaType: "application/json", value: { a: [7] }, isEncrypted: false },
    authorization: { kind: "none" },
    substitutions: [],
  };
  const scene = {
    outputs: new Map([["one-1", { "out-1": { b: 2 } }]]),
    request,
    received: received(201, { v: 1 }, { headers: { etag: "t" } }),
  };

  it.for<[string, unknown]>([
    ["$statusCode", 201],
    ["$response.body", { v: 1 }],
    ["$response.body#", { v: 1 }],
    ["$response.body#/v", 1],
    ["$response.body#v", undefined],
    ["$response.header.ETag", "t"],
    ["$response.header.gone", undefined],
    ["$request.body", { a: [7] }],
    ["$request.body#/a/0", 7],
    ["$request.query.q", 1],
    ["$request.header.X-A", "h"],
    ["$request.cookie.c", undefined],
    ["$request.other", undefined],
    ["$steps.one-1.outputs.out-1", { b: 2 }],
    ["$steps.one-1.outputs.out-1#/b", 2],
    ["$steps.one-1.outputs.gone", undefined],
    ["$steps.gone.outputs.out-1", undefined],
    ["$nothing", undefined],
  ])("%s is %j", ([expression, expected]) => {
    expect(evaluate(expression, scene)).toEqual(expected);
  });

  it("knows nothing of what is not there yet", () => {
    const empty = { outputs: new Map(), received: undefined };
    expect(["$statusCode", "$request.body", "$response.body"].map((it) => evaluate(it, empty))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const text: CaseRequest = { ...request, body: { mediaType: "a/b", text: "x" } };
    expect(evaluate("$request.body", { ...scene, request: text })).toBeUndefined();
  });

  it("is filled in at any depth; in a text what is no text is JSON", () => {
    const given = {
      a: "$statusCode",
      b: ["x {$response.body} {$response.header.gone} y", "{no}"],
      c: 7,
      d: "it costs $5",
    };
    expect(fillIn(given, scene)).toEqual({ a: 201, b: ['x {"v":1} null y', "{no}"], c: 7, d: "it costs $5" });
    expect(fillIn("{$response.header.ETag}", scene)).toBe("t");
  });

  it("names the outputs that a part speaks of", () => {
    expect(referencesIn({ a: "$steps.one.outputs.x", b: ["Bearer {$steps.two.outputs.y-z#/a}"] })).toEqual([
      { step: "one", output: "x" },
      { step: "two", output: "y-z" },
    ]);
  });
});

const changesOf = (schema: JsonObject, value: unknown) =>
  variantsOf({}, schema, value).map(({ pointer, change, value: changed }) => [`${pointer} ${change}`.trim(), changed]);

describe("a value with one thing changed", () => {
  it.for<[JsonObject, unknown, unknown[]]>([
    [{}, "a", [["empty", ""]]],
    [
      { type: "string", minLength: 1, maxLength: 3 },
      "ab",
      [
        ["type number", 1.5],
        ["type integer", 7],
        ["type boolean", true],
        ["type array", []],
        ["type object", {}],
        ["type null", null],
        ["minLength", "a"],
        ["minLength-1", ""],
        ["maxLength", "abb"],
        ["maxLength+1", "abbb"],
        ["empty", ""],
      ],
    ],
    [
      { minLength: 0, pattern: "a", format: "date" },
      "",
      [
        ["type number", 1.5],
        ["type integer", 7],
        ["type boolean", true],
        ["type array", []],
        ["type object", {}],
        ["type null", null],
        ["minLength", ""],
        ["empty", ""],
        ["pattern", "~ ~"],
        ["format", "not of this format"],
      ],
    ],
    [
      { type: ["string", "number", "integer", "boolean", "array", "object", "null"], maxLength: 20_001 },
      "a",
      [["empty", ""]],
    ],
    [
      { enum: ["a", 1] },
      true,
      [
        ["enum a", "a"],
        ["enum 1", 1],
        ["unknown member", "NOT_A_MEMBER"],
      ],
    ],
    [{ const: "a" }, true, [["unknown member", "NOT_A_MEMBER"]]],
    [{ const: false }, false, [["const", true]]],
    [{ const: 7 }, true, []],
    [
      { minimum: 1, maximum: 9, type: ["number", "string", "boolean", "array", "object", "null", "integer"] },
      5,
      [
        ["number as text", "5"],
        ["minimum", 1],
        ["minimum-1", 0],
        ["maximum", 9],
        ["maximum+1", 10],
      ],
    ],
    [
      { minItems: 2, maxItems: 2, type: ["array", "string", "number", "boolean", "object", "null", "integer"] },
      [1, 2],
      [
        ["minItems-1", [1]],
        ["maxItems+1", [1, 1, 1]],
        ["/0 number as text", ["1", 2]],
      ],
    ],
    [
      { minItems: 0, maxItems: 1, enum: [[]] },
      [],
      [
        ["enum", []],
        ["unknown member", "NOT_A_MEMBER"],
      ],
    ],
  ])("by %j of %j", ([schema, value, expected]) => {
    expect(changesOf(schema, value)).toEqual(expected);
  });

  it("of a long enumeration has a hundred members", () => {
    const members = Array.from({ length: 101 }, (_, index) => index);
    expect(changesOf({ enum: members }, true)).toHaveLength(101);
  });

  it("of an object has one member less, one more, or a member changed; not what is read-only", () => {
    const schema = {
      required: ["a", "gone"],
      properties: { a: { enum: ["x"] }, b: { readOnly: true, enum: [1] }, c: { "x-left-open": {}, enum: [1] }, d: {} },
    };
    expect(changesOf(schema, { a: "y", b: 1, c: 1 }).slice(6)).toEqual([
      ["/a missing", { b: 1, c: 1 }],
      ["undocumented property", { a: "y", b: 1, c: 1, undocumentedByContract: 1 }],
      ["/a enum x", { a: "x", b: 1, c: 1 }],
      ["/a unknown member", { a: "NOT_A_MEMBER", b: 1, c: 1 }],
      ["/a empty", { a: "", b: 1, c: 1 }],
    ]);
  });

  it("of a choice is one of the branch that was meant", () => {
    const schema = {
      oneOf: [
        { properties: { kind: { const: "one" } } },
        { properties: { kind: { const: "two" }, size: { enum: [1] } } },
      ],
    };
    const names = changesOf(schema, { kind: "two", size: 1 }).map(([name]) => name);
    expect(names).toContain("/size enum 1");
    expect(changesOf(schema, { kind: "three" })).toEqual([]);
    expect(changesOf({ anyOf: [{ minimum: 3 }, { maximum: 4 }] }, 7).map(([name]) => name)).toContain("minimum-1");
  });
});

describe("smaller values", () => {
  it("of a list are its half, itself with one less, and itself with a smaller member", () => {
    expect(smallerValues({}, { items: { type: "boolean" } }, [true, false, true])).toEqual([
      [true],
      [false, true],
      [true, true],
      [true, false],
      [false, false, true],
      [true, false, false],
    ]);
    expect(smallerValues({}, {}, [null])).toEqual([[]]);
  });

  it("of an object are without what it need not have, or with a smaller member", () => {
    const schema = { required: ["a"], properties: { a: { type: "boolean" }, b: {} } };
    expect(smallerValues({}, schema, { a: true, b: null })).toEqual([{ a: true }, { a: false, b: null }]);
    const choice = { oneOf: [schema, {}] };
    expect(smallerValues({}, choice, { a: true })).toEqual([{}, { a: false }]);
  });

  it("of a number or text are six at the most", () => {
    expect(smallerValues({}, { type: "integer" }, 900)).toHaveLength(6);
    expect(smallerValues({}, { type: "integer" }, "no number")).toEqual([]);
  });

  it("are tried once each, the first that fails being gone on with, within the budget", async () => {
    const asked: unknown[] = [];
    const search = (budget: number) =>
      findSmallest(8, {
        candidates: (value) => [Number(value) - 1, Number(value) - 1, 10_000, Number(value) - 2],
        isFailing: async (value) => {
          asked.push(value);
          return Number(value) % 2 === 0 && Number(value) >= 4;
        },
        budget,
      });
    expect(await search(40)).toEqual({ smallest: 4, tries: 6 });
    expect(asked).toEqual([7, 6, 5, 4, 3, 2]);
    asked.length = 0;
    expect(await search(3)).toEqual({ smallest: 6, tries: 3 });
    expect(asked).toEqual([7, 6, 5]);
    expect(await search(0)).toEqual({ smallest: 8, tries: 0 });
  });
});

const value = (it: unknown) => ({ mediaType: "application/json", value: it, isEncrypted: false });

describe("what cannot be tried", () => {
  const parameters = [{ name: "q", in: "query", required: true, schema: {} }];
  const content = { "application/xml": {}, "application/zip": {} };
  const { operation } = smallSpec(
    { parameters, requestBody: { required: true, content }, responses: {} },
    { method: "post" },
  );
  const LAWFUL: Expectation = { outcome: "lawful" };
  const q = { parameters: { ...NO_PARAMETERS, query: { q: 1 } } };
  const why = (request: Partial<CaseRequest>, expectation: Expectation = LAWFUL, more: Partial<Case> = {}) =>
    untriable(operation, caseOf(operation, expectation, request, more));

  it("is said in words", () => {
    expect(why({ body: value(1) })).toBe("no valid value could be made for query q");
    expect(why({ ...q, body: value(undefined) })).toBe("no valid body could be made in application/json");
    expect(why(q)).toBe("no body can be written in application/xml or application/zip");
    expect(
      untriable({ ...operation, servedAt: "https://b.example" }, caseOf(operation, { outcome: "refused", reason: "" })),
    ).toBe("the spec says that https://b.example serves it, not --url");
  });

  it("is nothing that has all it needs", () => {
    expect(why({ ...q, body: value(1) })).toBeUndefined();
    expect(why({ ...q, body: { mediaType: "a/b", text: "x" } })).toBeUndefined();
    const substitutions = [{ place: "query", pointer: "/q", source: { fresh: "word" } }] as const;
    expect(why({ body: value(1), substitutions })).toBeUndefined();
    expect(why({ body: value(1), substitutions: [{ ...substitutions[0], place: "path" }] })).toBeDefined();
    expect(why({}, LAWFUL, { kind: "journey" })).toBeUndefined();
    expect(untriable({ ...operation, payloads: [] }, caseOf(operation, LAWFUL, q))).toBeUndefined();
    expect(untriable({ ...operation, isBodyRequired: false }, caseOf(operation, LAWFUL, q))).toBeUndefined();
  });

  it.for(["refused", "closed", "denied"] as const)("is nothing that is %s anyway", (outcome) => {
    expect(why({}, { outcome, reason: "" })).toBeUndefined();
  });

  it("is no method that the address does not take", () => {
    expect(why({}, { outcome: "no-method", methods: [] })).toBeUndefined();
    expect(why({}, { outcome: "answered" })).toBeDefined();
  });
});
