import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { makePlan } from "../src/plan/plan.ts";
import { isObject } from "../src/json.ts";
import { fixtureContext } from "./support/context.ts";

// Planning the whole contract twice takes a slow machine more than vitest's five seconds.
vi.setConfig({ testTimeout: 60_000 });

const BUNDLE = path.join(import.meta.dirname, "../../api-spec/dist/openapi.json");

it("the same spec and seed give the same plan, byte for byte; another seed gives another", async () => {
  const text = await readFile(BUNDLE, "utf8");
  const planOf = (seed: number): string => {
    const document: unknown = JSON.parse(text);
    const context = { ...fixtureContext(isObject(document) ? document : {}), runs: 2, seed };
    return JSON.stringify(makePlan(context, context.contract.operations));
  };
  const [first, again, other] = [planOf(1), planOf(1), planOf(2)];
  expect(again === first).toBe(true);
  expect(other === first).toBe(false);
});
