import type { Operation } from "../spec/contract.ts";
import { isWithin, type Evidence } from "../evidence.ts";
import type { Case, Plan } from "./case.ts";
import type { Journey } from "./journeys/journey.ts";

/** Which operations a run tests. */
export interface Selection {
  readonly evidence: Evidence;
  /** Operation ids and tags; all operations when empty. */
  readonly only: readonly string[];
  /** Operation ids and tags to exclude; overrides `only`. */
  readonly skip?: readonly string[];
  /** Tests only GET and HEAD; the run still logs in. */
  readonly readOnly?: boolean;
  /** Also tests operations that move money or leave lasting changes. */
  readonly isUnsafeAllowed: boolean;
}

const READING_METHODS = ["GET", "HEAD", "OPTIONS"];
const isReading = ({ method }: Operation): boolean => READING_METHODS.includes(method);

const isNamed = ({ id, tags }: Operation, names: readonly string[]): boolean =>
  names.includes(id) || tags.some((tag) => names.includes(tag));

function isAllowed(operation: Operation, { readOnly = false, isUnsafeAllowed }: Selection): boolean {
  if (readOnly) return isReading(operation);
  return operation.isSafe || isUnsafeAllowed;
}

/** The operations that the selection includes. */
export const selectOperations = (operations: readonly Operation[], selection: Selection): Operation[] =>
  operations.filter(
    (operation) =>
      isWithin(operation.evidence, selection.evidence) &&
      (selection.only.length === 0 || isNamed(operation, selection.only)) &&
      !isNamed(operation, selection.skip ?? []) &&
      isAllowed(operation, selection),
  );

/**
 * The journeys that the selection includes. A read-only run excludes journeys that write. Without `isUnsafeAllowed`, a journey may not call a
 * testing endpoint that writes: it plays rounds with the member's money or moves the clock.
 */
export const selectJourneys = (journeys: readonly Journey[], selection: Selection): Journey[] =>
  journeys.filter(({ steps }) =>
    steps.every(({ operation, isControl }) => (!isControl && !selection.readOnly) || isAllowed(operation, selection)),
  );

/** Whether the case only reads. A case without its own method uses that of its operation, which the selection has already checked. */
const isReadingCase = ({ request: { method = "GET" } }: Case): boolean => READING_METHODS.includes(method);

/** Removes all writing cases from the plan of a read-only run, including those with another method than the operation's. */
export function readingPlan(plan: Plan, { readOnly = false }: Selection): Plan {
  if (!readOnly) return plan;
  return {
    ...plan,
    cases: plan.cases.filter(isReadingCase),
    series: plan.series.filter(({ groups }) => groups.flat().every(isReadingCase)),
  };
}

/** Every name that can select operations: their ids, then their tags. */
export const namesOf = (operations: readonly Operation[]): string[] => [
  ...operations.map(({ id }) => id),
  ...new Set(operations.flatMap(({ tags }) => tags)),
];
