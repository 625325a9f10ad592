import { headlineOf, type Finding } from "../../../src/judge/finding.ts";
import type { CaseResult } from "../../../src/run/case-result.ts";

/** One finding of several cases. */
export interface FindingGroup {
  readonly finding: Finding;
  readonly headline: string;
  readonly results: readonly [CaseResult, ...CaseResult[]];
}

/** Findings that read alike, grouped; errors before warnings. */
export function groupFindings(results: readonly CaseResult[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const result of results) {
    for (const finding of result.verdict.findings) {
      const headline = headlineOf(finding);
      const known = groups.get(headline);
      groups.set(headline, { finding, headline, results: known ? [...known.results, result] : [result] });
    }
  }
  const all = [...groups.values()];
  const ofSeverity = (severity: Finding["severity"]) => all.filter(({ finding }) => finding.severity === severity);
  return [...ofSeverity("error"), ...ofSeverity("warning")];
}
