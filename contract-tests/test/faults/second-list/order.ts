import { type Row, rows } from "../plants/rows.ts";
import type { SecondFault } from "./second-fault.ts";

const by =
  (keyOf: (row: Row) => string | number) =>
  (first: Row, second: Row): number => {
    const [one, other] = [keyOf(first), keyOf(second)];
    if (one === other) return 0;
    return one < other ? -1 : 1;
  };

/** Moves rows from the start of the list to its end, one row more at each call. */
const turning = () => {
  let calls = 0;
  return (all: readonly Row[]): readonly Row[] => {
    calls += 1;
    const first = calls % Math.max(1, all.length);
    return [...all.slice(first), ...all.slice(0, first)];
  };
};

/** Faults of the order: reversed, sorted as texts instead of numbers, or different at each call. */
export const ORDER: readonly SecondFault[] = [
  {
    name: "the oldest message first",
    kind: "order",
    operationId: "listMessages",
    plant: rows((all) => all.toReversed()),
    breaks: "the newest first",
  },
  {
    name: "amounts of winners in the order of texts",
    kind: "order",
    operationId: "listWinners",
    plant: rows((all) => all.toSorted(by(({ amount }) => String(amount))).toReversed()),
    breaks: "the highest win first",
  },
  {
    name: "the oldest draw first",
    kind: "order",
    operationId: "listOpenedNumbers",
    plant: rows((all) => all.toReversed(), "/value/draws"),
    breaks: "the newest draw first",
  },
  {
    name: "the dearest reward first",
    kind: "order",
    operationId: "listPointRewards",
    plant: rows((all) => all.toSorted(by(({ points }) => -Number(points)))),
    breaks: "the cheapest first",
  },
  {
    name: "hot games in another order at each call",
    kind: "order",
    operationId: "listHotGames",
    plant: () => {
      const turn = turning();
      return rows((all) => turn(all))();
    },
    breaks: "one version (ETag) of the list has one order",
  },
];
