import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { TokenFiles } from "./resolve.ts";

/** All token files, as paths in this folder. `export/` is not read, because it is generated from them. */
const TOKEN_FILES = ["*.json", "{modes,brands}/*.json"];

/** Reads the texts of all token files. */
export function readTokenFiles(): TokenFiles {
  const names = globSync(TOKEN_FILES, { cwd: import.meta.dirname });
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(import.meta.dirname, name), "utf8")]));
}
