import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { inserter, itemStatements, rowIdOf } from "../row.ts";

/** A member's account that withdrawals are paid to. */
export interface PayoutAccount {
  id: string;
  accountId: string;
  /** Id of a payment method. */
  type: string;
  /** The complete number. Responses contain only its masked form. */
  number: string;
  holder: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

export type NewPayoutAccount = Omit<PayoutAccount, "id" | "createdAt">;

/** The most payout accounts of one member. */
export const MOST_PAYOUT_ACCOUNTS = 5;

const SHOWN_DIGITS = 4;

/** Hides all but the last digits: 01712345678 → *******5678. */
export const maskNumber = (number: string): string =>
  "*".repeat(Math.max(0, number.length - SHOWN_DIGITS)) + number.slice(-SHOWN_DIGITS);

/** The accounts that members withdraw to. */
export function createPayoutAccounts(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists payout_accounts (
      id integer primary key, account_id text not null, type text not null, number text not null, holder text not null,
      created_at integer not null, unique (account_id, type, number)
    ) strict;
  `);
  const prepare = itemStatements<PayoutAccount>(store);
  const selectAll = prepare("select * from payout_accounts where account_id = ? order by id desc");
  const select = prepare("select * from payout_accounts where id = ?");
  const selectSame = prepare("select * from payout_accounts where account_id = ? and type = ? and number = ?");
  const insert = inserter<PayoutAccount>(store, "payout_accounts");
  return {
    /** Last added first. */
    of: (accountId: string): PayoutAccount[] => selectAll.all(accountId),
    byId: (id: string): PayoutAccount | undefined => select.get(rowIdOf(id)),
    /** The member's account with this type and number, if they already have it. */
    find: ({
      accountId,
      type,
      number,
    }: Pick<PayoutAccount, "accountId" | "type" | "number">): PayoutAccount | undefined =>
      selectSame.get(accountId, type, number),
    add: ({ accountId, type, number, holder }: NewPayoutAccount): PayoutAccount =>
      insert({ accountId, type, number, holder, createdAt: clock.now() }),
  };
}
