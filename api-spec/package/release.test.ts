import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createConsumer, pack } from "../../.ci/packages/packed-package.ts";

// Rehearses a release in a copy of the sources: versions, changelogs, then packing, installing and importing (decision 028).

const run = promisify(execFile);
const root = path.join(import.meta.dirname, "../..");
const copy = mkdtempSync(path.join(tmpdir(), "lobbykit-release-"));
const PACKAGES = ["api-spec", "api-spec/mock", "contract-tests", "design-system"];

const read = (file: string): string => readFileSync(path.join(copy, file), "utf8");
const versionOf = (folder: string): string => JSON.parse(read(`${folder}/package.json`)).version;

const AUTHOR = ["-c", "user.name=Rehearsal", "-c", "user.email=rehearsal@example.com"];

/** The files of a checkout, without installed, built or cached files. */
const isSource = (file: string): boolean =>
  !/^(?:node_modules|dist|\.git|\.mock|test-results)$/.test(path.basename(file));

/** Links the installed packages, without the cache, where `npm pack` keeps the manifests that it replaces. */
function linkInstalled(): void {
  mkdirSync(path.join(copy, "node_modules"));
  for (const name of readdirSync(path.join(root, "node_modules"))) {
    if (name !== ".cache") symlinkSync(path.join(root, "node_modules", name), path.join(copy, "node_modules", name));
  }
}

let notes = 0;
let before = "";
let contractChangelog = "";
beforeAll(async () => {
  cpSync(root, copy, { recursive: true, filter: isSource });
  // The changesets command asks git when a note was written.
  for (const words of ["init --quiet", "add --all", "commit --quiet --message Sources"])
    await run("git", [...AUTHOR, ...words.split(" ")], { cwd: copy });
  linkInstalled();
  notes = readdirSync(path.join(copy, ".changeset")).filter((name) => name.endsWith(".md")).length;
  before = versionOf("api-spec");
  contractChangelog = read("api-spec/openapi/CHANGELOG.md");
  const changesets = path.join(root, "node_modules/@changesets/cli/bin.js");
  await run(process.execPath, [changesets, "version"], { cwd: copy });
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true }));

describe("a release", () => {
  test("gives all packages the same version", () => {
    const versions = PACKAGES.map(versionOf);
    expect(new Set(versions).size).toBe(1);
    expect(versions[0] === before).toBe(notes === 0);
  });

  test("moves the change notes (`.changeset`) into the packages' changelogs, and leaves the contract's changelog unchanged", () => {
    expect(read("api-spec/openapi/CHANGELOG.md")).toBe(contractChangelog);
    if (notes === 0) return;
    for (const folder of PACKAGES) expect(read(`${folder}/CHANGELOG.md`)).toContain(`\n## ${versionOf(folder)}\n`);
    expect(readdirSync(path.join(copy, ".changeset")).filter((name) => name.endsWith(".md"))).toEqual([]);
  });

  test("can be packed, installed and imported under its version", async () => {
    const consumer = await createConsumer(await pack(path.join(copy, "api-spec"), copy));
    const program = `import manifest from "@lobbykit/api-spec/package.json" with { type: "json" };
import { createClient } from "@lobbykit/api-spec/client/create-client";
console.log(manifest.version, typeof createClient);`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: consumer.folder,
    });
    consumer.remove();
    expect(stdout.trim()).toBe(`${versionOf("api-spec")} function`);
  }, 120_000);
});
