import type { CaseReport, Report } from "../model.ts";
import { ignoredReasons } from "./ignored-words.ts";

/** Excuses by the keys of findings that do not fail a test: they are in the baseline, or a rule ignores them. */
export type Excuses = ReadonlyMap<string, string>;
export type FindingOfCase = CaseReport["findings"][number];

/** Returns the excuses of a report's findings. */
export function excusesIn(report: Report): Excuses {
  const known = report.findings.filter(({ isKnown }) => isKnown);
  return new Map([
    ...known.map(({ key }) => [key, "in the baseline"] as const),
    ...[...ignoredReasons(report)].map(([key, reason]) => [key, `ignored (${reason})`] as const),
  ]);
}

/** A finding in one line, after the excuse for it if there is one. */
export function withExcuse({ key, headline }: Pick<FindingOfCase, "key" | "headline">, excuses: Excuses): string {
  const excuse = excuses.get(key);
  return excuse === undefined ? headline : `${excuse}: ${headline}`;
}
