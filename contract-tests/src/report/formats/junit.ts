import type { CaseReport, OperationReport, Report } from "../model.ts";

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

/** Keys of the findings in the baseline. */
type KnownKeys = ReadonlySet<string>;
type FindingOfCase = CaseReport["findings"][number];

const errorsOf = ({ findings }: CaseReport): FindingOfCase[] => findings.filter(({ severity }) => severity === "error");
const headlineOf = ([first, ...rest]: readonly FindingOfCase[]): string =>
  `${first?.headline ?? ""}${rest.length > 0 ? ` (and ${rest.length} more)` : ""}`;

/** The outcome in the file: a case whose failures are all in the baseline is not a new failure. */
function outcomeOf(tried: CaseReport, known: KnownKeys): CaseReport["outcome"] {
  const errors = errorsOf(tried);
  const isKnown = errors.length > 0 && errors.every(({ key }) => known.has(key));
  return tried.outcome === "failed" && isKnown ? "skipped" : tried.outcome;
}

/** Writes all findings of a failed case into one element, new ones first, because most readers show only the first. */
function failureElement(tried: CaseReport, known: KnownKeys): string {
  const errors = errorsOf(tried).toSorted((one, other) => Number(known.has(one.key)) - Number(known.has(other.key)));
  const [first] = errors;
  if (!first) return "";
  const text = [
    ...errors.map(({ headline }) => headline),
    `answered: ${responseWords(tried.response)}`,
    ...(tried.response.body === undefined ? [] : [tried.response.body]),
    ...(tried.curl === null ? [] : [tried.curl]),
  ].join("\n");
  return `<failure${attributes({ type: first.check, message: headlineOf(errors) })}>${escapeXml(text)}</failure>`;
}

const skippedElement = (tried: CaseReport): string => {
  const known = `in the baseline: ${headlineOf(errorsOf(tried))}`;
  return `<skipped${attributes({ message: tried.outcome === "failed" ? known : (tried.reason ?? "") })}/>`;
};

function warningsElement(tried: CaseReport): string {
  const warnings = tried.findings.filter(({ severity }) => severity === "warning").map(({ headline }) => headline);
  return warnings.length === 0
    ? ""
    : `<system-out>${escapeXml(`warning: ${warnings.join("\nwarning: ")}`)}</system-out>`;
}

const ELEMENTS = { passed: () => "", failed: failureElement, skipped: skippedElement } as const;

function testCase(tried: CaseReport, known: KnownKeys): string {
  const inner = ELEMENTS[outcomeOf(tried, known)](tried, known) + warningsElement(tried);
  const names = attributes({ classname: tried.operationId, name: tried.id, time: seconds(tried.durationMs) });
  return `    <testcase${names}>${inner}</testcase>`;
}

const propertiesElement = (values: Readonly<Record<string, string | number>>): string =>
  [
    "    <properties>",
    ...Object.entries(values).map(([name, value]) => `      <property${attributes({ name, value })}/>`),
    "    </properties>",
  ].join("\n");

function countsOf(cases: readonly CaseReport[], known: KnownKeys) {
  const count = (outcome: string) => cases.filter((tried) => outcomeOf(tried, known) === outcome).length;
  return {
    tests: cases.length,
    failures: count("failed"),
    errors: 0,
    skipped: count("skipped"),
    time: seconds(sum(cases)),
  };
}

const knownKeysOf = ({ findings }: Report): KnownKeys =>
  new Set(findings.filter(({ isKnown }) => isKnown).map(({ key }) => key));

function testSuite(report: Report, operationId: string, cases: readonly CaseReport[], operation?: OperationReport) {
  const known = knownKeysOf(report);
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
  const suite = attributes({ name: operationId, ...countsOf(cases, known), timestamp });
  return `  <testsuite${suite}>\n${properties}\n${cases.map((tried) => testCase(tried, known)).join("\n")}\n  </testsuite>`;
}

/**
 * Writes JUnit XML: one suite per operation, one test per case. Case ids are the names, so they are the same in every run. Known failures
 * count as skipped, so that the file agrees with the exit status.
 */
export function toJunit(report: Report): string {
  const operations = new Map(report.operations.map((operation) => [operation.operationId, operation]));
  const suites = [...Map.groupBy(report.cases, ({ operationId }) => operationId)].map(([operationId, own]) =>
    testSuite(report, operationId, own, operations.get(operationId)),
  );
  // The readers' schema has no `skipped` attribute here.
  const { skipped: _, ...counts } = countsOf(report.cases, knownKeysOf(report));
  const all = attributes({ name: report.tool.name, ...counts });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${all}>\n${suites.join("\n")}\n</testsuites>\n`;
}
