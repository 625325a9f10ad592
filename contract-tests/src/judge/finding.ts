import type { Check, Doubt } from "./check.ts";
import { usualSeverity, type Severity } from "./severity.ts";

/** One violation of the contract in a response. A warning does not fail the run. */
export interface Finding {
  readonly check: Check;
  readonly severity: Severity;
  readonly doubt?: Doubt;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** For example "response 200 /value/token". */
  readonly where: string;
  readonly message: string;
  /** JSON pointer of the violated rule in the spec. */
  readonly specPointer: string;
  /** Ids of the cases that show it together, in their order; undefined when one request shows it. */
  readonly sequence?: readonly string[];
}

/** The JSON pointer of a finding's place in the body, such as "/value/token" in "response 200 /value/token". */
export const pointerIn = (where: string): string | undefined => / (\/\S*)$/.exec(where)?.[1];

export interface FindingDetails {
  readonly where: string;
  readonly message: string;
  readonly specPointer?: string | undefined;
  readonly doubt?: Doubt | undefined;
}

/** What a finding contains about its operation. */
export interface OperationNames {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** JSON pointer of the operation in the spec. */
  readonly pointer: string;
}

/** Creates a finding; without another pointer it points at the operation. */
export const findingAbout = (operation: OperationNames, check: Check, details: FindingDetails): Finding => ({
  check,
  severity: usualSeverity(check, details.doubt),
  ...(details.doubt && { doubt: details.doubt }),
  operationId: operation.id,
  method: operation.method,
  path: operation.path,
  where: details.where,
  message: details.message,
  specPointer: details.specPointer ?? operation.pointer,
});

/**
 * Creates a finding about an answer.
 * @param place a pointer into the body, `body` or `header NAME`; undefined for the answer as a whole
 */
export const findingAt = (
  operation: OperationNames,
  check: Check,
  { status }: { readonly status: number },
  place: string | undefined,
  message: string,
  grounds: Pick<FindingDetails, "specPointer" | "doubt"> = {},
): Finding =>
  findingAbout(operation, check, {
    where: place === undefined ? `response ${status}` : `response ${status} ${place}`,
    message,
    ...grounds,
  });

/** The finding in one line: operation, place, problem, and pointer into the spec. */
export const headlineOf = (finding: Finding): string =>
  `${finding.operationId} ${finding.method} ${finding.path} · ${finding.where}: ${finding.message} (spec#${finding.specPointer})`;
