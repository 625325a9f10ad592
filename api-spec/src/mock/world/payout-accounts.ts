import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Clock } from "./clock.ts";

/** Where a member's money goes when it leaves. */
export interface PayoutAccount {
  id: string;
  accountId: string;
  /** Id of a payment method. */
  type: string;
  /** All of it; nobody but the house sees more than the end. */
  number: string;
  holder: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

export type NewPayoutAccount = Omit<PayoutAccount, "id" | "createdAt">;

export interface PayoutAccounts {
  /** The last added first. */
  of(accountId: string): PayoutAccount[];
  byId(id: string): PayoutAccount | undefined;
  /** The account of this type and number, when the member has it already. */
  find(account: Pick<PayoutAccount, "accountId" | "type" | "number">): PayoutAccount | undefined;
  add(account: NewPayoutAccount): PayoutAccount;
}

/** One member has no more payout accounts than this. */
export const MOST_PAYOUT_ACCOUNTS = 5;

const SHOWN_DIGITS = 4;

/** All but the end is hidden: 01712345678 → *******5678. */
export const maskNumber = (number: string): string =>
  "*".repeat(Math.max(0, number.length - SHOWN_DIGITS)) + number.slice(-SHOWN_DIGITS);

export function createPayoutAccounts(store: DatabaseSync, clock: Clock): PayoutAccounts {
  store.exec(`
    create table if not exists payout_accounts (
      id integer primary key, account_id text not null, type text not null, number text not null, holder text not null,
      created_at integer not null, unique (account_id, type, number)
    ) strict;
  `);
  const selectAll = store.prepare("select * from payout_accounts where account_id = ? order by id desc");
  const select = store.prepare("select * from payout_accounts where id = ?");
  const selectSame = store.prepare("select * from payout_accounts where account_id = ? and type = ? and number = ?");
  const insert = store.prepare(`
    insert into payout_accounts (account_id, type, number, holder, created_at) values (?, ?, ?, ?, ?) returning *
  `);
  return {
    of: (accountId) => selectAll.all(accountId).map(toPayoutAccount),
    byId: (id) => maybe(select.get(Number(id))),
    find: ({ accountId, type, number }) => maybe(selectSame.get(accountId, type, number)),
    add: ({ accountId, type, number, holder }) => {
      const row = insert.get(accountId, type, number, holder, clock.now());
      if (!row) throw new Error(`Payout account of ${accountId} was not stored`);
      return toPayoutAccount(row);
    },
  };
}

type Row = Record<string, SQLOutputValue>;

const maybe = (row: Row | undefined) => row && toPayoutAccount(row);

const toPayoutAccount = (row: Row): PayoutAccount => ({
  id: String(row.id),
  accountId: String(row.account_id),
  type: String(row.type),
  number: String(row.number),
  holder: String(row.holder),
  createdAt: Number(row.created_at),
});
