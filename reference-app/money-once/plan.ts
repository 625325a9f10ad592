import { seededRandom } from "../../api-spec/src/mock/world/random.ts";
import type { MoneyOperation } from "../src/shared/money/calls/operations.ts";
import { MONEY_OPERATIONS } from "../src/shared/money/calls/operations.ts";

/** What befalls one intent in a browser. */
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

/** One run: a member does one thing, and something goes wrong. */
export interface Step {
  /** From 0; with the seed it names the run. */
  index: number;
  operationId: MoneyOperation;
  trouble: Trouble;
  /** The server did it before the answer was lost, where the trouble leaves that open. */
  isDone: boolean;
  /** The member presses "Send again" while it is checked or when it has not arrived, rather than wait. */
  sendsAgain: boolean;
  /** Typed as an amount, or as points in tens. */
  amount: number;
}

/** Things that one member does on one visit: everything once, in any order. */
export const VISIT_LENGTH = MONEY_OPERATIONS.length;

/** The runs of a seed. Every thing to do meets every trouble, again and again, in an order of its own. */
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
