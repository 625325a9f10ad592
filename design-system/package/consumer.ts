import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const workspace = path.join(import.meta.dirname, "..");
const installed = [path.join(workspace, "node_modules"), path.join(workspace, "../node_modules")];
export const PACKAGE = "@lobbykit/design-system";

/** A project outside the workspace that has installed the packed tarball, and nothing that the package does not name. */
export interface Consumer {
  folder: string;
  packageFolder: string;
  tarball: string;
  /** Paths of the packed files. */
  files: readonly string[];
  write: (file: string, text: string) => string;
  remove: () => void;
}

function link(from: string, name: string): void {
  const to = path.join(from, "node_modules", name);
  const target = installed.map((folder) => path.join(folder, name)).find((folder) => existsSync(folder));
  if (!target) throw new Error(`${name} is not installed.`);
  mkdirSync(path.dirname(to), { recursive: true });
  symlinkSync(target, to, "dir");
}

/** What `npm pack` made. */
export interface Packed {
  tarball: string;
  /** Paths of the packed files. */
  files: readonly string[];
}

/** Packs the package into a folder as it would be published, which builds it. */
export async function pack(folder: string): Promise<Packed> {
  // As from a terminal: a test runner's NODE_ENV would make it a build for development.
  const env = { ...process.env, NODE_ENV: "production" };
  const packed = await run("npm", ["pack", "--json", "--pack-destination", folder], { cwd: workspace, env });
  // What the build prints comes first.
  const [{ filename, files }] = JSON.parse(packed.stdout.slice(packed.stdout.search(/^\[$/m)));
  return { tarball: path.join(folder, filename), files: files.map((file: { path: string }) => file.path) };
}

/** Unpacks the package where a consumer would have it. Packs it first where nobody has. */
export async function createConsumer(packed?: Packed): Promise<Consumer> {
  const folder = mkdtempSync(path.join(tmpdir(), "lobbykit-consumer-"));
  const { tarball, files } = packed ?? (await pack(folder));
  const packageFolder = path.join(folder, "node_modules", PACKAGE);
  mkdirSync(packageFolder, { recursive: true });
  await run("tar", ["-xzf", tarball, "--strip-components=1", "-C", packageFolder]);
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(path.join(packageFolder, "package.json"), "utf8"));
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  for (const name of [...names, "@types/react", "@types/react-dom", "csstype"]) link(folder, name);
  const write = (file: string, text: string) => {
    const whole = path.join(folder, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, text);
    return whole;
  };
  write("package.json", JSON.stringify({ name: "consumer", private: true, type: "module" }));
  return { folder, packageFolder, tarball, files, write, remove: () => rmSync(folder, { recursive: true }) };
}

/** The paths of the package's export map. */
export const offeredEntries = ({ packageFolder }: Consumer): ReadonlySet<string> =>
  new Set(Object.keys(JSON.parse(readFileSync(path.join(packageFolder, "package.json"), "utf8")).exports));
