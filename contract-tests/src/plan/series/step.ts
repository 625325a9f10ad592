import type { Operation } from "../../spec/contract.ts";
import type { Step } from "../case.ts";

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
