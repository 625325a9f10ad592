import type { CaseReport, Report } from "../model.ts";
import { ignoredReasons } from "./ignored-words.ts";

/** The reasons why findings do not fail a test, by the keys of the findings: they are in the baseline, or a rule ignores them. */
export type AcceptedFindings = ReadonlyMap<string, string>;
export type FindingOfCase = CaseReport["findings"][number];

/** Returns the accepted findings of a report. */
export function acceptedFindingsIn(report: Report): AcceptedFindings {
  const known = report.findings.filter(({ isKnown }) => isKnown);
  return new Map([
    ...known.map(({ key }) => [key, "in the baseline"] as const),
    ...[...ignoredReasons(report)].map(([key, reason]) => [key, `ignored (${reason})`] as const),
  ]);
}

/** A finding in one line, after the reason why it is accepted if there is one. */
export function withReason(
  { key, headline }: Pick<FindingOfCase, "key" | "headline">,
  accepted: AcceptedFindings,
): string {
  const reason = accepted.get(key);
  return reason === undefined ? headline : `${reason}: ${headline}`;
}
