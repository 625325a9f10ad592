import { describe, expect, it } from "vitest";
import { FORM_MEDIA_TYPE } from "../spec/contract.ts";
import { makePlan } from "./plan.ts";
import { selectOperations } from "./selection.ts";
import { generateValid } from "./generate/arbitrary.ts";
import type { Case } from "./case.ts";
import { isInvalidText } from "./read/parameter-text.ts";
import { variantsOf } from "./vary/variants.ts";
import { fixtureContext, operationOf } from "../../test/support/context.ts";
import { plainPayloadOf } from "./generate/example-values.ts";

const context = fixtureContext();
const cases = makePlan(context, context.contract.operations).cases;
const casesOf = (operationId: string) => cases.filter((candidate) => candidate.operationId === operationId);
const valueOf = ({ request }: Case): unknown =>
  request.body && "value" in request.body ? request.body.value : undefined;

const accessOf = (operationId: string) =>
  casesOf(operationId).filter(({ id }) => id.startsWith(`${operationId} › access`));
const sourcesOf = ({ request }: Case) => request.substitutions.map(({ source }) => source);
const substitutionsOf = (id: string) => cases.find((candidate) => candidate.id === id)?.request.substitutions;

const PAYLOADS = context.contract.operations.flatMap((operation) => {
  const payload = plainPayloadOf(operation);
  return payload && payload.mediaType !== FORM_MEDIA_TYPE ? [{ id: operation.id, payload }] : [];
});

describe("generated values", () => {
  it.for(PAYLOADS)("are valid by the schema of $id, all different, and the same for the same seed", ({ payload }) => {
    const generator = { document: context.contract.document, validate: context.validate, seed: 7 };
    const values = generateValid(generator, payload.schemaPointer, payload.schema, 20);
    expect(values).toHaveLength(20);
    expect(values.flatMap((value) => context.validate(payload.schemaPointer, value))).toEqual([]);
    expect(new Set(values.map((value) => JSON.stringify(value))).size).toBe(20);
    expect(generateValid(generator, payload.schemaPointer, payload.schema, 20)).toEqual(values);
  });

  const schemas: { kind: string; schema: object }[] = [
    { kind: "a pattern", schema: { type: "string", pattern: "^[A-Z]{3}-\\d{2}$" } },
    { kind: "a pattern with look-ahead", schema: { type: "string", pattern: "^(?=.*e)", maxLength: 30 } },
    { kind: "a date and time", schema: { type: "string", format: "date-time" } },
    { kind: "a multiple of a number", schema: { type: "integer", multipleOf: 5, minimum: 3, maximum: 500 } },
    { kind: "alternatives", schema: { anyOf: [{ type: "null" }, { type: "integer", minimum: 9 }] } },
    {
      kind: "combined parts",
      schema: { allOf: [{ type: "object", required: ["a"], properties: { a: { type: "integer" } } }] },
    },
    {
      kind: "unique items",
      schema: { type: "array", uniqueItems: true, minItems: 2, maxItems: 5, items: { type: "integer" } },
    },
  ];
  it.for(schemas)("can be generated for $kind", ({ schema }) => {
    const { contract, validate, seed } = fixtureContext({ paths: {}, components: { schemas: { Value: schema } } });
    const pointer = "/components/schemas/Value";
    expect(generateValid({ document: contract.document, validate, seed }, pointer, schema, 3)).toHaveLength(3);
  });

  it("use words as names in a map whose names the schema leaves free", () => {
    const schema = { type: "object", additionalProperties: { type: "integer" } };
    const { contract, validate, seed } = fixtureContext({ paths: {}, components: { schemas: { Value: schema } } });
    const generator = { document: contract.document, validate, seed };
    const maps = generateValid(generator, "/components/schemas/Value", schema, 40) as Record<string, unknown>[];
    const names = new Set(maps.flatMap((map) => Object.keys(map)));
    expect([...names].toSorted()).toEqual(["five", "four", "one", "three", "two"]);
  });
});

