import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { transaction } from "../store.ts";
import { digestOf } from "../token-digest.ts";

const CODES = 10;
const LETTERS = 10;
/** Thirty-two characters that do not look alike. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
const NOT_OF_A_CODE = /[^a-z0-9]/g;

/** Fifty bits: too many to guess a code from its hash, or within the ten attempts before the lock. */
function newCode(): string {
  const letters = Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return `${letters.slice(0, LETTERS / 2)}-${letters.slice(LETTERS / 2)}`;
}

const hashOf = (code: string) => digestOf(code.toLowerCase().replaceAll(NOT_OF_A_CODE, ""));

/** One-time codes that replace a lost authenticator app. Only their hashes are stored. */
export function createRecoveryCodes(store: DatabaseSync) {
  store.exec(`
    create table if not exists recovery_codes (
      account_id text not null, code_hash text not null, primary key (account_id, code_hash)
    ) strict;
  `);
  const insert = store.prepare("insert into recovery_codes values (?, ?)");
  const count = store.prepare("select count(*) as number from recovery_codes where account_id = ?");
  const take = store.prepare("delete from recovery_codes where account_id = ? and code_hash = ?");
  const remove = store.prepare("delete from recovery_codes where account_id = ?");
  return {
    /** Creates ten codes that replace all others. They cannot be read again later. */
    make: (accountId: string): string[] => {
      const codes = Array.from({ length: CODES }, newCode);
      transaction(store, () => {
        remove.run(accountId);
        for (const code of codes) insert.run(accountId, hashOf(code));
      });
      return codes;
    },
    /** Number of unused codes. */
    left: (accountId: string): number => Number(count.get(accountId)?.number),
    /** Returns whether the code is valid, and uses it up. Letter case, spaces and hyphens are ignored. */
    redeem: (accountId: string, typed: string): boolean => take.run(accountId, hashOf(typed)).changes === 1,
    remove: (accountId: string): void => void remove.run(accountId),
  };
}
