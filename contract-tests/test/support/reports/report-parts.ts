import type { Markup } from "../../../src/report/html/markup.ts";
import type { Comparison, FindingReport, Report } from "../../../src/report/model.ts";
import { reportWith } from "./long-report.ts";

/** The report of a server that breaks five promises. */
export const FAILED_REPORT = reportWith({ findings: 5 });
/** The report of a server that breaks none. */
export const PASSED_REPORT = reportWith({ findings: 0 });

/** The first item of a list that must not be empty. */
export function firstOf<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error("the list is empty");
  return first;
}

export const FINDING: FindingReport = firstOf(FAILED_REPORT.findings);

/** Findings of different cases and operations. */
export const findingsOf = (count: number, changes: Partial<FindingReport> = {}): FindingReport[] =>
  Array.from({ length: count }, (_, index) => ({
    ...FINDING,
    key: `key ${index}`,
    fingerprint: String(index).padStart(12, "0"),
    operationId: `operation${index}`,
    severity: "error",
    isKnown: false,
    ...changes,
  }));

/** Returns the failed report with other findings. */
export const withFindings = (count: number, changes: Partial<FindingReport> = {}): Report => ({
  ...FAILED_REPORT,
  findings: findingsOf(count, changes),
});

/** Returns the finding with another response. */
export function answered(body: string, cut = 0): FindingReport {
  const { example } = FINDING;
  if (!example) throw new Error("the finding has no example");
  return { ...FINDING, example: { ...example, response: { status: 200, headers: {}, body, cut } } };
}

/** Returns a comparison with an earlier run that contains only the given changes. */
export function comparisonOf(changes: Partial<Comparison>): Comparison {
  const previous = { startedAt: "2026-11-20T09:30:00.000Z", url: "http://other.example", isSameUrl: true };
  return { previous, fresh: [], mended: [], still: [], notTried: [], ...changes };
}

export const notesOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `note ${index + 1}`);

/** Returns a body with this number of lines. */
export const linesOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}`).join("\n");

/** Returns the text of markup without its tags. */
export const wordsOf = ({ text }: Markup): string =>
  text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