describe("invalid input", () => {
  const broken = cases.filter(({ kind }) => kind === "broken");

  it("is always invalid by the schema", () => {
    const bodies = broken.filter(
      ({ id, request }) => id.includes("broken body") && request.body?.mediaType !== FORM_MEDIA_TYPE,
    );
    const valid = bodies.filter((candidate) => {
      const payload = plainPayloadOf(operationOf(context, candidate.operationId));
      return payload && context.validate(payload.schemaPointer, valueOf(candidate)).length === 0;
    });
    expect(bodies.length).toBeGreaterThan(60);
    expect(valid).toEqual([]);
  });

  it("is expected to be refused, with a reason in words", () => {
    expect(broken.every(({ expectation }) => expectation.outcome === "refused" && expectation.reason.length > 5)).toBe(
      true,
    );
  });

  it("changes one place of a valid value", () => {
    const { document } = context.contract;
    const schema = { type: "object", required: ["a"], properties: { a: { type: "integer", minimum: 1 } } };
    const changes = variantsOf(document, schema, { a: 5 }).map(({ pointer, change, value }) => [
      pointer,
      change,
      value,
    ]);
    expect(changes).toContainEqual(["/a", "missing", {}]);
    expect(changes).toContainEqual(["/a", "minimum-1", { a: 0 }]);
    expect(changes).toContainEqual(["/a", "type string", { a: "text" }]);
    expect(changes).toContainEqual(["", "type null", null]);
  });

  const texts: { text: string; schema: object; invalid: boolean }[] = [
    { text: "7", schema: { type: "integer" }, invalid: false },
    { text: "7", schema: { type: "string" }, invalid: false },
    { text: "seven", schema: { type: "integer" }, invalid: true },
    { text: "true", schema: { type: "boolean" }, invalid: false },
    { text: "a,b", schema: { type: "array", items: { enum: ["a", "b"] } }, invalid: false },
    { text: "a,c", schema: { type: "array", items: { enum: ["a", "b"] } }, invalid: true },
  ];
  it.for(texts)("treats the parameter text $text for $schema as invalid: $invalid", ({ text, schema, invalid }) => {
    const { contract, validate } = fixtureContext({ paths: {}, components: { schemas: { Value: schema } } });
    expect(isInvalidText(contract.document, validate, "/components/schemas/Value", schema, text)).toBe(invalid);
  });
});

describe("the plan", () => {
  it("is plain data with unique, stable ids", () => {
    expect(JSON.parse(JSON.stringify(cases))).toEqual(
      JSON.parse(JSON.stringify(makePlan(context, context.contract.operations).cases)),
    );
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  it("tries every wrong credential at each protected operation and at no other", () => {
    expect(accessOf("sendParcel").map(({ expectation }) => expectation.outcome)).toEqual(Array(11).fill("denied"));
    expect(accessOf("getItem")).toEqual([]);
  });

  it("ends sessions after all cases that need one, and signs in last", () => {
    const stages = cases.map(({ stage }) => stage);
    expect(
      stages.toSorted(
        (one, other) => ["open", "ending", "sign-in"].indexOf(one) - ["open", "ending", "sign-in"].indexOf(other),
      ),
    ).toEqual(stages);
    expect(cases.find(({ id }) => id === "logout › example")?.request.authorization).toEqual({ kind: "own-session" });
  });

  it("never combines an invented password with a real username", () => {
    const risky = casesOf("login").filter(({ id }) => / (body\/password|body #)/.test(id));
    expect(risky.length).toBeGreaterThan(5);
    expect(risky.flatMap(sourcesOf).filter((source) => "account" in source)).toEqual([]);
  });

  it("uses real ids from other answers, and a new idempotency key for each money call", () => {
    const from = { operationId: "listItems", pointer: "/value/0/id" };
    expect(substitutionsOf("getItem › example")).toEqual([{ place: "path", pointer: "/id", source: from }]);
    expect(substitutionsOf("sendParcel › broken body/title empty")).toEqual([
      { place: "header", pointer: "/Idempotency-Key", source: { fresh: "uuid" } },
    ]);
  });

  it("ends each generated idempotency key with a new word, so that a second run with the same seed sends other keys", () => {
    const keys = casesOf("sendParcel").filter(({ id }) => id.includes("generated header Idempotency-Key"));
    expect(keys.length).toBeGreaterThan(1);
    for (const { request } of keys) {
      const sent = request.substitutions.find(({ pointer }) => pointer === "/Idempotency-Key");
      expect(sent?.source).toEqual({ fresh: "word" });
      expect(sent?.prefix).toBeTypeOf("string");
    }
    expect(new Set(keys.map(({ request }) => JSON.stringify(request.substitutions))).size).toBeGreaterThan(1);
  });

  const selections = [
    { evidence: "shown", isUnsafeAllowed: true, without: ["sendParcel", "requestMail"] },
    { evidence: "inferred", isUnsafeAllowed: true, without: ["requestMail"] },
    { evidence: "proposed", isUnsafeAllowed: false, without: ["sendParcel"] },
  ] as const;
  it.for(selections)(
    "omits $without with the evidence $evidence and unsafe $isUnsafeAllowed",
    ({ without, ...selection }) => {
      const { operations } = context.contract;
      const chosen = new Set(selectOperations(operations, { ...selection, only: [] }).map(({ id }) => id));
      expect(
        operations
          .map(({ id }) => id)
          .filter((id) => !chosen.has(id))
          .toSorted(),
      ).toEqual([...without].toSorted());
    },
  );
});
