import { describe, expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../../test/support/context.ts";
import { CRUD_SPEC, LOCATION_CRUD_SPEC } from "../../../test/support/specs/crud-spec.ts";
import type { JsonObject } from "../../json.ts";
import { exampleRequest } from "../generate/base-request.ts";

const PIN = {
  "/notes/{noteId}/pin": {
    ...CRUD_SPEC.paths["/notes/{noteId}"],
    get: undefined,
    put: undefined,
    delete: undefined,
    post: { operationId: "pinNote", responses: { "204": { description: "It is pinned." } } },
  },
};
const WITH_PIN = JSON.parse(JSON.stringify({ ...CRUD_SPEC, paths: { ...CRUD_SPEC.paths, ...PIN } })) as JsonObject;

const sourcesOf = (spec: JsonObject, id: string, isUnsafe = true) => {
  const context = { ...fixtureContext(spec), ...(isUnsafe && { mayCall: () => true }) };
  return exampleRequest(context, operationOf(context, id)).substitutions.map(({ source }) => source);
};

describe("the id in a path", () => {
  it.for<[string, boolean]>([
    ["getNote", false],
    ["changeNote", false],
    ["removeNote", true],
    ["pinNote", true],
  ])("of %s is that of an object which the run creates (a new one: %s)", ([id, isNew]) => {
    expect(sourcesOf(WITH_PIN, id)).toEqual([{ operationId: "createNote", pointer: "/id", isNew }]);
  });

  it("is the documented one for an object inside another one", () => {
    const lines = { name: "lineId", in: "path", required: true, schema: { type: "integer" }, example: 7 };
    const item = { parameters: [...CRUD_SPEC.paths["/notes/{noteId}"].parameters, lines] };
    const path = "/notes/{noteId}/lines/{lineId}";
    const get = { operationId: "getLine", responses: { "200": { description: "The line." } } };
    const spec = { ...CRUD_SPEC, paths: { ...CRUD_SPEC.paths, [path]: { ...item, get } } };
    expect(sourcesOf(spec, "getLine")).toEqual([]);
  });

  it("is the documented one when the run may not create, or learns the id from a header", () => {
    expect(sourcesOf(WITH_PIN, "getNote", false)).toEqual([]);
    expect(sourcesOf(LOCATION_CRUD_SPEC, "getNote")).toEqual([]);
  });
});
