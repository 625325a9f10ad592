import { globSync } from "node:fs";
import path from "node:path";

/** Every component that the package offers: a folder's file of the same name. */
export const COMPONENTS = globSync("*/*.tsx", { cwd: path.join(import.meta.dirname, "../src/components") })
  .map((file) => path.parse(file))
  .filter(({ dir, name }) => dir === name)
  .map(({ name }) => name)
  .sort();
