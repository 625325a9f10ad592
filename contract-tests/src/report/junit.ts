import type { CaseReport, OperationReport, Report } from "./model.ts";

const ENTITIES: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" };
// XML 1.0 has no way to write control characters or lone surrogates.
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

/** Everything about a failed case in one element: readers show the first one alone. */
function failureElement(tried: CaseReport): string {
  const errors = tried.findings.filter(({ severity }) => severity === "error");
  const [first] = errors;
  if (!first) return "";
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : "";
  const text = [
    ...errors.map(({ headline }) => headline),
    `answered: ${responseWords(tried.response)}`,
    ...(tried.response.body === undefined ? [] : [tried.response.body]),
    ...(tried.curl === null ? [] : [tried.curl]),
  ].join("\n");
  return `<failure${attributes({ type: first.check, message: first.headline + more })}>${escapeXml(text)}</failure>`;
}

function warningsElement(tried: CaseReport): string {
  const warnings = tried.findings.filter(({ severity }) => severity === "warning").map(({ headline }) => headline);
  return warnings.length === 0
    ? ""
    : `<system-out>${escapeXml(`warning: ${warnings.join("\nwarning: ")}`)}</system-out>`;
}

function testCase(tried: CaseReport): string {
  const skipped = tried.outcome === "skipped" ? `<skipped${attributes({ message: tried.reason ?? "" })}/>` : "";
  const inner = skipped + (tried.outcome === "failed" ? failureElement(tried) : "") + warningsElement(tried);
  const names = attributes({ classname: tried.operationId, name: tried.id, time: seconds(tried.durationMs) });
  return `    <testcase${names}>${inner}</testcase>`;
}

const propertiesElement = (values: Readonly<Record<string, string | number>>): string =>
  [
    "    <properties>",
    ...Object.entries(values).map(([name, value]) => `      <property${attributes({ name, value })}/>`),
    "    </properties>",
  ].join("\n");

function countsOf(cases: readonly CaseReport[]) {
  const count = (outcome: string) => cases.filter((tried) => tried.outcome === outcome).length;
  return {
    tests: cases.length,
    failures: count("failed"),
    errors: 0,
    skipped: count("skipped"),
    time: seconds(sum(cases)),
  };
}

function testSuite(report: Report, operationId: string, cases: readonly CaseReport[], operation?: OperationReport) {
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
  const suite = attributes({ name: operationId, ...countsOf(cases), timestamp });
  return `  <testsuite${suite}>\n${properties}\n${cases.map(testCase).join("\n")}\n  </testsuite>`;
}

/** JUnit XML: one suite an operation, one test a case; names are the case ids, stable from run to run. */
export function toJunit(report: Report): string {
  const operations = new Map(report.operations.map((operation) => [operation.operationId, operation]));
  const suites = [...Map.groupBy(report.cases, ({ operationId }) => operationId)].map(([operationId, own]) =>
    testSuite(report, operationId, own, operations.get(operationId)),
  );
  // The readers' schema knows no count of skipped cases here.
  const { skipped: _, ...counts } = countsOf(report.cases);
  const all = attributes({ name: report.tool.name, ...counts });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${all}>\n${suites.join("\n")}\n</testsuites>\n`;
}
