import { valueAt, escapeToken, isObject } from "../../../json.ts";
import type { Contract, Operation } from "../../../spec/contract.ts";
import { annotatedPlaces, successPlaces } from "../../../plan/read/schemas.ts";
import { cachedByOperation } from "../../../plan/read/cached-by-operation.ts";
import type { Received } from "../../answer.ts";
import { momentOf } from "../../values/numbers.ts";
import { statesOf, type States } from "../../../plan/read/states.ts";
import { type Finding, findingAt } from "../../finding.ts";
import { markedValues } from "../../values/values-at.ts";
import type { Success } from "../success-check.ts";

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

const placesWithStates = cachedByOperation((contract: Contract, operation) =>
  successPlaces(contract, operation, statesOf),
);

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

/** What is wrong with an object in its state, by the name of the member. */
function complaints(
  { field, states }: States,
  value: unknown,
  now: number | undefined,
): [name: string, words: string][] {
  const state = isObject(value) ? states.get(String(value[field])) : undefined;
  if (!isObject(value) || !state) return [];
  const isAfter = (name: string, by: number): boolean => {
    const moment = momentOf(value[name]);
    return moment !== undefined && now !== undefined && (moment - now) * by > SLACK_MS;
  };
  const told = (name: string) => `${String(value[name])} is`;
  return [
    ...state.has.filter((name) => !isThere(value[name])).map((name): [string, string] => [name, `must be there`]),
    ...state.lacks
      .filter((name) => isThere(value[name]))
      .map((name): [string, string] => [name, `must be null or missing, but is ${JSON.stringify(value[name])}`]),
    ...state.past
      .filter((name) => isAfter(name, 1))
      .map((name): [string, string] => [name, `must have passed, but ${told(name)} later than the answer`]),
    ...state.future
      .filter((name) => isAfter(name, -1))
      .map((name): [string, string] => [name, `must not have passed, but ${told(name)} earlier than the answer`]),
  ];
}

/** Finds objects that are not what their state says (`x-states`): members that it requires or excludes, and times on the wrong side of now. */
export function stateFindings({ context: { contract }, operation, received }: Success): Finding[] {
  const places = placesWithStates(contract, operation);
  const now = places.length === 0 ? undefined : answeredAt(contract, operation, received);
  return markedValues(received.json, places).flatMap(({ pointer, value, mark, specPointer }) => {
    return (mark as readonly States[]).flatMap((states) => {
      const state = JSON.stringify(isObject(value) ? value[states.field] : value);
      return complaints(states, value, now).map(([name, words]) => {
        const message = `${words}, because ${states.field} is ${state}`;
        const place = `${pointer}/${escapeToken(name)}`;
        return findingAt(operation, "consistency", received, place, message, { specPointer });
      });
    });
  });
}
