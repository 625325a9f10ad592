import { readFileSync } from "node:fs";
import path from "node:path";
import { isAddress } from "../options/values.ts";
import { decodeText } from "../text-file.ts";

/** A reference to a file, in JSON or YAML; the part after `#` is a JSON pointer. */
const REFERENCE = /["']?\$ref["']?\s*:\s*["']?([^"'#\s,}]+)/g;

function textOf(file: string): string | undefined {
  try {
    return decodeText(readFileSync(file));
  } catch {
    return undefined;
  }
}

/**
 * Returns the files of a spec: itself, and every file that it references. They are only watched, so an extra file does no harm, such as one
 * named in an example.
 */
export function specFiles(spec: string): string[] {
  const known = new Set<string>();
  const visit = (file: string): void => {
    if (known.has(file)) return;
    const text = textOf(file);
    // Keep watching the spec itself even if it is missing, because it may be created again.
    if (text === undefined && file !== spec) return;
    known.add(file);
    for (const [, reference = ""] of (text ?? "").matchAll(REFERENCE)) {
      if (!isAddress(reference)) visit(path.resolve(path.dirname(file), reference));
    }
  };
  visit(spec);
  return [...known];
}
