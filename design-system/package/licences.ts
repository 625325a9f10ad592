import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const MODULES = path.join(import.meta.dirname, "../../node_modules");

/** Writes the licences of the libraries whose code the package includes beside that code. */
export function licences(libraries: readonly string[]): Plugin {
  return {
    name: "lobbykit-licences",
    generateBundle() {
      for (const library of libraries) {
        const source = readFileSync(path.join(MODULES, library, "LICENSE"), "utf8");
        this.emitFile({ type: "asset", fileName: `vendor/${library}/LICENSE.txt`, source });
      }
    },
  };
}
