import { randomUUID } from "node:crypto";
import { isAddress } from "../../options/values.ts";
import type { Check } from "../../judge/check.ts";
import type { CaseReport, ShownExchange, FindingReport, OperationReport, Report } from "../model.ts";
import { acceptedFindingsIn, withReason, type AcceptedFindings } from "../parts/accepted-findings.ts";
import { fingerprintOf } from "../parts/finding-key.ts";
import { RULES } from "../rules.ts";

type Status = "passed" | "failed" | "skipped";
type Severity = "blocker" | "critical" | "normal" | "minor";

interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly source: string;
}

/** A file in the folder of results. */
export interface AllureFile {
  readonly name: string;
  readonly text: string;
}

interface Step {
  readonly name: string;
  readonly status: Status;
  readonly statusDetails: { readonly message?: string };
  readonly stage: "finished";
  readonly steps: readonly Step[];
  readonly attachments: readonly Attachment[];
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
}

/** More findings of one result are counted, not listed. */
const MAX_STEPS = 20;
const MAX_MESSAGES = 5;
const BLOCKERS: readonly Check[] = ["open-door", "isolation", "role", "leak", "money"];
const CRITICAL: readonly Check[] = ["not-implemented", "server-error", "no-answer", "replay", "effect", "journey"];

/** The severity of a result, by its most serious finding. */
function severityOf(findings: readonly FindingReport[]): Severity {
  const checks = findings.filter(({ severity }) => severity === "error").map(({ check }) => check);
  if (checks.some((check) => BLOCKERS.includes(check))) return "blocker";
  if (checks.some((check) => CRITICAL.includes(check))) return "critical";
  return checks.length === 0 && findings.length > 0 ? "minor" : "normal";
}

const headersText = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");

/** Writes an exchange as attachments. The report has already masked its secrets and cut long bodies. */
function attachmentsOf({ request, response, curl }: ShownExchange): { attachments: Attachment[]; files: AllureFile[] } {
  const answer =
    "failure" in response
      ? response.failure
      : `${response.status}\n${headersText(response.headers)}\n${response.body}${response.cut > 0 ? `\n… (${response.cut} more characters)` : ""}`;
  const texts = {
    Request: `${request.method} ${request.url}\n${headersText(request.headers)}\n${request.body ?? ""}`,
    Answer: answer,
    "Send it again": curl,
  };
  const files = Object.values(texts).map((text) => ({ name: `${randomUUID()}-attachment.txt`, text }));
  const attachments = Object.keys(texts).map((name, index) => ({
    name,
    type: "text/plain",
    source: files[index]?.name ?? "",
  }));
  return { attachments, files };
}

function stepOf(finding: FindingReport, accepted: AcceptedFindings): { step: Step; files: AllureFile[] } {
  const { attachments, files } = finding.example ? attachmentsOf(finding.example) : { attachments: [], files: [] };
  const failing: Status = accepted.has(finding.key) ? "skipped" : "failed";
  const sign = finding.severity === "error" ? "" : "warning: ";
  const step: Step = {
    name: `${sign}${RULES[finding.check].title}: ${finding.where}`,
    status: finding.severity === "error" ? failing : "passed",
    statusDetails: { message: withReason(finding, accepted) },
    stage: "finished",
    steps: [],
    attachments,
    parameters: [{ name: "cases", value: String(finding.count) }],
  };
  return { step, files };
}

/** The status of a result: accepted failures skip it, and skipped cases skip it only when no case was judged. */
function statusOf(cases: readonly CaseReport[], errors: readonly FindingReport[], accepted: AcceptedFindings): Status {
  if (errors.some(({ key }) => !accepted.has(key))) return "failed";
  if (errors.length > 0) return "skipped";
  return cases.every(({ outcome }) => outcome === "skipped") ? "skipped" : "passed";
}

function messageOf(cases: readonly CaseReport[], errors: readonly FindingReport[], accepted: AcceptedFindings): string {
  const reasons = new Set(cases.flatMap(({ reason }) => reason ?? []));
  const lines = errors.length > 0 ? errors.map((finding) => withReason(finding, accepted)) : [...reasons];
  const rest = lines.length - MAX_MESSAGES;
  return [...lines.slice(0, MAX_MESSAGES), ...(rest > 0 ? [`… and ${rest} more`] : [])].join("\n");
}

