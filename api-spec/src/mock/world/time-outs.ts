import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";

export type TimeOutDuration = "24h" | "7d" | "30d" | "6m";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Half a year is 184 days, the longest six months there are: an exclusion is never shorter than promised. */
const DURATION_MS: Readonly<Record<TimeOutDuration, number>> = {
  "24h": DAY_MS,
  "7d": 7 * DAY_MS,
  "30d": 30 * DAY_MS,
  "6m": 184 * DAY_MS,
};

/** A break from play. Moments in epoch milliseconds. */
export interface TimeOut {
  duration: TimeOutDuration;
  startedAt: number;
  until: number;
}

/** Breaks that members take (D15); one can be made longer, never shorter. */
export interface TimeOuts {
  /** The break that runs now. */
  current(accountId: string): TimeOut | undefined;
  /** Begins a break; undefined, and nothing happens, when a longer one runs or an exclusion would become a break. */
  start(accountId: string, duration: TimeOutDuration): TimeOut | undefined;
}

export function createTimeOuts(store: DatabaseSync, clock: Clock): TimeOuts {
  store.exec(`
    create table if not exists time_outs (
      account_id text primary key, duration text not null, started_at integer not null, until integer not null
    ) strict;
  `);
  const select = store.prepare("select * from time_outs where account_id = ? and until > ?");
  const upsert = store.prepare("insert or replace into time_outs values (?, ?, ?, ?)");
  const current = (accountId: string): TimeOut | undefined => {
    const row = select.get(accountId, clock.now());
    return (
      row && {
        duration: String(row.duration) as TimeOutDuration,
        startedAt: Number(row.started_at),
        until: Number(row.until),
      }
    );
  };
  return {
    current,
    start: (accountId, duration) => {
      const startedAt = clock.now();
      const until = startedAt + DURATION_MS[duration];
      const running = current(accountId);
      // An exclusion also shuts the door: a break that ends later would open it.
      const isShorter = running && (until < running.until || (running.duration === "6m" && duration !== "6m"));
      if (isShorter) return undefined;
      upsert.run(accountId, duration, startedAt, until);
      return { duration, startedAt, until };
    },
  };
}
