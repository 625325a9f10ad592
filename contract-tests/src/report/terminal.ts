import { styleText } from "node:util";
import type { Operation } from "../contract.ts";
import type { CaseResult } from "../run/run.ts";
import { toCurl } from "./curl.ts";
import { groupFindings, isHonoured, summarize, type FindingGroup, type OperationSummary } from "./summary.ts";
import type { RunFacts } from "./json.ts";

const COUNT_WIDTH = 5;
const MAX_GROUPS_SHOWN = 60;

type Colour = "red" | "green" | "yellow" | "dim" | "bold";
// styleText itself leaves colour out where it does not belong: no terminal, or NO_COLOR.
const paint = (colour: Colour, text: string): string => styleText(colour, text, { stream: process.stdout });

function tableRow(row: OperationSummary, nameWidth: number): string {
  const passed = paint(row.failed > 0 ? "dim" : "green", `✓${String(row.passed).padStart(COUNT_WIDTH)}`);
  const failed = paint(row.failed > 0 ? "red" : "dim", `✗${String(row.failed).padStart(COUNT_WIDTH)}`);
  const skipped = row.skipped > 0 ? paint("yellow", ` ${row.skipped} skipped`) : "";
  const never = row.neverAccepted ? paint("yellow", " never accepted") : "";
  const address = paint("dim", `${row.method} ${row.path}`);
  return `  ${passed} ${failed}  ${row.operationId.padEnd(nameWidth)}  ${address}${skipped}${never}`;
}

function groupLines(group: FindingGroup, mask: (text: string) => string): string[] {
  const [first, ...others] = group.results;
  const isError = group.finding.severity === "error";
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return [
    `  ${paint(isError ? "red" : "yellow", isError ? "✗" : "!")} ${mask(group.headline)}`,
    paint("dim", `      ${first.tried.id}${more}`),
    ...(isError && first.wire ? [paint("dim", `      ${mask(toCurl(first.wire))}`)] : []),
  ];
}

function findingLines(results: readonly CaseResult[], mask: (text: string) => string): string[] {
  const groups = groupFindings(results);
  if (groups.length === 0) return [];
  const shown = groups.slice(0, MAX_GROUPS_SHOWN).flatMap((group) => groupLines(group, mask));
  const rest = groups.length - MAX_GROUPS_SHOWN;
  const hidden = rest > 0 ? [paint("dim", `  … and ${rest} more, in report.json`)] : [];
  return ["", paint("bold", "Findings"), ...shown, ...hidden];
}

/** The run for a person at a terminal. */
export function toTerminal(
  facts: RunFacts,
  operations: readonly Operation[],
  results: readonly CaseResult[],
  mask: (text: string) => string,
): string {
  const summaries = summarize(operations, results);
  const nameWidth = Math.max(0, ...summaries.map(({ operationId }) => operationId.length));
  const failed = results.filter(({ verdict }) => verdict.outcome === "failed").length;
  const skipped = results.filter(({ verdict }) => verdict.outcome === "skipped").length;
  const counts = `${results.length} cases, ${failed} failed, ${skipped} skipped, ${(facts.durationMs / 1000).toFixed(1)} s, seed ${facts.seed}`;
  const verdict = isHonoured(results)
    ? paint("green", `${facts.url} honours the spec`)
    : paint("red", `${facts.url} does not honour the spec`);
  return [
    paint("bold", `Contract of ${facts.url}`),
    ...summaries.map((row) => tableRow(row, nameWidth)),
    ...findingLines(results, mask),
    "",
    `${verdict} (${counts})`,
  ].join("\n");
}
