import type { Operation } from "../contract.ts";
import { isWithin, type Evidence } from "../evidence.ts";
import type { Case, Plan } from "./case.ts";
import type { Journey } from "./journey.ts";

/** Which operations a run tries. */
export interface Selection {
  readonly evidence: Evidence;
  /** Operation ids and tags; all operations when empty. */
  readonly only: readonly string[];
  /** Operation ids and tags that are left out, whatever `only` says. */
  readonly skip?: readonly string[];
  /** GET and HEAD only; the run signs in all the same. */
  readonly readOnly?: boolean;
  /** Also operations that move money or leave traces. */
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

/** The operations that the selection names and allows. */
export const selectOperations = (operations: readonly Operation[], selection: Selection): Operation[] =>
  operations.filter(
    (operation) =>
      isWithin(operation.evidence, selection.evidence) &&
      (selection.only.length === 0 || isNamed(operation, selection.only)) &&
      !isNamed(operation, selection.skip ?? []) &&
      isAllowed(operation, selection),
  );

/** The journeys that a selection allows: a run that only reads goes on none that writes anywhere. */
export const selectJourneys = (journeys: readonly Journey[], { readOnly = false }: Selection): Journey[] =>
  journeys.filter(({ steps }) => !readOnly || steps.every(({ operation }) => isReading(operation)));

/** By another method than that of the operation, or by its own, which has been chosen. */
const isReadingCase = ({ request: { method = "GET" } }: Case): boolean => READING_METHODS.includes(method);

/** A plan in which nothing writes: not by another method than that of the operation either. */
export function readingPlan(plan: Plan, { readOnly = false }: Selection): Plan {
  if (!readOnly) return plan;
  return {
    ...plan,
    cases: plan.cases.filter(isReadingCase),
    series: plan.series.filter(({ groups }) => groups.flat().every(isReadingCase)),
  };
}

/** Every name by which operations can be chosen: their ids, then their tags. */
export const namesOf = (operations: readonly Operation[]): string[] => [
  ...operations.map(({ id }) => id),
  ...new Set(operations.flatMap(({ tags }) => tags)),
];
