import { expect, test } from "vitest";
import { readTestReport, slowestTests } from "./test-report.ts";

const vitestReport = {
  testResults: [
    {
      name: "/repository/rules.test.ts",
      assertionResults: [
        { fullName: "adds", status: "passed", duration: 5 },
        { fullName: "subtracts", status: "failed", duration: 7, failureMessages: ["expected 1 to be 2"] },
        { fullName: "waits", status: "skipped" },
      ],
    },
  ],
};

const playwrightReport = {
  suites: [
    {
      file: "login.spec.ts",
      specs: [{ title: "signs in", tests: [{ results: [{ status: "passed", duration: 900 }] }] }],
      suites: [
        {
          file: "login.spec.ts",
          specs: [
            {
              title: "times out",
              tests: [
                { results: [{ status: "timedOut", duration: 90_000, error: { message: "\u001b[31mlate\u001b[39m" } }] },
              ],
            },
            { title: "is skipped", tests: [{ results: [] }] },
          ],
        },
      ],
    },
  ],
};

test("reads the tests of a Vitest report", () => {
  const { passed, failed, skipped, tests } = readTestReport(JSON.stringify(vitestReport));
  expect({ passed, failed, skipped }).toEqual({ passed: 1, failed: 1, skipped: 1 });
  expect(tests[1]).toEqual({
    file: "/repository/rules.test.ts",
    title: "subtracts",
    durationMs: 7,
    outcome: "failed",
    error: "expected 1 to be 2",
  });
});

test("reads the tests of a Playwright report, including nested suites", () => {
  const { passed, failed, skipped, tests } = readTestReport(JSON.stringify(playwrightReport));
  expect({ passed, failed, skipped }).toEqual({ passed: 1, failed: 1, skipped: 1 });
  expect(tests.map(({ title, durationMs, outcome }) => [title, durationMs, outcome])).toEqual([
    ["signs in", 900, "passed"],
    ["times out", 90_000, "failed"],
    ["is skipped", 0, "skipped"],
  ]);
  expect(tests[1]?.error).toBe("late");
});

test("finds the slowest tests", () => {
  const tests = [3, 9, 1].map((durationMs) => ({
    file: "a",
    title: String(durationMs),
    durationMs,
    outcome: "passed" as const,
  }));
  expect(slowestTests(tests, 2).map(({ title }) => title)).toEqual(["9", "3"]);
});
