import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { MINUTE_MS, type Clock } from "../clock.ts";
import { itemOf, itemStatements, type Row } from "../row.ts";

/** A passkey as the server stores it; timestamps in epoch milliseconds. */
export interface Passkey extends NewPasskey {
  id: string;
  createdAt: number;
  lastUsedAt: number | undefined;
}

export interface NewPasskey {
  accountId: string;
  /** The id that the authenticator gave it, base64url. */
  credentialId: string;
  /** The public key in COSE format. */
  publicKey: Uint8Array<ArrayBuffer>;
  /** Signature counter of the authenticator; 0 when it does not count. */
  counter: number;
  transports: readonly string[];
  name: string;
}

export const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;
const CHALLENGE_BYTES = 32;
const ID_BYTES = 12;
const ANYBODY = "";

/** Passkeys of members, and challenges waiting to be signed. */
export function createPasskeys(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists passkeys (
      id text primary key, account_id text not null, credential_id text not null unique, public_key blob not null,
      counter integer not null, transports text not null, name text not null, created_at integer not null,
      last_used_at integer
    ) strict;
    create table if not exists passkey_challenges (
      challenge text primary key, account_id text not null, expires_at integer not null
    ) strict;
  `);
  const prepare = itemStatements(store, readPasskey);
  const selectOwn = prepare("select * from passkeys where account_id = ? order by created_at desc, rowid desc");
  const selectByCredential = prepare("select * from passkeys where credential_id = ?");
  const insert = prepare("insert or ignore into passkeys values (?, ?, ?, ?, ?, ?, ?, ?, null) returning *");
  const update = store.prepare("update passkeys set counter = ?, last_used_at = ? where id = ?");
  const remove = store.prepare("delete from passkeys where account_id = ? and id = ?");
  const insertChallenge = store.prepare("insert into passkey_challenges values (?, ?, ?)");
  const removeExpired = store.prepare("delete from passkey_challenges where expires_at <= ?");
  const takeChallenge = store.prepare(
    "delete from passkey_challenges where challenge = ? and account_id = ? returning expires_at",
  );
  return {
    /** Passkeys of an account, newest first. */
    of: (accountId: string): Passkey[] => selectOwn.all(accountId),
    byCredential: (credentialId: string): Passkey | undefined => selectByCredential.get(credentialId),
    /** Returns undefined when the passkey is already registered. */
    add: ({ accountId, credentialId, publicKey, counter, transports, name }: NewPasskey): Passkey | undefined => {
      const id = randomBytes(ID_BYTES).toString("base64url");
      const ways = JSON.stringify(transports);
      return insert.get(id, accountId, credentialId, publicKey, counter, ways, name, clock.now());
    },
    /** Records a login with this signature counter; false when the passkey has been removed. */
    use: (id: string, counter: number): boolean => update.run(counter, clock.now(), id).changes === 1,
    /** Returns false when the account has no passkey with this id. */
    remove: (accountId: string, id: string): boolean => remove.run(accountId, id).changes === 1,
    /** Creates a challenge: to add a passkey to an account, or to log in when no account is given. */
    challenge: (accountId: string = ANYBODY): string => {
      const challenge = randomBytes(CHALLENGE_BYTES).toString("base64url");
      removeExpired.run(clock.now());
      insertChallenge.run(challenge, accountId, clock.now() + CHALLENGE_LIFETIME_MS);
      return challenge;
    },
    /** Returns whether the challenge was created for this purpose and is still valid and unused. It is then used up. */
    redeem: (challenge: string, accountId: string = ANYBODY): boolean => {
      const row = takeChallenge.get(challenge, accountId);
      return row !== undefined && Number(row.expires_at) > clock.now();
    },
  };
}

const readPasskey = (row: Row): Passkey => ({
  ...(itemOf(row) as Passkey),
  publicKey: Uint8Array.from(row.public_key as Uint8Array),
  transports: JSON.parse(String(row.transports)),
});
