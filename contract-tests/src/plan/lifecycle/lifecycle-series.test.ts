import { describe, expect, it } from "vitest";
import { fixtureContext } from "../../../test/support/context.ts";
import { CRUD_SPEC, LINKED_CRUD_SPEC, LOCATION_CRUD_SPEC } from "../../../test/support/specs/crud-spec.ts";
import type { JsonObject } from "../../json.ts";
import { lifecycleSeries } from "./lifecycle-series.ts";
import { plannedBy } from "../../../test/support/resource-series.ts";

/** The series of a spec's creating operation, when the run may call these operations. */
function seriesOf(document: JsonObject, create: string, skip: readonly string[] = []) {
  const context = fixtureContext(document);
  return plannedBy(lifecycleSeries, context, create, skip);
}

const stepsOf = (series: ReturnType<typeof lifecycleSeries>) =>
  series.flatMap(({ groups }) => groups.flat().map(({ name, operationId }) => `${name}: ${operationId}`));

const response = (schema: JsonObject) => ({ description: "Done.", content: { "application/json": { schema } } });
const CARD = {
  type: "object",
  properties: { code: { type: "string" }, text: { type: "string" }, size: { type: "integer" } },
};
/** A spec whose objects are inside `data`, and whose PATCH changes them in part (merge patch). */
const WRAPPED_SPEC = {
  openapi: "3.1.0",
  info: { title: "Cards", version: "1" },
  paths: {
    "/cards/": {
      post: {
        operationId: "addCard",
        requestBody: { content: { "application/json": { schema: CARD } } },
        responses: { "200": response({ type: "object", properties: { data: CARD } }) },
      },
    },
    "/cards/{code}": {
      parameters: [{ name: "code", in: "path", required: true, schema: { type: "string" } }],
      get: { operationId: "getCard", responses: { "200": response({ type: "object", properties: { data: CARD } }) } },
      patch: {
        operationId: "patchCard",
        requestBody: { content: { "application/merge-patch+json": { schema: CARD } } },
        responses: { "200": { description: "Done." } },
      },
    },
  },
};

const areInferred = (spec: JsonObject) =>
  new Set(
    seriesOf(spec, "createNote").flatMap(({ claims = [] }) =>
      claims.flatMap((claim) =>
        "isInferred" in claim && !["own-id", "refused-twice"].includes(claim.kind) ? [claim.isInferred] : [],
      ),
    ),
  );

const idSourceOf = (spec: JsonObject) =>
  seriesOf(spec, "createNote")[0]
    ?.groups.flat()
    .find(({ name }) => name === "read")?.request.substitutions;

const goneIn = (known: JsonObject) =>
  seriesOf(known, "createNote").flatMap(({ claims = [] }) =>
    claims.flatMap((claim) => (claim.kind === "in-list" && claim.removed !== undefined ? [claim.gone] : [])),
  );

