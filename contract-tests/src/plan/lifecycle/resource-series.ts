import type { Operation } from "../../spec/contract.ts";
import type { Series } from "../case.ts";
import type { PlanContext } from "../context.ts";
import { transitionSeries } from "./actions/transitions.ts";
import { counterSeries, memberSeries } from "./object-rules.ts";
import { embeddedSeries } from "./embedded-series.ts";
import { lifecycleSeries } from "./lifecycle-series.ts";
import { resourceOf, type Resource } from "./resources.ts";
import { logSeries, rangeSeries, restoreSeries } from "./round-trips/special-series.ts";
import { roundTripSeries } from "./round-trips/round-trips.ts";

/** Plans series about the objects of one kind. */
export type ResourcePlanner = (context: PlanContext, resource: Resource) => Series[];

const PLANNERS: readonly ResourcePlanner[] = [
  lifecycleSeries,
  transitionSeries,
  counterSeries,
  memberSeries,
  roundTripSeries,
  rangeSeries,
  restoreSeries,
  logSeries,
];

/** All series about the objects that `create` makes, with the operations that the run may call. */
export function resourceSeries(context: PlanContext, create: Operation, operations: readonly Operation[]): Series[] {
  const resource = resourceOf(context, create, operations);
  return resource
    ? PLANNERS.flatMap((planner) => planner(context, resource))
    : embeddedSeries(context, create, operations);
}
