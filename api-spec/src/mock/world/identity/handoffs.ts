import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inserter } from "../row.ts";
import { MINUTE_MS, DAY_MS, type Clock } from "../clock.ts";
import type { Sessions } from "./sessions.ts";
import { digestOf } from "../token-digest.ts";

/** A code for another device, and when it expires, in epoch milliseconds. */
export interface HandoffCode {
  code: string;
  expiresAt: number;
}

/** Result of redeeming a code: the account, or why the code is invalid. */
export type Redemption = { verdict: "right"; accountId: string } | { verdict: "unknown" | "expired" };

const LIFETIME_MS = 2 * MINUTE_MS;
/** How long an expired code is remembered, so that it gets another error than an unknown one. */
const REMEMBERED_MS = DAY_MS;
const CODE_BYTES = 16;

/** One-time codes that log a member in on another device (R123). Only their hashes are stored. */
export function createHandoffs(store: DatabaseSync, clock: Clock, sessions: Sessions) {
  store.exec(`
    create table if not exists handoffs (
      code_hash text primary key, account_id text not null, session_id text not null, expires_at integer not null
    ) strict;
  `);
  const insert = inserter(store, "handoffs");
  const take = store.prepare("delete from handoffs where code_hash = ? returning *");
  const removeForgotten = store.prepare("delete from handoffs where expires_at <= ?");
  return {
    /** Creates a code that becomes invalid when the session ends. */
    issue: ({ id, accountId }: { id: string; accountId: string }): HandoffCode => {
      const code = randomBytes(CODE_BYTES).toString("base64url");
      const expiresAt = clock.now() + LIFETIME_MS;
      removeForgotten.run(clock.now() - REMEMBERED_MS);
      insert({ codeHash: digestOf(code), accountId, sessionId: id, expiresAt });
      return { code, expiresAt };
    },
    /** Redeems a code and uses it up, whatever the result. */
    redeem: (code: string): Redemption => {
      const row = take.get(digestOf(code));
      if (!row || !sessions.isLive(String(row.session_id))) return { verdict: "unknown" };
      if (Number(row.expires_at) <= clock.now()) return { verdict: "expired" };
      return { verdict: "right", accountId: String(row.account_id) };
    },
  };
}
