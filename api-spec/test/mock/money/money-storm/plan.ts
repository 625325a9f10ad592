import { STAKES } from "../../../../src/mock/games/stakes.ts";
import { toDecimal } from "../../../../src/mock/world/money/money.ts";
import { seededRandom } from "../../../../src/mock/world/random.ts";

/** What a client does in one step. The last five kinds refer to its earlier steps. */
export type StepKind =
  | "bet"
  | "deposit"
  | "withdraw"
  | "transfer"
  | "replay"
  | "otherBody"
  | "receipt"
  | "forceReceipt"
  | "clock";

/** One operation of the storm, planned before the start. Runs with the same seed differ only in answers and in the calls' timing. */
export interface Step {
  kind: StepKind;
  /** Idempotency key, unique in the storm. */
  key: string;
  /** The amount, as a decimal string. */
  amount: string;
  stake: string;
  from: string;
  to: string;
  advanceMs: number;
  /** Time limit of the call in ms; undefined when the client waits for the answer. */
  abortAfterMs: number | undefined;
  /** How the client finds out the outcome after a lost answer. */
  settling: "lookUp" | "replay";
  /** Whether the client drops the intent when a look-up says that it had no effect. */
  isGivenUp: boolean;
  /** Whether the client reports the money of a withdrawal as received, or else as missing. */
  isReceived: boolean;
  /** A random number in [0, 1) by which the client chooses, for example one of its earlier intents. */
  pick: number;
}

const WEIGHTS: Readonly<Record<StepKind, number>> = {
  bet: 32,
  deposit: 14,
  withdraw: 11,
  transfer: 16,
  replay: 11,
  otherBody: 6,
  receipt: 5,
  forceReceipt: 1,
  clock: 4,
};
const KINDS = Object.entries(WEIGHTS).flatMap(([kind, weight]) => Array<StepKind>(weight).fill(kind as StepKind));
const WALLETS = ["main", "slots", "sports", "lottery"];
/** Cents of the amount. 13 and 14 let the mock reject the order or let it expire; the others let it be paid. */
const CENTS = [0, 0, 0, 0, 0, 0, 13, 14];
/** 10,000 steps move the clock by about 13 hours. An idempotency key counts for 24 hours (D12). */
const MOST_ADVANCE_MS = 4 * 60_000;

/** Returns the step of a client with this number. */
export function planStep(seed: string, client: number, index: number): Step {
  const random = seededRandom(`${seed}/${client}/${index}`);
  const kind = random.pick(KINDS);
  const [from = "", to = ""] = random.shuffle(WALLETS);
  const amountMinor = kind === "transfer" ? random.int(1, 400_00) : random.int(100, 600) * 100 + random.pick(CENTS);
  return {
    kind,
    key: `storm-${client}-${index}`,
    amount: toDecimal(amountMinor),
    stake: random.pick(STAKES.slice(0, 4)),
    from: random.chance(0.5) ? "main" : from,
    to: to === "main" ? "slots" : to,
    advanceMs: random.int(1, MOST_ADVANCE_MS),
    abortAfterMs: random.chance(0.03) ? random.int(0, 8) : undefined,
    settling: random.pick(["lookUp", "replay"] as const),
    isGivenUp: random.chance(0.4),
    isReceived: random.chance(0.6),
    pick: random.next(),
  };
}

/** Returns the faults for the next calls, in the format of `POST /__mock/faults`. */
export function planFaults(seed: string, round: number): object[] {
  const random = seededRandom(`${seed}/faults/${round}`);
  const operations = [
    "transferWallet",
    "createDeposit",
    "createWithdrawal",
    "confirmWithdrawalReceipt",
    "getOperation",
  ];
  return random
    .shuffle(operations)
    .slice(0, random.int(1, 4))
    .map((operationId) => ({
      operationId,
      kind: random.pick(["drop", "drop", "status", "delay", "malformed"]),
      status: random.pick([500, 503, 502]),
      delayMs: random.int(5, 60),
      times: random.int(1, 3),
    }));
}
