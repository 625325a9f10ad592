import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Clock } from "./clock.ts";
import { CONFIRMATION_MS, COOL_OFF_MS, type LimitKind, type LimitPeriod } from "./limit-rules.ts";
import { transaction } from "./store.ts";

/** A limit that waits: it is higher than the present one, or takes it away. */
export interface PendingLimit {
  /** Minor units, or milliseconds of play; undefined takes the limit away. */
  value: number | undefined;
  /** Epoch milliseconds. */
  confirmableAt: number;
  lapsesAt: number;
}

/** What a member allows themselves in a period. */
export interface PlayLimit {
  /** Minor units, or milliseconds of play; undefined without a limit. */
  value: number | undefined;
  pending: PendingLimit | undefined;
}

export interface LimitName {
  accountId: string;
  kind: LimitKind;
  period: LimitPeriod;
}

/** The limits of members (D15): a lower one counts at once, a higher one after a cooling-off and a confirmation. */
export interface PlayLimits {
  of(name: LimitName): PlayLimit;
  /** Lowers the limit now, or notes that it shall rise; either forgets what waited before. */
  set(name: LimitName, value: number | undefined): void;
  /** Lets the higher limit count; false when none waits, or not long enough. */
  confirm(name: LimitName): boolean;
}

/** No limit is higher than any. */
const heightOf = (value: number | undefined) => value ?? Infinity;

export function createPlayLimits(store: DatabaseSync, clock: Clock): PlayLimits {
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
    return { value: toValue(row.value), pending: pending && pending.lapsesAt > clock.now() ? pending : undefined };
  };
  const write = (
    { accountId, kind, period }: LimitName,
    value: number | undefined,
    pendingSince?: number,
    pendingValue?: number,
  ) => void upsert.run(accountId, kind, period, value ?? null, pendingValue ?? null, pendingSince ?? null);

  return {
    of,
    set: (name, value) =>
      transaction(store, () => {
        const present = of(name).value;
        if (heightOf(value) > heightOf(present)) write(name, present, clock.now(), value);
        else write(name, value);
      }),
    confirm: (name) =>
      transaction(store, () => {
        const { pending } = of(name);
        if (!pending || pending.confirmableAt > clock.now()) return false;
        write(name, pending.value);
        return true;
      }),
  };
}

const toValue = (value: SQLOutputValue | undefined) => (value === null ? undefined : Number(value));

function readPending(row: Record<string, SQLOutputValue>): PendingLimit | undefined {
  const since = toValue(row.pending_since);
  if (since === undefined) return undefined;
  const confirmableAt = since + COOL_OFF_MS;
  return { value: toValue(row.pending_value), confirmableAt, lapsesAt: confirmableAt + CONFIRMATION_MS };
}
