import type { DatabaseSync } from "node:sqlite";
import { HOUR_MS, type Clock } from "./clock.ts";

/** Limits per client address and hour. They are generous, because many members may share an address. */
const MOST_IN_AN_HOUR = {
  /** Different names or numbers with a failed login, password reset or code. More than this is a spraying attack. */
  failedNames: 60,
  /** SMS codes, which cost money. */
  sms: 30,
} as const;
export type Limited = keyof typeof MOST_IN_AN_HOUR;

/** Counts the actions of an address over all names. */
export function createClientLimits(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists client_tries (
      limited text not null, client text not null, subject text not null collate nocase, at integer not null,
      primary key (limited, client, subject)
    ) strict;
  `);
  const select = store.prepare(
    "select count(*) as count, min(at) as first from client_tries where limited = ? and client = ? and at > ?",
  );
  const insert = store.prepare("insert or replace into client_tries values (?, ?, ?, ?)");
  const removeExpired = store.prepare("delete from client_tries where at <= ?");
  return {
    /** How long the address must wait, in milliseconds; 0 when it need not. */
    waitMs: (limited: Limited, client: string): number => {
      const now = clock.now();
      const row = select.get(limited, client, now - HOUR_MS);
      return Number(row?.count) < MOST_IN_AN_HOUR[limited] ? 0 : Number(row?.first) + HOUR_MS - now;
    },
    /** Counts an attempt; each subject counts once. */
    count: (limited: Limited, client: string, subject: string): void => {
      const now = clock.now();
      removeExpired.run(now - HOUR_MS);
      insert.run(limited, client, subject, now);
    },
  };
}
