import type { Operation } from "../../spec/contract.ts";
import type { CaseRequest, Series, Step } from "../case.ts";
import type { Claim } from "../claim.ts";
import type { PlanContext } from "../context.ts";

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
 * One series, which sends its steps one after the other.
 * @param steps the steps; those in a list are sent at the same time, and an empty list is left out
 */
export const seriesOf = (
  id: string,
  steps: readonly (Step | readonly Step[])[],
  claims: readonly Claim[] = [],
  more: Pick<Series, "isEarly" | "rest"> = {},
): Series[] => [{ id, groups: steps.map((it) => [it].flat()).filter(({ length }) => length > 0), claims, ...more }];

/** Two requests that the spec takes for the same thing. */
interface Alike {
  readonly plain: StepDetails;
  readonly other: StepDetails;
  readonly reason: string;
  readonly specPointer: string;
}

/** A series in which two requests must have the same outcome. It is sent before all cases, because these may use up what the call needs. */
export function sameOutcomeSeries(id: string, operation: Operation, { plain, other, ...facts }: Alike): Series[] {
  const steps = [stepOf(id, "relation", operation, other), stepOf(id, "relation", operation, plain)];
  const claim: Claim = { kind: "same-outcome", first: plain.name, again: other.name, ...facts };
  return seriesOf(id, steps, [claim], { isEarly: true });
}

/** Collects the steps of one series, which are sent one after the other, and its claims. */
export class SeriesSteps {
  readonly id: string;
  readonly context: PlanContext;
  readonly claims: Claim[] = [];
  readonly #kind: Step["kind"];
  readonly #expectation: Step["expectation"];
  readonly #steps: Step[] = [];

  constructor(id: string, context: PlanContext, kind: Step["kind"], outcome: "answered" | "lawful" = "answered") {
    this.id = id;
    this.context = context;
    this.#kind = kind;
    this.#expectation = { outcome };
  }

  /** Adds a step with a request. */
  add(
    name: string,
    operation: Operation,
    request: CaseRequest,
    isNeeded = false,
    expectation: Step["expectation"] = this.#expectation,
  ): void {
    this.addSteps([stepOf(this.id, this.#kind, operation, { name, request, isNeeded, expectation })]);
  }

  addSteps(steps: readonly Step[]): void {
    this.#steps.push(...steps);
  }

  get series(): Series[] {
    return seriesOf(this.id, this.#steps, this.claims);
  }

  /** The series, unless it has no claim. */
  get judgedSeries(): Series[] {
    return this.claims.length === 0 ? [] : this.series;
  }
}
