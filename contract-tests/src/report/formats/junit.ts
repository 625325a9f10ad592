import type { CaseReport, OperationReport, Report } from "../model.ts";
import {
  acceptedFindingsIn,
  withReason,
  type AcceptedFindings,
  type FindingOfCase,
} from "../parts/accepted-findings.ts";

const ENTITIES: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" };
// XML 1.0 cannot represent control characters or lone surrogates.
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escapeXml = (text: string): string =>
  text.replaceAll(UNWRITABLE, "\uFFFD").replaceAll(/[<>&"]/g, (character) => ENTITIES[character] ?? character);

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join("");

const seconds = (durationMs: number): string => (durationMs / 1000).toFixed(3);
const sum = (cases: readonly CaseReport[]): number => cases.reduce((total, { durationMs }) => total + durationMs, 0);

function responseWords({ status, failure }: CaseReport["response"]): string {
  if (failure !== undefined) return failure;
  return status === undefined ? "nothing was sent" : `status ${status}`;
}

const errorsOf = ({ findings }: CaseReport): FindingOfCase[] => findings.filter(({ severity }) => severity === "error");
const headlineOf = ([first, ...rest]: readonly FindingOfCase[]): string =>
  `${first?.headline ?? ""}${rest.length > 0 ? ` (and ${rest.length} more)` : ""}`;

/** The outcome in the file: a case whose failures are all accepted is not a new failure. */
function outcomeOf(tried: CaseReport, accepted: AcceptedFindings): CaseReport["outcome"] {
  const errors = errorsOf(tried);
  const isAccepted = errors.length > 0 && errors.every(({ key }) => accepted.has(key));
  return tried.outcome === "failed" && isAccepted ? "skipped" : tried.outcome;
}

/** Writes all findings of a failed case into one element, new ones first, because most readers show only the first. */
function failureElement(tried: CaseReport, accepted: AcceptedFindings): string {
  const errors = errorsOf(tried).toSorted(
    (one, other) => Number(accepted.has(one.key)) - Number(accepted.has(other.key)),
  );
  const [first] = errors;
  if (!first) return "";
  const text = [
    ...errors.map((error) => withReason(error, accepted)),
    `answered: ${responseWords(tried.response)}`,
    ...(tried.response.body === undefined ? [] : [tried.response.body]),
    ...(tried.curl === null ? [] : [tried.curl]),
  ].join("\n");
  return `<failure${attributes({ type: first.check, message: headlineOf(errors) })}>${escapeXml(text)}</failure>`;
}

const skippedElement = (tried: CaseReport, accepted: AcceptedFindings): string => {
  const errors = errorsOf(tried);
  const reason = `${accepted.get(errors[0]?.key ?? "")}: ${headlineOf(errors)}`;
  return `<skipped${attributes({ message: tried.outcome === "failed" ? reason : (tried.reason ?? "") })}/>`;
};

function warningsElement(tried: CaseReport, accepted: AcceptedFindings): string {
  const warnings = tried.findings
    .filter(({ severity }) => severity === "warning")
    .map((warning) => withReason(warning, accepted));
  return warnings.length === 0
    ? ""
    : `<system-out>${escapeXml(`warning: ${warnings.join("\nwarning: ")}`)}</system-out>`;
}

const ELEMENTS = { passed: () => "", failed: failureElement, skipped: skippedElement } as const;

function testCase(tried: CaseReport, accepted: AcceptedFindings): string {
  const inner = ELEMENTS[outcomeOf(tried, accepted)](tried, accepted) + warningsElement(tried, accepted);
  const names = attributes({ classname: tried.operationId, name: tried.id, time: seconds(tried.durationMs) });
  return `    <testcase${names}>${inner}</testcase>`;
}

const propertiesElement = (values: Readonly<Record<string, string | number>>): string =>
  [
    "    <properties>",
    ...Object.entries(values).map(([name, value]) => `      <property${attributes({ name, value })}/>`),
    "    </properties>",
  ].join("\n");

function countsOf(cases: readonly CaseReport[], accepted: AcceptedFindings) {
  const count = (outcome: string) => cases.filter((tried) => outcomeOf(tried, accepted) === outcome).length;
  return {
    tests: cases.length,
    failures: count("failed"),
    errors: 0,
    skipped: count("skipped"),
    time: seconds(sum(cases)),
  };
}

function testSuite(report: Report, operationId: string, cases: readonly CaseReport[], operation?: OperationReport) {
  const accepted = acceptedFindingsIn(report);
  const timestamp = report.startedAt.replace(/\.\d+Z?$/, "");
  const properties = propertiesElement({
    url: report.url,
    seed: report.seed,
    evidence: report.evidence,
    "spec.title": report.spec.title,
    "spec.version": report.spec.version,
    ...(operation && { "operation.method": operation.method, "operation.path": operation.path }),
    ...(operation && { "operation.tags": operation.tags.join(" "), "operation.evidence": operation.evidence }),
  });
  const suite = attributes({ name: operationId, ...countsOf(cases, accepted), timestamp });
  return `  <testsuite${suite}>\n${properties}\n${cases.map((tried) => testCase(tried, accepted)).join("\n")}\n  </testsuite>`;
}

/**
 * Writes JUnit XML: one suite per operation, one test per case. Case ids are the names, so they are the same in every run. Known and
 * ignored failures count as skipped, so that the file agrees with the exit status.
 */
export function toJunit(report: Report): string {
  const operations = new Map(report.operations.map((operation) => [operation.operationId, operation]));
  const suites = [...Map.groupBy(report.cases, ({ operationId }) => operationId)].map(([operationId, own]) =>
    testSuite(report, operationId, own, operations.get(operationId)),
  );
  // The readers' schema has no `skipped` attribute here.
  const { skipped: _, ...counts } = countsOf(report.cases, acceptedFindingsIn(report));
  const all = attributes({ name: report.tool.name, ...counts });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${all}>\n${suites.join("\n")}\n</testsuites>\n`;
}
