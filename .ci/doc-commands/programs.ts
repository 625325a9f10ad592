import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "../..");

interface Manifest {
  name: string;
  workspaces?: readonly string[];
  bin?: Readonly<Record<string, string>>;
  scripts?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, "package.json"), "utf8"));
const WORKSPACES: ReadonlyMap<string, string> = new Map(
  (manifestIn(".").workspaces ?? []).map((folder) => [manifestIn(folder).name, folder]),
);

/** The folder of a workspace, by its package name. */
export const workspaceOf = (name: string): string | undefined => WORKSPACES.get(name);

/** The npm script of a workspace, or of the root. */
export const scriptOf = (name: string, folder = "."): string | undefined => manifestIn(folder).scripts?.[name];

/** The commands that a workspace's package installs. */
export const binsOf = (folder: string): string[] => Object.keys(manifestIn(folder).bin ?? {});

/** The package's command by its name, when one of our packages installs it. */
export const isOwnBin = (name: string): boolean =>
  [...WORKSPACES.values()].some((folder) => binsOf(folder).includes(name));

/** Sources of our packages' commands. The built files, which `bin` names, need not exist. */
const SOURCES: Readonly<Record<string, string>> = {
  "lobbykit-contract": "contract-tests/src/cli.ts",
  "lobbykit-mock": "api-spec/src/mock/main.ts",
  "design-system": "design-system/tokens/new-brand/command.ts",
};

/** The source of a command of our packages. */
export const sourceOfBin = (name: string): string | undefined => SOURCES[name];

const RUN_SCRIPT = /^npm run (?<script>[\w:-]+)(?: --silent)?(?: -w (?<workspace>\S+))?/;
const NODE_FILE = /^node (?:--\S+ )*(?<file>\S+\.[jt]s)(?<rest>.*)$/;

/** A Node program of the repository, and the arguments that an npm script gives it. */
export interface Program {
  file: string;
  given: string[];
}

/** The Node programs that an npm script runs, through other scripts. */
export function programsOf(script: string, folder = "."): Program[] {
  return (scriptOf(script, folder) ?? "").split(" && ").flatMap((command) => {
    const run = RUN_SCRIPT.exec(command)?.groups;
    if (run) return programsOf(run["script"] ?? "", run["workspace"] ? workspaceOf(run["workspace"]) : folder);
    const node = NODE_FILE.exec(command)?.groups;
    if (!node) return [];
    const file = path.posix.join(folder, node["file"] ?? "");
    return [{ file, given: (node["rest"] ?? "").split(" ").filter((word) => word !== "") }];
  });
}

const IMPORT = /from "(\.[^"]+\.[jt]s)"/g;
const MOST_STEPS = 2;

/** The text of a program and of the files that it imports. Two steps are enough, because options are read at the beginning. */
function textOf(file: string, steps = MOST_STEPS): string {
  if (!existsSync(path.join(root, file))) return "";
  const text = readFileSync(path.join(root, file), "utf8");
  const imported = steps === 0 ? [] : [...text.matchAll(IMPORT)].map(([, name = ""]) => name);
  return [text, ...imported.map((name) => textOf(path.posix.join(path.posix.dirname(file), name), steps - 1))].join(
    "\n",
  );
}

/** Whether the source of a program reads an option, by `parseArgs`, by Commander or by itself. */
export function readsOption(file: string, option: string): boolean {
  const name = option.replace(/^--/, "");
  return new RegExp(String.raw`["']--${name}\b|(?<![\w-])["']?${name}["']?: \{ type: "`).test(textOf(file));
}

const helpTexts = new Map<string, string>();

/** What a program prints for `--help`. The program is run. @throws Error when it fails */
export function helpOf(file: string, subcommand: readonly string[] = []): string {
  const key = [file, ...subcommand].join(" ");
  const known = helpTexts.get(key);
  if (known !== undefined) return known;
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...subcommand, "--help"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${key} --help exits with ${status}: ${stderr}`);
  helpTexts.set(key, stdout);
  return stdout;
}
