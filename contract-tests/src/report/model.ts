import type { Check } from "../judge/check.ts";
import type { Finding } from "../judge/finding.ts";
import type { CaseKind } from "../plan/case.ts";
import type { AppliedRule } from "../ignore/apply-rules.ts";
import type { IgnoreRule } from "../ignore/ignore-rule.ts";

export const REPORT_FORMAT = "lobbykit-contract-report";
/** Increases when the report changes in a way that breaks programs that read it. */
export const REPORT_VERSION = 1;

/** What a run was given, and how long it took. */
interface RunData {
  readonly url: string;
  /** When the run started, in ISO 8601. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly seed: number;
  readonly evidence: string;
  /** Name of the profile: "lobbykit", "generic". */
  readonly profile: string;
}

/** Facts about a run besides its results. */
export interface RunFacts extends RunData {
  /** Whether operations that move money or leave lasting changes were tested. */
  readonly isUnsafeAllowed?: boolean;
  /** Notes on the spec: what was left out of it, and why. */
  readonly notes?: readonly string[];
  /** The spec's file; without it, reports contain no line numbers. */
  readonly specFile?: string;
  /** The folder where the command was started; file names are relative to it. */
  readonly folder?: string;
  /** Keys of the findings in the baseline. */
  readonly knownKeys?: ReadonlySet<string>;
  readonly ignoreRules?: readonly IgnoreRule[];
}

interface OperationAddress {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
}

/** What the spec says of an operation. */
interface OperationFacts extends OperationAddress {
  readonly tags: readonly string[];
  readonly evidence: string;
}

/** The results of one operation. */
export interface OperationSummary extends OperationAddress {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** True when no request was accepted that should have been, so that passed refusals mean little. */
  readonly neverAccepted: boolean;
}

export interface OperationReport extends OperationSummary, OperationFacts {}

