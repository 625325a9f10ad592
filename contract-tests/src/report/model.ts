import type { Check, Finding } from "../judge/finding.ts";
import type { CaseKind } from "../plan/case.ts";

export const REPORT_FORMAT = "lobbykit-contract-report";
/** Goes up when a program that reads the report would have to change. */
export const REPORT_VERSION = 1;

/** What is known of a run beside its results. */
export interface RunFacts {
  readonly url: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly seed: number;
  readonly evidence: string;
  /** Also operations that move money or leave traces were tried. */
  readonly isUnsafeAllowed?: boolean;
  /** What was known of the API beyond its spec: "lobbykit", "generic". */
  readonly profile: string;
  /** What a reader should know of the spec: what had to be left out of it, and why. */
  readonly notes?: readonly string[];
  /** The spec as a file; without it no report names lines. */
  readonly specFile?: string;
  /** The folder that the command was started in; names of files are told from there. */
  readonly folder?: string;
  /** The keys of the findings that a baseline knows. */
  readonly knownKeys?: ReadonlySet<string>;
}

/** How one operation did. */
export interface OperationSummary {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** None of the requests that should succeed did: green here would mean little. */
  readonly neverAccepted: boolean;
}

export interface OperationReport extends OperationSummary {
  readonly tags: readonly string[];
  readonly evidence: string;
}

/** A request as it was sent, with its secrets hidden. */
export interface RequestReport {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What came back, with secrets hidden. */
export type ResponseReport =
  | {
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
      /** How many characters of the body were left out. */
      readonly cut: number;
    }
  | { readonly failure: string };

/** One case told in full. */
export interface Exhibit {
  readonly caseId: string;
  readonly kind: CaseKind;
  /** What was expected, in words. */
  readonly expectation: string;
  readonly request: RequestReport;
  readonly response: ResponseReport;
  /** For a shell; secrets are variables. */
  readonly curl: string;
  /** The shell variables of `curl`. */
  readonly variables: readonly string[];
}

/** The smallest value found that fails the same way. */
export interface ShortestInput {
  /** "path", "query", "header", "cookie" or "body". */
  readonly place: string;
  readonly name: string;
  /** As JSON. */
  readonly value: string;
  readonly curl: string | null;
}

export interface QuotedLine {
  readonly line: number;
  readonly text: string;
  readonly isRule: boolean;
}

/** Where the spec says so. */
export interface SpecPlace {
  readonly pointer: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly quote: readonly QuotedLine[];
}

/** A broken promise, with all the cases that show it. */
export interface FindingReport {
  readonly key: string;
  readonly fingerprint: string;
  readonly check: Check;
  readonly severity: Finding["severity"];
  /** A baseline knows it. */
  readonly isKnown: boolean;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly tags: readonly string[];
  readonly evidence: string;
  readonly where: string;
  readonly message: string;
  readonly headline: string;
  /** The statuses of the answers that show it. */
  readonly statuses: readonly number[];
  readonly kinds: readonly CaseKind[];
  readonly spec: SpecPlace;
  /** How many cases show it. */
  readonly count: number;
  /** The first of them. */
  readonly caseIds: readonly string[];
  /** The shortest request that shows it; null when none was sent. */
  readonly example: Exhibit | null;
  /** Null where the run did not look for one. */
  readonly shortest: ShortestInput | null;
}

export interface SkippedReport {
  readonly reason: string;
  readonly count: number;
  readonly operationIds: readonly string[];
}

/** A case of the run. What was sent and answered is told for the ones with findings. */
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

/** Something the spec documents, and whether the run met it. */
export interface StatusCoverage {
  readonly status: string;
  readonly description: string;
  readonly seen: number;
  /** Why it was not seen; null when it was. */
  readonly reason: string | null;
}

export interface ParameterCoverage {
  readonly name: string;
  /** "path", "query", "header", "cookie" or "body". */
  readonly place: string;
  readonly isRequired: boolean;
  /** In how many requests it was sent with a value that is meant to be right, and with one that is not. */
  readonly valid: number;
  readonly broken: number;
  readonly reason: string | null;
}

export interface OperationCoverage {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly tags: readonly string[];
  readonly evidence: string;
  readonly cases: number;
  readonly reason: string | null;
  readonly statuses: readonly StatusCoverage[];
  readonly parameters: readonly ParameterCoverage[];
  /** The journeys that call it. */
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

/** A finding in a few words. */
export interface FindingMention {
  readonly key: string;
  readonly headline: string;
  readonly severity: Finding["severity"];
}

/** What became of the findings of the run before. */
export interface Comparison {
  readonly previous: { readonly startedAt: string; readonly url: string; readonly isSameUrl: boolean };
  /** Not there before. */
  readonly fresh: readonly FindingMention[];
  readonly mended: readonly FindingMention[];
  readonly still: readonly FindingMention[];
  /** Their operations were not tried this time. */
  readonly notTried: readonly FindingMention[];
}

export interface Totals {
  readonly cases: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Broken promises, each counted once. */
  readonly errors: number;
  readonly warnings: number;
  /** Errors that a baseline knows. */
  readonly known: number;
}

/** A whole run as every report tells it; its texts hold no secret. */
export interface Report {
  readonly format: typeof REPORT_FORMAT;
  readonly version: typeof REPORT_VERSION;
  readonly tool: { readonly name: string; readonly version: string };
  readonly url: string;
  readonly startedAt: string;
  readonly durationMs: number;
  readonly seed: number;
  readonly evidence: string;
  readonly profile: string;
  /** What had to be left out of the spec, and why. */
  readonly notes: readonly string[];
  /** The run was stopped before its end: the reports tell what is known. */
  readonly isInterrupted: boolean;
  readonly spec: { readonly title: string; readonly version: string; readonly file: string | null };
  readonly honoursTheSpec: boolean;
  readonly totals: Totals;
  readonly operations: readonly OperationReport[];
  readonly findings: readonly FindingReport[];
  readonly skipped: readonly SkippedReport[];
  readonly coverage: CoverageReport;
  readonly comparison: Comparison | null;
  readonly cases: readonly CaseReport[];
}
