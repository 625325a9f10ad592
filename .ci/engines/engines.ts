/** Browsers beside the newest Chromium in which the app is tried, and how each gets onto this machine (docs/browsers.md). */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

const root = path.join(import.meta.dirname, "../..");
const cacheFolder = path.join(root, "node_modules/.cache/lobbykit/engines");

interface Engine {
  /** The npm package that has the browser itself in it, with its version. */
  package: string;
  /** What the registry must give: SHA-512 of the packed package. */
  sha512: string;
  /** Files of the package, compressed with Brotli: the program, and an archive of the libraries that it looks for beside itself. */
  program: string;
  libraries: string;
}

export const ENGINES = {
  chromium109: {
    package: "@sparticuz/chromium@109.0.6",
    sha512: "9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==",
    program: "package/bin/chromium.br",
    libraries: "package/bin/swiftshader.tar.br",
  },
} as const satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;
export const isEngine = (name: string | undefined): name is EngineName => Object.keys(ENGINES).includes(name ?? "");

/** Whether the programs are made for this machine. */
export const canHaveEngines = process.platform === "linux" && process.arch === "x64";

/** Where the engine's program is, once it was fetched. */
export const programOf = (name: EngineName): string => path.join(cacheFolder, name, "browser");

/** Runs a program in a folder. @throws Error with what it said */
function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0)
    throw new Error(`${command} ${args.join(" ")}: ${(error?.message ?? stderr).trim().split("\n")[0]}`);
  return stdout;
}

/** Fetches the package and unpacks it. @throws Error when it cannot be had, or is not what it was */
function fetchEngine(engine: Engine, folder: string): void {
  const packed = run("npm", ["pack", "--loglevel=error", engine.package], folder).trim();
  const sha512 = createHash("sha512")
    .update(readFileSync(path.join(folder, packed)))
    .digest("base64");
  if (sha512 !== engine.sha512) throw new Error(`${engine.package} is not the package that it was: SHA-512 ${sha512}`);
  run("tar", ["-xzf", packed], folder);
  const unpack = (file: string) => brotliDecompressSync(readFileSync(path.join(folder, file)));
  writeFileSync(path.join(folder, "libraries.tar"), unpack(engine.libraries));
  run("tar", ["-xf", "libraries.tar"], folder);
  writeFileSync(path.join(folder, "browser"), unpack(engine.program), { mode: 0o755 });
  for (const file of [packed, "libraries.tar", "package"]) rmSync(path.join(folder, file), { recursive: true });
}

/**
 * The program of an engine, fetched the first time (about 60 MB).
 *
 * @throws Error when this machine cannot have it.
 */
export function ensureEngine(name: EngineName): string {
  const program = programOf(name);
  if (existsSync(program)) return program;
  if (!canHaveEngines) throw new Error("its program is for Linux on x64 alone");
  // Beside its place until it is whole.
  const folder = `${path.dirname(program)}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    fetchEngine(ENGINES[name], folder);
    rmSync(path.dirname(program), { recursive: true, force: true });
    renameSync(folder, path.dirname(program));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return program;
}
