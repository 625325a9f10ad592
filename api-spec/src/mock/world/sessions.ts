import { createHash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";

export interface Sessions {
  /** Starts a session; the token is opaque and only its hash is stored. */
  start(accountId: string): string;
  /** The account of a live session; undefined for an unknown or expired token. Using it keeps it alive. */
  accountIdOf(token: string): string | undefined;
  end(token: string): void;
  /** How many sessions are live. */
  count(): number;
}

const TOKEN_BYTES = 32;
const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** A session is prolonged at most this often, so that reading does not mean writing. */
const PROLONG_AFTER_MS = 60 * 1000;

export function createSessions(store: DatabaseSync, clock: Clock): Sessions {
  store.exec(`
    create table if not exists sessions (
      token_hash text primary key, account_id text not null, expires_at integer not null
    ) strict;
  `);
  const insert = store.prepare("insert into sessions (token_hash, account_id, expires_at) values (?, ?, ?)");
  const select = store.prepare("select account_id, expires_at from sessions where token_hash = ? and expires_at > ?");
  const prolong = store.prepare("update sessions set expires_at = ? where token_hash = ?");
  const remove = store.prepare("delete from sessions where token_hash = ?");
  const countLive = store.prepare("select count(*) as count from sessions where expires_at > ?");
  return {
    start: (accountId) => {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      insert.run(hash(token), accountId, clock.now() + LIFETIME_MS);
      return token;
    },
    accountIdOf: (token) => {
      const now = clock.now();
      const row = select.get(hash(token), now);
      if (!row) return undefined;
      if (Number(row["expires_at"]) < now + LIFETIME_MS - PROLONG_AFTER_MS) prolong.run(now + LIFETIME_MS, hash(token));
      return String(row["account_id"]);
    },
    end: (token) => void remove.run(hash(token)),
    count: () => Number(countLive.get(clock.now())?.["count"]),
  };
}

const hash = (token: string) => createHash("sha256").update(token).digest("base64url");
