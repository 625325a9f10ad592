import { valueAt } from "../../../json.ts";
import type { Contract, Operation } from "../../../spec/contract.ts";
import { annotatedPlaces } from "../../../plan/read/schemas.ts";
import { cachedByOperation } from "../../../plan/read/cached-by-operation.ts";
import type { Received } from "../../answer.ts";
import { momentOf } from "../../values/numbers.ts";

/** Clocks of the machines behind one server differ by some seconds. */
export const SLACK_MS = 60_000;

const clocksOf = cachedByOperation((contract: Contract, operation) =>
  annotatedPlaces(contract, operation, "clock").filter(({ mark }) => mark === "answer"),
);

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
