import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { isObject } from "../src/json.ts";
import type { PlanContext } from "../src/plan/base.ts";
import { makePlan } from "../src/plan/plan.ts";
import { fixtureContext } from "./support/context.ts";

// Planning every case of the whole contract takes a slow machine more than vitest's five seconds.
vi.setConfig({ testTimeout: 60_000 });

const BUNDLE = path.join(import.meta.dirname, "../../api-spec/dist/openapi.json");

describe("the spec of this repository", () => {
  let context: PlanContext;
  beforeAll(async () => {
    const document: unknown = JSON.parse(await readFile(BUNDLE, "utf8"));
    context = fixtureContext(isObject(document) ? document : {});
  });

  it("has only schemas that a validator can use", () => {
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

  it("can be tried whole: an example of every operation, each case with an id of its own", () => {
    const { operations } = context.contract;
    const cases = makePlan(context, operations).cases;
    const withExample = new Set(cases.filter(({ kind }) => kind === "example").map(({ operationId }) => operationId));
    const tried = operations.filter(({ spoilsAccount }) => !spoilsAccount).map(({ id }) => id);
    expect([...withExample].toSorted()).toEqual(tried.toSorted());
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });
});
