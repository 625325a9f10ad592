import { readVersion } from "../options/settings.ts";
import type { Contract, Operation } from "../spec/contract.ts";
import { headlineOf, type Finding } from "../judge/finding.ts";
import { objectOr, textOr } from "../json.ts";
import type { CaseResult, RunResult } from "../run/case-result.ts";
import { applyRules } from "../ignore/apply-rules.ts";
import { compareWith } from "./parts/comparison.ts";
import { coverageOf, tagsOf } from "./parts/coverage.ts";
import { toCurl } from "./formats/curl.ts";
import { excerptOf, shownExchangeOf, maskWire, shortestOf } from "./parts/shown-exchange.ts";
import { findingKey, fingerprintOf } from "./parts/finding-key.ts";
import { createMask, maskByLooks, type SecretMask } from "./parts/mask.ts";
import {
  REPORT_FORMAT,
  REPORT_VERSION,
  type CaseReport,
  type FindingReport,
  type IgnoredReport,
  type Report,
  type RunFacts,
  type SkippedReport,
  type SpecPlace,
  type Totals,
} from "./model.ts";
import { byGravity } from "./rules.ts";
import { whyUnproved } from "./parts/proof.ts";
import { createSpecPlaces, nameOfFile } from "./parts/spec-place.ts";
import { summarize } from "./parts/summary.ts";

/** The data that a report is built from. */
export interface ReportInput {
  readonly facts: RunFacts;
  readonly contract: Contract;
  readonly run: RunResult;
  /** Text of the previous run's report.json. */
  readonly earlier?: string;
}

const TOOL_NAME = "lobbykit-contract";
const MAX_CASE_IDS = 50;
/** Only this many failing cases include bodies and commands, to save disk space; the findings of all are included. */
const MAX_CASES_IN_FULL = 400;
const CASE_BODY_LENGTH = 2000;
/** Length of the date at the start of an ISO 8601 time. */
const DATE_LENGTH = 10;

interface Told {
  readonly finding: Finding;
  /** The finding before secrets were masked. */
  readonly original: Finding;
  readonly result: CaseResult;
}

type Group = readonly [Told, ...Told[]];

/** Messages may contain server text, so they are cut, and masked for secrets that the run does not know. */
const tellFinding = (finding: Finding, mask: SecretMask): Finding => {
  const clean = (text: string) => maskByLooks(mask.cut(text));
  return { ...finding, where: clean(finding.where), message: clean(finding.message) };
};

const sizeOf = ({ wire }: CaseResult): number => {
  if (!wire) return Number.POSITIVE_INFINITY;
  return wire.url.length + (wire.body?.length ?? 0);
};

const statusesOf = (told: readonly Told[]): number[] =>
  [...new Set(told.flatMap(({ result: { answer } }) => (answer && "status" in answer ? answer.status : [])))].sort(
    (one, other) => one - other,
  );

/** Examples in the spec may contain the real account of a server. */
const hideInQuote = (place: SpecPlace, mask: SecretMask): SpecPlace => ({
  ...place,
  quote: place.quote.map((line) => ({ ...line, text: mask(line.text) })),
});

/** Where a finding's report looks things up. */
interface Sources {
  readonly placeOf: (pointer: string) => SpecPlace;
  readonly resultOf: (caseId: string) => CaseResult | undefined;
}

const sequenceReport = (
  caseIds: readonly string[],
  resultOf: Sources["resultOf"],
  mask: SecretMask,
): FindingReport["sequence"] =>
  caseIds.flatMap((caseId) => {
    const { tried, wire, answer } = resultOf(caseId) ?? {};
    if (!tried || !wire) return [];
    const masked = maskWire(wire, tried, mask);
    const status = answer && "status" in answer ? answer.status : null;
    return [{ caseId: mask(caseId), method: masked.method, url: masked.url, status, curl: toCurl(masked) }];
  });

