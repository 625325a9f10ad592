import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

const ID_BYTES = 12;

/** Pending verifications of logins from an address that is new for the account (R412). */
export function createStepUps(store: DatabaseSync) {
  store.exec(`
    create table if not exists step_ups (id text primary key, account_id text not null) strict;
    create table if not exists known_addresses (
      account_id text not null, ip text not null, primary key (account_id, ip)
    ) strict;
  `);
  const insert = store.prepare("insert into step_ups values (?, ?)");
  const select = store.prepare("select 1 from step_ups where id = ? and account_id = ?");
  const removeAll = store.prepare("delete from step_ups where account_id = ?");
  const remember = store.prepare("insert or ignore into known_addresses values (?, ?)");
  const selectAddress = store.prepare("select 1 from known_addresses where account_id = ? and ip = ?");
  return {
    /** Starts a verification and returns its id, which the completing call must send. */
    start: (accountId: string): string => {
      const id = randomBytes(ID_BYTES).toString("base64url");
      removeAll.run(accountId);
      insert.run(id, accountId);
      return id;
    },
    /** Whether the verification belongs to this account and is still pending. */
    isOpen: (id: string, accountId: string): boolean => select.get(id, accountId) !== undefined,
    /** Marks the address as known and ends all pending verifications of the account. */
    finish: (accountId: string, ip: string): void => {
      removeAll.run(accountId);
      remember.run(accountId, ip);
    },
    isKnownAddress: (accountId: string, ip: string): boolean => selectAddress.get(accountId, ip) !== undefined,
  };
}
