import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Bets } from "./bets.ts";
import type { Clock } from "./clock.ts";
import type { Text } from "./data/text.ts";
import type { Ledger } from "./ledger.ts";
import { transaction } from "./store.ts";
import type { Timers } from "./timers.ts";

export type BonusStatus = "active" | "completed" | "expired";

/** Money of the house that must be played through. Amounts in minor units, moments in epoch milliseconds. */
export interface Bonus {
  id: string;
  accountId: string;
  name: Text;
  amountMinor: number;
  /** Stakes wanted before the bonus is the member's own. */
  wagerRequiredMinor: number;
  /** Stakes that counted so far, never more than wanted. */
  wagerDoneMinor: number;
  status: BonusStatus;
  grantedAt: number;
  expiresAt: number;
}

export interface NewBonus extends Omit<Bonus, "id" | "wagerDoneMinor" | "status" | "grantedAt"> {
  /** Epoch milliseconds; now when left out. */
  grantedAt?: number;
}

export interface Bonuses {
  /** Pays the bonus into the balance and sets its end, in one transaction. */
  grant(bonus: NewBonus): Bonus;
  byId(id: string): Bonus | undefined;
  /** All bonuses of an account, the latest first. */
  list(accountId: string): Bonus[];
  /** Takes back, as far as the balance reaches, what was not played through. Its timer calls it. `at` is epoch milliseconds. */
  expire(id: string, at: number): void;
  /** What of the balance may not be paid out yet: the amounts of the active bonuses, in minor units. */
  lockedMinor(accountId: string): number;
}

const EXPIRY = "bonusExpiry";

/**
 * Bonuses by one rule: the amount is in the balance at once and locked until stakes of `wagerRequiredMinor` are settled
 * (won or lost, not refunded). A stake counts for every bonus that was active when it was placed. What is not played
 * through by `expiresAt` is taken back, as far as the balance reaches.
 */
export function createBonuses(store: DatabaseSync, ledger: Ledger, bets: Bets, clock: Clock, timers: Timers): Bonuses {
  store.exec(`
    create table if not exists bonuses (
      id integer primary key, account_id text not null, name text not null, amount_minor integer not null,
      wager_required_minor integer not null, granted_at integer not null, expires_at integer not null
    ) strict;
    create index if not exists bonuses_of_account on bonuses (account_id, granted_at);
  `);
  const insert = store.prepare("insert into bonuses values (null, ?, ?, ?, ?, ?, ?) returning *");
  const selectById = store.prepare("select * from bonuses where id = ?");
  const selectOf = store.prepare("select * from bonuses where account_id = ? order by granted_at desc, id desc");

  const read = (row: Row): Bonus => {
    const wagerRequiredMinor = Number(row.wager_required_minor);
    const grantedAt = Number(row.granted_at);
    const expiresAt = Number(row.expires_at);
    const accountId = String(row.account_id);
    const wagerDoneMinor = Math.min(wagerRequiredMinor, bets.wagered(accountId, grantedAt, expiresAt));
    const isOver = clock.now() >= expiresAt;
    return {
      id: String(row.id),
      accountId,
      name: JSON.parse(String(row.name)) as Text,
      amountMinor: Number(row.amount_minor),
      wagerRequiredMinor,
      wagerDoneMinor,
      status: wagerDoneMinor === wagerRequiredMinor ? "completed" : isOver ? "expired" : "active",
      grantedAt,
      expiresAt,
    };
  };
  const byId = (id: string) => {
    const row = selectById.get(Number(id));
    return row && read(row);
  };
  const list = (accountId: string) => selectOf.all(accountId).map(read);

  const expire = (id: string, at: number) => {
    const bonus = byId(id);
    if (bonus?.status !== "expired") return;
    const { accountId } = bonus;
    const amountMinor = -Math.min(bonus.amountMinor, ledger.balanceOf(accountId));
    if (amountMinor === 0) return;
    ledger.post({ key: `bonusExpiry:${id}`, accountId, kind: "bonus", amountMinor, reference: referenceOf(id), at });
  };
  timers.on(EXPIRY, expire);
  return {
    grant: (bonus) =>
      transaction(store, () => {
        const { accountId, name, amountMinor, wagerRequiredMinor, expiresAt, grantedAt = clock.now() } = bonus;
        const row = insert.get(accountId, JSON.stringify(name), amountMinor, wagerRequiredMinor, grantedAt, expiresAt);
        if (!row) throw new Error(`The bonus ${name.en} was not stored`);
        const id = String(row.id);
        const posting = { key: `bonus:${id}`, accountId, kind: "bonus", reference: referenceOf(id) } as const;
        ledger.post({ ...posting, amountMinor, at: grantedAt });
        // A bonus of the past was ended by who told of it.
        if (expiresAt > clock.now()) timers.set({ kind: EXPIRY, reference: id, dueAt: expiresAt });
        return read(row);
      }),
    byId,
    list,
    expire,
    lockedMinor: (accountId) =>
      list(accountId)
        .filter(({ status }) => status === "active")
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  };
}

type Row = Record<string, SQLOutputValue>;

/** How the ledger names a bonus. */
const referenceOf = (id: string) => `bonus/${id}`;
