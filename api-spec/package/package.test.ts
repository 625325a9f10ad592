import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { publint } from "publint";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Consumer, createConsumer, pack, typeErrors, typeProblems } from "../../.ci/packages/packed-package.ts";

const run = promisify(execFile);
const PACKAGE = "@lobbykit/api-spec";

const README = readFileSync(path.join(import.meta.dirname, "../README.md"), "utf8");

let consumer: Consumer;
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lobbykit-packed-"));
  consumer = await createConsumer(await pack(path.join(import.meta.dirname, ".."), folder));
}, 120_000);
afterAll(() => consumer.remove());

const CALL = `import { createClient } from "${PACKAGE}/client/create-client";
import { ApiError } from "${PACKAGE}/client/errors";
import { getSystemStatus, listHotGames } from "${PACKAGE}/operations";
const api = createClient({
  operations: { getSystemStatus, listHotGames },
  baseUrl: "http://127.0.0.1:9",
  token: () => undefined,
  language: () => "en",
  encryption: "plain",
});
export const failure = await api.call("listHotGames", { query: { count: 24 } }).catch((error) => error instanceof ApiError ? error.kind : "other");
`;

describe("the packed contract package", () => {
  test("contains only the contract, the client and the journeys", () => {
    const outside = consumer.files.filter(
      (file) => !/^(?:dist\/(?:client|generated)\/|workflows\/[\w-]+(?:\.arazzo)?\.yaml$)/.test(file),
    );
    expect(outside.sort()).toEqual(["LICENSE", "README.md", "dist/openapi.json", "dist/openapi.yaml", "package.json"]);
    expect(consumer.files.filter((file) => !/\.(?:js|d\.ts|json|yaml|md)$|LICENSE$/.test(file))).toEqual([]);
  });

  test("has only the dependencies of the client", () => {
    const manifest = JSON.parse(readFileSync(path.join(consumer.packageFolder, "package.json"), "utf8"));
    expect(Object.keys(manifest.dependencies).sort()).toEqual(["jose", "openapi-fetch"]);
    expect([manifest.scripts, manifest.devDependencies]).toEqual([undefined, undefined]);
    expect(JSON.stringify(manifest.exports)).not.toContain("src/");
  });

  test("satisfies publint", async () => {
    const { messages } = await publint({ pkgDir: consumer.packageFolder, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  test("has correct types for each entry point (attw)", async () => {
    const entrypoints = "client/create-client client/errors client/field-rules operations types error-messages".split(
      " ",
    );
    const problems = await typeProblems(
      consumer.tarball,
      entrypoints.map((entry) => `./${entry}`),
    );
    expect(problems).toEqual([]);
  }, 120_000);
});

describe("an empty project that installs the package", () => {
  test("calls a server from Node and reports offline when no server answers", async () => {
    const file = consumer.write("call.js", `${CALL}console.log(failure);`);
    const { stdout } = await run(process.execPath, [file]);
    expect(stdout.trim()).toBe("offline");
  });

  test.each(["bundler", "nodenext"] as const)(
    "type-checks in strict mode with moduleResolution %s, and rejects a call of an operation that was not picked",
    async (resolution) => {
      const text = `${CALL}
import type { components } from "${PACKAGE}/types";
export const game = async (): Promise<components["schemas"]["Game"] | undefined> => (await api.call("listHotGames", { query: { count: 24 } })).content[0];
// @ts-expect-error the operation was not picked
export const other = () => api.call("getWalletBalance");
`;
      const options = { noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true };
      expect(await typeErrors(consumer, "call.ts", text, resolution, options)).toBe("");
    },
    60_000,
  );

  test.each(
    [...README.matchAll(/```ts\n(?<code>[^]*?)```/g)].map(({ groups }, index) => [index + 1, groups?.["code"] ?? ""]),
  )(
    "type-checks example %i of the README in strict mode",
    async (index, code) => {
      const options = { noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true };
      expect(code).toContain("api.call(");
      expect(await typeErrors(consumer, `readme-${index}.ts`, code, "nodenext", options)).toBe("");
    },
    60_000,
  );

  test("bundles only the picked operations, and loads the encryption when a call needs it", async () => {
    const entry = consumer.write("page.js", CALL);
    const result = await build({
      configFile: false,
      root: consumer.folder,
      logLevel: "error",
      build: { write: false, target: "es2023", modulePreload: false, rolldownOptions: { input: entry } },
    });
    const chunks = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
    const first = chunks.find((chunk) => chunk.type === "chunk" && chunk.isEntry);
    const code = first?.type === "chunk" ? first.code : "";
    expect(code).toContain("GCSGAME_hotGamesV2");
    expect(code).not.toMatch(/getWalletBalance|CompactEncrypt|\/wps\/deposits/);
    expect(gzipSync(code).length).toBeLessThan(8 * 1024);
  });
});
