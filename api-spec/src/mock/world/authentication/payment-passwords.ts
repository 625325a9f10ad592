import type { DatabaseSync } from "node:sqlite";
import { MINUTE_MS, type Clock } from "../clock.ts";
import { hashPassword, isPasswordOf, newSalt } from "./password-hash.ts";

/** Result of checking a payment password. */
export type PaymentPasswordVerdict = "right" | "wrong" | "locked" | "notSet";

const FAILURES_BEFORE_LOCK = 5;
const LOCK_MS = 5 * MINUTE_MS;

/** The second password of an account, required before money or points leave it. */
export function createPaymentPasswords(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists payment_passwords (
      account_id text primary key, salt blob not null, hash blob not null,
      failures integer not null, last_failure_at integer not null
    ) strict;
  `);
  const select = store.prepare("select * from payment_passwords where account_id = ?");
  const upsert = store.prepare("insert or replace into payment_passwords values (?, ?, ?, 0, 0)");
  const fail = store.prepare(
    "update payment_passwords set failures = failures + 1, last_failure_at = ? where account_id = ?",
  );
  const forgive = store.prepare("update payment_passwords set failures = 0 where account_id = ?");

  const lockedForMs = (accountId: string) => {
    const row = select.get(accountId);
    if (Number(row?.failures ?? 0) < FAILURES_BEFORE_LOCK) return 0;
    const leftMs = Number(row?.last_failure_at) + LOCK_MS - clock.now();
    if (leftMs <= 0) forgive.run(accountId);
    return Math.max(0, leftMs);
  };
  return {
    isSet: (accountId: string): boolean => select.get(accountId) !== undefined,
    set: (accountId: string, password: string): void => {
      const salt = newSalt();
      upsert.run(accountId, salt, hashPassword(password, salt));
    },
    /** Checks a typed password; too many wrong ones in a row lock it for a while. */
    check: (accountId: string, password: string): PaymentPasswordVerdict => {
      const row = select.get(accountId);
      if (!row) return "notSet";
      if (lockedForMs(accountId) > 0) return "locked";
      const isRight = isPasswordOf(password, row.salt, row.hash);
      if (isRight) forgive.run(accountId);
      else fail.run(clock.now(), accountId);
      return isRight ? "right" : "wrong";
    },
    /** How long it stays locked, in milliseconds. */
    lockedForMs,
  };
}
