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

/** Writes a small contract, saved `laterMs` from now: file systems may be too coarse to tell two writes apart. */
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

// Each test goes on where the one before has ended.

it("several processes may bundle at once: the contract is whole and nothing else is left", async () => {
  await Promise.all([run(), run(), run()]);
  expect(readdirSync(at("dist"))).toEqual(["openapi.json"]);
  const { paths } = JSON.parse(readFileSync(bundleFile(), "utf8"));
  expect([title(), paths["/a"].get.responses["200"].description]).toEqual(["First", "Fine."]);
});

it("bundles again when a part is newer, and only then", async () => {
  const { mtimeMs } = statSync(bundleFile());
  await run();
  expect(statSync(bundleFile()).mtimeMs).toBe(mtimeMs);
  write("title: Second", 5000);
  await run();
  expect(title()).toBe("Second");
});

it("a broken contract is refused with the place, and the last good bundle stays", async () => {
  write("title: [", 5000);
  const refusal = expect.stringMatching(/^The contract cannot be bundled:\n[^]*openapi\.yaml/);
  await expect(run()).rejects.toMatchObject({ code: 1, stderr: refusal });
  // What the author broke is no crash of the program.
  await expect(run()).rejects.toMatchObject({ stderr: expect.not.stringMatching(/^\s+at /m) });
  expect(readdirSync(at("dist"))).toEqual(["openapi.json"]);
  expect(title()).toBe("Second");
});
