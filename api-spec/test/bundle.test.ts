import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const WORKSPACE = path.join(import.meta.dirname, "..");

let folder: string;
const at = (...parts: string[]) => path.join(folder, ...parts);
const bundleFile = () => at("dist/openapi.json");
const run = () => promisify(execFile)(process.execPath, [at("src/bundle.ts")]);
const title = (): string => JSON.parse(readFileSync(bundleFile(), "utf8")).info.title;

/**
 * Writes a small contract with a modification time `laterMs` from now. Without it, two writes may get the same time, because some file
 * systems store times only roughly.
 */
function write(info: string, laterMs = 0) {
  const contract = `openapi: 3.1.1\ninfo: { ${info}, version: 1.0.0 }\npaths:\n  /a: { $ref: paths/a.yaml }\n`;
  writeFileSync(at("openapi/openapi.yaml"), contract);
  const savedAt = new Date(Date.now() + laterMs);
  utimesSync(at("openapi/openapi.yaml"), savedAt, savedAt);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "bundle-"));
  for (const part of ["redocly.yaml", "package.json", "src/bundle.ts"]) cpSync(path.join(WORKSPACE, part), at(part));
  symlinkSync(path.join(WORKSPACE, "../node_modules"), at("node_modules"), "junction");
  mkdirSync(at("openapi/paths"), { recursive: true });
  writeFileSync(at("openapi/paths/a.yaml"), 'get: { responses: { "200": { description: Fine. } } }\n');
  write("title: First");
});
afterAll(() => rmSync(folder, { recursive: true }));

// Each test continues from the state that the previous test left.

it("several processes can bundle at the same time and leave one complete contract", async () => {
  await Promise.all([run(), run(), run()]);
  expect(readdirSync(at("dist"))).toEqual(["openapi.json"]);
  const { paths } = JSON.parse(readFileSync(bundleFile(), "utf8"));
  expect([title(), paths["/a"].get.responses["200"].description]).toEqual(["First", "Fine."]);
});

it("bundles again only when a source file is newer", async () => {
  const { mtimeMs } = statSync(bundleFile());
  await run();
  expect(statSync(bundleFile()).mtimeMs).toBe(mtimeMs);
  write("title: Second", 5000);
  await run();
  expect(title()).toBe("Second");
});

it("reports where a contract is broken and keeps the last good bundle", async () => {
  write("title: [", 5000);
  const refusal = expect.stringMatching(/^The contract cannot be bundled:\n[^]*openapi\.yaml/);
  await expect(run()).rejects.toMatchObject({ code: 1, stderr: refusal });
  // A mistake in the contract is reported without a stack trace.
  await expect(run()).rejects.toMatchObject({ stderr: expect.not.stringMatching(/^\s+at /m) });
  expect(readdirSync(at("dist"))).toEqual(["openapi.json"]);
  expect(title()).toBe("Second");
});
