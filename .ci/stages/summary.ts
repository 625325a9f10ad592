import path from "node:path";
import { slowestTests, type TestReport } from "./test-report.ts";

export interface StageResult {
  name: string;
  isPassed: boolean;
  durationMs: number;
  report?: TestReport;
  /** Where the time of its tests was spent, in seconds over all workers: page load, login, waiting, … */
  parts?: Readonly<Record<string, number>>;
}

const SLOWEST_TESTS = 20;
const SECOND_MS = 1000;
const NAME_WIDTH = 22;
const TIME_WIDTH = 8;
const TITLE_WIDTH = 100;
const ERROR_LINES = 6;
const NAMED_FAILURES = 10;

const seconds = (durationMs: number) => `${(durationMs / SECOND_MS).toFixed(1)} s`.padStart(TIME_WIDTH);

function counts({ passed, failed, skipped }: TestReport): string {
  const failures = failed > 0 ? `, ${failed} failed` : "";
  return `${passed} passed${failures}${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** The summary line of a stage. */
export function stageLine({ name, isPassed, durationMs, report }: StageResult): string {
  const verdict = isPassed ? "passed" : "FAILED";
  return `${verdict}  ${name.padEnd(NAME_WIDTH)}${seconds(durationMs)}${report ? `   ${counts(report)}` : ""}`;
}

const placeOf = (file: string, root: string) => (path.isAbsolute(file) ? path.relative(root, file) : file);

/** The slowest tests of a stage, one per line; paths are relative to `root`. */
export function slowestLines({ name, report }: StageResult, root: string): string[] {
  if (!report || report.tests.length === 0) return [];
  const lines = slowestTests(report.tests, SLOWEST_TESTS).map(
    ({ file, title, durationMs }) => `${seconds(durationMs)}  ${placeOf(file, root)}: ${title.slice(0, TITLE_WIDTH)}`,
  );
  return [`Slowest tests of ${name}`, ...lines, ""];
}

const failuresOf = ({ report }: StageResult) => (report?.tests ?? []).filter(({ outcome }) => outcome === "failed");

/** The failed tests of a stage, each with the first lines of its error. */
export function failureLines(result: StageResult, root: string): string[] {
  const failures = failuresOf(result);
  if (failures.length === 0) return [];
  const lines = failures.flatMap(({ file, title, error = "" }) => [
    `  ${placeOf(file, root)}: ${title}`,
    ...error
      .split("\n")
      .filter((line) => line.trim() !== "")
      .slice(0, ERROR_LINES)
      .map((line) => `    ${line}`),
  ]);
  return [`Failed tests of ${result.name}`, ...lines, ""];
}

/** Where the time of a stage's tests was spent, if it is recorded. */
export function partLines({ name, parts }: StageResult): string[] {
  if (!parts) return [];
  const lines = Object.entries(parts).map(([part, value]) => `${seconds(value * SECOND_MS)}  ${part}`);
  return [`Time of the tests of ${name}, all workers`, ...lines, ""];
}

/** Names the first failed tests, one per line. They follow the table, because a truncated log keeps only its last lines. */
function failureNames(results: readonly StageResult[], root: string): string[] {
  const names = results.flatMap((result) =>
    failuresOf(result).map(({ file, title }) => `failed  ${placeOf(file, root)}: ${title.slice(0, TITLE_WIDTH)}`),
  );
  const rest = names.length > NAMED_FAILURES ? [`and ${names.length - NAMED_FAILURES} more`] : [];
  return names.length > 0 ? [...names.slice(0, NAMED_FAILURES), ...rest, ""] : [];
}

/**
 * The table of all stages with the total, then the names of failed tests. The last line is the plain count of tests that other tools
 * search for.
 */
export function summaryLines(results: readonly StageResult[], wholeMs: number, root: string): string[] {
  const reports = results.flatMap(({ report }) => report ?? []);
  const sum = (key: "passed" | "failed") => reports.reduce((total, report) => total + report[key], 0);
  const failedStages = results.filter(({ isPassed, report }) => !isPassed && !report?.failed).length;
  return [
    ...results.map(stageLine),
    `        ${"in all".padEnd(NAME_WIDTH)}${seconds(wholeMs)}`,
    "",
    ...failureNames(results, root),
    `${sum("passed")} passed, ${sum("failed") + failedStages} failed`,
  ];
}
