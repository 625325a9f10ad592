import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { TEST_FILES } from "../import-graph/kinds.ts";
import { runnerOf } from "../stages/runners.ts";
import type { DocCommand } from "./read-commands.ts";
import * as programs from "./programs.ts";

const root = path.join(import.meta.dirname, "../..");

/** Programs that are not ours. Only the files that a command names are checked. */
const EXTERNAL = new Set(["curl", "docker", "git", "k6", "kubectl", "node", "sh", "uvx"]);
/** Options of npm itself that the documentation uses. */
const NPM_OPTIONS = new Set(["--dry-run", "--omit=optional", "--pack-destination", "--save-dev", "--silent", "-w"]);
/** Files that the reader of a document has or creates. They are not in the repository. */
const READERS_OWN = new Set([
  "brand.json",
  "contract.sh",
  "file.ts",
  "load.js",
  "load.yaml",
  "contract-ignore.yaml",
  "lobbykit.contract.baseline.json",
  "openapi.yaml",
]);
const HAS_HELP = new Set(["contract-tests/src/cli.ts", "api-spec/src/mock/main.ts"]);

const isOption = (word: string): boolean => /^--[a-z]/.test(word);
const nameOf = (option: string): string => option.split("=")[0] ?? option;

/** Returns what is wrong with the options for a program of the repository; undefined when nothing is. */
function optionFault(file: string, words: readonly string[]): string | undefined {
  const [subcommand] = words;
  const inside = subcommand === "k6" ? [subcommand] : [];
  const help = HAS_HELP.has(file) ? programs.helpOf(file, inside) : undefined;
  const unknown = words
    .filter(isOption)
    .map(nameOf)
    .find((option) => (help === undefined ? !programs.readsOption(file, option) : !help.includes(`${option} `)));
  return unknown && `${file} has no option ${unknown}`;
}

/** Returns what is wrong with the words that choose tests. Each must be a part of the path of a test of that kind. */
function filterFault(kind: string, words: readonly string[]): string | undefined {
  const files = (runnerOf(kind)?.affected ?? []).flatMap((each) =>
    globSync(TEST_FILES[each], { cwd: root, exclude: ["**/node_modules/**"] }),
  );
  const filters = words.filter((word, at) => !word.startsWith("-") && words[at - 1] !== "--repeat");
  const lost = filters.find((word) => !files.some((file) => file.includes(word)));
  return lost && `no test of ${kind} has "${lost}" in its path`;
}

function scriptFault(script: string, folder: string | undefined, words: readonly string[]): string | undefined {
  if (folder === undefined) return "the workspace does not exist";
  if (programs.scriptOf(script, folder) === undefined) return `package.json of ${folder} has no script "${script}"`;
  for (const { file } of programs.programsOf(script, folder)) {
    if (!existsSync(path.join(root, file))) return `the script ${script} runs ${file}, which does not exist`;
  }
  const [program] = programs.programsOf(script, folder).slice(-1);
  if (words.length === 0 || program === undefined) return undefined;
  const isRunner = program.file.endsWith("stages/run-tests.ts");
  return optionFault(program.file, words) ?? (isRunner ? filterFault(program.given[0] ?? "", words) : undefined);
}

function npmFault(words: readonly string[]): string | undefined {
  const end = words.indexOf("--");
  const own = end < 0 ? words : words.slice(0, end);
  const passed = end < 0 ? [] : words.slice(end + 1);
  const workspaceAt = own.indexOf("-w");
  const workspace = own[workspaceAt + 1] ?? "";
  const folder = workspaceAt < 0 ? "." : programs.workspaceOf(workspace);
  const unknown = own.find((word) => word.startsWith("-") && !NPM_OPTIONS.has(word));
  if (unknown !== undefined) return `npm is not known to have the option ${unknown}`;
  const [, action = "", script] = own;
  if (action === "run") return script === undefined ? undefined : scriptFault(script, folder, passed);
  if (action === "test" || action === "start") return scriptFault(action, folder, passed);
  const stranger = own.find((word) => word.startsWith("@lobbykit/") && programs.workspaceOf(word) === undefined);
  if (stranger !== undefined) return `${stranger} is no package of this repository`;
  return ["ci", "install", "pack"].includes(action) ? undefined : `npm ${action} is not known`;
}

/** The projects of the Vitest configuration are names in its source. */
function vitestFault(words: readonly string[]): string | undefined {
  const project = words[words.indexOf("--project") + 1] ?? "";
  if (!words.includes("--project")) return undefined;
  const isKnown = readFileSync(path.join(root, ".ci/vitest.config.ts"), "utf8").includes(`"${project}"`);
  return isKnown ? undefined : `Vitest has no project ${project}`;
}

function binFault(name: string, words: readonly string[]): string | undefined {
  const source = programs.sourceOfBin(name);
  if (!programs.isOwnBin(name) || source === undefined) return `no package has the command ${name}`;
  return optionFault(source, words);
}

function npxFault([name = "", ...words]: readonly string[]): string | undefined {
  if (name.startsWith("@lobbykit/")) {
    const folder = programs.workspaceOf(name);
    const [bin] = folder === undefined ? [] : programs.binsOf(folder);
    return bin === undefined ? `${name} has no command` : binFault(bin, words);
  }
  if (programs.isOwnBin(name)) return binFault(name, words);
  if (!existsSync(path.join(root, "node_modules/.bin", name))) return `node_modules/.bin has no ${name}`;
  return name === "vitest" ? vitestFault(words) : undefined;
}

const FILE_NAME = /^[\w./-]*\w\.(?:[jt]s|json|ya?ml|sh|md)$/;
const REPOSITORY_PATH = /^(?:\.ci|api-spec|contract-tests|design-system|docs|reference-app|\.storybook)\//;

/** A file that a build writes. A fresh clone does not have it. */
const BUILT = /(?:^|\/)dist\//;

/** Returns what is wrong with the files that a command names; undefined when nothing is. */
function fileFault({ file, words }: DocCommand): string | undefined {
  const named = words.slice(1).map((word) => (isOption(word) ? (word.split("=")[1] ?? "") : word));
  const paths = named.filter((word) => FILE_NAME.test(word) || REPOSITORY_PATH.test(word));
  const lost = paths.find(
    (name) =>
      !READERS_OWN.has(name) &&
      !BUILT.test(name) &&
      ![root, path.join(root, path.dirname(file))].some((at) => existsSync(path.join(at, name))),
  );
  return lost && `there is no file ${lost}`;
}

function programFault({ words }: DocCommand): string | undefined {
  const [program = "", ...rest] = words;
  if (program === "npm") return npmFault(words);
  if (program === "npx") return npxFault(rest);
  if (programs.isOwnBin(program)) return binFault(program, rest);
  return EXTERNAL.has(program) ? undefined : `the program ${program} is not known`;
}

/** Returns what is wrong with a command of the documentation; undefined when nothing is. */
export const faultOf = (command: DocCommand): string | undefined => programFault(command) ?? fileFault(command);
