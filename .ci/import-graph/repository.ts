import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Graph, graphOf } from "./graph.ts";

const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Files whose contents are searched for references. */
const IS_READ = /\.(?:[cm]?[jt]s|[jt]sx)$|^[^/]+\/package\.json$/;

function git(root: string, ...words: string[]): string[] {
  const output = execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: MOST_OUTPUT_BYTES });
  return output.split("\0").filter((file) => file !== "");
}

/** Existing files of the repository: tracked ones, and new ones that are not ignored. */
export function projectFiles(root: string): string[] {
  const deleted = new Set(git(root, "ls-files", "-z", "--deleted"));
  const files = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard");
  return [...new Set(files)].filter((file) => !deleted.has(file));
}

/**
 * Files that differ from the last commit, including new and deleted ones; with `since`, from the merge base with that commit. @throws Error
 * when git does not know `since`
 */
export function changedFiles(root: string, since?: string): string[] {
  const base = since === undefined ? ["HEAD"] : ["--merge-base", since];
  const changed = git(root, "diff", "--name-only", "-z", "--no-renames", ...base);
  return [...new Set([...changed, ...git(root, "ls-files", "-z", "--others", "--exclude-standard")])];
}

/** The import graph of the repository at `root`. */
export function readGraph(root: string): Graph {
  const textOf = (file: string) => (IS_READ.test(file) ? readFileSync(path.join(root, file), "utf8") : "");
  return graphOf(new Map(projectFiles(root).map((file) => [file, textOf(file)])));
}
