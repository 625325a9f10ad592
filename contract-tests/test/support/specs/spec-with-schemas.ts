import type { JsonObject } from "../../../src/json.ts";

/** A spec with these schemas, and one operation. */
export const specOf = (schemas: JsonObject, rest: JsonObject = {}): JsonObject => ({
  openapi: "3.1.0",
  info: { title: "A", version: "1" },
  paths: { "/a": { get: { responses: { "200": { description: "Done." } } } } },
  components: { schemas },
  ...rest,
});
