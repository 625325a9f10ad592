import type { DatabaseSync } from "node:sqlite";
import type { LedgerEntry } from "./ledger.ts";
import { fieldStatements } from "../row.ts";

/** A ledger movement. Amounts in minor units, signed from the member's view. */
export type JournalLine = Omit<LedgerEntry, "key">;

/** Reads the ledger for audits. It never writes. */
export function createJournal(store: DatabaseSync) {
  const latest = fieldStatements<JournalLine>(store)(
    "select id, account_id, kind, amount_minor, balance_minor, reference, at from postings where :account is null or account_id = :account order by id desc limit :limit",
  );
  const sums = fieldStatements<{ name: string; amountMinor: number }>(store)(`
    select case when ledger_account like 'member:%' then 'members' else ledger_account end as name,
      sum(amount_minor) as amount_minor from entries group by name order by name <> 'members', name
  `);
  return {
    /** The latest movements of one account or of all, newest first. */
    latest: (limit: number, account?: string): JournalLine[] => latest.all({ account, limit }),
    /** The sum that members hold, and what the merchant has paid or received by kind. All sums together are zero. */
    sums: (): { name: string; amountMinor: number }[] => sums.all(),
  };
}
