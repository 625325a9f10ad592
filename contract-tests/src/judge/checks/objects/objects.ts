import { valueAt, escapeToken, isObject, objectOr, stringsOf, type JsonObject } from "../../../json.ts";
import type { Contract, Operation } from "../../../spec/contract.ts";
import { annotatedPlaces, successPlaces, type AnnotatedPlace, type Reading } from "../../../plan/read/schemas.ts";
import { cachedByOperation } from "../../../plan/read/cached-by-operation.ts";
import type { Received, Answer } from "../../answer.ts";
import { momentOf } from "../../values/numbers.ts";
import { statesOf, type States, canBecome } from "../../../plan/read/states.ts";
import { type Finding, findingAt } from "../../finding.ts";
import { markedValues } from "../../values/values-at.ts";
import type { Success } from "../success-check.ts";
import type { PlanContext } from "../../../plan/context.ts";
import { canonical } from "../../values/comparison.ts";

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

/** What stays the same in an object (`x-fixed`), and its states. */
interface Lasting {
  /** Pointer within the object to its key. */
  readonly key: string;
  /** Names of members, or pointers within the object. */
  readonly members: readonly string[];
  /** Members that stay the same from the first time on at which they are not null. */
  readonly once: readonly string[];
  /** Members that stay the same while the states do, such as the time of the last change. */
  readonly inState: readonly string[];
  readonly states: readonly States[];
}

const lastingOf: Reading = (schema, resolved, name): Lasting | undefined => {
  const { key, members, once, inState } = objectOr(schema["x-fixed"] ?? resolved["x-fixed"]);
  if (typeof key !== "string") return undefined;
  const states = (statesOf(schema, resolved, name) ?? []) as readonly States[];
  return { key, members: stringsOf(members), once: stringsOf(once), inState: stringsOf(inState), states };
};

const pointerTo = (member: string): string => (member.startsWith("/") ? member : `/${escapeToken(member)}`);

/** What an object has at some of its members. */
const membersIn = (names: readonly string[], value: JsonObject): JsonObject =>
  Object.fromEntries(
    names.flatMap((name) => {
      const told = valueAt(value, pointerTo(name));
      return told === undefined ? [] : [[name, told]];
    }),
  );

/** What an object has at the members that stay the same. */
const lastingMembers = ({ members, once }: Lasting, value: JsonObject): JsonObject =>
  membersIn([...members, ...once.filter((name) => valueAt(value, pointerTo(name)) !== null)], value);

const placesOfObjects = cachedByOperation(({ contract }: PlanContext, operation) =>
  successPlaces(contract, operation, lastingOf),
);

/** What a response said of an object. */
interface Sighting {
  readonly operationId: string;
  readonly members: JsonObject;
  /** What stays the same while the states do. */
  readonly inState: JsonObject;
  /** The states, by the member that has them. */
  readonly states: Readonly<Record<string, string>>;
  /** When the request was sent, and when the response was there. */
  readonly sentAt: number;
  readonly at: number;
}

/** A difference between two sightings of one object. */
interface Difference {
  readonly member: string;
  readonly message: string;
}

const isInSameState = (one: Sighting, other: Sighting): boolean => canonical(one.states) === canonical(other.states);

function differences({ states }: Lasting, key: string, before: Sighting, now: Sighting): Difference[] {
  const isSame = isInSameState(before, now);
  const lasting = ({ members, inState }: Sighting): JsonObject => (isSame ? { ...members, ...inState } : members);
  const [due, told] = [lasting(before), lasting(now)];
  const changed = Object.keys(told)
    .filter((name) => name in due && canonical(due[name]) !== canonical(told[name]))
    .map((member) => ({
      member,
      message: `must be ${canonical(due[member])}, as ${before.operationId} said of ${key}, but is ${canonical(told[member])}`,
    }));
  // Of two requests at the same time, nobody knows which one the server has answered first.
  const isLater = before.at <= now.sentAt;
  const backwards = states.flatMap(({ field, states: known }): Difference[] => {
    const [from, to] = [before.states[field], now.states[field]];
    if (from === undefined || to === undefined || !isLater || canBecome(known, from, to)) return [];
    const message = `must not be ${canonical(to)}: ${before.operationId} said before that ${key} is ${canonical(from)}, which does not become ${canonical(to)}`;
    return [{ member: field, message }];
  });
  return [...changed, ...backwards];
}

/**
 * Remembers the objects of a run, and finds those that change what is fixed (`x-fixed`) or go back to a state that does not follow
 * (`x-states`), in the responses of any operation.
 */
export class ObjectMemory {
  readonly #seen = new Map<string, Sighting>();

  look(context: PlanContext, operation: Operation, session: string | undefined, received: Answer): Finding[] {
    if ("failure" in received || !operation.profile.isAccepted(received)) return [];
    return markedValues(received.json, placesOfObjects(context, operation)).flatMap((place) =>
      this.#compare(place, session, operation.id, received, place.value).map(({ member, message }) => {
        const pointer = place.pointer + pointerTo(member);
        return findingAt(operation, "consistency", received, pointer, message, { specPointer: place.specPointer });
      }),
    );
  }

  #compare(
    { mark, specPointer }: AnnotatedPlace,
    session: string | undefined,
    operationId: string,
    { at = 0, tookMs = 0 }: Received,
    value: unknown,
  ): Difference[] {
    const lasting = mark as Lasting;
    const key = valueAt(value, lasting.key);
    if (!isObject(value) || (typeof key !== "string" && typeof key !== "number")) return [];
    const states = lasting.states.flatMap(({ field }) => {
      const state = value[field];
      return typeof state === "string" ? [[field, state] as const] : [];
    });
    const now: Sighting = {
      operationId,
      members: lastingMembers(lasting, value),
      inState: membersIn(lasting.inState, value),
      states: Object.fromEntries(states),
      sentAt: at - tookMs,
      at,
    };
    const name = JSON.stringify([specPointer, session, key]);
    const before = this.#seen.get(name);
    // The first sighting stays the measure of what is fixed, so that one wrong answer is one finding.
    if (!before || before.at <= now.sentAt) {
      const inState = before && isInSameState(before, now) ? { ...now.inState, ...before.inState } : now.inState;
      this.#seen.set(name, { ...now, inState, members: { ...now.members, ...before?.members } });
    }
    return before ? differences(lasting, canonical(key), before, now) : [];
  }
}
