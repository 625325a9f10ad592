import { createHash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";
import type { Scenarios } from "./scenarios.ts";

export interface Session {
  accountId: string;
  /** Waits for the verification of an unregistered IP (R412). */
  isVerificationPending: boolean;
}

export interface Sessions {
  /** Starts a session; the token is opaque and only its hash is stored. */
  start(session: Session): string;
  /** The live session of a token; undefined for an unknown or expired one. Using it keeps it alive. */
  find(token: string): Session | undefined;
  end(token: string): void;
  /** How many sessions are live. */
  count(): number;
}

const TOKEN_BYTES = 32;
const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** In the scenario `expired-sessions` a new session ends this soon, used or not. */
const SHORT_LIFETIME_MS = 60 * 1000;
/** A session is prolonged at most this often, so that reading does not mean writing. */
const PROLONG_AFTER_MS = 60 * 1000;

export function createSessions(store: DatabaseSync, clock: Clock, scenarios: Scenarios): Sessions {
  store.exec(`
    create table if not exists sessions (
      token_hash text primary key,
      account_id text not null,
      is_verification_pending integer not null,
      expires_at integer not null
    ) strict;
  `);
  const isCutShort = () => scenarios.isOn("expired-sessions");
  const insert = store.prepare("insert into sessions values (?, ?, ?, ?)");
  const select = store.prepare("select * from sessions where token_hash = ? and expires_at > ?");
  const prolong = store.prepare("update sessions set expires_at = ? where token_hash = ?");
  const remove = store.prepare("delete from sessions where token_hash = ?");
  const removeExpired = store.prepare("delete from sessions where expires_at <= ?");
  const countLive = store.prepare("select count(*) as count from sessions where expires_at > ?");
  return {
    start: ({ accountId, isVerificationPending }) => {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      removeExpired.run(clock.now());
      const lifetimeMs = isCutShort() ? SHORT_LIFETIME_MS : LIFETIME_MS;
      insert.run(hash(token), accountId, Number(isVerificationPending), clock.now() + lifetimeMs);
      return token;
    },
    find: (token) => {
      const now = clock.now();
      const row = select.get(hash(token), now);
      if (!row) return undefined;
      if (isCutShort()) {
        // Those of before the scenario have ended with it.
        if (Number(row.expires_at) > now + SHORT_LIFETIME_MS) return undefined;
      } else if (Number(row.expires_at) < now + LIFETIME_MS - PROLONG_AFTER_MS)
        prolong.run(now + LIFETIME_MS, hash(token));
      return { accountId: String(row.account_id), isVerificationPending: row.is_verification_pending === 1 };
    },
    end: (token) => void remove.run(hash(token)),
    count: () => Number(countLive.get(clock.now())?.count),
  };
}

const hash = (token: string) => createHash("sha256").update(token).digest("base64url");
