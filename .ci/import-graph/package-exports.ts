import { SOURCE_CONDITION } from "../vite-shared.ts";

type Target = string | { readonly [condition: string]: Target };

/** What of a package.json says where its modules are. */
export interface Manifest {
  name: string;
  exports?: { readonly [subpath: string]: Target };
}

/** The file of an export as the workspaces read each other: from source. */
function pick(target: Target): string | undefined {
  if (typeof target === "string") return target;
  const next = target[SOURCE_CONDITION] ?? target["default"];
  return next === undefined ? undefined : pick(next);
}

/** The part of `subpath` that the star of a pattern stands for. */
function starOf(pattern: string, subpath: string): string | undefined {
  const [head = "", tail = ""] = pattern.split("*");
  const isMatch = subpath.length >= head.length + tail.length && subpath.startsWith(head) && subpath.endsWith(tail);
  return isMatch ? subpath.slice(head.length, subpath.length - tail.length) : undefined;
}

/**
 * The file inside a package that a subpath ("./Button") stands for, relative to the package; undefined for what it does not export.
 * As in Node, the pattern with the longest head wins.
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
