import { ledgerBreaches, readMockFile } from "../../../.ci/programs/mock-file.ts";
import { digestOf } from "../../../api-spec/src/mock/world/token-digest.ts";
import type { MoneyOperation } from "../../src/shared/money/calls/operations.ts";
import type { Ending } from "./member.ts";

/** A query for each operation that counts its effects in the server's database: rows that no other operation creates. */
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

/** Counts the effects in a mock's file, by operation. */
export const countEffects = (file: string): Counts =>
  readMockFile(file, (all) => {
    const counts = OPERATIONS.map((operationId) => [operationId, Number(all(EFFECTS[operationId])[0]?.n)]);
    return Object.fromEntries(counts) as Counts;
  });

/**
 * Returns one line for each error. Each intent that was reported as confirmed must have exactly one effect in the database, and any other
 * intent none (D12).
 */
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
    ...readMockFile(file, ledgerBreaches),
  ];
}

/** Checks the server's list of used keys: it contains exactly one key of a confirmed intent, and no key of any other. */
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

/** Returns a function that counts how many of the given keys are in the server's list of used keys. */
export function keyCounter(file: string): (keys: readonly string[]) => number {
  const rows = readMockFile(file, (all) => all("select key_hash from keyed_operations"));
  const known = new Set(rows.map((row) => row.key_hash));
  // The database stores only a hash of each key, so that reading the database reveals no key.
  return (keys) => keys.filter((key) => known.has(digestOf(key))).length;
}
