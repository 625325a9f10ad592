import type { JsonObject } from "../../../src/json.ts";

const object = (properties: JsonObject, more: JsonObject = {}) => ({ type: "object", properties, ...more });
const anyNumber = { type: "integer" };

/** A spec without Lobbykit marks, with examples that may be wrong. */
export const FOREIGN_SPEC = {
  openapi: "3.1.1",
  info: { title: "Foreign", version: "1" },
  servers: [{ url: "https://api.example/v2" }],
  paths: {
    "/pets": {
      get: {
        operationId: "listPets",
        tags: ["pets"],
        parameters: [
          {
            name: "limit",
            in: "query",
            schema: { type: "integer", maximum: 9 },
            examples: { bad: { value: "many" }, good: { value: 3 } },
          },
          { name: "status", in: "query", required: true, schema: { type: "array", items: { enum: ["sold", "free"] } } },
          { name: "q", in: "query", schema: { type: "string" } },
        ],
        responses: { "200": {}, default: {} },
      },
      post: {
        operationId: "addPet",
        tags: ["pets"],
        security: [{ auth: [], key: [] }],
        requestBody: {
          required: true,
          content: {
            "application/xml": { schema: object({ name: { type: "string" } }) },
            "application/vnd.pet+json": {
              schema: object({ name: { type: "string" }, age: anyNumber }, { required: ["name"] }),
              examples: { wrong: { value: { age: 1 } }, right: { value: { name: "Rex" } } },
            },
          },
        },
        responses: { "405": {} },
      },
    },
    "/pets/{petId}": {
      delete: {
        operationId: "dropPet",
        tags: ["pets"],
        security: [{ auth: [] }, {}],
        parameters: [{ name: "petId", in: "path", required: true, schema: anyNumber }],
        responses: { "404": {} },
      },
    },
    "/uploads": {
      servers: [{ url: "https://uploads.example" }],
      post: {
        operationId: "upload",
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: object({ file: { type: "string", format: "binary" }, about: object({ a: { type: "string" } }) }),
            },
          },
        },
        responses: { "200": {} },
      },
    },
    "/bytes": {
      put: {
        operationId: "putBytes",
        requestBody: { content: { "application/octet-stream": {}, "text/csv": {} } },
        responses: { "200": {} },
      },
    },
    "/archive": {
      post: {
        operationId: "sendArchive",
        requestBody: { required: true, content: { "application/zip": {} } },
        responses: { "200": {} },
      },
    },
  },
  components: {
    securitySchemes: {
      auth: { type: "http", scheme: "basic" },
      key: { type: "apiKey", in: "header", name: "X-Key" },
    },
  },
} satisfies JsonObject;
