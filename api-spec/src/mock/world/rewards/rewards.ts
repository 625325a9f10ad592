import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import type { Text } from "../text.ts";
import type { Ledger } from "../money/ledger.ts";
import { transaction } from "../store.ts";
import { inserter, itemOf, type Row, rowIdOf } from "../row.ts";

/** `pending` becomes claimable automatically; `claimable` waits for the member. */
export type RewardStatus = "pending" | "claimable" | "claimed" | "expired";

/** A reward that the member claims. Amounts in minor units, timestamps in epoch milliseconds. */
export interface Reward {
  id: string;
  accountId: string;
  title: Text;
  amountMinor: number;
  status: RewardStatus;
  /** First moment at which it can be claimed. */
  availableAt: number;
  /** End of the claim period, exclusive. */
  expiresAt: number;
  claimedAt: number | undefined;
}

export type NewReward = Omit<Reward, "id" | "status" | "claimedAt">;

export type Rewards = ReturnType<typeof createRewards>;

/** Creates the store of rewards. They open and expire with the world's clock, and the ledger pays each only once. */
export function createRewards(store: DatabaseSync, ledger: Ledger, clock: Clock) {
  store.exec(`
    create table if not exists rewards (
      id integer primary key, account_id text not null, title text not null, amount_minor integer not null,
      available_at integer not null, expires_at integer not null, claimed_at integer
    ) strict;
    create index if not exists rewards_of_account on rewards (account_id);
  `);
  const insert = inserter(store, "rewards", (row) => toReward(row, clock.now()));
  const selectById = store.prepare("select * from rewards where id = ?");
  const selectOf = store.prepare(`
    select * from rewards where account_id = :account
    order by (claimed_at is null and available_at <= :now and expires_at > :now) desc,
      iif(claimed_at is null and available_at <= :now and expires_at > :now, expires_at, -available_at), id
  `);
  const updateClaim = store.prepare("update rewards set claimed_at = ? where id = ? returning *");
  const byId = (id: string, now = clock.now()) => {
    const row = selectById.get(rowIdOf(id) ?? null);
    return row && toReward(row, now);
  };
  return {
    give: ({ accountId, title, amountMinor, availableAt, expiresAt }: NewReward): Reward =>
      insert({ accountId, title, amountMinor, availableAt, expiresAt }),
    byId: (id: string): Reward | undefined => byId(id),
    /** All rewards of an account: claimable ones first, by expiry, then the others, latest first. */
    list: (account: string): Reward[] => {
      const now = clock.now();
      return selectOf.all({ account, now }).map((row) => toReward(row, now));
    },
    /** Pays a claimable reward; undefined when it is not claimable. `at` is epoch milliseconds. */
    claim: (id: string, at: number = clock.now()): Reward | undefined =>
      transaction(store, () => {
        const reward = byId(id, at);
        if (reward?.status !== "claimable") return undefined;
        const { accountId, amountMinor } = reward;
        ledger.post({ key: `reward:${id}`, accountId, kind: "reward", amountMinor, reference: `reward/${id}`, at });
        const row = updateClaim.get(at, Number(id));
        return row && toReward(row, at);
      }),
  };
}

function toReward(row: Row, now: number): Reward {
  const reward = itemOf(row) as Reward;
  const { availableAt, expiresAt, claimedAt } = reward;
  const unclaimed = now >= expiresAt ? "expired" : now >= availableAt ? "claimable" : "pending";
  return {
    ...reward,
    title: JSON.parse(String(row.title)),
    status: claimedAt === undefined ? unclaimed : "claimed",
  };
}
