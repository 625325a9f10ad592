import type { PlanContext } from "../../src/plan/context.ts";
import type { Series } from "../../src/plan/case.ts";
import type { ResourcePlanner } from "../../src/plan/lifecycle/resource-series.ts";
import { resourceOf } from "../../src/plan/lifecycle/resources.ts";
import { operationOf } from "./context.ts";

/** The series of one planner about what an operation creates, when the run may call all operations but the skipped ones. */
export function plannedBy(
  planner: ResourcePlanner,
  context: PlanContext,
  create: string,
  skip: readonly string[] = [],
): Series[] {
  const operations = context.contract.operations.filter(({ id }) => !skip.includes(id));
  const resource = resourceOf(context, operationOf(context, create), operations);
  return resource ? planner(context, resource) : [];
}
