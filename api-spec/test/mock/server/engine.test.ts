import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Handler } from "../../../src/mock/handler.ts";
import { startMock, type RunningMock } from "../start-mock.ts";

const errorEnvelope = {
  type: "object",
  unevaluatedProperties: false,
  required: ["success", "code", "message", "timestamp"],
  properties: {
    success: { const: false },
    code: { type: "string" },
    message: { type: "string" },
    details: {
      type: "array",
      items: { type: "object", required: ["path", "message"], properties: { path: {}, message: {} } },
    },
    timestamp: { type: "integer" },
    requestId: { type: "string" },
  },
};
const json = (schema: object, examples?: object) => ({ content: { "application/json": { schema, examples } } });
const error = { description: "error", ...json(errorEnvelope) };
const ok = (value: object, examples?: object) => ({
  description: "ok",
  ...json(
    {
      type: "object",
      unevaluatedProperties: false,
      required: ["success", "value"],
      properties: { success: { const: true }, value, timestamp: { type: "integer" } },
    },
    examples,
  ),
});
const operation = (operationId: string, value: object, rest: object = {}) => ({
  operationId,
  responses: { "200": ok(value), "400": error, "401": error },
  ...rest,
});
const body = (schema: object, type = "application/json") => ({
  requestBody: { required: true, content: { [type]: { schema } } },
});

/** The smallest contract that covers every known problem of Prism. */
const SPEC = {
  openapi: "3.1.1",
  jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
  info: { title: "Traps", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/tuple": {
      post: operation(
        "tuple",
        { type: "string" },
        body({
          type: "object",
          unevaluatedProperties: false,
          dependentRequired: { pair: ["name"] },
          properties: {
            pair: { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }], items: false },
            name: { type: "string" },
          },
        }),
      ),
    },
    "/form": {
      post: operation(
        "form",
        { type: "object" },
        body(
          { type: "object", required: ["username"], properties: { username: { type: "string", minLength: 2 } } },
          "application/x-www-form-urlencoded",
        ),
      ),
    },
    "/secret": { get: operation("secret", { type: "string" }, { security: [{ bearer: [] }] }) },
    "/things/{id}": {
      get: operation(
        "thing",
        { type: "string" },
        {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "string", maxLength: 9 } }],
        },
      ),
    },
    "/things/special": { get: operation("special", { type: "string" }) },
    "/broken": {
      get: operation("broken", { type: "object", required: ["amount"], properties: { amount: { type: "string" } } }),
    },
    "/undocumented": { get: operation("undocumented", { type: "string" }) },
    "/throws": { get: operation("throws", { type: "string" }) },
    "/examples": {
      get: {
        operationId: "examples",
        responses: {
          "200": ok(
            { type: "integer" },
            {
              first: { value: { success: true, value: 1, timestamp: 1 } },
              second: { value: { success: true, value: 2, timestamp: 1 } },
            },
          ),
          "404": {
            description: "none",
            ...json(errorEnvelope, {
              none: { value: { success: false, code: "NOT_FOUND", message: "none", timestamp: 1 } },
            }),
          },
        },
      },
    },
  },
};

const value =
  (answer: unknown): Handler =>
  () => ({ body: { success: true, value: answer, timestamp: 1 } });
const HANDLERS: Record<string, Handler> = {
  tuple: value("ok"),
  form: (request) => ({ body: { success: true, value: request.body, timestamp: 1 } }),
  secret: value("ok"),
  thing: ({ params }) => ({ body: { success: true, value: params.id, timestamp: 1 } }),
  special: value("the literal path"),
  broken: value({ amount: 12 }),
  undocumented: () => ({ status: 418, body: { success: false, code: "TEAPOT", message: "no", timestamp: 1 } }),
  throws: () => {
    throw new Error("planted");
  },
};

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ spec: structuredClone(SPEC), handlers: HANDLERS });
});
afterAll(() => mock.stop());

