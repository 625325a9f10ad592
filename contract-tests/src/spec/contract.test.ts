import { describe, expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../test/support/context.ts";
import { smallSpec } from "../../test/support/specs/small-spec.ts";
import { ContractError, locate } from "./references.ts";
import { ownedFrom, readContract, sourceOf } from "./contract.ts";
import type { JsonObject } from "../json.ts";

const marked = (marks: JsonObject) => ({ "x-contract": marks });
const read = (operation: JsonObject, components: JsonObject = {}, method = "get") =>
  smallSpec(operation, { components, method }).operation;

describe("a place in the spec", () => {
  const document = {
    a: { $ref: "#/b", description: "words" },
    b: { c: [{ d: 1 }] },
    notOne: { $ref: "#/b", type: "object" },
    gone: { $ref: "#/nowhere" },
    far: { $ref: "other.yaml#/a" },
    round: { $ref: "#/there" },
    there: { $ref: "#/round" },
    "a/b": { $ref: "#/a", "x-mark": 1, summary: "s" },
  };
  it("is found through references, and returned with its real pointer", () => {
    expect(locate(document, "/a/c/0/d")).toEqual({ node: 1, pointer: "/b/c/0/d" });
    expect(locate(document, "/a~1b/c")).toEqual({ node: [{ d: 1 }], pointer: "/b/c" });
    expect(locate(document, "/notOne/$ref")).toEqual({ node: "#/b", pointer: "/notOne/$ref" });
    expect(locate(document, "/b/gone/deep")).toEqual({ node: undefined, pointer: "/b/gone/deep" });
    expect(locate(document, "")).toEqual({ node: document, pointer: "" });
  });

  it.for([
    ["/gone", "The spec refers to #/nowhere, which does not exist."],
    ["/far", "The spec is not bundled: it refers to other.yaml#/a."],
    ["/round", "The spec goes round in circles at #/there."],
  ] as const)("is not found at %s: %s", ([pointer, says]) => {
    expect(() => locate(document, pointer)).toThrow(ContractError);
    expect(() => locate(document, pointer)).toThrow(says);
  });
});

describe("the source of a value", () => {
  it.for<[JsonObject, unknown]>([
    [{ from: { operationId: "a", pointer: "/b" } }, { operationId: "a", pointer: "/b" }],
    [{ from: { operationId: "a" } }, undefined],
    [{ from: { pointer: "/b" } }, undefined],
    [{ from: { account: "username" } }, { account: "username" }],
    [{ from: { account: "paymentPassword" } }, { account: "paymentPassword" }],
    [{ from: { account: "name" } }, undefined],
    [{ from: { fresh: "uuid" } }, { fresh: "uuid" }],
    [{ from: { fresh: "digits" } }, { fresh: "digits" }],
    [{ from: { fresh: "fish" } }, undefined],
    [{ from: { server: "address" } }, { server: "address" }],
    [{ from: { server: "name" } }, undefined],
    [{}, undefined],
  ])("with the `x-contract` %j is %j", ([marks, expected]) => {
    expect(sourceOf(marked(marks))).toEqual(expected);
  });

  it.for<[JsonObject, unknown]>([
    [
      { owned: true, from: { operationId: "a", pointer: "/b" } },
      { operationId: "a", pointer: "/b", with: {} },
    ],
    [
      { owned: { operationId: "a", pointer: "/b", with: { c: 1 } } },
      { operationId: "a", pointer: "/b", with: { c: 1 } },
    ],
    [{ owned: true }, undefined],
    [{ from: { operationId: "a", pointer: "/b" } }, undefined],
    [{ owned: false, from: { operationId: "a", pointer: "/b" } }, undefined],
  ])("with the `x-contract` %j is, if its data belong to one account, %j", ([marks, expected]) => {
    expect(ownedFrom(marked(marks))).toEqual(expected);
  });
});

describe("an operation", () => {
  it("has only defaults when the spec says nothing else", () => {
    const operation = smallSpec({ responses: {} }).operation;
    expect(operation).toEqual({
      id: "thing",
      profile: operation.profile,
      method: "GET",
      path: "/thing",
      pointer: "/paths/~1thing/get",
      description: "",
      tags: [],
      evidence: "shown",
      isSecured: false,
      security: [],
      parameters: [],
      isBodyRequired: false,
      payloads: [],
      answers: [],
      isSafe: true,
      account: "member",
      endsSession: false,
      opensSession: false,
      spoilsAccount: false,
      exampleNeedsState: false,
      marks: {},
      servedAt: undefined,
    });
  });

  it("has the values of its `x-contract`", () => {
    const marks = { account: "agent", endsSession: true, spoilsAccount: true, exampleNeedsState: true, safe: true };
    const operation = read({ tags: ["a", 1, "b"], "x-evidence": "inferred", ...marked(marks) }, {}, "post");
    const { safe, ...told } = marks;
    expect(operation).toMatchObject({ ...told, tags: ["a", "b"], evidence: "inferred", isSafe: safe, marks });
    expect(read(marked({ account: "nobody", safe: "yes" }), {}, "post")).toMatchObject({
      account: "member",
      isSafe: false,
    });
  });

  it.for([
    ["get", true],
    ["head", true],
    ["post", false],
    ["put", false],
    ["patch", false],
    ["delete", false],
  ] as const)("is safe by default with the method %s: %s", ([method, expected]) => {
    expect(read({ responses: {} }, {}, method).isSafe).toBe(expected);
  });

  it("is not read for other HTTP methods", () => {
    expect(readContract({ paths: { "/a": { options: {}, trace: {}, query: {} } } }).operations).toEqual([]);
  });
});

const parameterOf = (node: JsonObject, components: JsonObject = {}) =>
  read({ parameters: [node] }, components).parameters[0];

describe("a parameter", () => {
  it.for([
    ["path", "simple", false],
    ["query", "form", true],
    ["header", "simple", false],
    ["cookie", "form", true],
  ] as const)("has, in the %s, the default style %s, exploded %s", ([place, style, isExploded]) => {
    expect(parameterOf({ name: "a", in: place, schema: { type: "string" } })).toMatchObject({
      name: "a",
      place,
      required: false,
      pointer: "/paths/~1thing/get/parameters/0/schema",
      examples: [],
      source: undefined,
      ownedFrom: undefined,
      marks: {},
      writing: { style, isExploded, mediaType: undefined },
    });
  });

  it("has the style, the explode flag or the media type that the spec gives", () => {
    expect(parameterOf({ name: "a", in: "query", style: "pipeDelimited" })?.writing).toEqual({
      style: "pipeDelimited",
      isExploded: false,
      mediaType: undefined,
    });
    expect(parameterOf({ name: "a", in: "query", explode: false })?.writing.isExploded).toBe(false);
    expect(parameterOf({ name: "a", in: "path", style: "form" })?.writing.isExploded).toBe(true);
    const content = { "application/json": { schema: { type: "object" }, example: { a: 1 } } };
    expect(parameterOf({ name: "a", in: "query", content })).toMatchObject({
      pointer: "/paths/~1thing/get/parameters/0/content/application~1json/schema",
      examples: [{ a: 1 }],
      writing: { mediaType: "application/json" },
    });
  });

  it("has its own examples, or else those of its schema", () => {
    const schema = { examples: ["s"] };
    expect(parameterOf({ name: "a", in: "query", schema, example: "e" })?.examples).toEqual(["e"]);
    expect(
      parameterOf({ name: "a", in: "query", schema, examples: { one: { value: 1 }, two: { value: 2 } } })?.examples,
    ).toEqual([1, 2]);
    expect(parameterOf({ name: "a", in: "query", schema })?.examples).toEqual(["s"]);
    expect(parameterOf({ name: "a", in: "query", schema: { examples: "s" } })?.examples).toEqual([]);
  });

  it("has its own `x-contract`, or else the `x-contract` of its schema", () => {
    const from = { operationId: "a", pointer: "/b" };
    const components = { schemas: { Id: marked({ from, owned: true }) } };
    const inSchema = parameterOf(
      { name: "a", in: "query", required: true, schema: { $ref: "#/components/schemas/Id" } },
      components,
    );
    expect(inSchema).toMatchObject({
      required: true,
      source: from,
      ownedFrom: { ...from, with: {} },
      pointer: "/components/schemas/Id",
      marks: {},
    });
    const own = parameterOf({ name: "a", in: "query", schema: {}, ...marked({ from: { fresh: "word" } }) });
    expect([own?.source, own?.marks]).toEqual([{ fresh: "word" }, { from: { fresh: "word" } }]);
  });

  it.for([
    { name: "Accept", in: "header" },
    { name: "content-type", in: "header" },
    { name: "AUTHORIZATION", in: "header" },
    { name: "a", in: "body" },
    { in: "query" },
  ])("is ignored: %o", (node) => {
    expect(parameterOf(node)).toBeUndefined();
  });

  it("replaces the parameter of the path that has the same name", () => {
    const paths = {
      "/a": {
        parameters: [
          { name: "one", in: "query", schema: { type: "string" } },
          { name: "two", in: "query" },
        ],
        get: {
          parameters: [
            { name: "one", in: "query", required: true },
            { name: "one", in: "header" },
          ],
        },
      },
    };
    const [operation] = readContract({ paths }).operations;
    expect(operation?.parameters.map(({ name, place, required }) => `${place} ${name} ${required}`)).toEqual([
      "query one true",
      "query two false",
      "header one false",
    ]);
  });
});

describe("a request body", () => {
  it("has a payload for each media type, and an encrypted payload has the schema of its content", () => {
    const content = {
      "application/json": {
        schema: { type: "object" },
        examples: { one: { value: 1 }, two: { value: 2, ...marked({ needsState: true }) } },
      },
      "application/jose": { schema: { type: "string", contentSchema: { type: "integer" } }, example: 7 },
      "text/plain": { schema: { contentSchema: {} } },
    };
    const { payloads, isBodyRequired } = read(
      { requestBody: { $ref: "#/components/requestBodies/A" } },
      { requestBodies: { A: { required: true, content } } },
      "post",
    );
    const at = "/components/requestBodies/A/content";
    expect(isBodyRequired).toBe(true);
    expect(payloads.map(({ mediaType, schemaPointer, examples }) => ({ mediaType, schemaPointer, examples }))).toEqual([
      {
        mediaType: "application/json",
        schemaPointer: `${at}/application~1json/schema`,
        examples: [
          { name: "one", value: 1, needsState: false },
          { name: "two", value: 2, needsState: true },
        ],
      },
      {
        mediaType: "application/jose",
        schemaPointer: `${at}/application~1jose/schema/contentSchema`,
        examples: [{ name: "example", value: 7, needsState: false }],
      },
      { mediaType: "text/plain", schemaPointer: `${at}/text~1plain/schema`, examples: [] },
    ]);
  });

  it("has the styles of its members when it is a form", () => {
    const encoding = { a: { style: "deepObject" }, b: { contentType: "text/csv" }, c: {}, d: { explode: true } };
    const content = { "multipart/form-data": { encoding } };
    const [payload] = read({ requestBody: { content } }, {}, "post").payloads;
    expect([...(payload?.writings ?? [])]).toEqual([
      ["a", { style: "deepObject", isExploded: false, mediaType: undefined }],
      ["b", { style: "form", isExploded: true, mediaType: "text/csv" }],
    ]);
  });
});

describe("a documented answer", () => {
  it("has its headers, content and codes, even through references", () => {
    const components = {
      responses: {
        Ok: {
          headers: { "X-Count": { $ref: "#/components/headers/Count" }, ETag: {}, "Content-Type": {} },
          content: { "application/json": { schema: {} }, "text/plain": {} },
          "x-error-codes": ["A", 1],
          ...marked({ closedTo: ["guest"] }),
        },
      },
      headers: { Count: { required: true, schema: { type: "integer" } } },
    };
    const { answers } = read(
      { responses: { "200": { $ref: "#/components/responses/Ok" }, "4xx": {}, default: {} } },
      components,
    );
    expect(answers[0]).toEqual({
      status: "200",
      pointer: "/components/responses/Ok",
      headers: [
        { name: "x-count", required: true, schemaPointer: "/components/headers/Count/schema" },
        { name: "etag", required: false, schemaPointer: undefined },
      ],
      content: new Map([
        ["application/json", "/components/responses/Ok/content/application~1json/schema"],
        ["text/plain", undefined],
      ]),
      errorCodes: ["A"],
      marks: { closedTo: ["guest"] },
    });
    expect(answers.map(({ status }) => status)).toEqual(["200", "4xx", "default"]);
  });

  it.for(["x-more", "600", "20", "2000", "aXX", "0XX", "defaults"])(
    "is ignored when its status is named %s",
    (name) => {
      expect(read({ responses: { [name]: {} } }).answers).toEqual([]);
    },
  );
});

describe("a contract", () => {
  it("must be an OpenAPI document with paths", () => {
    expect(() => readContract({ paths: [] })).toThrow("The spec is not an OpenAPI document: it has no paths.");
    expect(() => readContract(null)).toThrow(ContractError);
    expect(readContract({ paths: {} }).operations).toEqual([]);
  });

  it("says when another server serves a path", () => {
    const servers = [{ url: "https://uploads.example" }];
    const { operations } = readContract({
      paths: { "/a": { servers, get: {}, post: { servers: [{ url: "https://b.example" }] } } },
    });
    expect(operations.map(({ servedAt }) => servedAt)).toEqual(["https://uploads.example", "https://b.example"]);
  });
});

const withBody = (reference: string) => ({
  paths: { "/a": { post: { operationId: "a", requestBody: { $ref: reference } } } },
});

describe("reading a spec", () => {
  it("refuses a document that is not OpenAPI, not bundled, or has broken references", () => {
    expect(() => readContract([])).toThrow(ContractError);
    expect(() => readContract(withBody("./body.yaml"))).toThrow("not bundled");
    expect(() => readContract(withBody("#/components/gone"))).toThrow("does not exist");
  });

  it("reads what the contract says about sessions and safety of an operation, where the value of a parameter comes from, and the media types of a body", () => {
    const context = fixtureContext();
    const { endsSession, isSecured, isSafe } = operationOf(context, "logout");
    expect({ endsSession, isSecured, isSafe }).toEqual({ endsSession: true, isSecured: true, isSafe: true });
    const [id] = operationOf(context, "getItem").parameters;
    expect(id?.source).toEqual({ operationId: "listItems", pointer: "/value/0/id" });
    expect(operationOf(context, "login").payloads.map(({ mediaType }) => mediaType)).toEqual([
      "application/json",
      "application/jose",
    ]);
  });
});
