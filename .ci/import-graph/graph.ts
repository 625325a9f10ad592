/**
 * The file graph of the repository: the imports of its sources, and the files that they read or start by a path relative to themselves.
 * Files named by a path from the repository's root, or by a variable, are not found; hidden-dependencies.ts lists those.
 */
import path from "node:path";
import { exportedFile, type Manifest } from "./package-exports.ts";
import { type Reference, referencesOf } from "./references.ts";

export interface Link {
  to: string;
  kind: Reference["kind"];
}

/** Links by file; paths are relative to the root, with forward slashes. */
export type Graph = ReadonlyMap<string, readonly Link[]>;

const SOURCE = /(?<!\.d)\.(?:[cm]?[jt]s|[jt]sx)$/;
/** A package name, and the subpath within it. */
const PACKAGE = /^(@[^/]+\/[^/]+)(\/.+)?$/;

interface Project {
  files: ReadonlySet<string>;
  packages: ReadonlyMap<string, { folder: string; manifest: Manifest }>;
}

function projectOf(texts: ReadonlyMap<string, string>): Project {
  const packages = [...texts].flatMap(([file, text]) => {
    if (!/^[^/]+\/package\.json$/.test(file)) return [];
    const manifest: Manifest = JSON.parse(text);
    return [[manifest.name, { folder: path.posix.dirname(file), manifest }] as const];
  });
  return { files: new Set(texts.keys()), packages: new Map(packages) };
}

/**
 * Resolves a path to a file, or to the files of a folder. A parent folder of the referring file is ignored, because it is only the base of
 * a path.
 */
function filesAt(place: string, from: string, { files }: Project): string[] {
  if (files.has(place)) return [place];
  const folder = `${place.replace(/\/$/, "")}/`;
  const isAbove = path.posix.dirname(from) + "/" !== folder && from.startsWith(folder);
  return place === "." || isAbove ? [] : [...files].filter((file) => file !== from && file.startsWith(folder));
}

function placeOf(specifier: string, from: string, { packages }: Project): string | undefined {
  const address = specifier.replace(/\?.*$/, "");
  if (address.startsWith(".")) return path.posix.join(path.posix.dirname(from), address);
  const [, name = "", subpath = ""] = PACKAGE.exec(address) ?? [];
  const found = packages.get(name);
  const file = found && exportedFile(found.manifest, `.${subpath}`);
  return found && file && path.posix.join(found.folder, file);
}

function linksOf({ kind, specifier, isGlob = false }: Reference, from: string, project: Project): Link[] {
  const place = placeOf(specifier, from, project);
  if (place === undefined || place.startsWith("..")) return [];
  const to = isGlob
    ? [...project.files].filter((file) => path.posix.matchesGlob(file, place))
    : filesAt(place, from, project);
  return to.map((file) => ({ to: file, kind }));
}

/**
 * Builds the graph of a project. `texts` contains its files by path: the contents of sources and of each package.json; other contents are
 * ignored. @throws Error when a source does not parse
 */
export function graphOf(texts: ReadonlyMap<string, string>): Graph {
  const project = projectOf(texts);
  return new Map(
    [...texts].map(([file, text]) => [
      file,
      SOURCE.test(file) ? referencesOf(file, text).flatMap((reference) => linksOf(reference, file, project)) : [],
    ]),
  );
}

/** The reversed graph: who refers to each file. */
function reversed(graph: Graph, follows: (link: Link) => boolean): Map<string, string[]> {
  const namedBy = new Map<string, string[]>();
  for (const [from, links] of graph) {
    for (const link of links) {
      if (follows(link)) namedBy.set(link.to, [...(namedBy.get(link.to) ?? []), from]);
    }
  }
  return namedBy;
}

const isLoaded = ({ kind }: Link): boolean => kind !== "type";
/** Whether a link is an import of code; imports of types and links of other kinds are not. */
export const isImported = ({ kind }: Link): boolean => kind === "import";

/**
 * Returns the files that depend on `changed`, including these, nearest first, each with its distance in links. Type imports are ignored,
 * because they are erased before running.
 */
export function dependentsOf(
  graph: Graph,
  changed: Iterable<string>,
  follows: (link: Link) => boolean = isLoaded,
): Map<string, number> {
  const namedBy = reversed(graph, follows);
  const distances = new Map([...changed].map((file) => [file, 0]));
  // Iterating over a map also visits entries that are added meanwhile, which makes this a breadth-first search.
  for (const [file, distance] of distances) {
    for (const from of namedBy.get(file) ?? []) {
      if (!distances.has(from)) distances.set(from, distance + 1);
    }
  }
  return distances;
}
