import type { JsonObject } from "../../../src/json.ts";

const TEXT = { type: "string" };
const DESK_INPUT = {
  type: "object",
  additionalProperties: false,
  required: ["name"],
  properties: { name: { type: "string", minLength: 1, maxLength: 40, pattern: "\\S" } },
};
const WHOLE = { type: "integer" };
const DRAWER_INPUT = { type: "object", required: ["size"], properties: { size: { ...WHOLE, minimum: 1 } } };
const DRAWER = { type: "object", required: ["id", "size"], properties: { id: WHOLE, size: WHOLE } };
const DESK = {
  type: "object",
  required: ["id", "name", "status"],
  properties: {
    id: WHOLE,
    name: TEXT,
    status: { enum: ["open", "closed"] },
    drawers: { type: "array", items: DRAWER },
    room: { ...WHOLE, description: "Sum of the sizes of the drawers." },
  },
};
const LIFETIME = { ...WHOLE, minimum: 1, maximum: 3600 };
const LOGIN = {
  type: "object",
  required: ["email", "password"],
  properties: { email: TEXT, password: TEXT, lifetimeSeconds: LIFETIME },
};
const SESSION = { type: "object", required: ["token"], properties: { token: TEXT, expiresIn: WHOLE } };
const content = (schema: object, example?: unknown) => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});
const answers = (schema: object | undefined, status = "200"): JsonObject => ({
  [status]: { description: "Done.", ...(schema && { content: content(schema) }) },
  ...Object.fromEntries(["400", "401", "404", "409"].map((refusal) => [refusal, { description: "Refused." }])),
});
const ID = { name: "deskId", in: "path", required: true, schema: { type: "integer", minimum: 1 }, example: 404 };

/** A spec as backend teams write it, without a mark for this command. The desk of its examples does not exist. */
export const DESK_SPEC: JsonObject = {
  openapi: "3.1.0",
  info: { title: "Desks", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/sessions": {
      post: {
        operationId: "login",
        security: [],
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: LOGIN,
              examples: { boss: { value: { email: "boss", password: "it is hers" } } },
            },
          },
        },
        responses: answers(SESSION, "201"),
      },
    },
    "/sessions/current": { delete: { operationId: "logout", responses: answers(undefined, "204") } },
    "/desks": {
      get: { operationId: "listDesks", responses: answers({ type: "array", items: DESK }) },
      post: {
        operationId: "createDesk",
        requestBody: { required: true, content: content(DESK_INPUT, { name: "At the window" }) },
        responses: answers(DESK, "201"),
      },
    },
    "/desks/{deskId}": {
      parameters: [ID],
      get: { operationId: "getDesk", responses: answers(DESK) },
      delete: { operationId: "removeDesk", responses: answers(undefined, "204") },
    },
    "/floors": {
      post: {
        operationId: "addFloor",
        requestBody: { required: true, content: content(DESK_INPUT, { name: "Ground floor" }) },
        responses: { ...answers(DESK, "201"), "403": { description: "Only for the boss." } },
      },
    },
    "/desks/{deskId}/drawers": {
      parameters: [ID],
      post: {
        operationId: "addDrawer",
        requestBody: { required: true, content: content(DRAWER_INPUT, { size: 3 }) },
        responses: answers(DRAWER, "201"),
      },
    },
    "/desks/{deskId}/drawers/{drawerId}": {
      parameters: [ID, { ...ID, name: "drawerId" }],
      delete: { operationId: "removeDrawer", responses: answers(undefined, "204") },
    },
    "/kinds": {
      get: {
        operationId: "listKinds",
        parameters: [{ name: "Accept-Language", in: "header", schema: TEXT, example: "de, fr;q=0.5" }],
        responses: { ...answers({ type: "array", items: TEXT }), "406": { description: "Not in this form." } },
      },
    },
    "/desks/{deskId}/close": { parameters: [ID], post: { operationId: "closeDesk", responses: answers(DESK) } },
  },
};