/** A request as it was sent, with masked secrets. */
export interface RequestReport {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** The response, with masked secrets. */
export type ResponseReport =
  | {
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
      /** Number of characters cut from the body. */
      readonly cut: number;
    }
  | { readonly failure: string };

/** One case in full detail. */
export interface ShownExchange {
  readonly caseId: string;
  readonly kind: CaseKind;
  /** The expectation in words. */
  readonly expectation: string;
  readonly request: RequestReport;
  readonly response: ResponseReport;
  /** A shell command with variables in place of secrets. */
  readonly curl: string;
  /** The shell variables in `curl`. */
  readonly variables: readonly string[];
}

/** The smallest input found that fails in the same way. */
export interface ShortestInput {
  /** "path", "query", "header", "cookie" or "body". */
  readonly place: string;
  readonly name: string;
  /** The failing value, written as JSON. */
  readonly value: string;
  readonly curl: string | null;
}

/** A request of a sequence that shows a finding, with masked secrets. */
export interface SequenceStep {
  readonly caseId: string;
  readonly method: string;
  readonly url: string;
  /** Null when there was no response. */
  readonly status: number | null;
  readonly curl: string;
}

export interface QuotedLine {
  readonly line: number;
  readonly text: string;
  readonly isRule: boolean;
}

/** Where the spec defines the violated rule. */
export interface SpecPlace {
  readonly pointer: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly quote: readonly QuotedLine[];
}

/** A violated rule, with all cases that show it. */
export interface FindingReport extends OperationFacts {
  readonly key: string;
  readonly fingerprint: string;
  readonly check: Check;
  readonly severity: Finding["severity"];
  /** Whether the baseline contains it. */
  readonly isKnown: boolean;
  readonly where: string;
  readonly message: string;
  readonly headline: string;
  /** Statuses of the responses that show it. */
  readonly statuses: readonly number[];
  readonly kinds: readonly CaseKind[];
  readonly spec: SpecPlace;
  /** Number of cases that show it. */
  readonly count: number;
  /** The first of those cases. */
  readonly caseIds: readonly string[];
  /** The shortest request that shows it; null when none was sent. */
  readonly example: ShownExchange | null;
  /** Null when the run did not search for one. */
  readonly shortest: ShortestInput | null;
  /** The requests that show it together, in their order; empty when one request shows it. */
  readonly sequence: readonly SequenceStep[];
}

export interface SkippedReport {
  readonly reason: string;
  readonly count: number;
  readonly operationIds: readonly string[];
}

/** A case of the run. Requests and responses are included only for cases with findings. */
export interface CaseReport {
  readonly id: string;
  readonly operationId: string;
  readonly kind: CaseKind;
  readonly outcome: "passed" | "failed" | "skipped";
  readonly reason: string | null;
  readonly durationMs: number;
  readonly response: { readonly status?: number; readonly failure?: string; readonly body?: string };
  readonly curl: string | null;
  readonly findings: readonly {
    readonly key: string;
    readonly check: Check;
    readonly severity: Finding["severity"];
    readonly where: string;
    readonly message: string;
    readonly specPointer: string;
    readonly headline: string;
  }[];
}

/** A documented response status, and whether the run received it. */
export interface StatusCoverage {
  readonly status: string;
  readonly description: string;
  readonly seen: number;
  /** The reason why no such response was received; null when one was. */
  readonly reason: string | null;
}

export interface ParameterCoverage {
  readonly name: string;
  /** "path", "query", "header", "cookie" or "body". */
  readonly place: string;
  readonly isRequired: boolean;
  /** Number of requests that sent it with a valid value, and with an invalid one. */
  readonly valid: number;
  readonly broken: number;
  readonly reason: string | null;
}

export interface OperationCoverage extends OperationFacts {
  readonly cases: number;
  readonly reason: string | null;
  readonly statuses: readonly StatusCoverage[];
  readonly parameters: readonly ParameterCoverage[];
  /** Ids of the journeys that call it. */
  readonly journeys: readonly string[];
}

export interface JourneyCoverage {
  readonly id: string;
  readonly outcome: "passed" | "failed" | "skipped";
  readonly reason: string | null;
  readonly steps: readonly {
    readonly id: string;
    readonly operationId: string;
    readonly outcome: "passed" | "failed" | "skipped";
  }[];
}

export interface Share {
  readonly seen: number;
  readonly of: number;
}

export interface CoverageReport {
  readonly totals: Readonly<Record<"operations" | "statuses" | "parameters" | "journeys", Share>>;
  readonly operations: readonly OperationCoverage[];
  readonly journeys: readonly JourneyCoverage[];
}

/** Summary of a finding. */
export interface FindingMention {
  readonly key: string;
  readonly headline: string;
  readonly severity: Finding["severity"];
}

/** The findings compared with those of the previous run. */
export interface Comparison {
  readonly previous: { readonly startedAt: string; readonly url: string; readonly isSameUrl: boolean };
  /** New findings. */
  readonly fresh: readonly FindingMention[];
  readonly mended: readonly FindingMention[];
  readonly still: readonly FindingMention[];
  /** Findings whose operations were not tested this time. */
  readonly notTried: readonly FindingMention[];
}

export interface Totals {
  readonly cases: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Violated rules, each counted once. */
  readonly errors: number;
  readonly warnings: number;
  /** Errors that are in the baseline. */
  readonly known: number;
  /** Findings that a rule ignores; they are neither errors nor warnings. */
  readonly ignored: number;
}

/** A rule of the ignore file, with the findings that it ignores. */
export type IgnoredReport = AppliedRule<FindingReport>;

/** The report that all formats are written from; its texts contain no secret. */
export interface Report extends RunData {
  readonly format: typeof REPORT_FORMAT;
  readonly version: typeof REPORT_VERSION;
  readonly tool: { readonly name: string; readonly version: string };
  /** What was left out of the spec, and why. */
  readonly notes: readonly string[];
  /** Whether the run was stopped early; the report then contains the results so far. */
  readonly isInterrupted: boolean;
  readonly spec: { readonly title: string; readonly version: string; readonly file: string | null };
  readonly honoursTheSpec: boolean;
  /** The reason why the run proves nothing about the server, and what to do; null when it proves something. */
  readonly unproved: string | null;
  readonly totals: Totals;
  readonly operations: readonly OperationReport[];
  readonly findings: readonly FindingReport[];
  /** The ignore rules; their findings are not in `findings`. */
  readonly ignored: readonly IgnoredReport[];
  readonly skipped: readonly SkippedReport[];
  readonly coverage: CoverageReport;
  readonly comparison: Comparison | null;
  readonly cases: readonly CaseReport[];
}
