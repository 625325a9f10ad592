import { readFileSync } from "node:fs";
import path from "node:path";
import { isAddress } from "../options/values.ts";

/** A reference to a file, in JSON or YAML; what follows `#` is a place in it. */
const REFERENCE = /["']?\$ref["']?\s*:\s*["']?([^"'#\s,}]+)/g;

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * The files that a spec is made of: itself, and what it refers to. For watching: a file too many does no harm, so texts in
 * examples that look like references may count.
 */
export function specFiles(spec: string): string[] {
  const known = new Set<string>();
  const visit = (file: string): void => {
    if (known.has(file)) return;
    const text = textOf(file);
    // What is gone may come back: the spec itself is watched in any case.
    if (text === undefined && file !== spec) return;
    known.add(file);
    for (const [, reference = ""] of (text ?? "").matchAll(REFERENCE)) {
      if (!isAddress(reference)) visit(path.resolve(path.dirname(file), reference));
    }
  };
  visit(spec);
  return [...known];
}
