import { seededRandom } from "../../api-spec/src/mock/world/random.ts";
import type { MoneyOperation } from "../src/shared/money/calls/operations.ts";
import { MONEY_OPERATIONS } from "../src/shared/money/calls/operations.ts";

/** Failures that can happen to one intent. */
export const TROUBLES = [
  "none",
  "lostRequest",
  "lostAnswer",
  "serverError",
  "tooMany",
  "hang",
  "offline",
  "doubleClick",
  "twoTabs",
  "back",
  "reload",
  "sessionLost",
  "killed",
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** One run: a member makes one money call, and one failure happens. */
export interface Step {
  /** Number of the run, from 0. Together with the seed it identifies the run. */
  index: number;
  operationId: MoneyOperation;
  trouble: Trouble;
  /** Whether the server has processed the call before the response is lost, for failures that allow both. */
  isDone: boolean;
  /** Whether the member presses "Send again" during the look-up, or when the call has not arrived, instead of waiting. */
  sendsAgain: boolean;
  /** The amount to type, or the number from which points are computed. */
  amount: number;
}

/** Number of money calls in one visit: each kind once, in random order. */
export const VISIT_LENGTH = MONEY_OPERATIONS.length;

/** Plans the runs of a seed. Each kind of call is combined with each failure, again and again, in random order. */
export function planRuns(seed: number, count: number): Step[] {
  const { chance, int, shuffle } = seededRandom(String(seed));
  const decks = new Map<MoneyOperation, Trouble[]>();
  const draw = (operationId: MoneyOperation): Trouble => {
    const deck = decks.get(operationId) ?? [];
    if (deck.length === 0) deck.push(...shuffle(TROUBLES));
    decks.set(operationId, deck);
    return deck.pop() as Trouble;
  };
  const steps: Step[] = [];
  while (steps.length < count) {
    for (const operationId of shuffle(MONEY_OPERATIONS)) {
      steps.push({
        index: steps.length,
        operationId,
        trouble: draw(operationId),
        isDone: chance(0.5),
        sendsAgain: chance(0.5),
        amount: int(110, 909),
      });
    }
  }
  return steps.slice(0, count);
}
