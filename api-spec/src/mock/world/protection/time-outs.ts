import type { DatabaseSync } from "node:sqlite";
import { DAY_MS, type Clock } from "../clock.ts";
import { fieldStatements } from "../row.ts";

export type TimeOutDuration = "24h" | "7d" | "30d" | "6m";

/** Six months are 184 days, the longest that six months can be, so that an exclusion is never shorter than promised. */
const DURATION_MS: Readonly<Record<TimeOutDuration, number>> = {
  "24h": DAY_MS,
  "7d": 7 * DAY_MS,
  "30d": 30 * DAY_MS,
  "6m": 184 * DAY_MS,
};

/** A break from play; timestamps in epoch milliseconds. */
export interface TimeOut {
  duration: TimeOutDuration;
  startedAt: number;
  until: number;
}

/** Breaks and self-exclusions of members (D15). They can be extended, never shortened. */
export function createTimeOuts(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists time_outs (
      account_id text primary key, duration text not null, started_at integer not null, until integer not null
    ) strict;
  `);
  const select = fieldStatements<TimeOut>(store)(
    "select duration, started_at, until from time_outs where account_id = ? and until > ?",
  );
  const upsert = store.prepare("insert or replace into time_outs values (?, ?, ?, ?)");
  const current = (accountId: string): TimeOut | undefined => select.get(accountId, clock.now());
  return {
    /** The current break or self-exclusion. */
    current,
    /** Starts a break. Returns undefined and changes nothing when a longer one is running, or when it would replace a self-exclusion. */
    start: (accountId: string, duration: TimeOutDuration): TimeOut | undefined => {
      const startedAt = clock.now();
      const until = startedAt + DURATION_MS[duration];
      const running = current(accountId);
      // A self-exclusion also blocks the login, so a later-ending break must not replace it.
      const isShorter = running && (until < running.until || (running.duration === "6m" && duration !== "6m"));
      if (isShorter) return undefined;
      upsert.run(accountId, duration, startedAt, until);
      return { duration, startedAt, until };
    },
  };
}
