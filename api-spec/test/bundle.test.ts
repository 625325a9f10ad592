import { execFile } from "node:child_process";
import {
  cpSync,
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
import { afterEach, beforeEach, expect, it, vi } from "vitest";

// A slow machine may take its time to start processes.
vi.setConfig({ testTimeout: 60_000 });

const WORKSPACE = path.join(import.meta.dirname, "..");

let folder: string;
const at = (...parts: string[]) => path.join(folder, ...parts);
const contractFile = () => at("openapi/openapi.yaml");
const bundleFile = () => at("dist/openapi.json");
const run = () => promisify(execFile)(process.execPath, [at("src/bundle.ts")]);
const title = (): string => JSON.parse(readFileSync(bundleFile(), "utf8")).info.title;

/** Writes another title, saved `laterMs` from now: file systems may be too coarse to tell two writes apart. */
function rename(replacement: string, laterMs = 5000) {
  writeFileSync(contractFile(), readFileSync(contractFile(), "utf8").replace(/^ {2}title: .*$/m, `  ${replacement}`));
  const savedAt = new Date(Date.now() + laterMs);
  utimesSync(contractFile(), savedAt, savedAt);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "bundle-"));
  for (const part of ["openapi", "redocly.yaml", "package.json", "src/bundle.ts"]) {
    cpSync(path.join(WORKSPACE, part), at(part), { recursive: true });
  }
  symlinkSync(path.join(WORKSPACE, "../node_modules"), at("node_modules"), "junction");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("several processes may bundle at once: the contract is whole and nothing else is left", async () => {
  await Promise.all([run(), run(), run()]);
  expect(readdirSync(at("dist"))).toEqual(["openapi.json"]);
  expect(title()).toBe("Lobbykit");
});

it("bundles again when a part is newer, and only then", async () => {
  await run();
  const { mtimeMs } = statSync(bundleFile());
  await run();
  expect(statSync(bundleFile()).mtimeMs).toBe(mtimeMs);
  rename("title: Other");
  await run();
  expect(title()).toBe("Other");
});

it("a broken contract is refused with the place, and the last good bundle stays", async () => {
  await run();
  rename("title: [");
  await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("openapi.yaml") });
  expect(readdirSync(at("dist"))).toEqual(["openapi.json"]);
  expect(title()).toBe("Lobbykit");
});
