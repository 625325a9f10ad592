// `npm run api` writes the public API of the package as text to reports/api/<entry>.txt. The files are committed, so that a reviewer sees
// each change as a diff. `--check` writes nothing and fails if a file differs. (API Extractor cannot do it: it includes TypeScript 3.1 and
// cannot read the output of TypeScript 7.)
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type ESTree, parseSync } from "vite";
import { SOURCE_CONDITION } from "../../.ci/vite-shared.ts";

const workspace = path.join(import.meta.dirname, "..");
const root = path.join(workspace, "..");
const declarations = path.join(root, "node_modules/.cache/lobbykit/api");
const reports = path.join(workspace, "reports/api");

interface Module {
  file: string;
  /** Text of each declaration, by name. */
  declared: Map<string, string>;
  /** Origin of each imported name, only for files of this package. */
  imported: Map<string, Origin>;
  exported: Map<string, Origin>;
  /** Files whose exports are all re-exported. */
  passedOn: string[];
}

interface Origin {
  file: string;
  name: string;
}

const keyOf = ({ file, name }: Origin) => `${file}#${name}`;
const textOf = (name: ESTree.ModuleExportName) => (name.type === "Literal" ? name.value : name.name);

/** Removes comments, except `@default`, which is a part of the public API. */
const withoutProse = (text: string) =>
  text
    .replaceAll(/^[ \t]*\/\*\*(?<prose>(?:(?!\*\/)[^])*)\*\/\n?/gm, (comment: string) => {
      const value = /@default\s+(?<value>(?:(?!\n\s*\*?\s*(?:@|\*\/))[^])*?)\s*(?:\n|\*\/)/.exec(comment)?.groups
        ?.value;
      return value === undefined ? "" : `${/^[ \t]*/.exec(comment)?.[0] ?? ""}/** @default ${value.trim()} */\n`;
    })
    .trim();

const modules = new Map<string, Module>();

function namesOf(declaration: ESTree.Node): string[] {
  if (declaration.type === "VariableDeclaration") {
    return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  }
  return "id" in declaration && declaration.id?.type === "Identifier" ? [declaration.id.name] : [];
}

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const module: Module = { file, declared: new Map(), imported: new Map(), exported: new Map(), passedOn: [] };
  modules.set(file, module);
  const source = readFileSync(file, "utf8");
  const resolve = (specifier: string) => path.join(path.dirname(file), specifier.replace(/\.tsx?$/, ".d.ts"));
  for (const statement of parseSync(file, source).program.body) {
    const from = "source" in statement ? statement.source?.value : undefined;
    const isOurs = from?.startsWith(".") ?? false;
    if (statement.type === "ImportDeclaration" && from && isOurs) {
      for (const specifier of statement.specifiers) {
        const name = specifier.type === "ImportSpecifier" ? textOf(specifier.imported) : specifier.local.name;
        module.imported.set(specifier.local.name, { file: resolve(from), name });
      }
    } else if (statement.type === "ExportAllDeclaration" && from && isOurs) {
      module.passedOn.push(resolve(from));
    } else if (statement.type === "ExportNamedDeclaration" && !statement.declaration) {
      for (const { local, exported } of statement.specifiers) {
        const name = textOf(local);
        module.exported.set(textOf(exported), { file: from && isOurs ? resolve(from) : file, name });
        // For names from a library, the export line itself is the declaration.
        if (from && !isOurs) module.declared.set(name, `export { ${name} } from "${from}";`);
      }
    } else {
      const isExported = statement.type === "ExportNamedDeclaration";
      const declaration = isExported && statement.declaration ? statement.declaration : statement;
      for (const name of namesOf(declaration)) {
        const start = Math.max(source.lastIndexOf("\n", statement.start) + 1, 0);
        module.declared.set(name, withoutProse(source.slice(start, statement.end)));
        if (isExported) module.exported.set(name, { file, name });
      }
    }
  }
  return module;
}

/** Returns where a name is declared, following every re-export. */
function originOf({ file, name }: Origin): Origin | undefined {
  const module = readModule(file);
  if (module.declared.has(name)) return { file, name };
  const next = module.exported.get(name) ?? module.imported.get(name);
  if (next && keyOf(next) !== keyOf({ file, name })) return originOf(next);
  return module.passedOn.map((passed) => originOf({ file: passed, name })).find(Boolean);
}

function exportsOf(file: string): string[] {
  const module = readModule(file);
  return [...module.exported.keys(), ...module.passedOn.flatMap(exportsOf)];
}

