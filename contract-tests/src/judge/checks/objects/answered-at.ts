import { valueAt } from "../../../json.ts";
import type { Contract, Operation } from "../../../spec/contract.ts";
import { annotatedPlaces, type AnnotatedPlace } from "../../../plan/read/annotated-schemas.ts";
import type { Received } from "../../answer.ts";
import { momentOf } from "../../values/moment.ts";

/** Clocks of the machines behind one server differ by some seconds. */
export const SLACK_MS = 60_000;

/** Cached, because it is needed for every response. */
const known = new WeakMap<Operation, AnnotatedPlace[]>();

function clocksOf(contract: Contract, operation: Operation): AnnotatedPlace[] {
  const clocks =
    known.get(operation) ?? annotatedPlaces(contract, operation, "clock").filter(({ mark }) => mark === "answer");
  known.set(operation, clocks);
  return clocks;
}

/** Returns when the server sent the response: the later of its clock and its `Date`, because a cached response contains an old clock. */
export function answeredAt(
  contract: Contract,
  operation: Operation,
  { json, headers, at }: Received,
): number | undefined {
  const own = clocksOf(contract, operation).map(({ pointer }) => momentOf(valueAt(json, pointer)));
  const moments = [...own, momentOf(headers.get("date"))].filter((moment) => moment !== undefined);
  return moments.length === 0 ? at : Math.max(...moments);
}
