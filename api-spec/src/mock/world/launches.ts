import { randomBytes } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";

/** A launch token dies when its game was left alone for this long. */
export const LAUNCH_IDLE_MS = 30 * 60_000;
const TOKEN_BYTES = 24;

/** What a launch token stands for: one account in one game. It opens nothing but `/play`. */
export interface Launch {
  token: string;
  accountId: string;
  /** Code of a game of the catalogue, or of a lottery game. */
  gameCode: string;
  /** Where the game's way back leads; its origin alone may hear the game's messages. */
  backUrl: string;
  language: string;
}

const toLaunch = (row: Record<string, SQLOutputValue>): Launch => ({
  token: String(row.token),
  accountId: String(row.account_id),
  gameCode: String(row.game_code),
  backUrl: String(row.back_url),
  language: String(row.language),
});

/** Launch tokens: short-lived, for one account, never the session token. */
export function createLaunches(store: DatabaseSync) {
  store.exec(`create table if not exists launches(
    token text primary key, account_id text not null, game_code text not null, back_url text not null,
    language text not null, expires_at integer not null) strict`);
  const selectByToken = store.prepare("select * from launches where token = ? and expires_at > ?");
  const insert = store.prepare("insert into launches values (?, ?, ?, ?, ?, ?)");
  const removeExpired = store.prepare("delete from launches where expires_at <= ?");
  const extend = store.prepare("update launches set expires_at = ? where token = ?");
  return {
    create(launch: Omit<Launch, "token">, now: number): Launch {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      const { accountId, gameCode, backUrl, language } = launch;
      removeExpired.run(now);
      insert.run(token, accountId, gameCode, backUrl, language, now + LAUNCH_IDLE_MS);
      return { token, accountId, gameCode, backUrl, language };
    },
    /** The live launch of a token; asking for it keeps it alive. */
    use(token: string, now: number): Launch | undefined {
      const row = selectByToken.get(token, now);
      if (!row) return undefined;
      extend.run(now + LAUNCH_IDLE_MS, token);
      return toLaunch(row);
    },
  };
}
