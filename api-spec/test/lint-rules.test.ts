import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const WORKSPACE = path.join(import.meta.dirname, "..");
const REDOCLY = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");

/** Schemas that the rules refuse, and neighbours that they accept. */
const SCHEMAS = {
  BoundsBesideEnum: { type: "string", enum: ["one", "two"], maxLength: 3 },
  NullInEnum: { type: ["string", "null"], enum: ["one", null] },
  UnanchoredPattern: { type: "string", maxLength: 9, pattern: "[a-z]+" },
  GoodEnum: { anyOf: [{ type: "string", enum: ["one", "two"] }, { type: "null" }] },
  GoodPattern: { type: "string", maxLength: 9, pattern: "^(?:a|b)$" },
};

interface Problem {
  readonly ruleId: string;
  readonly location: readonly { readonly pointer: string }[];
}

describe("the lint rules of the contract", () => {
  let folder: string;
  let problems: readonly Problem[];
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "lobbykit-lint-"));
    const file = path.join(folder, "openapi.json");
    const info = { title: "Planted", version: "1" };
    writeFileSync(file, JSON.stringify({ openapi: "3.1.1", info, paths: {}, components: { schemas: SCHEMAS } }));
    const config = path.join(WORKSPACE, "redocly.yaml");
    const argv = [REDOCLY, "lint", file, "--config", config, "--format", "json", "--max-problems", "1000"];
    const { stdout } = spawnSync(process.execPath, argv, { encoding: "utf8", cwd: WORKSPACE });
    ({ problems } = JSON.parse(stdout) as { problems: Problem[] });
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.for([
    ["rule/no-bounds-beside-enum", "BoundsBesideEnum"],
    ["rule/no-null-in-enum", "NullInEnum"],
    ["rule/anchored-patterns", "UnanchoredPattern"],
  ] as const)("%s refuses the schema %s, and no other", ([rule, schema]) => {
    const refused = problems
      .filter(({ ruleId }) => ruleId === rule)
      .map(({ location: [place] }) => place?.pointer.split("/").slice(0, 4).join("/"));
    expect([...new Set(refused)]).toEqual([`#/components/schemas/${schema}`]);
  });
});
