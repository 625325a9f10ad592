/**
 * Decides which shared modules become one file. Without a plan, the bundler writes a file for each set of lazy parts that share a module:
 * hundreds of files, most of them below one kilobyte, and 74 requests for one section. A request costs a phone more than a kilobyte.
 */
import path from "node:path";

/** A module of the build. */
export interface GraphModule {
  /** Length of the code in characters. */
  readonly size: number;
  /** Ids of the modules that it imports. */
  readonly imports: readonly string[];
  /** Ids of the modules that it loads with `import()`: the lazy parts. */
  readonly lazyImports: readonly string[];
}

export interface ChunkRules {
  /** Id of the app's entry. What it imports is part of the first screen, so no other file contains it. */
  readonly entry: string;
  /** The price of a request, in characters of code: two files are merged when that loads less unneeded code than the requests cost. */
  readonly requestCost: number;
  /** No file becomes larger than this by merging, in characters of code. */
  readonly largestFile: number;
  /** The names of files that the plan does not decide about. */
  readonly takenNames: readonly string[];
  /** Says whether the plan may decide about a module. */
  readonly isPlanned: (id: string) => boolean;
  /** Says whether a lazy part is loaded after the first view of every page. These parts count as one. */
  readonly isOnEveryPage: (id: string) => boolean;
}

/** Modules that will be one file, and the lazy parts that need them. */
interface File {
  readonly modules: string[];
  readonly parts: Set<string>;
  /** The files that it imports. */
  readonly imports: Set<File>;
  size: number;
}

const EVERY_PAGE = "every page";

function reach(graph: ReadonlyMap<string, GraphModule>, start: string): Set<string> {
  const found = new Set([start]);
  for (const id of found) for (const imported of graph.get(id)?.imports ?? []) found.add(imported);
  return found;
}

/** Returns the lazy parts that need a module, for each module that two or more parts share. */
function partsOfModules(graph: ReadonlyMap<string, GraphModule>, rules: ChunkRules): Map<string, Set<string>> {
  const first = reach(graph, rules.entry);
  const lazy = new Set([...graph.values()].flatMap(({ lazyImports }) => lazyImports).filter((id) => !first.has(id)));
  const parts = new Map<string, Set<string>>();
  for (const part of lazy) {
    for (const id of reach(graph, part)) {
      if (lazy.has(id) || first.has(id) || !rules.isPlanned(id)) continue;
      const known = parts.get(id) ?? new Set();
      parts.set(id, known.add(rules.isOnEveryPage(part) ? EVERY_PAGE : part));
    }
  }
  return new Map([...parts].filter(([, needing]) => needing.size > 1 || needing.has(EVERY_PAGE)));
}

/** Returns a file for each set of parts: the smallest files that load no unneeded code. */
function filesBySet(graph: ReadonlyMap<string, GraphModule>, rules: ChunkRules): Set<File> {
  const bySet = new Map<string, File>();
  const fileOf = new Map<string, File>();
  for (const [id, parts] of partsOfModules(graph, rules)) {
    const key = [...parts].toSorted().join("\n");
    const file = bySet.get(key) ?? { modules: [], parts, imports: new Set(), size: 0 };
    file.modules.push(id);
    file.size += graph.get(id)?.size ?? 0;
    bySet.set(key, file);
    fileOf.set(id, file);
  }
  for (const [id, file] of fileOf) {
    for (const imported of graph.get(id)?.imports ?? []) {
      const other = fileOf.get(imported);
      if (other && other !== file) file.imports.add(other);
    }
  }
  return new Set(bySet.values());
}

/** Returns the files that a file imports, directly or through others. */
function allImports(file: File): Set<File> {
  const found = new Set(file.imports);
  for (const imported of found) for (const next of imported.imports) found.add(next);
  return found;
}

/** Returns two files and those between them, which one imports and which import the other. Without these, merged files would import each other. */
function withFilesBetween(one: File, other: File): Set<File> {
  const between = (from: File, to: File) => [...allImports(from)].filter((file) => allImports(file).has(to));
  return new Set([one, other, ...between(one, other), ...between(other, one)]);
}

/** Returns how much is saved when files become one: requests, less the code that some parts then load without need. */
function gainOf(files: ReadonlySet<File>, { requestCost, largestFile }: ChunkRules): number {
  const all = [...files];
  const costOf = (size: number, parts: number) => (size + requestCost) * parts;
  const size = all.reduce((sum, file) => sum + file.size, 0);
  if (size > largestFile) return 0;
  const parts = new Set(all.flatMap((file) => [...file.parts]));
  return all.reduce((sum, file) => sum + costOf(file.size, file.parts.size), 0) - costOf(size, parts.size);
}

/** Returns the files whose merging saves most, or nothing if no merging saves anything. */
function bestMerge(files: Set<File>, rules: ChunkRules): Set<File> | undefined {
  const all = [...files];
  const pairs = all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const gain = gainOf(new Set([one, other]), rules);
      return gain > 0 ? [{ one, other, gain }] : [];
    }),
  );
  for (const { one, other } of pairs.toSorted((a, b) => b.gain - a.gain)) {
    const merged = withFilesBetween(one, other);
    if (gainOf(merged, rules) > 0) return merged;
  }
  return undefined;
}

function merge(files: Set<File>, merged: Set<File>): void {
  const one: File = {
    modules: [...merged].flatMap(({ modules }) => modules),
    parts: new Set([...merged].flatMap(({ parts }) => [...parts])),
    imports: new Set([...merged].flatMap(({ imports }) => [...imports]).filter((file) => !merged.has(file))),
    size: [...merged].reduce((sum, { size }) => sum + size, 0),
  };
  for (const file of merged) files.delete(file);
  for (const { imports } of files) {
    for (const file of merged) if (imports.delete(file)) imports.add(one);
  }
  files.add(one);
}

/** Returns the files that import each other, directly or through others: a module of one might run before a module that it needs. */
export function filesInCircles(importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  return [...importsOf.keys()].filter((file) => {
    const reached = new Set(importsOf.get(file));
    for (const imported of reached) for (const next of importsOf.get(imported) ?? []) reached.add(next);
    return reached.has(file);
  });
}

function freeName(wanted: string, taken: ReadonlySet<string>, number = 1): string {
  const name = number === 1 ? wanted : `${wanted}.${number}`;
  return taken.has(name) ? freeName(wanted, taken, number + 1) : name;
}

/**
 * Returns the name of the file of each shared module: the name of its largest module. Modules that one part needs alone, and modules of the
 * first screen, have no entry; the bundler puts them into the files of that part and of that screen.
 */
export function planChunks(graph: ReadonlyMap<string, GraphModule>, rules: ChunkRules): Map<string, string> {
  const files = filesBySet(graph, rules);
  for (let best = bestMerge(files, rules); best; best = bestMerge(files, rules)) merge(files, best);
  const sizeOf = (id: string) => graph.get(id)?.size ?? 0;
  const plan = new Map<string, string>();
  for (const { modules } of files) {
    const [largest = ""] = modules.toSorted((a, b) => sizeOf(b) - sizeOf(a));
    // The bundler writes modules with equal names into one file.
    const name = freeName(
      path.parse(largest.split("?")[0] ?? "").name,
      new Set([...rules.takenNames, ...plan.values()]),
    );
    for (const id of modules) plan.set(id, name);
  }
  return plan;
}
