/**
 * `npm run generators [-- NAME ...]`: generates clients from the contract with programs of others, compiles them, and calls the mock with
 * each. It exits with 1 when one of these fails. The generators are installed into a temporary folder, because they are too large to be part
 * of the repository's dependencies.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { readNames } from "../../.ci/options.ts";
import { startMockProcess } from "../../.ci/programs/mock.ts";
import { BUNDLE, bundleWhenStale } from "../src/bundle.ts";
import { GENERATORS, type Generator } from "./generators.ts";

const FOLDER = path.join(tmpdir(), "lobbykit-generators");
const COMPILERS = ["typescript@5.9.3", "esbuild@0.25.12"];
const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  skipLibCheck: true,
  lib: ["es2022", "dom", "dom.iterable"],
  types: [],
};

const execute = promisify(execFile);
const MAX_OUTPUT_BYTES = 10_000_000;

/** Runs a program in the folder and returns what it printed. @throws Error with the output when it fails */
async function run([program = "", ...rest]: readonly string[]): Promise<string> {
  try {
    const { stdout } = await execute(program, rest, { cwd: FOLDER, maxBuffer: MAX_OUTPUT_BYTES });
    return stdout;
  } catch (error) {
    const output =
      error instanceof Error && "stdout" in error && "stderr" in error ? [error.stdout, error.stderr] : [error];
    throw new Error(`${path.basename(rest[0] ?? program)} failed:\n${output.join("")}`, { cause: error });
  }
}

const programIn = (name: string): string[] => [process.execPath, path.join(FOLDER, "node_modules/.bin", name)];

/** Installs the generators, unless an earlier run has installed the same versions. */
async function install(packages: readonly string[]): Promise<void> {
  const dependencies = Object.fromEntries(
    packages.map((spec) => [spec.slice(0, spec.lastIndexOf("@")), spec.slice(spec.lastIndexOf("@") + 1)]),
  );
  const manifest = JSON.stringify({ private: true, dependencies });
  const file = path.join(FOLDER, "package.json");
  await mkdir(FOLDER, { recursive: true });
  const isInstalled = existsSync(path.join(FOLDER, "installed")) && (await readFile(file, "utf8")) === manifest;
  if (isInstalled) return;
  await rm(path.join(FOLDER, "installed"), { force: true });
  await writeFile(file, manifest);
  console.log(`installing ${packages.join(" ")}`);
  await run(["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
  await writeFile(path.join(FOLDER, "installed"), "");
}

/** A program that calls the server at the address in its first argument, and prints the response. */
const callerOf = ({ imports, call }: Generator, out: string): string => `${imports(`./${out}`)}
declare const process: { readonly argv: readonly string[] };
const ask = async (url: string): Promise<unknown> => { ${call} };
void ask(process.argv[2] ?? "").then((answer) => console.log(JSON.stringify(answer)));
`;

/** Generates and compiles a client and calls the mock with it. @throws Error that says which step failed */
async function tryGenerator(name: string, url: string, version: string): Promise<void> {
  const generator = GENERATORS[name];
  if (!generator) throw new Error(`There is no generator ${name}: name one of ${Object.keys(GENERATORS).join(", ")}`);
  const out = `out-${name}`;
  await rm(path.join(FOLDER, out), { recursive: true, force: true });
  await mkdir(path.join(FOLDER, out));
  await run([...programIn(generator.program), ...generator.argumentsFor(out)]);
  const caller = `call-${name}.ts`;
  await writeFile(path.join(FOLDER, caller), callerOf(generator, out));
  await writeFile(
    path.join(FOLDER, "tsconfig.json"),
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: [out, caller] }),
  );
  await run([...programIn("tsc"), "--project", "."]);
  const program = `${out}/call.cjs`;
  const bundler = path.join(FOLDER, "node_modules/.bin/esbuild");
  await run([bundler, caller, "--bundle", "--platform=node", "--log-level=error", `--outfile=${program}`]);
  const printed = await run([process.execPath, program, url]);
  const answer: { value?: { contractVersion?: unknown } } = JSON.parse(printed);
  if (answer.value?.contractVersion !== version)
    throw new Error(`The client did not read the version ${version}: ${printed}`);
}

const names = readNames(Object.keys(GENERATORS));
bundleWhenStale();
await install([...new Set([...Object.values(GENERATORS).flatMap(({ packages }) => packages), ...COMPILERS])]);
await copyFile(BUNDLE, path.join(FOLDER, "openapi.json"));
const contract: { info: { version: string } } = JSON.parse(await readFile(BUNDLE, "utf8"));
const mock = await startMockProcess("--memory");
let failed = 0;
for (const name of names) {
  const started = performance.now();
  try {
    await tryGenerator(name, mock.url, contract.info.version);
    console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  } catch (error) {
    failed += 1;
    console.error(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
await mock.stop();
console.log(
  `${names.length - failed} of ${names.length} clients are generated, compile and read the version from the mock.`,
);
process.exitCode = failed === 0 ? 0 : 1;
