import { readFile } from "node:fs/promises";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { escapeToken, isObject, objectOr, valueAt } from "../src/json.ts";
import type { PlanContext } from "../src/plan/context.ts";
import { makePlan } from "../src/plan/plan.ts";
import { fixtureContext } from "./support/context.ts";

// To plan every case of the whole contract takes longer than vitest's five seconds on a slow machine.
vi.setConfig({ testTimeout: 60_000 });

const EXTENSIONS = path.join(import.meta.dirname, "../spec-extensions.schema.json");
const BUNDLE = path.join(import.meta.dirname, "../../api-spec/dist/openapi.json");

/** Every extension in the document that its schema knows, with its place. */
function extensions(
  node: unknown,
  names: readonly string[],
  place = "",
): [place: string, name: string, value: unknown][] {
  const members = Array.isArray(node) || isObject(node) ? Object.entries(node) : [];
  return members.flatMap(([name, value]) => [
    ...(names.includes(name) ? [[`${place}/${name}`, name, value] as [string, string, unknown]] : []),
    ...extensions(value, names, `${place}/${escapeToken(name)}`),
  ]);
}

/** Extensions that name other operations. */
const REFERRING: readonly string[] = ["x-same-as", "x-computed", "x-refusals", "x-same-answer"];

/** Every operation that the value of an extension names, at any depth. */
const operationsIn = (value: unknown): unknown[] => {
  const members = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  return members.flatMap(([name, member]) => (name === "operationId" ? [member] : operationsIn(member)));
};

/** Whether the extension at the place belongs to the schema of a list. */
const isList = (document: unknown, place: string): boolean =>
  objectOr(valueAt(document, place.slice(0, place.lastIndexOf("/"))))["type"] === "array";

describe("the spec of this repository", () => {
  let context: PlanContext;
  beforeAll(async () => {
    const document: unknown = JSON.parse(await readFile(BUNDLE, "utf8"));
    context = fixtureContext(isObject(document) ? document : {});
  });

  it("has only schemas that a validator can compile", () => {
    const { operations } = context.contract;
    const pointers = operations.flatMap(({ answers, payloads, parameters }) => [
      ...answers.flatMap(({ content, headers }) => [...content.values(), ...headers.map((it) => it.schemaPointer)]),
      ...payloads.map(({ schemaPointer }) => schemaPointer),
      ...parameters.map(({ pointer }) => pointer),
    ]);
    const used = pointers.filter((pointer) => pointer !== undefined);
    expect(used.length).toBeGreaterThan(operations.length);
    for (const pointer of used) expect(() => context.validate(pointer, null)).not.toThrow();
  });

  it("has extensions that match their schema and refer to existing parameters and operations", async () => {
    const schema: unknown = JSON.parse(await readFile(EXTENSIONS, "utf8"));
    const validate = new Ajv2020({ strict: false }).compile(objectOr(schema));
    const { document, operations } = context.contract;
    const found = extensions(document, Object.keys(objectOr(objectOr(schema)["properties"])));
    expect(new Set(found.map(([, name]) => name)).size).toBeGreaterThan(6);
    expect(found.filter(([, name, value]) => !validate({ [name]: value })).map(([place]) => place)).toEqual([]);
    const strange = operations.flatMap(({ id, pointer, parameters }) =>
      ["x-filters", "x-distinct"].flatMap((name) =>
        Object.keys(objectOr(valueAt(document, `${pointer}/${name}`)))
          .filter((wanted) => !parameters.some((parameter) => parameter.name === wanted))
          .map((wanted) => `${id} ${wanted}`),
      ),
    );
    expect(strange).toEqual([]);
    const unordered = found.filter(([place, name]) => name === "x-sorted-by" && !isList(document, place));
    expect(unordered.map(([place]) => place)).toEqual([]);
    const ids = operations.map(({ id }) => id);
    const named = found.filter(([, name]) => REFERRING.includes(name)).flatMap(([, , value]) => operationsIn(value));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !ids.some((known) => known === id))).toEqual([]);
  });

  it("can be planned completely, with an example of every operation and unique case ids", () => {
    const { operations } = context.contract;
    const cases = makePlan(context, operations).cases;
    const withExample = new Set(cases.filter(({ kind }) => kind === "example").map(({ operationId }) => operationId));
    const tried = operations.filter(({ spoilsAccount }) => !spoilsAccount).map(({ id }) => id);
    expect([...withExample].toSorted()).toEqual(tried.toSorted());
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });
});
