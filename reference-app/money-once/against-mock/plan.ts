import type { MoneyOperation } from "../../src/shared/money/operations.ts";

/** What goes wrong on the way of one intent. */
export const TROUBLES = [
  "none",
  "lostRequest",
  "lostAnswer",
  "serverError",
  "tooMany",
  "hang",
  "htmlForJson",
  "offline",
  "doubleClick",
  "sentAgain",
  "reload",
  "sessionLost",
  "killed",
] as const;
export type Trouble = (typeof TROUBLES)[number];

export interface Step {
  operationId: MoneyOperation;
  trouble: Trouble;
  input: { body?: object; path?: object };
}

/** Numbers in [0, 1) from a seed: mulberry32. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Things of the member that the inputs name. */
export interface Belongings {
  payoutAccountId: string;
  wallets: readonly string[];
  rewardIds: readonly string[];
  claimIds: readonly string[];
  activityIds: readonly string[];
}

const PAYMENT_PASSWORD = "654321";
/** Killing costs a start of the server, so that it is rare. */
const KILLED_SHARE = 0.004;
const WEIGHTS: Readonly<Record<MoneyOperation, number>> = {
  createDeposit: 20,
  createWithdrawal: 20,
  transferWallet: 30,
  convertPoints: 12,
  redeemPointReward: 8,
  claimReward: 5,
  applyActivity: 5,
};
const OPERATIONS = Object.entries(WEIGHTS).flatMap(([id, weight]) =>
  Array.from({ length: weight }, () => id as MoneyOperation),
);
const COMMON_TROUBLES = TROUBLES.filter((trouble) => trouble !== "killed");

/** One intent of a member: what, with which input, and what befalls it. */
export function planStep(random: () => number, own: Belongings): Step {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const amount = (least: number, most: number) =>
    `${Math.floor(least + random() * (most - least))}.${pick(["00", "50", "05"])}`;
  const operationId = pick(OPERATIONS);
  const trouble = random() < KILLED_SHARE ? "killed" : pick(COMMON_TROUBLES);
  const [from, to] = random() < 0.5 ? ["main", pick(own.wallets)] : [pick(own.wallets), "main"];
  const inputs: Record<MoneyOperation, Step["input"]> = {
    createDeposit: { body: { methodId: "bkash", amount: amount(100, 900), fields: { senderNumber: "01712345678" } } },
    createWithdrawal: {
      body: { accountId: own.payoutAccountId, amount: amount(500, 700), paymentPassword: PAYMENT_PASSWORD },
    },
    transferWallet: { body: { from, to, amount: amount(1, 90) } },
    convertPoints: { body: { points: 1 + Math.floor(random() * 30), paymentPassword: PAYMENT_PASSWORD } },
    redeemPointReward: { body: { rewardId: pick(own.rewardIds), quantity: 1, paymentPassword: PAYMENT_PASSWORD } },
    claimReward: { path: { id: pick(own.claimIds) } },
    applyActivity: {
      path: { id: pick(own.activityIds) },
      body: { remark: "x".repeat(1 + Math.floor(random() * 140)) },
    },
  };
  return { operationId, trouble, input: inputs[operationId] };
}
