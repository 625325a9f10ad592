import type { Operation } from "../contract.ts";
import { baseRequest, exampleBody, type PlanContext } from "./base.ts";
import type { Claim } from "./claim.ts";
import type { Series, Step } from "./case.ts";
import { isObject, objectOr } from "../json.ts";
import { markedPlaces, type MarkedPlace } from "./marked.ts";

/** Longer than the rounding of two whole seconds. */
const REST_MS = 2600;
/** Requests at once; more would measure the queue. */
const AT_ONCE = 6;

/** A place in no list. */
const isSingle = ({ pointer }: MarkedPlace): boolean => !pointer.split("/").includes("*");

interface Clock {
  readonly operation: Operation;
  readonly now: readonly MarkedPlace[];
  readonly ahead: readonly MarkedPlace[];
  readonly countdowns: readonly MarkedPlace[];
  readonly due: readonly MarkedPlace[];
}

const siblingOf = (pointer: string, name: string): string => `${pointer.slice(0, pointer.lastIndexOf("/"))}/${name}`;

/** `aheadOf: serverTime`, or with a limit: `{ member: serverTime, withinMs: 30000 }`. */
function aheadOf(pointer: string, mark: unknown): { of: string; withinMs: number | undefined } {
  const { member, withinMs } = isObject(mark) ? mark : { member: mark, withinMs: undefined };
  return { of: siblingOf(pointer, String(member)), withinMs: typeof withinMs === "number" ? withinMs : undefined };
}

/** A read that anybody may repeat and that tells the time (`x-contract.clock`, `aheadOf`, `countdown`). */
function clockOf({ contract }: PlanContext, operation: Operation): Clock | undefined {
  const isRead = operation.method === "GET" && !operation.parameters.some(({ place }) => place === "path");
  if (!isRead || operation.endsSession || operation.exampleNeedsState) return undefined;
  const now = markedPlaces(contract, operation, "clock").filter(isSingle);
  if (now.length === 0) return undefined;
  return {
    operation,
    now,
    ahead: markedPlaces(contract, operation, "aheadOf").filter(isSingle),
    countdowns: markedPlaces(contract, operation, "countdown"),
    due: markedPlaces(contract, operation, "due"),
  };
}

/** Answers that no cache may keep must tell the time of now. */
const isKept = ({ answers }: Operation): boolean =>
  answers.some(({ headers }) => headers.some(({ name }) => name === "etag"));

function claimsOf({ operation, now, ahead, countdowns, due }: Clock): Claim[] {
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
    ...due.flatMap(({ pointer, mark, specPointer }): Claim[] => {
      const { plus, minus } = objectOr(mark);
      const less = typeof minus === "string" ? minus : undefined;
      if (!clock || typeof plus !== "string") return [];
      return [{ kind: "due", step: first, pointer, clock: clock.pointer, plus, minus: less, specPointer }];
    }),
    ...(clock && countdowns.length > 0
      ? [{ kind: "falls", first, again, clock: clock.pointer, places: countdowns } as const]
      : []),
  ];
}

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/**
 * Every clock of the answers is read twice, with one rest between: near the time of the server, never going back, and what counts down
 * falls by what has passed.
 */
export function clockSeries(context: PlanContext, operations: readonly Operation[]): Series[] {
  const clocks = operations.flatMap((operation) => clockOf(context, operation) ?? []);
  if (clocks.length === 0) return [];
  const stepsOf = (when: string): Step[] =>
    clocks.map(({ operation }) => ({
      id: `${operation.id} › time ${when}`,
      name: `${operation.id} ${when}`,
      operationId: operation.id,
      kind: "time",
      stage: "open",
      bonds: [],
      isNeeded: false,
      request: baseRequest(context, operation, exampleBody(context, operation)),
      expectation: { outcome: "lawful" },
    }));
  const first = chunksOf(stepsOf("first"), AT_ONCE);
  return [
    {
      id: "time",
      groups: [...first, ...chunksOf(stepsOf("again"), AT_ONCE)],
      claims: clocks.flatMap(claimsOf),
      rest: { before: first.length, ms: REST_MS },
    },
  ];
}
