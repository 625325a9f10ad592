/** Packs a package of this repository and installs it into a project outside it, to test what users get. */
import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";

const run = promisify(execFile);
const root = path.join(import.meta.dirname, "../..");

/** Output of `npm pack`. */
export interface Packed {
  /** Name of the package. */
  name: string;
  workspace: string;
  tarball: string;
  /** Paths of the packed files. */
  files: readonly string[];
}

/** Builds and packs a workspace into a folder, as for publishing. */
export async function pack(workspace: string, folder: string): Promise<Packed> {
  // Without the test runner's NODE_ENV, which would make it a development build.
  const env = { ...process.env, NODE_ENV: "production" };
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], { cwd: workspace, env });
  // The output of the build precedes the JSON.
  const [{ name, filename, files }] = JSON.parse(stdout.slice(stdout.search(/^\[$/m)));
  const paths = files.map((file: { path: string }) => file.path);
  return { name, workspace, tarball: path.join(folder, filename), files: paths };
}

/** A project outside the repository with only the packed package and the dependencies that it declares. */
export interface Consumer extends Packed {
  folder: string;
  packageFolder: string;
  write: (file: string, text: string) => string;
  remove: () => void;
}

/** The parts of a package.json that decide what npm installs. */
type Installed = Readonly<Record<"dependencies" | "peerDependencies" | "bin", Record<string, string> | undefined>>;

function link(folder: string, workspace: string, name: string): void {
  const installed = [workspace, root].map((place) => path.join(place, "node_modules", name));
  const target = installed.find((place) => existsSync(place));
  if (!target) throw new Error(`${name} is not installed.`);
  const to = path.join(folder, "node_modules", name);
  mkdirSync(path.dirname(to), { recursive: true });
  symlinkSync(target, to, "dir");
}

/**
 * Unpacks a package as in a consumer's project, with its dependencies.
 * @param more packages that the consumer has also installed
 */
export async function createConsumer(packed: Packed, more: readonly string[] = []): Promise<Consumer> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "lobbykit-consumer-")));
  const packageFolder = path.join(folder, "node_modules", packed.name);
  mkdirSync(packageFolder, { recursive: true });
  await run("tar", ["-xzf", packed.tarball, "--strip-components=1", "-C", packageFolder]);
  const manifest = JSON.parse(readFileSync(path.join(packageFolder, "package.json"), "utf8"));
  const { dependencies, peerDependencies, bin = {} }: Installed = manifest;
  mkdirSync(path.join(folder, "node_modules/.bin"), { recursive: true });
  for (const [command, file] of Object.entries(bin))
    symlinkSync(path.join(packageFolder, file), path.join(folder, "node_modules/.bin", command));
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), ...more])
    link(folder, packed.workspace, name);
  const write = (file: string, text: string) => {
    const whole = path.join(folder, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, text);
    return whole;
  };
  write("package.json", JSON.stringify({ name: "consumer", private: true, type: "module" }));
  return { ...packed, folder, packageFolder, write, remove: () => rmSync(folder, { recursive: true }) };
}

/** Problems that attw finds with the types of a package's entry points. */
export async function typeProblems(tarball: string, entrypoints: string[]) {
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), { entrypoints });
  if (!("problems" in analysis)) throw new Error("The package has no types.");
  // The packages support only bundlers and Node's ES modules, so problems of `require` and of resolution before Node 12 are ignored.
  const isModern = (problem: (typeof analysis.problems)[number]) =>
    !("resolutionKind" in problem) || !/node10|node16-cjs/.test(problem.resolutionKind);
  return analysis.problems.filter(isModern);
}

/** The type errors of a file in a consumer's project with strict TypeScript; empty when there are none. */
export async function typeErrors(
  { folder, write }: Consumer,
  file: string,
  text: string,
  resolution: "bundler" | "nodenext",
  options: object = {},
): Promise<string> {
  const compilerOptions = {
    module: resolution === "nodenext" ? "nodenext" : "esnext",
    moduleResolution: resolution,
    target: "es2023",
    lib: ["es2024", "dom", "dom.iterable"],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    ...options,
  };
  write("tsconfig.json", JSON.stringify({ compilerOptions, files: [file] }));
  write(file, text);
  const compiler = path.join(root, "node_modules/typescript/lib/tsc.js");
  return run(process.execPath, [compiler, "-p", folder]).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
}
