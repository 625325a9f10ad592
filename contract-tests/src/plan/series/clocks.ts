import type { Operation } from "../../spec/contract.ts";
import { exampleRequest } from "../generate/requests.ts";
import type { PlanContext } from "../context.ts";
import type { Claim } from "../claim.ts";
import type { Series, Step } from "../case.ts";
import { isObject } from "../../json.ts";
import { annotatedPlaces, type AnnotatedPlace } from "../read/schemas.ts";
import { seriesOf, stepOf } from "./step.ts";

/** Pause between two readings of a clock, longer than the rounding error of two values in whole seconds. */
const REST_MS = 2600;
/** Number of concurrent requests; more would measure the server's queue. */
const AT_ONCE = 6;

/** Whether the place is not inside a list, so that a response has it once. */
const isSingle = ({ pointer }: AnnotatedPlace): boolean => !pointer.split("/").includes("*");

interface Clock {
  readonly operation: Operation;
  readonly now: readonly AnnotatedPlace[];
  readonly ahead: readonly AnnotatedPlace[];
  readonly countdowns: readonly AnnotatedPlace[];
}

const siblingOf = (pointer: string, name: string): string => `${pointer.slice(0, pointer.lastIndexOf("/"))}/${name}`;

/** Reads `aheadOf: serverTime`, or with a limit: `{ member: serverTime, withinMs: 30000 }`. */
function aheadOf(pointer: string, mark: unknown): { of: string; withinMs: number | undefined } {
  const { member, withinMs } = isObject(mark) ? mark : { member: mark, withinMs: undefined };
  return { of: siblingOf(pointer, String(member)), withinMs: typeof withinMs === "number" ? withinMs : undefined };
}

/** A repeatable read that returns clock values (`x-contract.clock`, `aheadOf`, `countdown`). */
function clockOf({ contract }: PlanContext, operation: Operation): Clock | undefined {
  const isRead = operation.method === "GET" && !operation.parameters.some(({ place }) => place === "path");
  if (!isRead || operation.endsSession || operation.exampleNeedsState) return undefined;
  const now = annotatedPlaces(contract, operation, "clock").filter(isSingle);
  if (now.length === 0) return undefined;
  return {
    operation,
    now,
    ahead: annotatedPlaces(contract, operation, "aheadOf").filter(isSingle),
    countdowns: annotatedPlaces(contract, operation, "countdown"),
  };
}

/** Whether caches may keep the response. Only a response that is never cached must contain the current time. */
const isKept = ({ answers }: Operation): boolean =>
  answers.some(({ headers }) => headers.some(({ name }) => name === "etag"));

function claimsOf({ operation, now, ahead, countdowns }: Clock): Claim[] {
  const [first, again] = [`${operation.id} first`, `${operation.id} again`];
  const [clock] = now.filter(({ mark }) => mark === "list");
  return [
    ...now.flatMap(({ pointer, specPointer, mark }): Claim[] => [
      { kind: "near", step: first, pointer, specPointer },
      { kind: "goes-on", first, again, pointer, specPointer, moves: mark === "answer" && !isKept(operation) },
    ]),
    ...ahead.flatMap(({ pointer, mark, specPointer }): Claim[] => [
      { kind: "ahead", step: first, pointer, ...aheadOf(pointer, mark), specPointer },
      { kind: "goes-on", first, again, pointer, specPointer, moves: false },
    ]),
    ...(clock && countdowns.length > 0
      ? [{ kind: "falls", first, again, clock: clock.pointer, places: countdowns } as const]
      : []),
  ];
}

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/**
 * Reads every clock twice with one shared pause between. Clocks must be near the server's time and never go backwards, and countdowns must
 * fall by the time that has passed.
 */
export function clockSeries(context: PlanContext, operations: readonly Operation[]): Series[] {
  const clocks = operations.flatMap((operation) => clockOf(context, operation) ?? []);
  if (clocks.length === 0) return [];
  const stepsOf = (when: string): Step[] =>
    clocks.map(({ operation }) => ({
      ...stepOf("", "time", operation, {
        name: `${operation.id} ${when}`,
        request: exampleRequest(context, operation),
      }),
      id: `${operation.id} › time ${when}`,
    }));
  const first = chunksOf(stepsOf("first"), AT_ONCE);
  return seriesOf("time", [...first, ...chunksOf(stepsOf("again"), AT_ONCE)], clocks.flatMap(claimsOf), {
    rest: { before: first.length, ms: REST_MS },
  });
}
