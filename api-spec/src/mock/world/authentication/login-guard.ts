import type { DatabaseSync } from "node:sqlite";
import { MINUTE_MS, type Clock } from "../clock.ts";

/**
 * What is guarded. Each kind counts separately, so that failures of one cannot lock another. `loginFrom` and `emailResetFrom` count a name
 * per client address (`nameFrom`), so that a stranger's failures lock the stranger out and not the member.
 */
export type Guarded = "login" | "loginFrom" | "oldPassword" | "emailResetFrom" | "authenticator";

/** The key that counts a name per client address. */
export const nameFrom = (client: string, name: string): string => `${client} ${name}`;

const FAILURES_BEFORE_LOCK = 10;
/** Length of the lock (R492). */
const LOCK_MS = 5 * MINUTE_MS;

/** Counts failed attempts per name, for known and unknown names alike, so that a response never reveals whether a name exists. */
export function createLoginGuard(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists login_failures (
      username text primary key collate nocase, count integer not null, last_at integer not null
    ) strict;
  `);
  const select = store.prepare("select count, last_at from login_failures where username = ?");
  const increase = store.prepare(`
    insert into login_failures (username, count, last_at) values (?, 1, ?)
    on conflict (username) do update set count = count + 1, last_at = excluded.last_at
  `);
  const remove = store.prepare("delete from login_failures where username = ?");

  const stateOf = (key: string) => {
    const row = select.get(key);
    const count = Number(row?.count ?? 0);
    const lockedForMs = count < FAILURES_BEFORE_LOCK ? 0 : Number(row?.last_at) + LOCK_MS - clock.now();
    if (lockedForMs >= 0) return { count, lockedForMs };
    remove.run(key);
    return { count: 0, lockedForMs: 0 };
  };
  return {
    /** How long the name stays locked, in milliseconds; 0 when it is not locked. */
    lockedForMs: (guarded: Guarded, name: string): number => stateOf(keyOf(guarded, name)).lockedForMs,
    /** Number of failures in a row. */
    failuresOf: (guarded: Guarded, name: string): number => stateOf(keyOf(guarded, name)).count,
    fail: (guarded: Guarded, name: string): void => void increase.run(keyOf(guarded, name), clock.now()),
    /** Resets the count after a success. */
    forgive: (guarded: Guarded, name: string): void => void remove.run(keyOf(guarded, name)),
  };
}

const keyOf = (guarded: Guarded, name: string) => `${guarded} ${name}`;
