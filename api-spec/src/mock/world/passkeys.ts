import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";

/** A passkey as the house knows it; moments in epoch milliseconds. */
export interface Passkey extends NewPasskey {
  id: string;
  createdAt: number;
  lastUsedAt: number | undefined;
}

export interface NewPasskey {
  accountId: string;
  /** The authenticator's own name for it, base64url. */
  credentialId: string;
  /** COSE. */
  publicKey: Uint8Array<ArrayBuffer>;
  /** How often it has signed, where the authenticator counts; 0 where not. */
  counter: number;
  transports: readonly string[];
  name: string;
}

/** Passkeys of members, and the challenges that wait to be signed. */
export interface Passkeys {
  /** Those of an account, the newest first. */
  of(accountId: string): Passkey[];
  byCredential(credentialId: string): Passkey | undefined;
  /** Undefined for one that is known already. */
  add(passkey: NewPasskey): Passkey | undefined;
  /** It has signed a login, with this count; false when it is gone. */
  use(id: string, counter: number): boolean;
  /** False when the account has none of this id. */
  remove(accountId: string, id: string): boolean;
  /** A new challenge: for one more passkey of an account, or for a login of anybody. */
  challenge(accountId?: string): string;
  /** Was it given for this, does it still hold, and has it not served? It has, from then on. */
  redeem(challenge: string, accountId?: string): boolean;
}

export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000;
const CHALLENGE_BYTES = 32;
const ID_BYTES = 12;
const ANYBODY = "";

export function createPasskeys(store: DatabaseSync, clock: Clock): Passkeys {
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
  const selectOwn = store.prepare("select * from passkeys where account_id = ? order by created_at desc, rowid desc");
  const selectByCredential = store.prepare("select * from passkeys where credential_id = ?");
  const insert = store.prepare("insert or ignore into passkeys values (?, ?, ?, ?, ?, ?, ?, ?, null) returning *");
  const update = store.prepare("update passkeys set counter = ?, last_used_at = ? where id = ?");
  const remove = store.prepare("delete from passkeys where account_id = ? and id = ?");
  const insertChallenge = store.prepare("insert into passkey_challenges values (?, ?, ?)");
  const removeExpired = store.prepare("delete from passkey_challenges where expires_at <= ?");
  const takeChallenge = store.prepare(
    "delete from passkey_challenges where challenge = ? and account_id = ? returning expires_at",
  );
  return {
    of: (accountId) => selectOwn.all(accountId).map(readPasskey),
    byCredential: (credentialId) => {
      const row = selectByCredential.get(credentialId);
      return row && readPasskey(row);
    },
    add: ({ accountId, credentialId, publicKey, counter, transports, name }) => {
      const id = randomBytes(ID_BYTES).toString("base64url");
      const ways = JSON.stringify(transports);
      const row = insert.get(id, accountId, credentialId, publicKey, counter, ways, name, clock.now());
      return row && readPasskey(row);
    },
    use: (id, counter) => update.run(counter, clock.now(), id).changes === 1,
    remove: (accountId, id) => remove.run(accountId, id).changes === 1,
    challenge: (accountId = ANYBODY) => {
      const challenge = randomBytes(CHALLENGE_BYTES).toString("base64url");
      removeExpired.run(clock.now());
      insertChallenge.run(challenge, accountId, clock.now() + CHALLENGE_LIFETIME_MS);
      return challenge;
    },
    redeem: (challenge, accountId = ANYBODY) => {
      const row = takeChallenge.get(challenge, accountId);
      return row !== undefined && Number(row.expires_at) > clock.now();
    },
  };
}

const readPasskey = (row: Record<string, unknown>): Passkey => ({
  id: String(row.id),
  accountId: String(row.account_id),
  credentialId: String(row.credential_id),
  publicKey: Uint8Array.from(row.public_key as Uint8Array),
  counter: Number(row.counter),
  transports: JSON.parse(String(row.transports)),
  name: String(row.name),
  createdAt: Number(row.created_at),
  lastUsedAt: row.last_used_at === null ? undefined : Number(row.last_used_at),
});
