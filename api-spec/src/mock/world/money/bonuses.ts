import type { DatabaseSync } from "node:sqlite";
import type { Bets } from "./bets.ts";
import type { Clock } from "../clock.ts";
import type { Text } from "../text.ts";
import type { Ledger } from "./ledger.ts";
import { transaction } from "../store.ts";
import type { Timers } from "../timers.ts";
import { inserter, itemOf, itemStatements, type Row, rowIdOf } from "../row.ts";

export type BonusStatus = "active" | "completed" | "expired";

/** A bonus with a wagering requirement. Amounts in minor units, timestamps in epoch milliseconds. */
export interface Bonus {
  id: string;
  accountId: string;
  name: Text;
  amountMinor: number;
  /** The wagering requirement: how much must be staked before the bonus can be withdrawn. */
  wagerRequiredMinor: number;
  /** Stakes that have counted so far, capped at the requirement. */
  wagerDoneMinor: number;
  status: BonusStatus;
  grantedAt: number;
  expiresAt: number;
}

export interface NewBonus extends Omit<Bonus, "id" | "wagerDoneMinor" | "status" | "grantedAt"> {
  /** Epoch milliseconds; now when left out. */
  grantedAt?: number;
}

export type Bonuses = ReturnType<typeof createBonuses>;

const EXPIRY = "bonusExpiry";

/**
 * All bonuses follow one rule. The amount is added to the balance at once, and locked until stakes of `wagerRequiredMinor` are settled (won
 * or lost, not refunded). A stake counts for every bonus that was active when it was placed. A bonus whose requirement is not met by
 * `expiresAt` is taken back, at most down to a zero balance.
 */
export function createBonuses(store: DatabaseSync, ledger: Ledger, bets: Bets, clock: Clock, timers: Timers) {
  store.exec(`
    create table if not exists bonuses (
      id integer primary key, account_id text not null, name text not null, amount_minor integer not null,
      wager_required_minor integer not null, granted_at integer not null, expires_at integer not null
    ) strict;
    create index if not exists bonuses_of_account on bonuses (account_id, granted_at);
  `);
  const read = (row: Row): Bonus => {
    const bonus = itemOf(row) as Bonus;
    const { accountId, wagerRequiredMinor, grantedAt, expiresAt } = bonus;
    const wagerDoneMinor = Math.min(wagerRequiredMinor, bets.wagered(accountId, grantedAt, expiresAt));
    const isOver = clock.now() >= expiresAt;
    return {
      ...bonus,
      name: JSON.parse(String(row.name)),
      wagerDoneMinor,
      status: wagerDoneMinor === wagerRequiredMinor ? "completed" : isOver ? "expired" : "active",
    };
  };
  const prepare = itemStatements(store, read);
  const insert = inserter(store, "bonuses", read);
  const selectById = prepare("select * from bonuses where id = ?");
  const selectOf = prepare("select * from bonuses where account_id = ? order by granted_at desc, id desc");

  const byId = (id: string) => selectById.get(rowIdOf(id));

  const expire = (id: string, at: number) => {
    const bonus = byId(id);
    if (bonus?.status !== "expired") return;
    const { accountId } = bonus;
    const amountMinor = -Math.min(bonus.amountMinor, ledger.balanceOf(accountId));
    if (amountMinor === 0) return;
    ledger.post(
      { key: `bonusExpiry:${id}`, accountId, kind: "bonus", amountMinor, reference: referenceOf(id), at },
      "notBeforeLast",
    );
  };
  timers.on(EXPIRY, expire);
  return {
    /** Pays the bonus into the balance and sets its expiry timer, in one transaction. */
    grant: (bonus: NewBonus): Bonus =>
      transaction(store, () => {
        const { accountId, name, amountMinor, wagerRequiredMinor, expiresAt, grantedAt = clock.now() } = bonus;
        const granted = insert({ accountId, name, amountMinor, wagerRequiredMinor, grantedAt, expiresAt });
        const { id } = granted;
        const posting = { key: `bonus:${id}`, accountId, kind: "bonus", reference: referenceOf(id) } as const;
        ledger.post({ ...posting, amountMinor, at: grantedAt }, "notBeforeLast");
        // The caller has already ended a bonus of the past, so it needs no timer.
        if (expiresAt > clock.now()) timers.set({ kind: EXPIRY, reference: id, dueAt: expiresAt });
        return granted;
      }),
    byId,
    /** All bonuses of an account, latest first. */
    list: (accountId: string): Bonus[] => selectOf.all(accountId),
    /**
     * Called by the timer. Takes the bonus back when its requirement is not met, at most down to a zero balance. `at` is epoch milliseconds.
     */
    expire,
    /** The part of the balance that cannot be withdrawn yet: the sum of the active bonuses, in minor units. */
    lockedMinor: (accountId: string): number =>
      selectOf
        .all(accountId)
        .filter(({ status }) => status === "active")
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  };
}

/** Reference of a bonus in the ledger. */
const referenceOf = (id: string) => `bonus/${id}`;
