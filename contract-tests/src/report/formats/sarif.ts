import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Log, PhysicalLocation, ReportingDescriptor, Result } from "sarif";
import type { FindingReport, Report } from "../model.ts";
import { causesOf } from "../parts/causes.ts";
import { ignoredReasons } from "../parts/ignored-words.ts";
import { RULES } from "../rules.ts";
import type { Check } from "../../judge/check.ts";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
/** The base folder of file addresses: in a pipeline, the root of the repository. */
const ROOT_ID = "%SRCROOT%";
/** GitHub's limit for one run. */
const MAX_RESULTS = 5000;
/** Longer commands are left out, because they make the message unreadable. */
const MAX_COMMAND = 2000;

const isCheck = (name: string): name is Check => name in RULES;

const ruleOf = (check: Check): ReportingDescriptor => {
  const { title, promise, advice } = RULES[check];
  return {
    id: check,
    name: title.replaceAll(/[^a-z]+(.)/gi, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: promise },
    help: { text: `${promise} ${advice}`, markdown: `**${promise}**\n\n${advice}` },
    defaultConfiguration: { level: check === "valid-refused" ? "warning" : "error" },
    properties: { tags: ["contract", "openapi"] },
  };
};

/** Files inside the run's folder get relative addresses, so that code scanning finds them in the repository. */
function addressOf(file: string): PhysicalLocation["artifactLocation"] {
  if (path.isAbsolute(file)) return { uri: pathToFileURL(file).href };
  return { uri: file.split(path.sep).map(encodeURIComponent).join("/"), uriBaseId: ROOT_ID };
}

function locationOf({ spec }: FindingReport): PhysicalLocation | undefined {
  if (spec.file === null || spec.line === null) return undefined;
  const snippet = spec.quote.find(({ isRule }) => isRule)?.text;
  return {
    artifactLocation: addressOf(spec.file),
    region: {
      startLine: spec.line,
      ...(spec.column !== null && { startColumn: spec.column }),
      ...(snippet !== undefined && { snippet: { text: snippet } }),
    },
  };
}

function textOf(finding: FindingReport): string {
  const { example, count } = finding;
  const shown = `${finding.operationId} ${finding.method} ${finding.path}, ${finding.where}: ${finding.message}.`;
  const cases = count === 1 ? "One case shows it." : `${count} cases show it.`;
  const curl = finding.shortest?.curl ?? example?.curl ?? "";
  const again = curl === "" || curl.length > MAX_COMMAND ? "report.html shows it in full." : `Again: ${curl}`;
  return [shown, cases, again].join(" ");
}

function suppressionsOf({ isKnown, key }: FindingReport, reasons: ReadonlyMap<string, string>): Result["suppressions"] {
  const justification = reasons.get(key) ?? (isKnown ? "It is in the baseline." : undefined);
  return justification === undefined ? undefined : [{ kind: "external", justification }];
}

function resultOf(finding: FindingReport, cause: string | undefined, suppressions: Result["suppressions"]): Result {
  const physicalLocation = locationOf(finding);
  const { check, example } = finding;
  return {
    ruleId: check,
    ruleIndex: Object.keys(RULES).indexOf(check),
    level: finding.severity,
    message: { text: textOf(finding) },
    locations: [
      {
        ...(physicalLocation && { physicalLocation }),
        logicalLocations: [{ name: finding.operationId, fullyQualifiedName: finding.spec.pointer, kind: "resource" }],
      },
    ],
    partialFingerprints: { "contractFindingKey/v1": finding.fingerprint },
    ...(suppressions && { suppressions }),
    properties: {
      ...(cause !== undefined && { cause }),
      where: finding.where,
      tags: [...finding.tags],
      evidence: finding.evidence,
      cases: finding.count,
      ...(example && { request: `${example.request.method} ${example.request.url}` }),
    },
  };
}

/** Writes SARIF 2.1.0 for code scanning: each finding at the line of the spec that is violated. */
export function toSarif(report: Report): string {
  const causes = new Map(causesOf(report.findings).flatMap(({ key, places }) => places.map((place) => [place, key])));
  const reasons = ignoredReasons(report);
  const results = [...report.findings, ...report.ignored.flatMap(({ findings }) => findings)]
    .slice(0, MAX_RESULTS)
    .map((finding) => resultOf(finding, causes.get(finding), suppressionsOf(finding, reasons)));
  const log: Log = {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: report.tool.name,
            semanticVersion: report.tool.version,
            rules: Object.keys(RULES).filter(isCheck).map(ruleOf),
          },
        },
        columnKind: "utf16CodeUnits",
        automationDetails: { id: `${report.tool.name}/` },
        invocations: [{ executionSuccessful: !report.isInterrupted, startTimeUtc: report.startedAt }],
        results,
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
