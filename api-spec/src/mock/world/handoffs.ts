import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";

/** A code for another device, and until when it serves, in epoch milliseconds. */
export interface HandoffCode {
  code: string;
  expiresAt: number;
}

/** What became of a code that was shown: who it stands for and the session it was made in, or why it serves no more. */
export type Redemption = { verdict: "right"; accountId: string; token: string } | { verdict: "unknown" | "expired" };

/** Codes that tell another device who a member is (R123). */
export interface Handoffs {
  /** Makes one in the session of a token. */
  issue(accountId: string, token: string): HandoffCode;
  /** Uses it up, whatever comes of it. */
  redeem(code: string): Redemption;
}

const LIFETIME_MS = 2 * 60 * 1000;
const CODE_BYTES = 16;

export function createHandoffs(store: DatabaseSync, clock: Clock): Handoffs {
  store.exec(`
    create table if not exists handoffs (
      code text primary key, account_id text not null, token text not null, expires_at integer not null
    ) strict;
  `);
  const insert = store.prepare("insert into handoffs values (?, ?, ?, ?)");
  const take = store.prepare("delete from handoffs where code = ? returning account_id, token, expires_at");
  return {
    issue: (accountId, token) => {
      const code = randomBytes(CODE_BYTES).toString("base64url");
      const expiresAt = clock.now() + LIFETIME_MS;
      insert.run(code, accountId, token, expiresAt);
      return { code, expiresAt };
    },
    redeem: (code) => {
      const row = take.get(code);
      if (!row) return { verdict: "unknown" };
      if (Number(row.expires_at) <= clock.now()) return { verdict: "expired" };
      return { verdict: "right", accountId: String(row.account_id), token: String(row.token) };
    },
  };
}
