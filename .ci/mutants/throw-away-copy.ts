import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A temporary checkout for faults. */
export interface Copy {
  folder: string;
  remove(): void;
}

/** Folders in node_modules that tools write to while they run. */
const isWritten = (name: string): boolean => /^\.(?:cache|vite|vitest)/.test(name);

/** A hard link uses no disk space; on another disk, the file is copied. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EXDEV")) throw error;
    copyFileSync(from, to);
  }
}

function linkFolder(from: string, to: string, leaves: (name: string) => boolean): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (leaves(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target, () => false);
    // Links to the workspaces are relative, so that they lead to the copied workspaces.
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function run(folder: string, script: string): void {
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${script} failed in the copy of the repository:\n${stderr}`);
}

/**
 * Copies the checkout at `root` to a temporary folder. Packages there resolve to each other's copies, and files that are generated but not
 * committed are included. The folder is outside node_modules, where Node does not strip types. `scripts` are run in it.
 * @throws Error when one of them fails
 */
export function makeCopy(root: string, files: readonly string[], scripts: readonly string[]): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), "lobbykit-mutants-"));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(folder, file));
  }
  const packages = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const place of [".", ...packages.map(({ name }) => name)]) {
    const modules = readdirSync(path.join(root, place)).filter((name) => name === "node_modules");
    for (const name of modules) linkFolder(path.join(root, place, name), path.join(folder, place, name), isWritten);
  }
  for (const script of scripts) run(folder, script);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
