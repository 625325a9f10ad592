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
  /** Judges a typed code; too many wrong ones lock it until it expires. A code never sent is a wrong one. */
  check(purpose: CodePurpose, receiver: string, code: string): CodeVerdict;
  /** The code has served its purpose and serves no more. */
  spend(purpose: CodePurpose, receiver: string): void;
}

/** As long as the lock of R492, so that the button counts down one time (R278, R493). */
const LIFETIME_MS = 5 * 60 * 1000;
const FAILURES_BEFORE_LOCK = 5;

/** Codes sent by SMS or e-mail. They stay after they expired, so that a late one is told from a wrong one (R454). */
export function createVerificationCodes(store: DatabaseSync, clock: Clock): VerificationCodes {
  store.exec(`
    create table if not exists verification_codes (
      purpose text not null, receiver text not null, code text not null,
      expires_at integer not null, failures integer not null, primary key (purpose, receiver)
    ) strict;
  `);
  const upsert = store.prepare("insert or replace into verification_codes values (?, ?, ?, ?, 0)");
  const select = store.prepare("select * from verification_codes where purpose = ? and receiver = ?");
  const fail = store.prepare(
    "update verification_codes set failures = failures + 1 where purpose = ? and receiver = ?",
  );
  const remove = store.prepare("delete from verification_codes where purpose = ? and receiver = ?");
  return {
    issue: (purpose, receiver, { code = FIXED_CODE, lifetimeMs = LIFETIME_MS } = {}) => {
      const expiresAt = clock.now() + lifetimeMs;
      upsert.run(purpose, receiver, code, expiresAt);
      return { code, expiresAt };
    },
    waitMs: (purpose, receiver) => {
      const row = select.get(purpose, receiver);
      return row ? Math.max(0, Number(row.expires_at) - clock.now()) : 0;
    },
    check: (purpose, receiver, code) => {
      const row = select.get(purpose, receiver);
      if (!row) return "wrong";
      if (Number(row.expires_at) <= clock.now()) return "expired";
      if (Number(row.failures) >= FAILURES_BEFORE_LOCK) return "locked";
      if (row.code === code) return "right";
      fail.run(purpose, receiver);
      return "wrong";
    },
    spend: (purpose, receiver) => void remove.run(purpose, receiver),
  };
}
