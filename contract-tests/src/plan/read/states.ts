import { isObject, objectOr, stringsOf } from "../../json.ts";
import type { Reading } from "./schemas.ts";

/** What an object in one state is like. */
export interface State {
  /** Members that are there and not null. */
  readonly has: readonly string[];
  /** Members that are missing or null. */
  readonly lacks: readonly string[];
  /** Times that have passed. */
  readonly past: readonly string[];
  /** Times that have not passed. */
  readonly future: readonly string[];
  /** The states that may follow; undefined when any may. */
  readonly next: readonly string[] | undefined;
}

/** The states of an object (`x-states`). */
export interface States {
  /** The member with the state. */
  readonly field: string;
  readonly states: ReadonlyMap<string, State>;
}

const stateOf = (told: unknown): State => {
  const { has, lacks, past, future, next } = objectOr(told);
  const [there, missing, over, ahead] = [has, lacks, past, future].map(stringsOf);
  return {
    has: there ?? [],
    lacks: missing ?? [],
    past: over ?? [],
    future: ahead ?? [],
    next: Array.isArray(next) ? stringsOf(next) : undefined,
  };
};

/** The states of a schema's objects, by each member that has some. */
export const statesOf: Reading = (schema, resolved): readonly States[] | undefined => {
  const found = [schema["x-states"] ?? resolved["x-states"] ?? []].flat().flatMap((told): States[] => {
    const { field, states } = objectOr(told);
    if (typeof field !== "string" || !isObject(states)) return [];
    return [{ field, states: new Map(Object.entries(states).map(([name, state]) => [name, stateOf(state)])) }];
  });
  return found.length === 0 ? undefined : found;
};

/** Whether one state can become another, directly or by states between them. */
export function canBecome(states: States["states"], from: string, to: string, seen: readonly string[] = []): boolean {
  if (from === to) return true;
  const { next } = states.get(from) ?? {};
  if (next === undefined) return true;
  return next.filter((name) => !seen.includes(name)).some((name) => canBecome(states, name, to, [...seen, from]));
}
