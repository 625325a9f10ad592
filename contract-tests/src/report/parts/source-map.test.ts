import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { createSourceMap } from "./source-map.ts";
import { createSpecPlaces, nameOfFile } from "./spec-place.ts";
import { escapeToken, valueAt } from "../../json.ts";
import { loadSpec } from "../../spec/load.ts";
import { FIXTURE_SPEC } from "../../../test/support/specs/fixture-spec.ts";

const filesOf = (files: Readonly<Record<string, string>>) => (file: string) => files[file];
const lineOf = (text: string, words: string): number => text.split("\n").findIndex((line) => line.includes(words)) + 1;

/** The quoted text of a one-line spec. */
const quoted = (line: string) => createSpecPlaces("/work/a.yaml", "/work", () => line)("").quote[0]?.text;

const JSON_TEXT = `{
  "paths": {
    "/a/{b}": { "get": { "operationId": "one",
      "tags": ["x",
        "y"], "quoted \\"name\\"": {"a~b": [1, {"deep": true}]} } } },
  "last": "},]{[\\""
}`;

const YAML_TEXT = `openapi: 3.1.1
x-base: &base
  type: string
paths:
  /a/{b}:
    get:
      tags: [x, y]
      parameters:
        - name: one
        - name: two
          schema: *base
      "404": gone
`;

/** Every member of an object in a document, with its pointer. */
function membersOf(node: unknown, pointer: string): { pointer: string; name: string }[] {
  if (typeof node !== "object" || node === null || "$ref" in node) return [];
  return Object.entries(node).flatMap(([name, member]) => {
    const inner = `${pointer}/${escapeToken(name)}`;
    return [...(Array.isArray(node) ? [] : [{ pointer: inner, name }]), ...membersOf(member, inner)];
  });
}

