import { describe, expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../../test/support/context.ts";
import { CRUD_SPEC, LOCATION_CRUD_SPEC } from "../../../test/support/specs/crud-spec.ts";
import type { JsonObject } from "../../json.ts";
import { exampleRequest } from "../generate/requests.ts";

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

const json = (schema: JsonObject) => ({ content: { "application/json": { schema } } });

describe("the id in a path", () => {
  it.for<[string, boolean]>([
    ["getNote", false],
    ["changeNote", false],
    ["removeNote", true],
    ["pinNote", true],
  ])("of %s is that of an object which the run creates (a new one: %s)", ([id, isNew]) => {
    expect(sourcesOf(WITH_PIN, id)).toEqual([{ operationId: "createNote", pointer: "/id", isNew }]);
  });

  it("is that of a created object which can only be removed", () => {
    const { post } = CRUD_SPEC.paths["/notes"];
    const { delete: remove, parameters } = CRUD_SPEC.paths["/notes/{noteId}"];
    const spec = { ...CRUD_SPEC, paths: { "/notes": { post }, "/notes/{noteId}": { parameters, delete: remove } } };
    expect(sourcesOf(spec, "removeNote")).toEqual([{ operationId: "createNote", pointer: "/id", isNew: true }]);
  });

  it("is the documented one for an object inside another one", () => {
    const lines = { name: "lineId", in: "path", required: true, schema: { type: "integer" }, example: 7 };
    const item = { parameters: [...CRUD_SPEC.paths["/notes/{noteId}"].parameters, lines] };
    const path = "/notes/{noteId}/lines/{lineId}";
    const get = { operationId: "getLine", responses: { "200": { description: "The line." } } };
    const spec = { ...CRUD_SPEC, paths: { ...CRUD_SPEC.paths, [path]: { ...item, get } } };
    expect(sourcesOf(spec, "getLine")).toEqual([]);
  });

  const shownOuter = { pointer: "/noteId" };
  const outerInPath = { pointer: "", requestPath: "noteId" };
  it.for<[string, boolean, object, boolean]>([
    ["getLine", true, shownOuter, false],
    ["pinLine", true, shownOuter, true],
    ["removeLine", true, shownOuter, true],
    ["getLine", false, outerInPath, false],
  ])(
    "of %s inside another object (whose id the answer shows: %s) is of one call: %j",
    ([id, isShown, outer, isNew]) => {
      const note = CRUD_SPEC.paths["/notes/{noteId}"].parameters;
      const line = { name: "lineId", in: "path", required: true, schema: { type: "integer" } };
      const properties = { id: { type: "integer" }, text: { type: "string" }, ...(isShown && { noteId: line.schema }) };
      const shown = { description: "The line.", ...json({ type: "object", properties }) };
      const create = {
        operationId: "createLine",
        requestBody: json({ type: "object", properties: { text: { type: "string" } } }),
        responses: { "201": shown },
      };
      const done = { responses: { "204": { description: "Done." } } };
      const paths = {
        ...CRUD_SPEC.paths,
        "/notes/{noteId}/lines": { parameters: note, post: create },
        "/notes/{noteId}/lines/{lineId}": {
          parameters: [...note, line],
          get: { operationId: "getLine", responses: { "200": shown } },
          delete: { operationId: "removeLine", ...done },
        },
        "/notes/{noteId}/lines/{lineId}/pin": {
          parameters: [...note, line],
          post: { operationId: "pinLine", ...done },
        },
      };
      const expected = [outer, { pointer: "/id" }].map((source) => ({ operationId: "createLine", ...source, isNew }));
      expect(sourcesOf({ ...CRUD_SPEC, paths }, id)).toEqual(expected);
    },
  );

  it("is that of a row when the run may not create, or learns the id from a header", () => {
    const ofRow = [{ operationId: "listNotes", pointer: "/0/id" }];
    expect(sourcesOf(WITH_PIN, "getNote", false)).toMatchObject(ofRow);
    expect(sourcesOf(LOCATION_CRUD_SPEC, "getNote")).toMatchObject(ofRow);
    expect(sourcesOf(WITH_PIN, "removeNote", false)).toEqual([]);
  });

  it("is that of what another path reads by the same schema, such as a job", () => {
    const job = { $ref: "#/components/schemas/Job" };
    const id = { name: "jobId", in: "path", required: true, schema: { type: "string" } };
    const spec = {
      ...CRUD_SPEC,
      components: { schemas: { Job: { type: "object", properties: { id: { type: "string" } } } } },
      paths: {
        "/exports": {
          post: { operationId: "startExport", responses: { "202": { description: "Begun.", ...json(job) } } },
        },
        "/jobs/{jobId}": {
          parameters: [id],
          get: { operationId: "getJob", responses: { "200": { description: "Now.", ...json(job) } } },
        },
      },
    };
    expect(sourcesOf(spec, "getJob")).toEqual([{ operationId: "startExport", pointer: "/id", isNew: false }]);
  });
});
