import { randomBytes } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Clock } from "./clock.ts";
import type { Sessions } from "./sessions.ts";
import { digestOf } from "./token-digest.ts";

/** A launch token dies when its game was left alone for this long. */
export const LAUNCH_IDLE_MS = 30 * 60_000;
const TOKEN_BYTES = 24;

/** What a launch token stands for: one account in one game. It opens nothing but `/play`. */
export interface Launch {
  accountId: string;
  /** Code of a game of the catalogue, or of a lottery game. */
  gameCode: string;
  /** Where the game's way back leads; its origin alone may hear the game's messages. */
  backUrl: string;
  language: string;
}

/** A launch as it begins, with the session that it cannot outlive. */
export interface NewLaunch extends Launch {
  sessionId: string;
}

/** Launch tokens: short-lived, for one account, never the session token. */
export interface Launches {
  /** Makes the token of a launch; only its hash is stored. */
  create(launch: NewLaunch): string;
  /** The live launch of a token; undefined once its game was left alone or its session has ended. */
  find(token: string): Launch | undefined;
  /** The same, and keeps it alive as long as its session lives. */
  use(token: string): Launch | undefined;
}

const toLaunch = (row: Record<string, SQLOutputValue>): Launch => ({
  accountId: String(row.account_id),
  gameCode: String(row.game_code),
  backUrl: String(row.back_url),
  language: String(row.language),
});

export function createLaunches(store: DatabaseSync, clock: Clock, sessions: Sessions): Launches {
  store.exec(`create table if not exists launches(
    token_hash text primary key, session_id text not null, account_id text not null, game_code text not null,
    back_url text not null, language text not null, expires_at integer not null) strict`);
  const select = store.prepare("select * from launches where token_hash = ? and expires_at > ?");
  const insert = store.prepare("insert into launches values (?, ?, ?, ?, ?, ?, ?)");
  const removeExpired = store.prepare("delete from launches where expires_at <= ?");
  const extend = store.prepare("update launches set expires_at = ? where token_hash = ?");
  const find = (token: string) => {
    const row = select.get(digestOf(token), clock.now());
    return row && sessions.isLive(String(row.session_id)) ? toLaunch(row) : undefined;
  };
  return {
    create: ({ sessionId, accountId, gameCode, backUrl, language }) => {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      const now = clock.now();
      removeExpired.run(now);
      insert.run(digestOf(token), sessionId, accountId, gameCode, backUrl, language, now + LAUNCH_IDLE_MS);
      return token;
    },
    find,
    use: (token) => {
      const launch = find(token);
      if (launch) extend.run(clock.now() + LAUNCH_IDLE_MS, digestOf(token));
      return launch;
    },
  };
}
