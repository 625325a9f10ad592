/**
 * `npm run bundle`: writes the contract as one file, dist/openapi.json, when there is none or a part of openapi/ is newer.
 * The mock server and the contract tests call it before they read the file.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const WORKSPACE = path.join(import.meta.dirname, "..");
const SOURCE = path.join(WORKSPACE, "openapi");

/** Where the bundled contract is. */
export const BUNDLE = path.join(WORKSPACE, "dist/openapi.json");

/** The contract cannot be bundled; the message is what Redocly says. */
export class BundleError extends Error {
  override readonly name = "BundleError";
}

/** Bundles openapi/ into one JSON file. @throws BundleError when the contract is broken */
export function bundleTo(file: string): void {
  const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
  const commandLine = [cli, "bundle", "openapi/openapi.yaml", "--config", "redocly.yaml", "-o", file];
  const { status, stderr } = spawnSync(process.execPath, commandLine, { cwd: WORKSPACE, encoding: "utf8" });
  if (status !== 0) throw new BundleError(`The contract cannot be bundled:\n${stderr}`);
}

const modifiedMs = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Returns when a part of the contract last changed. Folders are included, because their time changes when a file is removed. */
function newestPartMs(): number {
  const parts = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  return Math.max(...["", ...parts].map((part) => modifiedMs(path.join(SOURCE, part))));
}

/**
 * Updates dist/openapi.json. Several processes may do this at the same time: each writes its own file and renames it, so no process
 * reads an incomplete contract. @throws BundleError when the contract is broken
 */
export function bundleWhenStale(): void {
  const startedAt = new Date();
  if (modifiedMs(BUNDLE) > newestPartMs()) return;
  const draft = `${BUNDLE}.${process.pid}.json`;
  mkdirSync(path.dirname(BUNDLE), { recursive: true });
  try {
    bundleTo(draft);
    // The file gets the time at which its parts were read, so that a part saved since then counts as newer.
    utimesSync(draft, startedAt, startedAt);
    renameSync(draft, BUNDLE);
  } finally {
    rmSync(draft, { force: true });
  }
}

if (import.meta.main) {
  try {
    bundleWhenStale();
  } catch (error) {
    console.error(error instanceof BundleError ? error.message : error);
    process.exitCode = 1;
  }
}
