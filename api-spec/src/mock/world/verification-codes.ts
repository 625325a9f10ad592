import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";
import { FIXED_CODE } from "./personas.ts";

/** What a code proves; one for a login does not serve a registration. */
export type CodePurpose = "login" | "register" | "stepUp";

/** What a typed code is. */
export type CodeVerdict = "right" | "wrong" | "expired" | "locked";

export interface VerificationCodes {
  /** Makes the code of a receiver, in place of an earlier one: the fixed one for five minutes unless told otherwise. */
  issue(
    purpose: CodePurpose,
    receiver: string,
    wanted?: { code?: string; lifetimeMs?: number },
  ): { code: string; expiresAt: number };
  /** How long no other may be sent, in milliseconds: a code stands until it expires or has served (R278, R492). */
  waitMs(purpose: CodePurpose, receiver: string): number;
  /**
   * Judges a code that a client typed. Too many wrong ones lock the code for that client until it expires, so that a stranger's wrong
   * codes do not keep the owner out; far more, from all clients together, lock it for everyone. A code never sent is a wrong one.
   */
  check(purpose: CodePurpose, receiver: string, code: string, client: string): CodeVerdict;
  /** The code has served its purpose and serves no more. */
  spend(purpose: CodePurpose, receiver: string): void;
}

/** As long as the lock of R492, so that the button counts down one time (R278, R493). */
const LIFETIME_MS = 5 * 60 * 1000;
const FAILURES_BEFORE_LOCK = 5;
/** From all clients: a guesser with many addresses finds one code of a million in 20,000 tries at best. */
const FAILURES_OF_ALL_BEFORE_LOCK = 50;

/** Codes sent by SMS or e-mail. They stay after they expired, so that a late one is told from a wrong one (R454). */
export function createVerificationCodes(store: DatabaseSync, clock: Clock): VerificationCodes {
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
    issue: (purpose, receiver, { code = FIXED_CODE, lifetimeMs = LIFETIME_MS } = {}) => {
      const expiresAt = clock.now() + lifetimeMs;
      upsert.run(purpose, receiver, code, expiresAt);
      removeWrong.run(purpose, receiver);
      return { code, expiresAt };
    },
    waitMs: (purpose, receiver) => {
      const row = select.get(purpose, receiver);
      return row ? Math.max(0, Number(row.expires_at) - clock.now()) : 0;
    },
    check: (purpose, receiver, code, client) => {
      const row = select.get(purpose, receiver);
      if (!row) return "wrong";
      if (Number(row.expires_at) <= clock.now()) return "expired";
      if (isLocked(purpose, receiver, client)) return "locked";
      if (row.code === code) return "right";
      countWrong.run(purpose, receiver, client);
      return "wrong";
    },
    spend: (purpose, receiver) => void remove.run(purpose, receiver),
  };
}