function findingReport(
  key: string,
  group: Group,
  input: ReportInput,
  { placeOf, resultOf }: Sources,
  mask: SecretMask,
): FindingReport {
  const { contract, facts } = input;
  const [{ finding }] = group;
  const operation = contract.operations.find(({ id }) => id === finding.operationId);
  // Count a case once, even if many elements of a list fail in it.
  const ids = [...new Set(group.map(({ result }) => result.tried.id))];
  const shortest = group.reduce((best, told) => (sizeOf(told.result) < sizeOf(best.result) ? told : best));
  return {
    key,
    fingerprint: fingerprintOf(key),
    check: finding.check,
    severity: finding.severity,
    isKnown: facts.knownKeys?.has(key) ?? false,
    operationId: finding.operationId,
    method: finding.method,
    path: finding.path,
    tags: operation ? tagsOf(contract, operation) : [],
    evidence: operation?.evidence ?? "shown",
    where: finding.where,
    message: finding.message,
    headline: headlineOf(finding),
    statuses: statusesOf(group),
    kinds: [...new Set(group.map(({ result }) => result.tried.kind))],
    spec: hideInQuote(placeOf(finding.specPointer), mask),
    count: ids.length,
    caseIds: ids.slice(0, MAX_CASE_IDS).map(mask),
    example: shownExchangeOf(shortest.result, mask),
    shortest: group.map((told) => shortestOf(told.result, told.original, mask)).find((it) => it !== null) ?? null,
    sequence: sequenceReport(shortest.finding.sequence ?? [], resultOf, mask),
  };
}

function findingReports(input: ReportInput, mask: SecretMask): FindingReport[] {
  const all = input.run.results.flatMap((result) =>
    result.verdict.findings.map((original): Told => ({ finding: tellFinding(original, mask), original, result })),
  );
  const folder = input.facts.folder ?? process.cwd();
  const byId = new Map(input.run.results.map((result) => [result.tried.id, result]));
  const sources: Sources = {
    placeOf: createSpecPlaces(input.facts.specFile, folder),
    resultOf: (caseId) => byId.get(caseId),
  };
  const groups = Map.groupBy(all, ({ finding }) => `${finding.severity} ${findingKey(finding)}`);
  return [...groups.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      return [findingReport(findingKey(first.finding), [first, ...others], input, sources, mask)];
    })
    .toSorted(byGravity);
}

/** One finding per violated rule, even if many elements of a list violate it. */
function caseFindings(findings: readonly Finding[], mask: SecretMask): CaseReport["findings"] {
  const told = findings.map((finding) => tellFinding(finding, mask));
  const first = new Map(told.toReversed().map((finding) => [findingKey(finding), finding]));
  return [...first].toReversed().map(([key, finding]) => {
    const { check, severity, where, message, specPointer } = finding;
    return { key, check, severity, where, message, specPointer, headline: headlineOf(finding) };
  });
}

function caseReport(result: CaseResult, isInFull: boolean, mask: SecretMask): CaseReport {
  const { tried, verdict, wire, answer, durationMs } = result;
  const isFinding = verdict.findings.length > 0;
  const status = answer && "status" in answer ? { status: answer.status } : {};
  const failure = answer && "failure" in answer ? { failure: mask.cut(answer.failure) } : {};
  const body =
    isInFull && answer && "text" in answer ? { body: excerptOf(answer.text, mask, CASE_BODY_LENGTH).text } : {};
  return {
    id: mask(tried.id),
    operationId: tried.operationId,
    kind: tried.kind,
    outcome: verdict.outcome,
    reason: verdict.reason === undefined ? null : mask(verdict.reason),
    durationMs,
    response: { ...status, ...failure, ...(isFinding && body) },
    curl: isFinding && isInFull && wire ? toCurl(maskWire(wire, tried, mask)) : null,
    findings: caseFindings(verdict.findings, mask),
  };
}

function caseReports(results: readonly CaseResult[], mask: SecretMask): CaseReport[] {
  let told = 0;
  return results.map((result) => {
    if (result.verdict.findings.length > 0) told += 1;
    return caseReport(result, told <= MAX_CASES_IN_FULL, mask);
  });
}

