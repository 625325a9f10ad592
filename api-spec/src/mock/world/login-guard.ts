import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";

/** Counts failed logins of a name, known or not, so that an answer never tells whether the name exists. */
export interface LoginGuard {
  /** How long the name is still locked, in milliseconds; 0 when it is free. */
  lockedForMs(username: string): number;
  /** How many logins failed in a row. */
  failuresOf(username: string): number;
  fail(username: string): void;
  /** A login succeeded: the count starts over. */
  forgive(username: string): void;
}

const FAILURES_BEFORE_LOCK = 10;
/** R492. */
const LOCK_MS = 5 * 60 * 1000;

export function createLoginGuard(store: DatabaseSync, clock: Clock): LoginGuard {
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

  const stateOf = (username: string) => {
    const row = select.get(username);
    const count = Number(row?.count ?? 0);
    const lockedForMs = count < FAILURES_BEFORE_LOCK ? 0 : Number(row?.last_at) + LOCK_MS - clock.now();
    if (lockedForMs >= 0) return { count, lockedForMs };
    remove.run(username);
    return { count: 0, lockedForMs: 0 };
  };
  return {
    lockedForMs: (username) => stateOf(username).lockedForMs,
    failuresOf: (username) => stateOf(username).count,
    fail: (username) => void increase.run(username, clock.now()),
    forgive: (username) => void remove.run(username),
  };
}
