import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { CONFIRMATION_MS, COOL_OFF_MS, type LimitKind, type LimitPeriod } from "./limit-rules.ts";
import { transaction } from "../store.ts";
import { numberOrNone, type Row } from "../row.ts";

/** A pending change that raises or removes a limit. */
export interface PendingLimit {
  /** Minor units, or milliseconds of play; undefined removes the limit. */
  value: number | undefined;
  /** Epoch milliseconds. */
  confirmableAt: number;
  lapsesAt: number;
}

/** The limit that a member has set for a period. */
export interface PlayLimit {
  /** Minor units, or milliseconds of play; undefined when there is no limit. */
  value: number | undefined;
  pending: PendingLimit | undefined;
}

export interface LimitName {
  accountId: string;
  kind: LimitKind;
  period: LimitPeriod;
}

/** For comparisons, no limit is the highest. */
const heightOf = (value: number | undefined) => value ?? Infinity;

/**
 * Limits that members set for themselves (D15). A lower limit applies at once; a higher one after a cooling-off period and a confirmation.
 */
export function createPlayLimits(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists play_limits (
      account_id text not null, kind text not null, period text not null, value integer,
      pending_value integer, pending_since integer, primary key (account_id, kind, period)
    ) strict;
  `);
  const select = store.prepare("select * from play_limits where account_id = ? and kind = ? and period = ?");
  const upsert = store.prepare("insert or replace into play_limits values (?, ?, ?, ?, ?, ?)");

  const of = ({ accountId, kind, period }: LimitName): PlayLimit => {
    const row = select.get(accountId, kind, period);
    if (!row) return { value: undefined, pending: undefined };
    const pending = readPending(row);
    return { value: numberOrNone(row.value), pending: pending && pending.lapsesAt > clock.now() ? pending : undefined };
  };
  const write = (
    { accountId, kind, period }: LimitName,
    value: number | undefined,
    pendingSince?: number,
    pendingValue?: number,
  ) => void upsert.run(accountId, kind, period, value ?? null, pendingValue ?? null, pendingSince ?? null);

  return {
    of,
    /** Lowers the limit at once, or stores a pending raise. Both replace an earlier pending change. */
    set: (name: LimitName, value: number | undefined): void =>
      transaction(store, () => {
        const present = of(name).value;
        if (heightOf(value) > heightOf(present)) write(name, present, clock.now(), value);
        else write(name, value);
      }),
    /** Applies the pending limit; false when none is pending or the cooling-off period has not ended. */
    confirm: (name: LimitName): boolean =>
      transaction(store, () => {
        const { pending } = of(name);
        if (!pending || pending.confirmableAt > clock.now()) return false;
        write(name, pending.value);
        return true;
      }),
  };
}

function readPending(row: Row): PendingLimit | undefined {
  const since = numberOrNone(row.pending_since);
  if (since === undefined) return undefined;
  const confirmableAt = since + COOL_OFF_MS;
  return { value: numberOrNone(row.pending_value), confirmableAt, lapsesAt: confirmableAt + CONFIRMATION_MS };
}
