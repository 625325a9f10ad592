import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { bundleTo } from "../src/bundle.ts";

const WORKSPACE = path.join(import.meta.dirname, "..");
const CACHE = path.join(WORKSPACE, "../node_modules/.cache/lobbykit-contract");
const BUNDLER = createRequire(import.meta.url).resolve("@redocly/cli/package.json");

/** Returns all files that the bundle depends on. */
function inputs(): string[] {
  const parts = readdirSync(path.join(WORKSPACE, "openapi"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  return [...parts, path.join(WORKSPACE, "redocly.yaml"), path.join(WORKSPACE, "src/bundle.ts"), BUNDLER];
}

function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(`${path.relative(WORKSPACE, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  return hash.digest("hex");
}

/** Returns the bundled contract's file. It is bundled again only when openapi/ has changed, so that no test reads an old bundle. */
export function contractFile(): string {
  const file = path.join(CACHE, `${hashOf(inputs())}.json`);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  // The file is renamed when it is complete, because another run may read it at the same time.
  const draft = `${file}.${process.pid}.json`;
  bundleTo(draft);
  renameSync(draft, file);
  return file;
}

/** Bundles the contract once before all workers start, as vitest's `globalSetup`. */
export const setup = (): void => void contractFile();
