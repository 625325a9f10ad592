import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { stringify } from "yaml";
import { readContract } from "../src/contract.ts";
import { objectOr, valueAt, type JsonObject } from "../src/json.ts";
import { makePlan } from "../src/plan/plan.ts";
import { createValidator } from "../src/schema.ts";
import { addressNotes } from "../src/servers.ts";
import { loadSpec } from "../src/spec/load.ts";
import { tidy } from "../src/spec/tidy.ts";
import { fixtureContext } from "./support/context.ts";
import { listen } from "./support/listen.ts";

vi.setConfig({ testTimeout: 60_000 });

const SOURCE = path.join(import.meta.dirname, "../../api-spec/openapi/openapi.yaml");
const BUNDLE = path.join(import.meta.dirname, "../../api-spec/dist/openapi.json");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lobbykit-specs-"));
});
afterAll(() => rm(folder, { recursive: true }));

const put = async (name: string, content: unknown): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
};
const specOf = (schemas: JsonObject, rest: JsonObject = {}): JsonObject => ({
  openapi: "3.1.0",
  info: { title: "A", version: "1" },
  paths: { "/a": { get: { responses: { "200": { description: "Done." } } } } },
  components: { schemas },
  ...rest,
});
/** The schemas of a spec after it was tidied, and what was noted. */
const tidied = (schemas: JsonObject, openapi = "3.1.0") => {
  const notes: string[] = [];
  const document = tidy({ ...specOf(schemas), openapi }, (text) => notes.push(text));
  return { schemas: objectOr(valueAt(document, "/components/schemas")), notes };
};

describe("the spec of this repository", () => {
  it("is tidy as it is: nothing in it is changed or noted", async () => {
    const { document, notes } = await loadSpec(BUNDLE);
    expect(notes).toEqual([]);
    expect(document).toEqual(JSON.parse(await readFile(BUNDLE, "utf8")));
  });
});

