import type { CaseResult } from "../run/run.ts";
import { headlineOf } from "../judge/finding.ts";
import { toCurl } from "./curl.ts";

const ENTITIES: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" };
// XML 1.0 has no way to write control characters or lone surrogates.
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escapeXml = (text: string): string =>
  text.replaceAll(UNWRITABLE, "\uFFFD").replaceAll(/[<>&"]/g, (character) => ENTITIES[character] ?? character);

const seconds = (durationMs: number): string => (durationMs / 1000).toFixed(3);

function testCase(result: CaseResult, mask: (text: string) => string): string {
  const { tried, verdict, wire, durationMs } = result;
  const name = `classname="${escapeXml(tried.operationId)}" name="${escapeXml(tried.id)}" time="${seconds(durationMs)}"`;
  const curl = wire ? `\n${toCurl(wire)}` : "";
  const failures = verdict.findings
    .filter((finding) => finding.severity === "error")
    .map((finding) => {
      const message = escapeXml(mask(headlineOf(finding)));
      return `<failure type="${finding.check}" message="${message}">${escapeXml(mask(headlineOf(finding) + curl))}</failure>`;
    });
  const skipped = verdict.outcome === "skipped" ? [`<skipped message="${escapeXml(verdict.reason ?? "")}"/>`] : [];
  return `    <testcase ${name}>${[...failures, ...skipped].join("")}</testcase>`;
}

/** JUnit XML: one suite an operation, one test a case; names are the case ids, stable from run to run. */
export function toJunit(results: readonly CaseResult[], mask: (text: string) => string): string {
  const suites = [...Map.groupBy(results, ({ tried }) => tried.operationId)].map(([operationId, own]) => {
    const count = (outcome: string) => own.filter(({ verdict }) => verdict.outcome === outcome).length;
    const counts = `tests="${own.length}" failures="${count("failed")}" skipped="${count("skipped")}"`;
    const cases = own.map((result) => testCase(result, mask)).join("\n");
    return `  <testsuite name="${escapeXml(operationId)}" ${counts}>\n${cases}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="lobbykit-contract">\n${suites.join("\n")}\n</testsuites>\n`;
}
