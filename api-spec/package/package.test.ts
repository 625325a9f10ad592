import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const run = promisify(execFile);
const workspace = path.join(import.meta.dirname, "..");
const installed = path.join(workspace, "../node_modules");
const PACKAGE = "@lobbykit/api-spec";
/** All that a project gets by installing the package. */
const INSTALLED = ["jose", "openapi-fetch", "openapi-typescript-helpers"];

let folder: string;
let packageFolder: string;
let tarball: string;
let files: readonly string[];
const write = (file: string, text: string) => {
  const whole = path.join(folder, file);
  writeFileSync(whole, text);
  return whole;
};

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), "lobbykit-api-spec-")));
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], { cwd: workspace });
  const [packed] = JSON.parse(stdout.slice(stdout.search(/^\[$/m))) as [
    { filename: string; files: { path: string }[] },
  ];
  tarball = path.join(folder, packed.filename);
  files = packed.files.map((file) => file.path);
  packageFolder = path.join(folder, "node_modules", PACKAGE);
  mkdirSync(packageFolder, { recursive: true });
  await run("tar", ["-xzf", tarball, "--strip-components=1", "-C", packageFolder]);
  for (const name of INSTALLED)
    cpSync(path.join(installed, name), path.join(folder, "node_modules", name), { recursive: true });
  write("package.json", JSON.stringify({ name: "consumer", private: true, type: "module" }));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

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

describe("what is packed", () => {
  test("is the contract, the client and the journeys: no sources, tests, benches or data of the mock", () => {
    const outside = files.filter(
      (file) => !/^(?:dist\/(?:client|generated)\/|workflows\/[\w-]+(?:\.arazzo)?\.yaml$)/.test(file),
    );
    expect(outside.sort()).toEqual(["LICENSE", "README.md", "dist/openapi.json", "dist/openapi.yaml", "package.json"]);
    expect(files.filter((file) => !/\.(?:js|d\.ts|json|yaml|md)$|LICENSE$/.test(file))).toEqual([]);
  });

  test("asks for what the client needs and no more", () => {
    const manifest = JSON.parse(readFileSync(path.join(packageFolder, "package.json"), "utf8"));
    expect(Object.keys(manifest.dependencies).sort()).toEqual(["jose", "openapi-fetch"]);
    expect([manifest.scripts, manifest.devDependencies]).toEqual([undefined, undefined]);
    expect(JSON.stringify(manifest.exports)).not.toContain("src/");
  });

  test("satisfies publint", async () => {
    const { messages } = await publint({ pkgDir: packageFolder, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  test("has right types for each entry (attw)", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
      entrypoints: [
        "./client/create-client",
        "./client/errors",
        "./client/field-rules",
        "./operations",
        "./types",
        "./error-messages",
      ],
    });
    if (!("problems" in analysis)) throw new Error("The package has no types.");
    // The package is for bundlers and Node's own modules: `require` and resolution as before Node 12 are out.
    const isModern = (problem: (typeof analysis.problems)[number]) =>
      !("resolutionKind" in problem) || !/node10|node16-cjs/.test(problem.resolutionKind);
    expect(analysis.problems.filter(isModern)).toEqual([]);
  }, 120_000);
});

describe("an empty project", () => {
  test("calls a server from Node, and learns that none answers", async () => {
    const file = write("call.js", `${CALL}console.log(failure);`);
    const { stdout } = await run(process.execPath, [file]);
    expect(stdout.trim()).toBe("offline");
  });

  test.each(["bundler", "nodenext"])(
    "is checked strictly with moduleResolution %s, and wrong use is refused",
    async (resolution) => {
      const compilerOptions = {
        module: resolution === "nodenext" ? "nodenext" : "esnext",
        moduleResolution: resolution,
        target: "es2023",
        lib: ["es2024", "dom", "dom.iterable"],
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        skipLibCheck: false,
        types: [],
      };
      write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["call.ts"] }));
      write(
        "call.ts",
        `${CALL}
import type { components } from "${PACKAGE}/types";
export const game = async (): Promise<components["schemas"]["Game"] | undefined> => (await api.call("listHotGames", { query: { count: 24 } })).content[0];
// @ts-expect-error the operation was not picked
export const other = () => api.call("getWalletBalance");
`,
      );
      const compiler = path.join(installed, "typescript/lib/tsc.js");
      const output = await run(process.execPath, [compiler, "-p", folder]).then(
        ({ stdout }) => stdout,
        (error: { stdout: string }) => error.stdout,
      );
      expect(output).toBe("");
    },
    60_000,
  );

  test("bundles the operations that it picks, and loads the cipher when a call needs it", async () => {
    const entry = write("page.js", CALL);
    const result = await build({
      configFile: false,
      root: folder,
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