function labelsOf(report: Report, operation: OperationReport, severity: Severity) {
  const labels: Readonly<Record<string, string>> = {
    parentSuite: report.spec.title,
    suite: operation.tags[0] ?? "no tag",
    subSuite: operation.operationId,
    severity,
    framework: report.tool.name,
    package: operation.operationId,
  };
  return [
    ...Object.entries(labels).map(([name, value]) => ({ name, value })),
    ...operation.tags.map((value) => ({ name: "tag", value })),
  ];
}

function linksOf({ url, spec }: Report, { method, path }: OperationReport) {
  const server = { name: `${method} ${path}`, url: url.replace(/\/$/, "") + path, type: "link" };
  const file = spec.file !== null && isAddress(spec.file) ? [{ name: "spec", url: spec.file, type: "link" }] : [];
  return [server, ...file];
}

/** Writes the cases of one kind of an operation as one result. */
function resultFiles(report: Report, operation: OperationReport, kind: string, cases: readonly CaseReport[]) {
  const accepted = acceptedFindingsIn(report);
  const keys = new Set(cases.flatMap(({ findings }) => findings.map(({ key }) => key)));
  const findings = [...report.findings, ...report.ignored.flatMap((rule) => rule.findings)].filter(({ key }) =>
    keys.has(key),
  );
  const errors = findings.filter(({ severity }) => severity === "error");
  const told = findings.slice(0, MAX_STEPS).map((finding) => stepOf(finding, accepted));
  const uuid = randomUUID();
  const start = Date.parse(report.startedAt);
  const durationMs = cases.reduce((total, tried) => total + tried.durationMs, 0);
  const fullName = `${operation.operationId} › ${kind}`;
  const count = (outcome: string) => cases.filter((tried) => tried.outcome === outcome).length;
  const result = {
    uuid,
    historyId: fingerprintOf(`${report.spec.title} ${fullName}`),
    testCaseId: fingerprintOf(fullName),
    fullName,
    name: `${operation.operationId}: ${kind}`,
    titlePath: [report.spec.title, operation.tags[0] ?? "no tag", operation.operationId],
    status: statusOf(cases, errors, accepted),
    statusDetails: { message: messageOf(cases, errors, accepted) },
    stage: "finished",
    description: `${cases.length} cases: ${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped. Seed ${report.seed}.`,
    steps: told.map(({ step }) => step),
    attachments: [],
    parameters: [],
    labels: labelsOf(report, operation, severityOf(errors.length > 0 ? errors : findings)),
    links: linksOf(report, operation),
    start,
    stop: start + Math.round(durationMs),
  };
  return [
    { name: `${uuid}-result.json`, text: `${JSON.stringify(result, null, 2)}\n` },
    ...told.flatMap(({ files }) => files),
  ];
}

/** The properties that Allure shows as the environment of the run. */
const environmentOf = ({ url, seed, spec, tool }: Report): string =>
  Object.entries({ url, seed, spec: `${spec.title} ${spec.version}`, tool: `${tool.name} ${tool.version}` })
    .map(([name, value]) => `${name}=${String(value).replaceAll(/[\\\n\r]/g, " ")}\n`)
    .join("");

/**
 * Writes results for Allure 2 and 3: one for each operation and kind of case, with a step for each finding. Their history ids are the same in
 * every run, so that Allure shows how a result changed.
 */
export function toAllure(report: Report): AllureFile[] {
  const operations = new Map(report.operations.map((operation) => [operation.operationId, operation]));
  const results = [...Map.groupBy(report.cases, ({ operationId }) => operationId)].flatMap(([operationId, own]) => {
    const operation = operations.get(operationId);
    if (!operation) return [];
    return [...Map.groupBy(own, ({ kind }) => kind)].flatMap(([kind, cases]) =>
      resultFiles(report, operation, kind, cases),
    );
  });
  return [...results, { name: "environment.properties", text: environmentOf(report) }];
}
