import type { DatabaseSync } from "node:sqlite";
import { MINUTE_MS, type Clock } from "../clock.ts";
import { FIXED_CODE } from "../identity/personas.ts";

/** What a code is for. A login code is not accepted for a registration. */
export type CodePurpose = "login" | "register" | "stepUp";

/** Result of checking a code. */
export type CodeVerdict = "right" | "wrong" | "expired" | "locked";

/** As long as the lock of R492, so that the button shows the same countdown for both (R278, R493). */
const LIFETIME_MS = 5 * MINUTE_MS;
const FAILURES_BEFORE_LOCK = 5;
/** Limit over all clients: an attacker with many addresses guesses one of a million codes in 20,000 attempts at best. */
const FAILURES_OF_ALL_BEFORE_LOCK = 50;

/** Codes sent by SMS or e-mail. Expired codes are kept, so that a late code gets another error than a wrong one (R454). */
export function createVerificationCodes(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists verification_codes (
      purpose text not null, receiver text not null, code text not null,
      expires_at integer not null, primary key (purpose, receiver)
    ) strict;
    create table if not exists wrong_codes (
      purpose text not null, receiver text not null, client text not null, count integer not null,
      primary key (purpose, receiver, client)
    ) strict;
  `);
  const upsert = store.prepare("insert or replace into verification_codes values (?, ?, ?, ?)");
  const select = store.prepare("select * from verification_codes where purpose = ? and receiver = ?");
  const remove = store.prepare("delete from verification_codes where purpose = ? and receiver = ?");
  const selectWrong = store.prepare(`
    select coalesce(sum(count), 0) as ofAll, coalesce(sum(count) filter (where client = ?), 0) as ofClient
    from wrong_codes where purpose = ? and receiver = ?
  `);
  const countWrong = store.prepare(`
    insert into wrong_codes values (?, ?, ?, 1) on conflict (purpose, receiver, client) do update set count = count + 1
  `);
  const removeWrong = store.prepare("delete from wrong_codes where purpose = ? and receiver = ?");

  const isLocked = (purpose: CodePurpose, receiver: string, client: string) => {
    const wrong = selectWrong.get(client, purpose, receiver);
    return Number(wrong?.ofClient) >= FAILURES_BEFORE_LOCK || Number(wrong?.ofAll) >= FAILURES_OF_ALL_BEFORE_LOCK;
  };
  return {
    /** Creates a code for a receiver, replacing an earlier one. By default it is the fixed code, valid for five minutes. */
    issue: (
      purpose: CodePurpose,
      receiver: string,
      { code = FIXED_CODE, lifetimeMs = LIFETIME_MS }: { code?: string; lifetimeMs?: number } = {},
    ): { code: string; expiresAt: number } => {
      const expiresAt = clock.now() + lifetimeMs;
      upsert.run(purpose, receiver, code, expiresAt);
      removeWrong.run(purpose, receiver);
      return { code, expiresAt };
    },
    /** How long until another may be sent, in milliseconds. A code stays valid until it expires or is used (R278, R492). */
    waitMs: (purpose: CodePurpose, receiver: string): number => {
      const row = select.get(purpose, receiver);
      return row ? Math.max(0, Number(row.expires_at) - clock.now()) : 0;
    },
    /**
     * Checks a typed code. Too many wrong ones lock the code for that client until it expires, so that a stranger cannot lock the owner out.
     * Many more, from all clients together, lock it for everyone. A code that was never sent counts as wrong.
     */
    check: (purpose: CodePurpose, receiver: string, code: string, client: string): CodeVerdict => {
      const row = select.get(purpose, receiver);
      if (!row) return "wrong";
      if (Number(row.expires_at) <= clock.now()) return "expired";
      if (isLocked(purpose, receiver, client)) return "locked";
      if (row.code === code) return "right";
      countWrong.run(purpose, receiver, client);
      return "wrong";
    },
    /** Uses the code up. */
    spend: (purpose: CodePurpose, receiver: string): void => void remove.run(purpose, receiver),
  };
}
