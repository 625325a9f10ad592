import { existsSync } from "node:fs";
import path from "node:path";

/** Hostile inputs that others wrote are no part of this repository: CORPORA says where they are. */
const FOLDER = process.env.CORPORA ?? path.join(import.meta.dirname, "../../../shared/corpora");

/** A file or folder of the corpora; undefined, told once, where there are none. */
export function corpus(name: string): string | undefined {
  const file = path.join(FOLDER, name);
  if (existsSync(file)) return file;
  console.warn(`No corpus ${name}: set CORPORA to the folder that holds it, to run its tests.`);
  return undefined;
}
