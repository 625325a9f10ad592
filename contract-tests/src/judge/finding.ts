/** What kind of promise was broken. */
export type Check =
  | "no-answer"
  | "server-error"
  | "undocumented-status"
  | "content-type"
  | "undocumented-body"
  | "charset"
  | "not-json"
  | "header"
  | "schema"
  | "undocumented-field"
  | "example-refused"
  | "valid-refused"
  | "invalid-accepted"
  | "open-door"
  | "session-refused"
  | "encryption"
  | "replay"
  | "isolation"
  | "journey"
  | "method"
  | "role"
  | "caching"
  | "clock"
  | "paging"
  | "totals"
  | "effect"
  | "money"
  | "deadline"
  | "leak"
  | "plausibility"
  | "language"
  | "filter"
  | "order"
  | "consistency"
  | "limit"
  | "cross-origin"
  | "error-code"
  | "error-shape";

/** One place in which an answer breaks the contract. A warning does not fail the run. */
export interface Finding {
  readonly check: Check;
  readonly severity: "error" | "warning";
  /** The spec does not say so; custom or a name does. */
  readonly isInferred?: true;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** "response 200 /value/token" */
  readonly where: string;
  readonly message: string;
  /** JSON pointer of the rule in the spec. */
  readonly specPointer: string;
}

export interface FindingDetails {
  readonly where: string;
  readonly message: string;
  readonly specPointer?: string;
  readonly severity?: Finding["severity"];
  readonly isInferred?: true;
}

/** What a finding names of the operation that it is about. */
export interface OperationNames {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** JSON pointer of the operation in the spec. */
  readonly pointer: string;
}

/** A finding about an operation; without a place of its own it points at the operation. */
export const findingAbout = (operation: OperationNames, check: Check, details: FindingDetails): Finding => ({
  check,
  severity: details.severity ?? "error",
  ...(details.isInferred && { isInferred: true as const }),
  operationId: operation.id,
  method: operation.method,
  path: operation.path,
  where: details.where,
  message: details.message,
  specPointer: details.specPointer ?? operation.pointer,
});

/** The finding in one line: operation, place, what is wrong, and where the spec says so. */
export const headlineOf = (finding: Finding): string =>
  `${finding.operationId} ${finding.method} ${finding.path} · ${finding.where}: ${finding.message} (spec#${finding.specPointer})`;
