import { hash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { MoneyOperation } from "../../src/shared/money/operations.ts";
import type { Ending } from "./member.ts";

/** How many effects of each kind the server's file holds: the rows that only a call of that operation makes. */
const EFFECTS: Readonly<Record<MoneyOperation, string>> = {
  createDeposit: "select count(*) as n from deposits",
  createWithdrawal: "select count(*) as n from withdrawals",
  transferWallet: "select count(*) as n from postings where kind = 'transferIn'",
  convertPoints: "select count(*) as n from postings where kind = 'pointConversion'",
  redeemPointReward: "select count(*) as n from point_redemptions",
  claimReward: "select count(*) as n from rewards where claimed_at is not null",
  applyActivity: "select count(*) as n from activity_parts where remark <> ''",
};
const OPERATIONS = Object.keys(EFFECTS) as MoneyOperation[];

export type Counts = Readonly<Record<MoneyOperation, number>>;

function withFile<Result>(file: string, read: (store: DatabaseSync) => Result): Result {
  const store = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    return read(store);
  } finally {
    store.close();
  }
}

const numberOf = (store: DatabaseSync, sql: string): number => Number(store.prepare(sql).get()?.n);

export const countEffects = (file: string): Counts =>
  withFile(
    file,
    (store) =>
      Object.fromEntries(
        OPERATIONS.map((operationId) => [operationId, numberOf(store, EFFECTS[operationId])]),
      ) as Counts,
  );

/** Each breach of the promise as one line: what was told and what the file holds must be the same, once. */
export function findBreaches(file: string, before: Counts, endings: readonly Ending[]): string[] {
  const after = countEffects(file);
  const confirmed = endings.filter(({ state }) => state.phase === "confirmed");
  const open = endings.filter(({ state }) => !["confirmed", "refused", "notArrived"].includes(state.phase));
  return [
    ...open.map(({ step, state }) => `${step.operationId} under ${step.trouble} stayed ${state.phase}`),
    ...OPERATIONS.flatMap((operationId) => {
      const told = confirmed.filter(({ step }) => step.operationId === operationId).length;
      const done = after[operationId] - before[operationId];
      return told === done ? [] : [`${operationId}: ${told} were confirmed, ${done} were done`];
    }),
    ...keyBreaches(file, endings),
    ...(isBalanced(file) ? [] : ["The ledger does not sum to 0, or a balance is below it"]),
  ];
}

/** The ledger sums to 0, and nobody has less than nothing. */
export const isBalanced = (file: string): boolean =>
  withFile(
    file,
    (store) =>
      numberOf(store, "select coalesce(sum(amount_minor), 0) as n from entries") === 0 &&
      numberOf(store, "select count(*) as n from postings where balance_minor < 0") === 0,
  );

/** An intent that was confirmed has exactly one of its keys in the server's list, any other none. */
function keyBreaches(file: string, endings: readonly Ending[]): string[] {
  const known = keyCounter(file);
  return endings.flatMap(({ step, keys, state }) => {
    const counted = known(keys);
    const expected = state.phase === "confirmed" ? 1 : 0;
    return counted === expected
      ? []
      : [`${step.operationId} under ${step.trouble} is ${state.phase} and counted ${counted} times`];
  });
}

/** Counts how many of some keys are in the server's list of what was done. */
export function keyCounter(file: string): (keys: readonly string[]) => number {
  const known = withFile(
    file,
    (store) =>
      new Set(
        store
          .prepare("select key_hash from keyed_operations")
          .all()
          .map(({ key_hash: keyHash }) => String(keyHash)),
      ),
  );
  // The file holds no key, so that nobody who reads it can show one.
  return (keys) => keys.filter((key) => known.has(hash("sha256", key, "base64url"))).length;
}
