import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { ContractError, readContract } from "../src/contract.ts";
import { isObject } from "../src/json.ts";
import type { PlanContext } from "../src/plan/base.ts";
import { makePlan } from "../src/plan/plan.ts";
import { createValidator } from "../src/schema.ts";
import { fixtureContext, operationOf } from "./support/context.ts";

// Planning every case of the whole contract takes a slow machine more than vitest's five seconds.
vi.setConfig({ testTimeout: 60_000 });

const BUNDLE = path.join(import.meta.dirname, "../../api-spec/dist/openapi.json");

const withBody = (reference: string) => ({
  paths: { "/a": { post: { operationId: "a", requestBody: { $ref: reference } } } },
});

describe("the spec of this repository", () => {
  let context: PlanContext;
  beforeAll(async () => {
    const document: unknown = JSON.parse(await readFile(BUNDLE, "utf8"));
    context = fixtureContext(isObject(document) ? document : {});
  });

  it("has only schemas that a validator can use", () => {
    const { operations } = context.contract;
    const pointers = operations.flatMap(({ answers, payloads, parameters }) => [
      ...answers.flatMap(({ content, headers }) => [...content.values(), ...headers.map((it) => it.schemaPointer)]),
      ...payloads.map(({ schemaPointer }) => schemaPointer),
      ...parameters.map(({ pointer }) => pointer),
    ]);
    const used = pointers.filter((pointer) => pointer !== undefined);
    expect(used.length).toBeGreaterThan(operations.length);
    for (const pointer of used) expect(() => context.validate(pointer, null)).not.toThrow();
  });

  it("can be tried whole: an example of every operation, each case with an id of its own", () => {
    const { operations } = context.contract;
    const cases = makePlan(context, operations).cases;
    const withExample = new Set(cases.filter(({ kind }) => kind === "example").map(({ operationId }) => operationId));
    const tried = operations.filter(({ spoilsAccount }) => !spoilsAccount).map(({ id }) => id);
    expect([...withExample].toSorted()).toEqual(tried.toSorted());
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });
});

describe("reading a spec", () => {
  it("refuses what is no OpenAPI document, or not bundled, or points nowhere", () => {
    expect(() => readContract([])).toThrow(ContractError);
    expect(() => readContract(withBody("./body.yaml"))).toThrow("not bundled");
    expect(() => readContract(withBody("#/components/gone"))).toThrow("does not exist");
  });

  it("reads marks, places and sources", () => {
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
  it("of what may be null are those of what it is", () => {
    expect(saysOf("Payload", { kind: "a", id: 1 })).toEqual(["/id must be string"]);
    expect(saysOf("Payload", {})).toHaveLength(2);
  });

  it("of what fits several alternatives say just that", () => {
    expect(saysOf("Loose", { a: 1, b: 1 })).toEqual([" must fit one alternative alone, and fits 2"]);
    expect(saysOf("Chosen", { a: 1, b: 1 })).toEqual([]);
    expect(saysOf("Chosen", {})).not.toEqual([]);
  });

  it.for(cases)("of $given in a choice name the branch that was meant: $says", ({ given, says }) => {
    const found = validate("/components/schemas/Answer", given);
    expect(found.map(({ valuePointer, message }) => `${valuePointer} ${message}`)).toEqual(says);
  });
});
