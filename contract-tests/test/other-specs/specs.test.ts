import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { valueAt } from "../../src/json.ts";
import { makePlan } from "../../src/plan/plan.ts";
import { loadSpec } from "../../src/spec/load.ts";
import { fixtureContext } from "../support/context.ts";
import { listen } from "../support/servers/listen.ts";
import { specOf } from "../support/specs/spec-with-schemas.ts";

vi.setConfig({ testTimeout: 60_000 });

const SOURCE = path.join(import.meta.dirname, "../../../api-spec/openapi/openapi.yaml");
const BUNDLE = path.join(import.meta.dirname, "../../../api-spec/dist/openapi.json");

describe("the spec of this repository", () => {
  it("is loaded unchanged and without notes", async () => {
    const { document, notes } = await loadSpec(BUNDLE);
    expect(notes).toEqual([]);
    expect(document).toEqual(JSON.parse(await readFile(BUNDLE, "utf8")));
  });
});

describe("loading a spec", () => {
  it("gives the same plan for the source files as for the bundle", async () => {
    const ids: string[][] = [];
    for (const location of [SOURCE, BUNDLE]) {
      const context = { ...fixtureContext((await loadSpec(location)).document), runs: 0 };
      ids.push(makePlan(context, context.contract.operations).cases.map(({ id }) => id));
    }
    expect(ids[0]).toEqual(ids[1]);
  });

  it("accepts a URL, and follows its references to other URLs", async () => {
    const server = await listen((request, response) => {
      const pet = { $ref: "/pets.json#/Pet" };
      response.end(JSON.stringify(request.url === "/spec.json" ? specOf({ Pet: pet }) : { Pet: { type: "string" } }));
    });
    const { document } = await loadSpec(`${server.url}/spec.json`);
    await server.close();
    expect(valueAt(document, "/components/schemas/Pet")).toEqual({ type: "string" });
  });
});