describe("the lifecycle of an object", () => {
  it("has every step that the spec and the run allow", () => {
    expect(stepsOf(seriesOf(CRUD_SPEC, "createNote"))).toEqual([
      "create: createNote",
      "create another: createNote",
      "read: getNote",
      "list: listNotes",
      "change: changeNote",
      "read the change: getNote",
      "read before: getNote",
      "remove: removeNote",
      "read the removed: getNote",
      "remove again: removeNote",
      "read the other: getNote",
      "list the rest: listNotes",
      "clean up after create another: removeNote",
      "create a third: createNote",
      "clean up after create a third: removeNote",
    ]);
    expect(stepsOf(seriesOf(CRUD_SPEC, "createNote", ["removeNote", "changeNote", "listNotes"]))).toEqual([
      "create: createNote",
      "create another: createNote",
      "read: getNote",
    ]);
    expect(seriesOf(CRUD_SPEC, "createNote", ["getNote"])).toEqual([]);
    expect(seriesOf(CRUD_SPEC, "changeNote")).toEqual([]);
  });

  it("names the version that a change is about, and an old one, where the change takes If-Match", () => {
    const item = CRUD_SPEC.paths["/notes/{noteId}"];
    const put = {
      ...item.put,
      parameters: [{ name: "If-Match", in: "header", schema: { type: "string" } }],
      responses: { ...item.put.responses, "412": { description: "Another version." } },
    };
    const spec = { ...CRUD_SPEC, paths: { ...CRUD_SPEC.paths, "/notes/{noteId}": { ...item, put } } };
    const steps = seriesOf(spec, "createNote").flatMap(({ groups }) => groups.flat());
    const tags = steps.flatMap(({ name, request }) =>
      request.substitutions.flatMap(({ pointer, source }) => (pointer === "/If-Match" ? [[name, source]] : [])),
    );
    expect(tags).toEqual([
      ["change", { step: "read", header: "etag" }],
      ["change the old version", { step: "read", header: "etag", isNeeded: true }],
    ]);
    expect(steps.find(({ name }) => name === "change the old version")?.expectation.outcome).toBe("refused");
  });

  it.for<[words: string, kinds: string[]]>([
    ["Removes a note.", ["refused-twice"]],
    ["Idempotent: removing a removed note is answered with 204 too.", ["accepted-twice"]],
    ["Removing a note is idempotent.", []],
  ])("is removed twice as the words say: %s", ([description, kinds]) => {
    const { delete: remove, ...item } = CRUD_SPEC.paths["/notes/{noteId}"];
    const told = { ...item, delete: { ...remove, description } };
    const spec = { ...CRUD_SPEC, paths: { ...CRUD_SPEC.paths, "/notes/{noteId}": told } };
    const claims = seriesOf(spec, "createNote").flatMap((series) => series.claims ?? []);
    expect(claims.flatMap(({ kind }) => (kind.endsWith("-twice") ? [kind] : []))).toEqual(kinds);
  });

  it("is looked for by each filter after its removal", () => {
    const { get, ...paths } = CRUD_SPEC.paths["/notes"];
    const parameters = [{ name: "q", in: "query", schema: { type: "string" }, description: "A word of the title" }];
    const spec = { ...CRUD_SPEC, paths: { ...CRUD_SPEC.paths, "/notes": { ...paths, get: { ...get, parameters } } } };
    const [series] = seriesOf(spec, "createNote");
    const search = series?.groups.flat().find(({ name }) => name === "list the rest by q");
    expect(search?.request.substitutions).toContainEqual({
      place: "query",
      pointer: "/q",
      source: { step: "read before", pointer: "/title", isNeeded: true },
    });
    expect(series?.claims).toContainEqual(
      expect.objectContaining({ kind: "in-list", list: "list the rest by q", removed: "remove" }),
    );
  });

  it("leaves the list although it can still be read, where the words say so", () => {
    const { delete: remove } = CRUD_SPEC.paths["/notes/{noteId}"];
    const told = { ...remove, description: "The note is archived, and no longer listed." };
    const item = { ...CRUD_SPEC.paths["/notes/{noteId}"], delete: told };
    const spec = { ...CRUD_SPEC, paths: { ...CRUD_SPEC.paths, "/notes/{noteId}": item } };
    expect(goneIn(CRUD_SPEC)).toEqual(["read the removed"]);
    expect(goneIn(spec)).toEqual([undefined]);
  });

  it("is inferred from paths, unless the spec has a link", () => {
    expect(areInferred(CRUD_SPEC)).toEqual(new Set([true]));
    expect(areInferred(LINKED_CRUD_SPEC)).toEqual(new Set([false]));
  });

  it("takes the id from the body, or else from the header Location", () => {
    expect(idSourceOf(CRUD_SPEC)).toEqual([
      { place: "path", pointer: "/noteId", source: { step: "create", pointer: "/id", isNeeded: true } },
    ]);
    expect(idSourceOf(LOCATION_CRUD_SPEC)).toEqual([
      {
        place: "path",
        pointer: "/noteId",
        source: { step: "create", header: "location", part: "last-segment", isNeeded: true },
      },
    ]);
  });

  it("compares the members that are both sent and read, and sends another value in a change", () => {
    const [series] = seriesOf(WRAPPED_SPEC, "addCard");
    expect(stepsOf(series ? [series] : [])).toEqual([
      "create: addCard",
      "create another: addCard",
      "read: getCard",
      "change: patchCard",
      "read the change: getCard",
      "change one member: patchCard",
      "read the other members: getCard",
    ]);
    const kept = series?.claims?.filter(({ kind }) => kind === "kept");
    expect(kept).toMatchObject([
      { read: "create", sent: "create", members: ["text", "size"], at: "/data" },
      { read: "read", sent: "create", members: ["text", "size"], at: "/data" },
      { read: "read the change", sent: "change", members: ["text", "size"], at: "/data" },
      { read: "read the other members", sent: "change one member", members: ["text"], at: "/data" },
    ]);
    expect(series?.claims?.filter(({ kind }) => kind === "others-kept")).toMatchObject([
      {
        before: "read the change",
        changed: "change one member",
        read: "read the other members",
        members: ["code", "size"],
      },
    ]);
    const bodies = series?.groups
      .flat()
      .flatMap(({ request: { body } }) => (body && "value" in body ? [body.value] : []));
    expect(bodies).toEqual([
      { text: "example", size: 1 },
      { text: "example", size: 1 },
      { text: "example", size: 2 },
      { text: "example" },
    ]);
  });
});
