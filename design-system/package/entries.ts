import { globSync } from "node:fs";
import path from "node:path";

/** Every component of the package: a file with the same name as its folder. */
export const COMPONENTS = globSync("*/*.tsx", { cwd: path.join(import.meta.dirname, "../src/components") })
  .map((file) => path.parse(file))
  .filter(({ dir, name }) => dir === name)
  .map(({ name }) => name)
  .sort();