describe("reading a spec", () => {
  it("takes YAML and JSON, and follows references to other files", async () => {
    await put(
      "pets.yaml",
      stringify({ Pet: { type: "object", properties: { owner: { $ref: "people.json#/Person" } } } }),
    );
    await put("people.json", {
      Person: { type: "object", properties: { pets: { items: { $ref: "pets.yaml#/Pet" } } } },
    });
    const answer = { description: "Done.", content: { "application/json": { schema: { $ref: "pets.yaml#/Pet" } } } };
    const whole = specOf({}, { paths: { "/pets": { get: { responses: { "200": answer } } } } });
    const { document } = await loadSpec(await put("whole.yml", stringify(whole)));
    const validate = createValidator(document);
    const schema = "/paths/~1pets/get/responses/200/content/application~1json/schema";
    expect(validate(schema, { owner: { pets: [{ owner: {} }] } })).toEqual([]);
    expect(validate(schema, { owner: { pets: [{ owner: 1 }] } }).map(({ message }) => message)).toEqual([
      "must be object",
    ]);
  });

  it("lets a part that is copied beside other members refer to what it referred to", async () => {
    await put("lists.yaml", { List: { type: "array", items: { $ref: "#/Row" } }, Row: { type: "object" } });
    const list = { $ref: "lists.yaml#/List", description: "Ours." };
    const { document } = await loadSpec(await put("lists.json", specOf({ List: list, Twice: list })));
    const validate = createValidator(document);
    for (const name of ["List", "Twice"]) {
      const errors = validate(`/components/schemas/${name}`, [1]);
      expect(errors.map(({ message }) => message)).toEqual(["must be object"]);
    }
  });

  it("plans the same for our own files as for the one made of them", async () => {
    const ids: string[][] = [];
    for (const location of [SOURCE, BUNDLE]) {
      const context = { ...fixtureContext((await loadSpec(location)).document), runs: 0 };
      ids.push(makePlan(context, context.contract.operations).cases.map(({ id }) => id));
    }
    expect(ids[0]).toEqual(ids[1]);
  });

  it("takes an address, and what it refers to there", async () => {
    const server = await listen((request, response) => {
      const pet = { $ref: "/pets.json#/Pet" };
      response.end(JSON.stringify(request.url === "/spec.json" ? specOf({ Pet: pet }) : { Pet: { type: "string" } }));
    });
    const { document } = await loadSpec(`${server.url}/spec.json`);
    await server.close();
    expect(valueAt(document, "/components/schemas/Pet")).toEqual({ type: "string" });
  });

  it("leaves what looks like a reference in an example alone", async () => {
    const example = { $ref: "nowhere.json", $id: "x", nullable: true };
    const { document } = await loadSpec(
      await put("example.json", specOf({ A: { type: "object", example } }, { openapi: "3.0.3" })).catch(() => ""),
    );
    expect(valueAt(document, "/components/schemas/A/examples/0")).toEqual(example);
    expect(createValidator(document)("/components/schemas/A", {})).toEqual([]);
  });

  it.for<[string, string | JsonObject, string]>([
    ["swagger.json", { swagger: "2.0", paths: {} }, "is Swagger 2.0: convert it"],
    ["later.json", { openapi: "4.0.0", paths: {} }, "is OpenAPI 4.0.0: 3.0 and 3.1 can be tried"],
    ["hooks.json", { openapi: "3.1.0", webhooks: {} }, "it has webhooks alone"],
    ["list.json", "[]", "is not an OpenAPI document"],
    ["broken.json", '{"openapi": "3.1.0",', "is not JSON"],
    ["broken.yaml", "openapi: [3.1", "is not YAML or JSON"],
    ["twice.yaml", "openapi: 3.1.0\nopenapi: 3.1.0", "is not YAML or JSON: Map keys must be unique"],
    [
      "gone.json",
      specOf({ A: { $ref: "#/components/schemas/B" } }),
      "spec#/components/schemas/A refers to #/components/schemas/B, which does not exist",
    ],
    ["gone-file.json", specOf({ A: { $ref: "nowhere.yaml" } }), "There is no spec at"],
    [
      "elsewhere.json",
      specOf({ A: { $ref: "https://elsewhere.example/a.json" } }),
      "The spec refers to https://elsewhere.example/a.json: what is elsewhere is not fetched",
    ],
    [
      "circle.json",
      specOf(
        {},
        {
          paths: { "/a": { get: { parameters: [{ $ref: "#/components/parameters/A" }], responses: {} } } },
          components: {
            parameters: { A: { $ref: "#/components/parameters/B" }, B: { $ref: "#/components/parameters/A" } },
          },
        },
      ),
      "goes round in circles",
    ],
  ])("refuses %s, and says why", async ([name, content, says]) => {
    const file = await put(name, content);
    await expect(loadSpec(file).then(({ document }) => readContract(document))).rejects.toThrow(says);
  });

  it("notes a version that is newer than what it knows", async () => {
    const { notes } = await loadSpec(await put("new.json", specOf({}, { openapi: "3.2.0" })));
    expect(notes).toEqual(["OpenAPI 3.2.0 is read as 3.1: what is new in it is not tried"]);
  });
});

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

describe("an address without the path that the spec's servers have", () => {
  it.for([
    ["https://a.example/api/v3/", "http://localhost:1", ["/api/v3"]],
    ["/api/v3", "http://localhost:1/", ["/api/v3"]],
    ["/api/v3", "http://localhost:1/api/v3", []],
    ["/api/v3", "http://localhost:1/proxied", []],
    ["https://a.example", "http://localhost:1", []],
  ] as const)("is told of, and no other: %s, %s", ([server, url, told]) => {
    expect(addressNotes({ servers: [{ url: server }] }, url).map((note) => /end in (\S+)$/.exec(note)?.[1])).toEqual(
      told,
    );
  });
});

