import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";

/** A play session ends this long after its last launch or stake. */
const PLAY_SESSION_IDLE_MS = 15 * 60 * 1000;

/** A stretch of play; `endsAt` lies ahead while it runs. Epoch milliseconds. */
export interface PlaySession {
  startedAt: number;
  endsAt: number;
}

/** How long members play, whatever they play (D15). */
export interface PlaySessions {
  /** A launch or a stake begins a session, or keeps the running one alive. */
  record(accountId: string): void;
  /** The session that runs now. */
  current(accountId: string): PlaySession | undefined;
  /** Ends it before its time: the member has logged out. */
  end(accountId: string): void;
  /** Sessions that reach into the time from `from` on, oldest first. */
  since(accountId: string, from: number): PlaySession[];
}

export function createPlaySessions(store: DatabaseSync, clock: Clock): PlaySessions {
  store.exec(`
    create table if not exists play_sessions (
      id integer primary key, account_id text not null, started_at integer not null, ends_at integer not null
    ) strict;
    create index if not exists play_sessions_in_time on play_sessions (account_id, ends_at);
  `);
  const running = store.prepare("select * from play_sessions where account_id = ? and ends_at > ?");
  const insert = store.prepare("insert into play_sessions (account_id, started_at, ends_at) values (?, ?, ?)");
  const moveEnd = store.prepare("update play_sessions set ends_at = ? where account_id = ? and ends_at > ?");
  const reaching = store.prepare("select * from play_sessions where account_id = ? and ends_at > ? order by ends_at");
  return {
    record: (accountId) => {
      const now = clock.now();
      const { changes } = moveEnd.run(now + PLAY_SESSION_IDLE_MS, accountId, now);
      if (changes === 0) insert.run(accountId, now, now + PLAY_SESSION_IDLE_MS);
    },
    current: (accountId) => {
      const row = running.get(accountId, clock.now());
      return row && { startedAt: Number(row.started_at), endsAt: Number(row.ends_at) };
    },
    end: (accountId) => void moveEnd.run(clock.now(), accountId, clock.now()),
    since: (accountId, from) =>
      reaching.all(accountId, from).map((row) => ({ startedAt: Number(row.started_at), endsAt: Number(row.ends_at) })),
  };
}
