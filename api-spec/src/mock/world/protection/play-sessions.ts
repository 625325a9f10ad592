import type { DatabaseSync } from "node:sqlite";
import { MINUTE_MS, type Clock } from "../clock.ts";
import { fieldStatements, inserter } from "../row.ts";

/** A play session ends this long after its last launch or stake. */
const PLAY_SESSION_IDLE_MS = 15 * MINUTE_MS;

/** A period of continuous play, in epoch milliseconds; `endsAt` is in the future while it continues. */
export interface PlaySession {
  startedAt: number;
  endsAt: number;
}

/** How long members play, across all games (D15). */
export function createPlaySessions(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists play_sessions (
      id integer primary key, account_id text not null, started_at integer not null, ends_at integer not null
    ) strict;
    create index if not exists play_sessions_in_time on play_sessions (account_id, ends_at);
  `);
  const prepare = fieldStatements<PlaySession>(store);
  const running = prepare("select started_at, ends_at from play_sessions where account_id = ? and ends_at > ?");
  const insert = inserter(store, "play_sessions");
  const moveEnd = store.prepare("update play_sessions set ends_at = ? where account_id = ? and ends_at > ?");
  const reaching = prepare(
    "select started_at, ends_at from play_sessions where account_id = ? and ends_at > ? order by ends_at",
  );
  return {
    /** A launch or a stake starts a session, or extends the current one. */
    record: (accountId: string): void => {
      const now = clock.now();
      const { changes } = moveEnd.run(now + PLAY_SESSION_IDLE_MS, accountId, now);
      if (changes === 0) insert({ accountId, startedAt: now, endsAt: now + PLAY_SESSION_IDLE_MS });
    },
    /** The current session. */
    current: (accountId: string): PlaySession | undefined => running.get(accountId, clock.now()),
    /** Ends the session early, because the member has logged out. */
    end: (accountId: string): void => void moveEnd.run(clock.now(), accountId, clock.now()),
    /** Sessions that overlap the time since `from`, oldest first. */
    since: (accountId: string, from: number): PlaySession[] => reaching.all(accountId, from),
  };
}