function skippedReports(results: readonly CaseResult[], mask: SecretMask): SkippedReport[] {
  const skipped = results.filter(({ verdict }) => verdict.outcome === "skipped");
  const groups = Map.groupBy(skipped, ({ verdict }) => mask(verdict.reason ?? "no reason is known"));
  return [...groups]
    .map(([reason, own]) => ({
      reason,
      count: own.length,
      operationIds: [...new Set(own.map(({ tried }) => tried.operationId))],
    }))
    .toSorted((one, other) => other.count - one.count);
}

function totalsOf(
  results: readonly CaseResult[],
  findings: readonly FindingReport[],
  ignored: readonly IgnoredReport[],
): Totals {
  const count = (outcome: string) => results.filter(({ verdict }) => verdict.outcome === outcome).length;
  const errors = findings.filter(({ severity }) => severity === "error");
  return {
    cases: results.length,
    passed: count("passed"),
    failed: count("failed"),
    skipped: count("skipped"),
    errors: errors.length,
    warnings: findings.length - errors.length,
    known: errors.filter(({ isKnown }) => isKnown).length,
    ignored: ignored.flatMap((rule) => rule.findings).length,
  };
}

/** The run proves something, and every error is in the baseline. */
const isHonouredBy = ({ passed, errors, known }: Totals, unproved: string | undefined): boolean =>
  passed > 0 && errors === known && (unproved === undefined || known > 0);

const operationReports = (contract: Contract, results: readonly CaseResult[]): Report["operations"] => {
  const byId = new Map(contract.operations.map((operation): [string, Operation] => [operation.id, operation]));
  return summarize(contract.operations, results).map((summary) => {
    const operation = byId.get(summary.operationId);
    return { ...summary, tags: operation ? tagsOf(contract, operation) : [], evidence: operation?.evidence ?? "shown" };
  });
};

/** Builds the report that every format is written from. None of its texts contains a secret of the run. */
export function buildReport(input: ReportInput): Report {
  const { facts, contract, run } = input;
  const mask = createMask(run.secrets);
  const triedIds = new Set(run.results.filter(({ wire }) => wire).map(({ tried }) => tried.operationId));
  const all = findingReports(input, mask);
  const { counted: findings, applied: ignored } = applyRules(facts.ignoreRules ?? [], all, {
    today: facts.startedAt.slice(0, DATE_LENGTH),
    isWholeRun: run.isWhole,
    tried: contract.operations
      .filter(({ id }) => triedIds.has(id))
      .map((operation) => ({ operationId: operation.id, tags: tagsOf(contract, operation) })),
  });
  const totals = totalsOf(run.results, findings, ignored);
  const unproved = run.isWhole ? whyUnproved(contract.operations, run.results) : undefined;
  const info = objectOr(contract.document["info"]);
  const url = mask(facts.url);
  const file = facts.specFile === undefined ? null : nameOfFile(facts.specFile, facts.folder ?? process.cwd());
  return {
    format: REPORT_FORMAT,
    version: REPORT_VERSION,
    tool: { name: TOOL_NAME, version: readVersion() },
    url,
    startedAt: facts.startedAt,
    durationMs: facts.durationMs,
    seed: facts.seed,
    evidence: facts.evidence,
    profile: facts.profile,
    notes: (facts.notes ?? []).map(mask),
    isInterrupted: !run.isWhole,
    spec: { title: textOr(info["title"], "API"), version: textOr(info["version"], ""), file },
    honoursTheSpec: run.isWhole && isHonouredBy(totals, unproved),
    unproved: unproved === undefined ? null : mask(unproved),
    totals,
    operations: operationReports(contract, run.results),
    findings,
    ignored,
    skipped: skippedReports(run.results, mask),
    coverage: coverageOf(contract, run, facts, mask),
    comparison: compareWith(input.earlier, {
      url,
      findings,
      ignored: all.filter((it) => !findings.includes(it)),
      triedIds,
    }),
    cases: caseReports(run.results, mask),
  };
}
