import { describe, expect, it } from "vitest";
import { contextOfPaths } from "../../../../test/support/context.ts";
import type { JsonObject } from "../../../json.ts";
import { logSeries, rangeSeries, restoreSeries } from "./special-series.ts";
import { plannedBy } from "../../../../test/support/resource-series.ts";

const text = { type: "string" };
const FILE = { type: "object", required: ["id", "name"], properties: { id: text, name: text } };
const json = (schema: JsonObject) => ({ content: { "application/json": { schema } } });
const rows = { ...json({ type: "array", items: FILE }), headers: { "X-Total-Count": { schema: { type: "integer" } } } };
const query = (name: string, schema: JsonObject) => ({ name, in: "query", schema });
const id = { name: "file_id", in: "path", required: true, schema: text };
const whole = { type: "integer", minimum: 0, maximum: 100 };

function contextOf({ words = "", read = {} }: { words?: string; read?: JsonObject } = {}) {
  const paging = [query("offset", whole), query("limit", { ...whole, minimum: 1 })];
  return contextOfPaths({
    "/files": {
      get: {
        operationId: "list",
        parameters: [...paging, query("include_deleted", { type: "boolean" })],
        responses: { "200": rows },
      },
      post: { operationId: "add", requestBody: json(FILE), responses: { "201": json(FILE) } },
    },
    "/files/{file_id}": {
      parameters: [id],
      get: { operationId: "read", responses: { "200": json(FILE), ...read } },
      delete: { operationId: "remove", responses: { "204": {} } },
    },
    "/files/{file_id}/restore": {
      parameters: [id],
      post: { operationId: "restore", responses: { "200": json(FILE), "409": {} } },
    },
    "/log": { get: { operationId: "log", description: words, parameters: paging, responses: { "200": rows } } },
  });
}
const namesOf = (make: typeof rangeSeries, context = contextOf()) =>
  plannedBy(make, context, "add").flatMap(({ groups }) => groups.flat().map(({ name }) => name));

describe("ranges of bytes", () => {
  it("are read where the spec documents 206, and after the end where it documents 416", () => {
    expect(namesOf(rangeSeries)).toEqual([]);
    expect(namesOf(rangeSeries, contextOf({ read: { "206": {}, "416": {} } }))).toEqual([
      "create",
      "read the whole",
      "read the first bytes",
      "read one byte",
      "read the bytes in the middle",
      "read the rest",
      "read the last bytes",
      "read after the end",
      "clean up",
    ]);
  });
});

describe("what is removed and restored", () => {
  it("is looked for in the list before and after, also with the removed ones", () => {
    expect(namesOf(restoreSeries)).toEqual([
      "create",
      "remove",
      "read the removed",
      "list without the removed",
      "list with the removed",
      "restore",
      "read the restored",
      "list with the restored",
      "restore again",
      "clean up",
    ]);
  });
});

describe("a log of changes", () => {
  it.for<[words: string, isRead: boolean]>([
    ["Every call that changes a file leaves exactly one entry.", true],
    ["Every call that changes a shop leaves exactly one entry.", false],
    ["The newest entry comes first.", false],
  ])("is read after each change where its words have an entry for each: %s", ([words, isRead]) => {
    const names = ["log before", "create", "log after create", "remove", "log after remove"];
    expect(namesOf(logSeries, contextOf({ words }))).toEqual(isRead ? names : []);
  });
});
