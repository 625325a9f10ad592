import { expect, test } from "vitest";
import { commandLineOf, runnerOf, RUNNERS, type RunOptions } from "./runners.ts";

const lineOf = (name: keyof typeof RUNNERS, options: Partial<RunOptions> = {}) => {
  const { commandLine, env } = commandLineOf(RUNNERS[name], { rest: [], ...options });
  return { line: commandLine.join(" "), env };
};

test("the unit runner passes the given files to Vitest", () => {
  expect(lineOf("unit", { rest: ["paths"] }).line).toBe(
    "vitest run -c .ci/vitest.config.ts --maxWorkers=100% --project=unit paths",
  );
});

test("Vitest writes a JSON report in addition to its usual output", () => {
  expect(lineOf("stories", { report: "out.json" }).line).toMatch(
    /--project=stories --project=components --project=scrollbars --reporter=default --reporter=json --outputFile.json=out.json$/,
  );
});

test("Playwright gets the report's file name from the environment, and repeats each test with --repeat", () => {
  expect(lineOf("e2e", { report: "out.json", repeat: "3", rest: ["login"] })).toEqual({
    line: "playwright test -c reference-app/playwright.config.ts --repeat-each=3 login",
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: "out.json", LOBBYKIT_TIMES: "out.times.json" },
  });
});

test("a runner is found by its name", () => {
  expect(runnerOf("unit")).toBe(RUNNERS.unit);
  expect(runnerOf("nothing")).toBeUndefined();
});

test("only the e2e runner accepts --repeat", () => {
  expect(() => lineOf("unit", { repeat: "3" })).toThrow("--repeat is for e2e only.");
});
