import { describe, expect, it } from "vitest";
import { readContract } from "../spec/contract.ts";
import { objectOr, type JsonObject } from "../json.ts";
import { createValidator } from "../spec/validator.ts";
import { tidy } from "../spec/normalize.ts";
import { makePlan } from "./plan.ts";

/** One example of every unusual feature that real specs have. */
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

describe("a spec with every unusual feature", () => {
  const contract = readContract(tidy(WILD, () => undefined));
  const context = { contract, validate: createValidator(contract.document), seed: 1, runs: 3 };
  const operation = (id: string) => contract.operations.find((candidate) => candidate.id === id);

  it("gives operations without an id, or with a duplicate id, a stable id", () => {
    expect(contract.operations.map(({ id }) => id)).toEqual([
      "getNodesId",
      "taken",
      "postNodesIdUp",
      "postNever",
      "postXml",
    ]);
  });

  it("has the parameters of path and operation, without the header Accept, which is not a parameter in OpenAPI", () => {
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

  it("is not tested with invalid objects in parameters of the style deepObject", () => {
    const { cases } = makePlan(context, contract.operations);
    const broken = cases.filter(({ id }) => id.startsWith("getNodesId › broken")).map(({ id }) => id);
    expect(broken.filter((id) => id.includes("query deep"))).toEqual([]);
    expect(broken.filter((id) => id.includes("query filter")).length).toBeGreaterThan(2);
  });

  it("can be planned, with the same result each time", () => {
    const plan = makePlan(context, contract.operations);
    expect(plan.cases.length).toBeGreaterThan(20);
    expect(new Set(plan.cases.map(({ id }) => id)).size).toBe(plan.cases.length);
    expect(JSON.stringify(makePlan(context, contract.operations))).toBe(JSON.stringify(plan));
  });
});
