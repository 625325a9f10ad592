import type { SeededRandom } from "../../../api-spec/src/mock/world/random.ts";
import type { MoneyOperation } from "../../src/shared/money/calls/operations.ts";

/** Failures that can affect one intent. */
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

/** Ids of the member's data that the inputs refer to. */
export interface Belongings {
  payoutAccountId: string;
  wallets: readonly string[];
  rewardIds: readonly string[];
  claimIds: readonly string[];
  activityIds: readonly string[];
}

const PAYMENT_PASSWORD = "654321";
/** The server is killed rarely, because each restart takes time. */
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

/** Plans one intent: the operation, its input, and the failure that affects it. */
export function planStep(random: SeededRandom, own: Belongings): Step {
  const { chance, int, pick } = random;
  const amount = (least: number, most: number) => `${int(least, most - 1)}.${pick(["00", "50", "05"])}`;
  // A member without such data requests an id that does not exist.
  const pickId = (ids: readonly string[]) => (ids.length > 0 ? pick(ids) : "none");
  const operationId = pick(OPERATIONS);
  const trouble = chance(KILLED_SHARE) ? "killed" : pick(COMMON_TROUBLES);
  const [from, to] = chance(0.5) ? ["main", pick(own.wallets)] : [pick(own.wallets), "main"];
  const inputs: Record<MoneyOperation, Step["input"]> = {
    createDeposit: { body: { methodId: "bkash", amount: amount(100, 900), fields: { senderNumber: "01712345678" } } },
    createWithdrawal: {
      body: { accountId: own.payoutAccountId, amount: amount(500, 700), paymentPassword: PAYMENT_PASSWORD },
    },
    transferWallet: { body: { from, to, amount: amount(1, 90) } },
    convertPoints: { body: { points: int(1, 30), paymentPassword: PAYMENT_PASSWORD } },
    redeemPointReward: { body: { rewardId: pickId(own.rewardIds), quantity: 1, paymentPassword: PAYMENT_PASSWORD } },
    claimReward: { path: { id: pickId(own.claimIds) } },
    applyActivity: {
      path: { id: pickId(own.activityIds) },
      body: { remark: "x".repeat(int(1, 140)) },
    },
  };
  return { operationId, trouble, input: inputs[operationId] };
}
