import type { Operation } from "../../spec/contract.ts";
import type { Series, Step } from "../case.ts";
import type { Claim } from "../claim.ts";

/** The parts of a step that differ from the defaults. */
export type StepDetails = Pick<Step, "name" | "request"> &
  Partial<Pick<Step, "expectation" | "isNeeded" | "crossStepChecks">>;

/** Creates a step of the series `id`. By default any documented response is accepted, and the rest does not depend on it. */
export const stepOf = (id: string, kind: Step["kind"], operation: Operation, details: StepDetails): Step => ({
  id: `${id} › ${details.name}`,
  operationId: operation.id,
  kind,
  stage: "open",
  crossStepChecks: [],
  isNeeded: false,
  expectation: { outcome: "lawful" },
  ...details,
});

/**
 * A series that sends its steps one after the other.
 * @param steps the steps; those in a list are sent at the same time, and an empty list is left out
 */
export const seriesOf = (
  id: string,
  steps: readonly (Step | readonly Step[])[],
  claims: readonly Claim[] = [],
  more: Pick<Series, "isEarly" | "rest"> = {},
): Series => ({ id, groups: steps.map((it) => [it].flat()).filter(({ length }) => length > 0), claims, ...more });
