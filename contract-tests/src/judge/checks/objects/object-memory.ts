import { escapeToken, isObject, objectOr, stringsOf, valueAt, type JsonObject } from "../../../json.ts";
import type { PlanContext } from "../../../plan/context.ts";
import { successPlaces, type AnnotatedPlace, type Reading } from "../../../plan/read/schemas.ts";
import { cachedByOperation } from "../../../plan/read/cached-by-operation.ts";
import { canBecome, statesOf, type States } from "../../../plan/read/states.ts";
import type { Operation } from "../../../spec/contract.ts";
import type { Answer, Received } from "../../answer.ts";
import { type Finding, findingAt } from "../../finding.ts";
import { canonical } from "../../values/comparison.ts";
import { markedValues } from "../../values/values-at.ts";

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
