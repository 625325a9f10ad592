import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const run = (...command: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
};
const COMMANDS = [
  "requirements/trace.ts",
  "stages/command.ts",
  "mutants/command.ts",
  "engines/command.ts",
  "../contract-tests/proof/honesty.ts",
];

test.each(COMMANDS)("%s --help prints the comment that documents its options", (script) => {
  const { status, stdout, stderr } = run(path.normalize(script), "--help");
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("npm run ");
});

test.each(COMMANDS)("%s refuses an unknown option with one line and exit code 2", (script) => {
  const { status, stdout, stderr } = run(path.normalize(script), "--unknown");
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^[^\n]*--unknown[^\n]*\. Run it with --help to see its options\.\n$/);
});

test.each([
  ["../api-spec/generators/command.ts", "no-such", /no-such.*name one of .*orval/],
  ["../contract-tests/proof/comparison/compare.ts", "no-such", /no-such.*name one of .*prism/],
  ["../contract-tests/proof/honesty.ts", "--seeds=many", /from 1 to 10000, not "many"/],
])("%s refuses %s with one line that says what is possible", (script, name, said) => {
  const { status, stdout, stderr } = run(path.normalize(script), name);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(said);
  expect(stderr.trim()).not.toContain("\n");
});
