import type { JsonObject } from "../../../src/json.ts";

const ref = (pointer: string) => ({ $ref: `#/components/${pointer}` });
const object = (properties: JsonObject, required: string[] = Object.keys(properties)) => ({
  type: "object",
  unevaluatedProperties: false,
  required,
  properties,
});
const success = (value: JsonObject) =>
  object({ success: { const: true }, value, timestamp: { type: "integer", minimum: 0, "x-evidence": "proposed" } });
const json = (schema: JsonObject, value: unknown) => ({
  "application/json": { schema, examples: { typical: { value } } },
});
const succeeds = (value: JsonObject, example: unknown) => ({
  description: "Done.",
  content: json(success(value), { success: true, value: example, timestamp: 1 }),
});
const refuses = (description: string) => ({
  description,
  content: json(ref("schemas/ErrorEnvelope"), { success: false, code: "REFUSED", message: "No.", timestamp: 1 }),
});
const answers = (value: JsonObject, example: unknown) => ({
  "200": succeeds(value, example),
  "400": ref("responses/BadRequest"),
  "401": ref("responses/Unauthenticated"),
});

const LOGIN = { username: "somebody", password: "a password" };
const PARCEL = { title: "Shoes", weight: 3, tags: ["new"], delivery: { kind: "post", street: "Main Road 1" } };
const ITEM = { id: "item-1", nickname: "blue", status: "open" };

/** A small contract with one of everything that the runner knows. The tests of the contract tests run on it. */
export const FIXTURE_SPEC = {
  openapi: "3.1.1",
  info: { title: "Fixture", version: "1.0.0" },
  security: [{ bearer: [] }],
  paths: {
    "/session": {
      post: {
        operationId: "login",
        security: [],
        "x-contract": { safe: true },
        requestBody: {
          required: true,
          content: {
            ...json(ref("schemas/Login"), LOGIN),
            "application/jose": {
              schema: { type: "string", contentMediaType: "application/json", contentSchema: ref("schemas/Login") },
            },
          },
        },
        responses: answers(object({ token: { type: "string", minLength: 8 } }), { token: "12345678" }),
      },
      delete: {
        operationId: "logout",
        "x-contract": { safe: true, endsSession: true },
        responses: answers({ type: "null" }, null),
      },
    },
    "/items": {
      get: {
        operationId: "listItems",
        parameters: [
          { name: "page", in: "query", required: true, schema: { type: "integer", minimum: 1, maximum: 500 } },
          { name: "sort", in: "query", schema: { enum: ["name", "price"] } },
          { name: "ids", in: "query", schema: { type: "array", maxItems: 3, items: { type: "string", maxLength: 8 } } },
          {
            name: "X-Draft",
            in: "header",
            "x-evidence": "proposed",
            schema: { type: "string", pattern: "^[a-z]{1,9}$" },
          },
        ],
        responses: answers({ type: "array", items: ref("schemas/Item") }, [ITEM]),
      },
    },
    "/items/{id}": {
      get: {
        operationId: "getItem",
        security: [],
        parameters: [
          {
            name: "id",
            in: "path",
            required: true,
            "x-contract": { from: { operationId: "listItems", pointer: "/value/0/id" } },
            schema: { type: "string", pattern: "^item-\\d{1,6}$", maxLength: 12 },
            example: "item-999999",
          },
        ],
        responses: { ...answers(ref("schemas/Item"), ITEM), "404": ref("responses/NotFound") },
      },
    },
    "/parcels": {
      post: {
        operationId: "sendParcel",
        "x-evidence": "inferred",
        parameters: [
          { name: "Idempotency-Key", in: "header", required: true, schema: { type: "string", format: "uuid" } },
        ],
        requestBody: { required: true, content: json(ref("schemas/Parcel"), PARCEL) },
        responses: answers(object({ id: { type: "integer" } }), { id: 1 }),
      },
    },
    "/mail": {
      post: {
        operationId: "requestMail",
        security: [],
        "x-evidence": "proposed",
        "x-contract": { safe: true },
        requestBody: {
          required: true,
          content: {
            "application/x-www-form-urlencoded": {
              schema: object({
                email: { type: "string", format: "email", maxLength: 60 },
                copies: { type: "integer", minimum: 1 },
              }),
              examples: { typical: { value: { email: "one@example.net", copies: 2 } } },
            },
          },
        },
        responses: answers({ type: "null" }, null),
      },
    },
    "/team": {
      get: {
        operationId: "listTeam",
        "x-contract": { account: "agent" },
        responses: {
          ...answers({ type: "array", items: ref("schemas/Item") }, [ITEM]),
          "403": ref("responses/Forbidden"),
        },
      },
    },
    "/.well-known/jwks.json": {
      get: {
        operationId: "getJwks",
        security: [],
        responses: {
          "200": { description: "Keys.", content: json({ type: "object", required: ["keys"] }, { keys: [] }) },
        },
      },
    },
  },
  components: {
    schemas: {
      Login: object({
        username: { type: "string", minLength: 1, maxLength: 20 },
        password: { type: "string", maxLength: 40 },
      }),
      Item: object(
        {
          id: { type: "string", pattern: "^item-\\d{1,6}$" },
          nickname: { type: "string" },
          status: { enum: ["open", "closed"] },
          colour: { type: ["string", "null"], "x-evidence": "proposed" },
        },
        ["id", "nickname", "status"],
      ),
      Parcel: object(
        {
          title: { type: "string", minLength: 2, maxLength: 30 },
          weight: { type: "number", minimum: 0.5, maximum: 20 },
          sentAt: { type: "string", format: "date-time" },
          tags: {
            type: "array",
            minItems: 1,
            maxItems: 4,
            uniqueItems: true,
            items: { type: "string", minLength: 1, maxLength: 9 },
          },
          delivery: { oneOf: [ref("schemas/Post"), ref("schemas/Pickup")] },
        },
        ["title", "weight", "tags", "delivery"],
      ),
      Post: object({ kind: { const: "post" }, street: { type: "string", minLength: 3, maxLength: 50 } }),
      Pickup: object({ kind: { const: "pickup" }, shop: { type: "integer", minimum: 1, maximum: 99 } }),
      ErrorEnvelope: object({
        success: { const: false },
        code: { type: "string" },
        message: { type: "string" },
        timestamp: { type: "integer" },
      }),
    },
    responses: {
      BadRequest: refuses("The request is wrong."),
      Unauthenticated: refuses("Nobody is signed in."),
      Forbidden: refuses("This is for agents."),
      NotFound: refuses("There is no such thing."),
    },
    securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
  },
} satisfies JsonObject;
