import type { FindingReport, Report } from "../model.ts";
import { causesOf, type Cause } from "../parts/causes.ts";
import { RULES } from "../rules.ts";
import { counted, dimmed, paint, paragraph } from "./terminal-text.ts";

const MAX_CAUSES = 40;
/** How many places of one cause the report shows. */
const MAX_PLACES = 6;

export function placeWords({ spec }: FindingReport): string {
  const pointer = `spec#${spec.pointer}`;
  return spec.file === null ? pointer : `${spec.file}:${spec.line} (${pointer})`;
}

/** Returns the lines about one place of a cause: the operation, the place in its response, and the id of a case that failed there. */
function placeLines(finding: FindingReport, cause: Cause): string[] {
  const [{ message }] = cause.places;
  const own = finding.message === message ? "" : `: ${finding.message}`;
  const known = finding.isKnown && !cause.isKnown ? ", in the baseline" : "";
  const more = finding.count > 1 ? ` and ${finding.count - 1} more` : "";
  return [
    ...paragraph(`${finding.operationId} ${finding.method} ${finding.path}`, 4).map((line) => paint("bold", line)),
    ...paragraph(`${finding.where}${own}`, 6),
    ...dimmed(paragraph(`${finding.caseIds[0] ?? ""}${more}${known}`, 6)),
  ];
}

/** Suggests how to test only the operations that are built, with `--only` or `--skip`, whichever is shorter. */
function othersOption({ operations }: Report, missing: readonly string[]): string {
  const others = operations.map(({ operationId }) => operationId).filter((id) => !missing.includes(id));
  if (others.length === 0) return "";
  const isMostMissing = others.length <= missing.length;
  return ` Test the others with: ${isMostMissing ? `--only ${others.join(",")}` : `--skip ${missing.join(",")}`}`;
}

/** Returns one block of lines about all operations that are not implemented. */
function missingLines({ places, severity, isKnown, statuses }: Cause, report: Report): string[] {
  const ids = places.map(({ operationId }) => operationId);
  const verb = ids.length === 1 ? "is" : "are";
  const head = `${counted(ids.length, "operation")} ${verb} not implemented (${statuses.join(", ")}): ${ids.join(", ")}`;
  const { advice } = RULES["not-implemented"];
  const colour = severity === "error" && !isKnown ? "red" : "yellow";
  return [
    "",
    ...paragraph(head, 0, severity === "error" ? "✗ " : "! ").map((line) => paint(colour, line)),
    ...paragraph(advice + othersOption(report, ids), 2),
  ];
}

function causeLines(cause: Cause, report: Report): string[] {
  const { places, check, severity, isKnown, count } = cause;
  if (check === "not-implemented") return missingLines(cause, report);
  const [first] = places;
  const isError = severity === "error";
  const known = isKnown ? ", in the baseline" : "";
  const where = places.length > 1 ? ` at ${counted(places.length, "place")}` : "";
  const head = `${RULES[check].title} (${check}), ${counted(count, "case")}${where}${known}`;
  const rest = places.length - MAX_PLACES;
  return [
    "",
    ...paragraph(head, 0, isError ? "✗ " : "! ").map((line) => paint(isError && !isKnown ? "red" : "yellow", line)),
    ...paragraph(first.message, 2),
    ...dimmed(paragraph(placeWords(first), 2)),
    ...places.slice(0, MAX_PLACES).flatMap((finding) => placeLines(finding, cause)),
    ...(rest > 0 ? [`    … and ${counted(rest, "more place", "more places")}, in report.html`] : []),
  ];
}

/** Returns the lines about each cause, followed by its places, because one change of the server fixes all places of a cause. */
export function groupedLines(title: string, findings: readonly FindingReport[], report: Report): string[] {
  if (findings.length === 0) return [];
  const causes = causesOf(findings);
  const shown = causes.slice(0, MAX_CAUSES);
  const rest = causes.length - shown.length;
  const more = rest > 0 ? ["", `… and ${counted(rest, "more cause", "more causes")}, in report.html`] : [];
  return ["", paint("bold", title), ...shown.flatMap((cause) => causeLines(cause, report)), ...more];
}
