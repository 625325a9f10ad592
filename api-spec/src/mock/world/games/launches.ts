import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { MINUTE_MS, type Clock } from "../clock.ts";
import type { Sessions } from "../identity/sessions.ts";
import { digestOf } from "../token-digest.ts";
import { fieldsOf, inserter } from "../row.ts";

/** A launch token expires when its game has not been used for this long. */
export const LAUNCH_IDLE_MS = 30 * MINUTE_MS;
const TOKEN_BYTES = 24;

/** What a launch token gives access to: one account in one game. It is valid only for `/play`. */
export interface Launch {
  accountId: string;
  /** Code of a catalogue game or of a lottery game. */
  gameCode: string;
  /** Where the game's back button leads. Only this origin may receive the game's messages. */
  backUrl: string;
  language: string;
}

/** A new launch, with the session that it ends with. */
export interface NewLaunch extends Launch {
  sessionId: string;
}

/** Launch tokens: short-lived, for one account, never the session token. */
export function createLaunches(store: DatabaseSync, clock: Clock, sessions: Sessions) {
  store.exec(`create table if not exists launches(
    token_hash text primary key, session_id text not null, account_id text not null, game_code text not null,
    back_url text not null, language text not null, expires_at integer not null) strict`);
  const select = store.prepare(`
    select session_id, account_id, game_code, back_url, language from launches where token_hash = ? and expires_at > ?
  `);
  const insert = inserter(store, "launches");
  const removeExpired = store.prepare("delete from launches where expires_at <= ?");
  const extend = store.prepare("update launches set expires_at = ? where token_hash = ?");
  const find = (token: string) => {
    const { session_id: sessionId, ...row } = select.get(digestOf(token), clock.now()) ?? {};
    return sessionId && sessions.isLive(String(sessionId)) ? (fieldsOf(row) as Launch) : undefined;
  };
  return {
    /** Creates a launch token. Only its hash is stored. */
    create: (launch: NewLaunch): string => {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      const now = clock.now();
      removeExpired.run(now);
      insert({ ...launch, tokenHash: digestOf(token), expiresAt: now + LAUNCH_IDLE_MS });
      return token;
    },
    /** The launch of a valid token; undefined once the token or its session has expired. */
    find,
    /** Like `find`, but also extends the token's life while the session lives. */
    use: (token: string): Launch | undefined => {
      const launch = find(token);
      if (launch) extend.run(clock.now() + LAUNCH_IDLE_MS, digestOf(token));
      return launch;
    },
  };
}
