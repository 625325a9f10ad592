import type { CaseRequest } from "../../plan/case.ts";
import type { PlanContext } from "../../plan/context.ts";
import { cachedByOperation } from "../../plan/read/cached-by-operation.ts";
import type { AnnotatedPlace } from "../../plan/read/schemas.ts";
import type { Operation } from "../../spec/contract.ts";
import type { Received } from "../answer.ts";
import type { Check } from "../check.ts";
import { findingAt, type Finding } from "../finding.ts";
import { markedValues, type ValuePlace } from "../values/values-at.ts";

/** A successful answer, with what asked for it. */
export interface Success {
  readonly context: PlanContext;
  readonly operation: Operation;
  readonly received: Received;
  /** Undefined when the request was wrong. Another finding says that it was accepted, and it says nothing about the right answer. */
  readonly request?: CaseRequest | undefined;
}

/** Finds what the spec says otherwise than a successful answer. */
export type SuccessCheck = (success: Success) => readonly Finding[];

/** The findings of checks in a successful answer; none in a refusal, which other checks judge. */
export const successFindings = (checks: readonly SuccessCheck[], success: Success): Finding[] =>
  success.operation.profile.isAccepted(success.received) ? checks.flatMap((check) => check(success)) : [];

/** A rule for the values at some places of a successful answer. */
export interface ValueRule {
  /** The places that the spec marks. They are read once for each operation. */
  readonly places: (context: PlanContext, operation: Operation) => readonly AnnotatedPlace[];
  readonly check: Check;
  /** Whether the rule follows from words or custom. @default false */
  readonly isInferred?: boolean;
  /** Says what is wrong with the value at a place; undefined when it is right. */
  readonly complaint: (place: AnnotatedPlace & ValuePlace, success: Success) => string | undefined;
}

/** Creates the check of a rule. */
export function valueCheck({ places, check, isInferred = false, complaint }: ValueRule): SuccessCheck {
  const placesOf = cachedByOperation(places);
  return (success) => {
    const { context, operation, received } = success;
    return markedValues(received.json, placesOf(context, operation)).flatMap((place) => {
      const message = complaint(place, success);
      const { pointer, specPointer } = place;
      const grounds = { specPointer, doubt: isInferred ? ("inferred" as const) : undefined };
      return message === undefined ? [] : [findingAt(operation, check, received, pointer, message, grounds)];
    });
  };
}