describe("the source line of a pointer", () => {
  it.for([
    ["", 1, 1],
    ["/paths", 2, 3],
    ["/paths/~1a~1{b}/get/operationId", 3, 26],
    ["/paths/~1a~1{b}/get/tags/1", 5, 9],
    ['/paths/~1a~1{b}/get/quoted "name"/a~0b/1/deep', 5, 47],
    ["/last", 6, 3],
    ["/paths/~1a~1{b}/get/nothing/here", 3, 17],
  ] as const)("in JSON: %s is line %i, column %i", ([pointer, line, column]) => {
    const placeOf = createSourceMap("a.json", filesOf({ "a.json": JSON_TEXT }));
    expect(placeOf(pointer)).toEqual({ file: "a.json", line, column });
  });

  it.for([
    ["/paths/~1a~1{b}/get/tags/1", 7, 17],
    ["/paths/~1a~1{b}/get/parameters/1", 10, 11],
    ["/paths/~1a~1{b}/get/parameters/1/schema/type", 3, 3],
    ["/paths/~1a~1{b}/get/404", 12, 7],
  ] as const)("in YAML: %s is line %i, column %i", ([pointer, line, column]) => {
    const placeOf = createSourceMap("a.yaml", filesOf({ "a.yaml": YAML_TEXT }));
    expect(placeOf(pointer)).toEqual({ file: "a.yaml", line, column });
  });

  it("is found in the file that a reference names", () => {
    const placeOf = createSourceMap(
      "spec/openapi.yaml",
      filesOf({
        "spec/openapi.yaml": "paths:\n  /a:\n    $ref: paths/a.yaml\n  /b:\n    $ref: 'paths/a.yaml#/get'\n",
        "spec/paths/a.yaml": "get:\n  responses:\n    $ref: ../all.json#/responses\n",
        "spec/all.json": '{\n  "responses": {\n    "200": {}\n  }\n}',
      }),
    );
    expect(placeOf("/paths/~1a/get/responses/200")).toEqual({ file: "spec/all.json", line: 3, column: 5 });
    expect(placeOf("/paths/~1b/responses")).toEqual({ file: "spec/paths/a.yaml", line: 2, column: 3 });
  });

  it("is found in a spec that consists of several files", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "lobbykit-spec-"));
    const files = {
      "openapi.yaml": "openapi: 3.1.1\npaths:\n  /a:\n    $ref: paths/a.yaml\n  /b:\n    $ref: paths/a.yaml\n",
      "paths/a.yaml": `get:\n  operationId: one\n  responses:\n    "200":\n      description: Done.\n      content:\n        application/json:\n          schema:\n            $ref: ../schemas.json#/Thing\n`,
      "schemas.json":
        '{\n  "Thing": {\n    "type": "object",\n    "properties": {\n      "id": { "type": "string" }\n    }\n  }\n}',
    };
    await mkdir(path.join(folder, "paths"));
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    const { document } = await loadSpec(path.join(folder, "openapi.yaml"));
    const placeOf = createSpecPlaces(path.join(folder, "openapi.yaml"), folder);
    const schema = "/paths/~1a/get/responses/200/content/application~1json/schema";
    expect(valueAt(document, `${schema}/properties/id/type`)).toBe("string");
    expect(placeOf(`${schema}/properties/id/type`)).toMatchObject({ file: "schemas.json", line: 5, column: 15 });
    expect(placeOf("/paths/~1b/get/operationId")).toMatchObject({ file: path.join("paths", "a.yaml"), line: 2 });
    expect(placeOf("/paths/~1a")).toMatchObject({ file: "openapi.yaml", line: 3 });
    await rm(folder, { recursive: true });
  });

  it("is unknown when the spec was downloaded", () => {
    const placeOf = createSpecPlaces("https://host.example/openapi.json", "/work");
    expect(placeOf("/paths")).toEqual({ pointer: "/paths", file: null, line: null, column: null, quote: [] });
    expect(nameOfFile("https://host.example/openapi.json", "/work")).toBe("https://host.example/openapi.json");
  });

  it("is the nearest known line for broken, circular or remote references", () => {
    const text = 'a:\n  $ref: "#/b"\nb:\n  $ref: "#/a"\nc:\n  $ref: nowhere.yaml\nd:\n  $ref: https://host/x.yaml#/a\n';
    const placeOf = createSourceMap("a.yaml", filesOf({ "a.yaml": text }));
    expect(placeOf("/a/x")?.file).toBe("a.yaml");
    expect(placeOf("/c/x")?.line).toBe(5);
    expect(placeOf("/d/x")?.line).toBe(7);
    expect(createSourceMap("gone.yaml", () => undefined)("/a")).toBeUndefined();
  });

  it("is found for every place of a spec, in JSON and YAML", () => {
    const written = {
      "a.json": JSON.stringify(FIXTURE_SPEC, null, 2),
      "a.yaml": stringify(FIXTURE_SPEC, { aliasDuplicateObjects: false }),
    };
    const missed = Object.entries(written).flatMap(([file, text]) => {
      const placeOf = createSourceMap(file, () => text);
      const lines = text.split("\n");
      return membersOf(FIXTURE_SPEC, "").filter(
        ({ pointer, name }) => !lines[(placeOf(pointer)?.line ?? 0) - 1]?.includes(name),
      );
    });
    expect(membersOf(FIXTURE_SPEC, "").length).toBeGreaterThan(400);
    expect(missed).toEqual([]);
  });

  it("is quoted with the lines around it, and the file relative to the run's folder", () => {
    const placeOf = createSpecPlaces("/work/spec/a.json", "/work", () => JSON_TEXT);
    const { file, line, quote } = placeOf("/last");
    expect([file, line, quote.find(({ isRule }) => isRule)?.line]).toEqual([
      "spec/a.json",
      6,
      lineOf(JSON_TEXT, '"last"'),
    ]);
    expect(quote.map((it) => it.line)).toEqual([3, 4, 5, 6, 7]);
  });

  it("is quoted with at most 160 characters", () => {
    const longest = `a: ${"x".repeat(157)}`;
    expect(quoted(longest)).toBe(longest);
    expect(quoted(`${longest}x`)).toBe(`${longest} …`);
  });
});
