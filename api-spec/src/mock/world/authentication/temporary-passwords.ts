import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { MINUTE_MS, type Clock } from "../clock.ts";
import { hashPassword, isPasswordOf, newSalt } from "./password-hash.ts";

const LIFETIME_MS = 30 * MINUTE_MS;
const RESEND_AFTER_MS = 5 * MINUTE_MS;
const PASSWORD_BYTES = 9;

/** Temporary passwords sent by e-mail to members who forgot theirs (R222). */
export function createTemporaryPasswords(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists temporary_passwords (
      account_id text primary key, salt blob not null, hash blob not null, sent_at integer not null
    ) strict;
  `);
  const upsert = store.prepare("insert or replace into temporary_passwords values (?, ?, ?, ?)");
  const select = store.prepare("select * from temporary_passwords where account_id = ?");
  const remove = store.prepare("delete from temporary_passwords where account_id = ?");
  return {
    /** Creates a password that replaces an earlier one. */
    issue: (accountId: string): string => {
      const password = randomBytes(PASSWORD_BYTES).toString("base64url");
      const salt = newSalt();
      upsert.run(accountId, salt, hashPassword(password, salt), clock.now());
      return password;
    },
    /** How long until another may be sent, in milliseconds. */
    waitMs: (accountId: string): number => {
      const row = select.get(accountId);
      return row ? Math.max(0, Number(row.sent_at) + RESEND_AFTER_MS - clock.now()) : 0;
    },
    /** Returns whether it is right and not expired, and uses it up. */
    redeem: (accountId: string, password: string): boolean => {
      const row = select.get(accountId);
      if (!row || Number(row.sent_at) + LIFETIME_MS <= clock.now()) return false;
      const isRight = isPasswordOf(password, row.salt, row.hash);
      if (isRight) remove.run(accountId);
      return isRight;
    },
    /** Invalidates it, because the account got a new password in another way. */
    withdraw: (accountId: string): void => void remove.run(accountId),
  };
}
