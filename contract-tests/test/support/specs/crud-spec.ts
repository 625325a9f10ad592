import type { JsonObject } from "../../../src/json.ts";

const json = (schema: JsonObject): JsonObject => ({ content: { "application/json": { schema } } });
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const NOT_FOUND = { description: "There is no such note." };
const INVALID = { description: "The note is not valid." };
const oneNote = { "200": { description: "The note.", ...json(ref("Note")) }, "400": INVALID, "404": NOT_FOUND };

/** A spec of notes that can be created, read, listed, changed and removed. */
export const CRUD_SPEC = {
  openapi: "3.1.1",
  info: { title: "Notes", version: "1" },
  paths: {
    "/notes": {
      get: {
        operationId: "listNotes",
        parameters: [{ name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 50 } }],
        responses: { "200": { description: "Notes.", ...json({ type: "array", items: ref("Note") }) }, "400": INVALID },
      },
      post: {
        operationId: "createNote",
        requestBody: { required: true, ...json(ref("NewNote")) },
        responses: { "201": { description: "The note.", ...json(ref("Note")) }, "400": INVALID },
      },
    },
    "/notes/{noteId}": {
      parameters: [{ name: "noteId", in: "path", required: true, schema: { type: "integer", minimum: 1 } }],
      get: { operationId: "getNote", responses: oneNote },
      put: {
        operationId: "changeNote",
        requestBody: { required: true, ...json(ref("NewNote")) },
        responses: oneNote,
      },
      delete: {
        operationId: "removeNote",
        responses: { "204": { description: "It is removed." }, "400": INVALID, "404": NOT_FOUND },
      },
    },
  },
  components: {
    schemas: {
      NewNote: {
        type: "object",
        additionalProperties: false,
        required: ["title"],
        properties: {
          title: { type: "string", minLength: 1, maxLength: 200 },
          isPinned: { type: "boolean", default: false },
          colour: { enum: ["red", "green"] },
        },
      },
      Note: {
        type: "object",
        additionalProperties: false,
        required: ["id", "title", "isPinned"],
        properties: {
          id: { type: "integer" },
          title: { type: "string" },
          isPinned: { type: "boolean" },
          colour: { enum: ["red", "green"] },
          isArchived: { type: "boolean" },
        },
      },
    },
  },
} as const satisfies JsonObject;

const LINKS = { Read: { operationId: "getNote", parameters: { noteId: "$response.body#/id" } } };
const { post, ...collection } = CRUD_SPEC.paths["/notes"];

const withCreated = (created: JsonObject): JsonObject => ({
  ...CRUD_SPEC,
  paths: {
    ...CRUD_SPEC.paths,
    "/notes": { ...collection, post: { ...post, responses: { ...post.responses, "201": created } } },
  },
});

/** The same spec, which says by a link how a note is read. */
export const LINKED_CRUD_SPEC = withCreated({ ...post.responses["201"], links: LINKS });

const KEY = { type: "apiKey", in: "header", name: "X-Key" };

/** The same spec, with a key for every call. */
export const KEYED_CRUD_SPEC: JsonObject = {
  ...LINKED_CRUD_SPEC,
  security: [{ key: [] }],
  components: { ...CRUD_SPEC.components, securitySchemes: { key: KEY } },
};

/** The same spec, with a creation that answers only a `Location`. */
export const LOCATION_CRUD_SPEC = withCreated({
  description: "It is created.",
  headers: { Location: { required: true, schema: { type: "string" } } },
});
