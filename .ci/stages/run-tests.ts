/**
 * `node .ci/stages/run-tests.ts RUNNER [--changed [--since REF]] [--repeat N] [--report FILE] [filters and options of the runner]`: runs
 * one kind of test. `--changed` runs only the tests that the uncommitted changes (with `--since`: the changes since that commit) can affect
 * by the import graph.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import path from "node:path";
import { parseArgs } from "node:util";
import { affectedTests } from "../import-graph/affected-tests.ts";
import { changedFiles } from "../import-graph/repository.ts";
import { refuse } from "../options.ts";
import { commandLineOf, runnerOf, RUNNERS, type Runner } from "./runners.ts";

const root = path.join(import.meta.dirname, "../..");
const require = createRequire(import.meta.url);
const OWN_OPTIONS = {
  changed: { type: "boolean" },
  since: { type: "string" },
  repeat: { type: "string" },
  report: { type: "string" },
} as const;

const [name = "", ...given] = process.argv.slice(2);
const runner = runnerOf(name);
if (!runner) refuse(`There is no runner "${name}": name one of ${Object.keys(RUNNERS).join(", ")}`);

const { values, tokens } = parseArgs({
  args: given,
  options: OWN_OPTIONS,
  allowPositionals: true,
  strict: false,
  tokens: true,
});
/** All arguments except our own options are passed to the runner unchanged. */
const ownIndexes = new Set(
  tokens.flatMap((token) => {
    if (token.kind !== "option" || !(token.name in OWN_OPTIONS)) return [];
    return token.value === undefined || token.inlineValue ? [token.index] : [token.index, token.index + 1];
  }),
);
const rest = given.filter((_argument, index) => !ownIndexes.has(index));

const option = (value: unknown) => (typeof value === "string" ? value : undefined);

function affectedFiles({ affected: kinds }: Runner): string[] {
  const affected = affectedTests(root, changedFiles(root, option(values.since)));
  if (kinds.includes("e2e") && affected.isSampleOfE2e) {
    console.log("The change reaches more of the app than these specs show: npm test runs the rest.");
  }
  return kinds.flatMap((kind) => affected[kind]);
}

/** The script of each command in node_modules/.bin, which is run with the same Node as this process. */
const programs: Readonly<Record<string, string>> = {
  vitest: path.join(path.dirname(require.resolve("vitest/package.json")), "vitest.mjs"),
  playwright: path.join(path.dirname(require.resolve("@playwright/test/package.json")), "cli.js"),
};

async function main(runner: Runner): Promise<number> {
  const files = values.changed ? affectedFiles(runner) : [];
  if (values.changed && files.length === 0) {
    console.log(`The change affects no ${name} test.`);
    return 0;
  }
  const { commandLine, env } = commandLineOf(runner, {
    report: option(values.report),
    repeat: option(values.repeat),
    rest: [...rest, ...files],
  });
  const [program = "", ...programArguments] = commandLine;
  const child = spawn(process.execPath, [programs[program] ?? program, ...programArguments], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const [exitCode] = await once(child, "close");
  return exitCode ?? 1;
}

process.exitCode = await main(runner);
