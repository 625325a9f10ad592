/** Test results of a stage, read from the JSON reports of Vitest and Playwright. */
import { stripVTControlCharacters } from "node:util";

export interface TestRun {
  /** Path of the test file; for Playwright, relative to its test folder. */
  file: string;
  title: string;
  durationMs: number;
  outcome: "passed" | "failed" | "skipped";
  /** The error without terminal colours. */
  error?: string;
}

export interface TestReport {
  passed: number;
  failed: number;
  skipped: number;
  tests: TestRun[];
}

/** The parts of Vitest's JSON report that are used. */
interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { results: { status: string; duration: number; error?: { message?: string } }[] }[];
  }[];
}

/** The parts of Playwright's JSON report that are used. */
interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

const emptyReport = (): TestReport => ({ passed: 0, failed: 0, skipped: 0, tests: [] });

type Measured = Pick<TestRun, "file" | "title" | "durationMs">;

function add(report: TestReport, status: string, test: Measured, error?: string): void {
  const isSkipped = status === "skipped" || status === "pending" || status === "todo";
  const outcome = isSkipped ? "skipped" : status === "passed" ? "passed" : "failed";
  report[outcome] += 1;
  report.tests.push({ ...test, outcome, ...(error && { error: stripVTControlCharacters(error) }) });
}

function readVitest({ testResults }: VitestReport): TestReport {
  const report = emptyReport();
  for (const { name, assertionResults } of testResults) {
    for (const { fullName, status, duration, failureMessages = [] } of assertionResults) {
      add(report, status, { file: name, title: fullName, durationMs: duration ?? 0 }, failureMessages[0]);
    }
  }
  return report;
}

function readPlaywright({ suites }: PlaywrightReport): TestReport {
  const report = emptyReport();
  const visit = ({ specs, suites: inner = [] }: PlaywrightSuite, file: string) => {
    for (const { title, tests } of specs) {
      for (const { results } of tests) {
        const durationMs = results.reduce((sum, { duration }) => sum + duration, 0);
        const last = results.at(-1);
        add(report, last?.status ?? "skipped", { file, title, durationMs }, last?.error?.message);
      }
    }
    for (const suite of inner) visit(suite, file);
  };
  for (const suite of suites) visit(suite, suite.file);
  return report;
}

/** Parses the JSON report of either runner. @throws SyntaxError when the runner was stopped while writing it */
export function readTestReport(text: string): TestReport {
  const report: VitestReport | PlaywrightReport = JSON.parse(text);
  return "testResults" in report ? readVitest(report) : readPlaywright(report);
}

/** The tests that took longest, slowest first. */
export const slowestTests = (tests: readonly TestRun[], count: number): TestRun[] =>
  tests.toSorted((left, right) => right.durationMs - left.durationMs).slice(0, count);