/** Returns the other names of this package that a declaration uses. */
function namedIn({ file, name }: Origin, text: string): Origin[] {
  const module = readModule(file);
  const words = new Set(text.match(/[A-Za-z_$][\w$]*/g));
  const near = [...words].filter((word) => word !== name && (module.declared.has(word) || module.imported.has(word)));
  const far = [...text.matchAll(/import\("(?<from>\.[^"]+)"\)\.(?<word>\w+)/g)].map(({ groups }) => ({
    file: path.join(path.dirname(file), (groups?.from ?? "").replace(/\.tsx?$/, ".d.ts")),
    name: groups?.word ?? "",
  }));
  return [...near.map((word) => ({ file, name: word })), ...far].flatMap((origin) => originOf(origin) ?? []);
}

/** Returns the report of one entry. */
function reportOf(entry: string, file: string, owners: ReadonlyMap<string, string>): string {
  const offered = [...new Set(exportsOf(file))].flatMap((name) => originOf({ file, name }) ?? []);
  const texts = (origins: readonly Origin[]) =>
    origins.map((origin) => readModule(origin.file).declared.get(origin.name) ?? "");
  const seen = new Set(offered.map(keyOf));
  const hidden: Origin[] = [];
  const elsewhere = new Set<string>();
  const queue = [...offered];
  for (let origin = queue.shift(); origin; origin = queue.shift()) {
    for (const named of namedIn(origin, readModule(origin.file).declared.get(origin.name) ?? "")) {
      if (seen.has(keyOf(named))) continue;
      seen.add(keyOf(named));
      const owner = owners.get(keyOf(named));
      if (owner !== undefined && owner !== entry) elsewhere.add(`${named.name} of ${owner}`);
      else {
        hidden.push(named);
        queue.push(named);
      }
    }
  }
  const parts = [`// ${entry}`, ...texts(offered)];
  if (hidden.length > 0) parts.push("// Not exported, but part of the above:", ...texts(hidden));
  if (elsewhere.size > 0) parts.push(`// Names ${[...elsewhere].sort().join(", ")}.`);
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

interface Entry {
  name: string;
  file: string;
}

/** Returns every entry of the export map that has types, with its source file. */
function entries(): Entry[] {
  const manifest = JSON.parse(readFileSync(path.join(workspace, "package.json"), "utf8"));
  const targets: Record<string, string | Record<string, string>> = manifest.exports;
  return Object.entries(targets).flatMap(([name, target]) => {
    const source = typeof target === "string" ? undefined : target[SOURCE_CONDITION];
    if (!source?.startsWith("./src/") || typeof target === "string" || target.types?.includes("no-sheet")) return [];
    const pattern = source.replace("./src/", "").replace(/\.tsx?$/, ".d.ts");
    return globSync(pattern, { cwd: declarations }).flatMap((file) => {
      const [folder, base] = [path.basename(path.dirname(file)), path.basename(file, ".d.ts")];
      if (name === "./*" && folder !== base) return [];
      return [{ name: name.replace("*", base), file: path.join(declarations, file) }];
    });
  });
}

const fileOf = (name: string) => `${name.replace(/^\.\//, "").replaceAll("/", ".")}.txt`;

/** Returns all reports by file name. */
export function apiReports(): Map<string, string> {
  const compiler = path.join(root, "node_modules/typescript/lib/tsc.js");
  const options = ["-p", "tsconfig.build.json", "--emitDeclarationOnly", "--outDir", declarations];
  const done = spawnSync(process.execPath, [compiler, ...options], { cwd: workspace, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`The types do not compile:\n${done.stdout}`);
  const all = entries();
  const owners = new Map<string, string>();
  for (const { name, file } of all) {
    for (const exported of exportsOf(file)) {
      const origin = originOf({ file, name: exported });
      if (origin && !owners.has(keyOf(origin))) owners.set(keyOf(origin), name);
    }
  }
  return new Map(all.map(({ name, file }) => [fileOf(name), reportOf(name, file, owners)]));
}

function main(): void {
  rmSync(declarations, { recursive: true, force: true });
  const now = apiReports();
  const before = new Map(
    globSync("*.txt", { cwd: reports }).map((file) => [file, readFileSync(path.join(reports, file), "utf8")]),
  );
  const changed = [...now].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  const gone = [...before.keys()].filter((file) => !now.has(file));
  if (process.argv.includes("--check")) {
    const differing = [...changed, ...gone].sort();
    if (differing.length === 0) return;
    console.error(`The public API is another than its report says: ${differing.join(", ")}`);
    console.error("Run `npm run generate`, and read the diff as a consumer would.");
    process.exitCode = 1;
    return;
  }
  if (!existsSync(reports)) mkdirSync(reports, { recursive: true });
  for (const file of changed) writeFileSync(path.join(reports, file), now.get(file) ?? "");
  for (const file of gone) rmSync(path.join(reports, file));
  console.log(`${now.size} reports, ${changed.length} written, ${gone.length} removed`);
}

if (import.meta.main) main();
