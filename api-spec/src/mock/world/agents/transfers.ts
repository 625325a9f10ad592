import type { DatabaseSync } from "node:sqlite";
import { inserter } from "../row.ts";
import type { Clock } from "../clock.ts";
import type { Ledger } from "../money/ledger.ts";
import { transaction } from "../store.ts";
import type { Team } from "./team.ts";

export const LEAST_TRANSFER_MINOR = 10_00;
export const MOST_TRANSFER_MINOR = 100_000_00;

export type TransferDirection = "downline" | "upline";

export interface Transfer {
  id: string;
  fromId: string;
  toId: string;
  amountMinor: number;
  /** Epoch milliseconds. */
  at: number;
}

const REFERENCE = "transfer/";

/** Money transfers between an agent and a relative (R035, R408). */
export function createTransfers(store: DatabaseSync, clock: Clock, ledger: Ledger, team: Team) {
  store.exec(`
    create table if not exists relative_transfers (
      id integer primary key, from_id text not null, to_id text not null, amount_minor integer not null, at integer not null
    ) strict;
  `);
  const insert = inserter<Transfer>(store, "relative_transfers");
  const selectSides = store.prepare("select from_id, to_id from relative_transfers where id = ?");
  return {
    /** Every member below is a downline, and the agent directly above is the upline. Nobody else is a relative. */
    isRelative: (agentId: string, memberId: string, direction: TransferDirection): boolean =>
      direction === "downline" ? team.levelOf(memberId, agentId) !== undefined : team.uplineOf(agentId) === memberId,
    /** Moves money from one to the other, in one transaction. @throws InsufficientFundsError */
    send: (fromId: string, toId: string, amountMinor: number): Transfer =>
      transaction(store, () => {
        const at = clock.now();
        const transfer = insert({ fromId, toId, amountMinor, at });
        const { id } = transfer;
        const key = `transfer:${id}`;
        const reference = `${REFERENCE}${id}`;
        ledger.post({ key, accountId: fromId, kind: "transferOut", amountMinor: -amountMinor, reference, at });
        ledger.post({ key, accountId: toId, kind: "transferIn", amountMinor, reference, at });
        return transfer;
      }),
    /** The other account of the transfer with this reference; undefined when it is not a transfer. */
    otherSide: (accountId: string, reference: string): string | undefined => {
      if (!reference.startsWith(REFERENCE)) return undefined;
      const row = selectSides.get(reference.slice(REFERENCE.length));
      const sides = row && [String(row.from_id), String(row.to_id)];
      return sides?.includes(accountId) ? sides.find((id) => id !== accountId) : undefined;
    },
  };
}