describe("known problems of Prism (D3a)", () => {
  it.each([
    ["prefixItems", { pair: ["a", "not a number"] }, "body/pair/1"],
    ["dependentRequired", { pair: ["a", 1] }, "body"],
    ["unevaluatedProperties", { surplus: 1 }, "body"],
  ])("trap 1: checks %s according to JSON Schema 2020-12", async (_keyword, sent, path) => {
    const { status, json: answer } = await mock.call("POST", "/tuple", { json: sent });
    expect(status).toBe(400);
    expect(answer.code).toBe("INVALID_REQUEST");
    expect(answer.details?.map((detail) => detail.path)).toContain(path);
  });

  it("trap 1: accepts values that the keywords of 2020-12 allow", async () => {
    const { status } = await mock.call("POST", "/tuple", { json: { pair: ["a", 1], name: "n" } });
    expect(status).toBe(200);
  });

  it.each(["{", "", "[1,", "not json"])(
    "trap 3: answers the malformed JSON %j with status 400, and does not hang",
    async (text) => {
      const { status, json: answer } = await mock.call("POST", "/tuple", { text, type: "application/json" });
      expect([status, answer.code]).toEqual([400, "INVALID_REQUEST"]);
    },
  );

  it("trap 4: refuses null as a body", async () => {
    const { status, json: answer } = await mock.call("POST", "/tuple", { text: "null", type: "application/json" });
    expect(status).toBe(400);
    expect(answer.details).toEqual([{ path: "body", message: "The body must not be null" }]);
  });

  it.each([undefined, "unknown", "a b"])("trap 5: refuses the unknown token %j", async (token) => {
    const { status, json: answer, headers } = await mock.call("GET", "/secret", token === undefined ? {} : { token });
    expect([status, answer.code]).toEqual([401, "UNAUTHENTICATED"]);
    expect(headers.get("www-authenticate")).toBe("Bearer");
  });

  it("trap 6: reads and validates a flat form", async () => {
    const type = "application/x-www-form-urlencoded";
    const good = await mock.call("POST", "/form", { text: "username=de+mo", type });
    expect(good.json.value).toEqual({ username: "de mo" });
    const bad = await mock.call("POST", "/form", { text: "username=d", type });
    expect(bad.status).toBe(400);
  });

  it("trap 7: treats an undocumented status as an error of the mock", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const { status, json: answer } = await mock.call("GET", "/undocumented");
    expect([status, answer.code, answer.operationId]).toEqual([500, "MOCK_BREAKS_SPEC", "undocumented"]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it("trap 8: answers an invalid path parameter in the error envelope, with the parameter's path and the reason", async () => {
    const { json: answer, headers } = await mock.call("GET", "/things/0123456789");
    expect(answer).toMatchObject({ success: false, code: "INVALID_REQUEST" });
    expect(answer.details).toEqual([{ path: "path/id", message: expect.stringContaining("more than 9 characters") }]);
    expect(headers.get("content-type")).toContain("application/json");
  });

  it("trap 12: prefers a literal path to a path with a parameter", async () => {
    expect((await mock.call("GET", "/things/special")).json.value).toBe("the literal path");
    expect((await mock.call("GET", "/things/a%20b")).json.value).toBe("a b");
  });

  it("answers 404 for an unknown path and 405 for a wrong method, both in the error envelope", async () => {
    const unknown = await mock.call("GET", "/nowhere");
    expect([unknown.status, unknown.json.code]).toEqual([404, "NOT_FOUND"]);
    const wrong = await mock.call("DELETE", "/tuple");
    expect([wrong.status, wrong.json.code, wrong.headers.get("allow")]).toEqual([405, "METHOD_NOT_ALLOWED", "POST"]);
  });

  it("refuses a content type that the operation does not accept", async () => {
    const { status, json: answer } = await mock.call("POST", "/tuple", { text: "<a/>", type: "text/xml" });
    expect([status, answer.code]).toEqual([400, "UNSUPPORTED_MEDIA_TYPE"]);
  });
});

describe("handlers", () => {
  it("cause status 500 with the path and the reason when their answer breaks the contract", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const { status, json: answer } = await mock.call("GET", "/broken");
    expect([status, answer.code, answer.operationId]).toEqual([500, "MOCK_BREAKS_SPEC", "broken"]);
    expect(answer.details?.[0]).toEqual({
      path: "body/value/amount",
      message: expect.stringContaining("must be string"),
    });
    log.mockRestore();
  });

  it("answer 500 without the reason when they throw", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const { status, text } = await mock.call("GET", "/throws");
    expect(status).toBe(500);
    expect(text).toContain("INTERNAL_ERROR");
    expect(text).not.toContain("planted");
    log.mockRestore();
  });

  it("prevent the start when the contract does not have their operation", async () => {
    const start = startMock({ spec: structuredClone(SPEC), handlers: { invented: value(1) } });
    await expect(start).rejects.toThrow("No operation in the spec for the handlers of invented");
  });
});

describe("Prism", () => {
  it("answers from the contract for an operation without a handler", async () => {
    const { json: answer, headers } = await mock.call("GET", "/examples");
    expect(answer.value).toBe(1);
    expect(headers.get("x-mock-by")).toBe("prism");
  });

  it.each([
    ["example=second", 200, 2],
    ["code=404", 404, undefined],
    ["dynamic=true", 200, expect.any(Number)],
    ["code=599", 404, undefined],
  ])("answers as the header Prefer: %s requests", async (prefer, expectedStatus, expectedValue) => {
    const { status, json: answer } = await mock.call("GET", "/examples", { headers: { prefer } });
    expect([status, answer.value]).toEqual([expectedStatus, expectedValue]);
  });

  it("does not answer an operation that has a handler, as the header x-mock-by shows", async () => {
    expect((await mock.call("GET", "/things/1")).headers.get("x-mock-by")).toBe("handler");
  });
});
