import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { newTotpKey, totpCode, totpStepAt } from "./totp.ts";

/** Phone clocks differ, so the previous and the next code are accepted too. */
const STEPS_AROUND = [0, -1, 1];

/** Authenticator apps of members. A key waits to be confirmed by its first code; after that, every login requires a code. */
export function createAuthenticators(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists authenticators (
      account_id text primary key, key text not null, is_on integer not null, last_step integer not null
    ) strict;
  `);
  const select = store.prepare("select * from authenticators where account_id = ?");
  const upsert = store.prepare("insert or replace into authenticators values (?, ?, 0, 0)");
  const serve = store.prepare("update authenticators set last_step = ? where account_id = ?");
  const turnOn = store.prepare("update authenticators set is_on = 1 where account_id = ?");
  const remove = store.prepare("delete from authenticators where account_id = ?");
  return {
    /** Whether the account uses an app. */
    isOn: (accountId: string): boolean => select.get(accountId)?.is_on === 1,
    /** Creates a key to be confirmed, replacing an earlier unconfirmed one; undefined while an app is in use. */
    setUp: (accountId: string): string | undefined => {
      if (select.get(accountId)?.is_on === 1) return undefined;
      const key = newTotpKey();
      upsert.run(accountId, key);
      return key;
    },
    /** Whether a key still has to be confirmed. */
    isWaiting: (accountId: string): boolean => select.get(accountId)?.is_on === 0,
    /** Returns whether the code is valid now, or half a minute earlier or later, and unused. It is then used up. */
    redeem: (accountId: string, code: string): boolean => {
      const row = select.get(accountId);
      if (!row) return false;
      const now = totpStepAt(clock.now());
      const step = STEPS_AROUND.map((around) => now + around).find(
        (one) => one > Number(row.last_step) && totpCode(String(row.key), one) === code,
      );
      if (step === undefined) return false;
      serve.run(step, accountId);
      return true;
    },
    /** Starts using the confirmed key. */
    turnOn: (accountId: string): void => void turnOn.run(accountId),
    remove: (accountId: string): void => void remove.run(accountId),
  };
}
