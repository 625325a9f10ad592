import { expect, test } from "vitest";
import { failureLines, partLines, slowestLines, summaryLines, type StageResult } from "./summary.ts";

const unit: StageResult = {
  name: "unit",
  isPassed: true,
  durationMs: 12_340,
  report: {
    passed: 2,
    failed: 0,
    skipped: 1,
    tests: [
      { file: "/repository/a.test.ts", title: "is quick", durationMs: 10, outcome: "passed" },
      { file: "/repository/b.test.ts", title: "is slow", durationMs: 2500, outcome: "passed" },
    ],
  },
};

test("the summary counts tests, and counts a failed stage without tests as one failure", () => {
  const lint: StageResult = { name: "lint", isPassed: false, durationMs: 1000 };
  expect(summaryLines([lint, unit], 13_000, "/repository")).toEqual([
    "FAILED  lint                     1.0 s",
    "passed  unit                    12.3 s   2 passed, 1 skipped",
    "        in all                  13.0 s",
    "",
    "2 passed, 1 failed",
  ]);
});

test("the summary counts each failed test once", () => {
  const report = { passed: 3, failed: 2, skipped: 0, tests: [] };
  const lines = summaryLines([{ name: "e2e", isPassed: false, durationMs: 0, report }], 0, "/repository");
  expect(lines.at(-1)).toBe("3 passed, 2 failed");
});

test("the summary names the failed tests below the table, ten at most", () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({
    file: "/repository/a.test.ts",
    title: `adds ${index}`,
    durationMs: 1,
    outcome: "failed" as const,
  }));
  const report = { passed: 0, failed: tests.length, skipped: 0, tests };
  const lines = summaryLines([{ name: "e2e", isPassed: false, durationMs: 0, report }], 0, "/repository");
  expect(lines.filter((line) => line.startsWith("failed"))).toHaveLength(10);
  expect(lines.slice(3, 4)).toEqual(["failed  a.test.ts: adds 0"]);
  expect(lines.slice(-3)).toEqual(["and 2 more", "", "0 passed, 12 failed"]);
});

test("the slowest tests come first, with paths from the root of the repository", () => {
  expect(slowestLines(unit, "/repository")).toEqual([
    "Slowest tests of unit",
    "   2.5 s  b.test.ts: is slow",
    "   0.0 s  a.test.ts: is quick",
    "",
  ]);
});

test("a stage with measured parts shows the time of each part", () => {
  expect(partLines({ ...unit, parts: { "page load": 12.5, waiting: 3 } })).toEqual([
    "Time of the tests of unit, all workers",
    "  12.5 s  page load",
    "   3.0 s  waiting",
    "",
  ]);
  expect(partLines(unit)).toEqual([]);
});

test("a stage without tests shows no slowest tests", () => {
  expect(slowestLines({ name: "lint", isPassed: true, durationMs: 0 }, "/repository")).toEqual([]);
});

test("failed tests are shown with the first lines of their errors", () => {
  const error = "expected 2 to be 3\n\n  at a.test.ts:4\n  at b\n  at c\n  at d\n  at e\n  at f";
  const failed: StageResult["report"] = {
    passed: 1,
    failed: 1,
    skipped: 0,
    tests: [
      { file: "/repository/a.test.ts", title: "adds", durationMs: 1, outcome: "failed", error },
      { file: "/repository/a.test.ts", title: "is quick", durationMs: 1, outcome: "passed" },
    ],
  };
  expect(failureLines({ ...unit, isPassed: false, report: failed }, "/repository")).toEqual([
    "Failed tests of unit",
    "  a.test.ts: adds",
    "    expected 2 to be 3",
    "      at a.test.ts:4",
    "      at b",
    "      at c",
    "      at d",
    "      at e",
    "",
  ]);
  expect(failureLines(unit, "/repository")).toEqual([]);
});
