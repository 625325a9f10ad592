import { SOURCE_CONDITION } from "../vite-shared.ts";

type Target = string | { readonly [condition: string]: Target };

/** The parts of a package.json that locate its modules. */
export interface Manifest {
  name: string;
  exports?: { readonly [subpath: string]: Target };
}

/** The target of an export under the condition that the workspaces use: the source file. */
function pick(target: Target): string | undefined {
  if (typeof target === "string") return target;
  const next = target[SOURCE_CONDITION] ?? target["default"];
  return next === undefined ? undefined : pick(next);
}

/** The part of `subpath` that matches the star of a pattern. */
function starOf(pattern: string, subpath: string): string | undefined {
  const [head = "", tail = ""] = pattern.split("*");
  const isMatch = subpath.length >= head.length + tail.length && subpath.startsWith(head) && subpath.endsWith(tail);
  return isMatch ? subpath.slice(head.length, subpath.length - tail.length) : undefined;
}

/**
 * Resolves a subpath ("./Button") to a file, relative to the package; undefined when the package does not export it. As in Node, the
 * pattern with the longest prefix wins.
 */
export function exportedFile({ exports = {} }: Manifest, subpath: string): string | undefined {
  const exact = exports[subpath];
  if (exact !== undefined) return pick(exact);
  const [pattern] = Object.keys(exports)
    .filter((key) => key.includes("*") && starOf(key, subpath) !== undefined)
    .toSorted((left, right) => right.indexOf("*") - left.indexOf("*") || right.length - left.length);
  const target = pattern === undefined ? undefined : exports[pattern];
  return target === undefined ? undefined : pick(target)?.replaceAll("*", starOf(pattern ?? "", subpath) ?? "");
}