/** One of everything that specs do to whoever reads them. */
const WILD: JsonObject = {
  openapi: "3.1.0",
  "x-root": { $ref: "no reference" },
  servers: [{ url: "https://{host}/api/v3", variables: { host: { default: "a.example" } } }],
  paths: {
    "x-paths": {},
    "/nodes/{id}": {
      "x-item": 1,
      parameters: [
        { name: "id", in: "path", required: true, schema: { type: "integer" } },
        { name: "limit", in: "query", schema: { type: "integer", maximum: 9 } },
      ],
      get: {
        parameters: [
          { name: "limit", in: "query", schema: { type: "string" } },
          { name: "Accept", in: "header", schema: { type: "string" } },
          {
            name: "deep",
            in: "query",
            style: "deepObject",
            explode: true,
            schema: { type: "object", properties: { a: { type: "string" } } },
          },
          {
            name: "filter",
            in: "query",
            content: { "application/json": { schema: { type: "object", required: ["a"] } } },
          },
        ],
        responses: {
          "x-r": 1,
          "2XX": { $ref: "#/components/responses/Node", description: "More words." },
          default: { description: "No." },
        },
      },
      put: {
        operationId: "taken",
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Node" } } } },
        responses: {},
      },
    },
    "/nodes/{id}/up": { servers: [{ url: "https://uploads.example" }], post: { operationId: "taken", responses: {} } },
    "/never": {
      post: {
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Endless" } } },
        },
        responses: { "200": { description: "Done." } },
      },
    },
    "/xml": {
      post: {
        requestBody: { required: true, content: { "application/xml": { schema: { type: "object" } } } },
        responses: {},
      },
    },
  },
  components: {
    responses: {
      Node: {
        description: "One.",
        content: { "application/*+json": { schema: { $ref: "#/components/schemas/Node" } } },
      },
    },
    schemas: {
      Node: {
        type: "object",
        properties: {
          next: { $ref: "#/components/schemas/Node" },
          all: { type: "array", items: { $ref: "#/components/schemas/Node" } },
          any: true,
          none: false,
        },
        patternProperties: { "^x-": { type: "string" } },
        additionalProperties: { type: "integer" },
      },
      Endless: { type: "object", required: ["again"], properties: { again: { $ref: "#/components/schemas/Endless" } } },
      Self: { allOf: [{ $ref: "#/components/schemas/Self" }] },
      Huge: { enum: Array.from({ length: 5000 }, (_, index) => `member-${index}`) },
      Odd: { type: "string", format: "of-nobody", minLength: 9, maxLength: 3 },
    },
  },
};

describe("a spec with one of everything", () => {
  const contract = readContract(tidy(WILD, () => undefined));
  const context = { contract, validate: createValidator(contract.document), seed: 1, runs: 3 };
  const operation = (id: string) => contract.operations.find((candidate) => candidate.id === id);

  it("gets a stable id where it has none, or one that is taken", () => {
    expect(contract.operations.map(({ id }) => id)).toEqual([
      "getNodesId",
      "taken",
      "postNodesIdUp",
      "postNever",
      "postXml",
    ]);
  });

  it("is read with the parameters of path and operation, without those of HTTP", () => {
    const parameters = operation("getNodesId")?.parameters.map(({ name, schema }) => [name, objectOr(schema)["type"]]);
    expect(parameters).toEqual([
      ["id", "integer"],
      ["limit", "string"],
      ["deep", "object"],
      ["filter", "object"],
    ]);
    expect(operation("getNodesId")?.answers.map(({ status }) => status)).toEqual(["2XX", "default"]);
    expect(operation("postNodesIdUp")?.servedAt).toBe("https://uploads.example");
    expect(operation("taken")?.servedAt).toBeUndefined();
  });

  it("is not said to be asked wrongly where an object is written as its members", () => {
    const { cases } = makePlan(context, contract.operations);
    const broken = cases.filter(({ id }) => id.startsWith("getNodesId › broken")).map(({ id }) => id);
    expect(broken.filter((id) => id.includes("query deep"))).toEqual([]);
    expect(broken.filter((id) => id.includes("query filter")).length).toBeGreaterThan(2);
  });

  it("can be planned, the same each time", () => {
    const plan = makePlan(context, contract.operations);
    expect(plan.cases.length).toBeGreaterThan(20);
    expect(new Set(plan.cases.map(({ id }) => id)).size).toBe(plan.cases.length);
    expect(JSON.stringify(makePlan(context, contract.operations))).toBe(JSON.stringify(plan));
  });
});
