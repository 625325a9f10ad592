import { createHmac } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";
import { seal, unseal } from "./sealed-answers.ts";
import { digestOf } from "./token-digest.ts";

/** One try of an intent. */
export interface KeyedCall {
  accountId: string;
  /** Idempotency-Key of the request. */
  key: string;
  operationId: string;
  /** All of the request that must be the same in a repeat. */
  content: string;
}

/** An answer that was given and can be given again. */
export interface KeptAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** What a key of an account stands for. */
export interface KeyedOperation extends KeptAnswer {
  operationId: string;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Which keys had an effect, and what was answered (D12), for as long as a key counts. An answer may hold a session token: it is
 * stored encrypted with the caller's key, and of the key only a hash is stored.
 */
export interface Idempotency {
  /** The answer of the first call, "conflict" when it had other content, undefined for a new key. */
  find(call: KeyedCall): KeptAnswer | "conflict" | undefined;
  keep(call: KeyedCall, answer: KeptAnswer): void;
  /** What became of a key, for a client that does not know. */
  operationOf(accountId: string, key: string): KeyedOperation | undefined;
}

/** So long a key counts; the contract says so at Idempotency-Key. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

export function createIdempotency(store: DatabaseSync, clock: Clock): Idempotency {
  store.exec(`
    create table if not exists keyed_operations (
      account_id text not null, key_hash text not null, operation_id text not null, content_hash text not null,
      answer blob not null, at integer not null, primary key (account_id, key_hash)
    ) strict;
    create index if not exists keyed_operations_by_age on keyed_operations (at);
  `);
  const select = store.prepare("select * from keyed_operations where account_id = ? and key_hash = ? and at > ?");
  const insert = store.prepare("insert into keyed_operations values (?, ?, ?, ?, ?, ?)");
  const removeExpired = store.prepare("delete from keyed_operations where at <= ?");
  const lastExpired = () => clock.now() - LIFETIME_MS;
  const read = (accountId: string, key: string) => {
    const row = select.get(accountId, digestOf(key), lastExpired());
    if (!(row?.answer instanceof Uint8Array)) return undefined;
    return {
      operationId: String(row.operation_id),
      contentHash: String(row.content_hash),
      answer: JSON.parse(unseal(row.answer, key, accountId)) as KeptAnswer,
      at: Number(row.at),
    };
  };
  return {
    find: ({ accountId, key, operationId, content }) => {
      const kept = read(accountId, key);
      if (!kept) return undefined;
      const isSame = kept.operationId === operationId && kept.contentHash === contentHashOf(key, content);
      return isSame ? kept.answer : "conflict";
    },
    keep: ({ accountId, key, operationId, content }, { status = 200, headers = {}, body }) => {
      removeExpired.run(lastExpired());
      const answer = seal(JSON.stringify({ status, headers, body }), key, accountId);
      insert.run(accountId, digestOf(key), operationId, contentHashOf(key, content), answer, clock.now());
    },
    operationOf: (accountId, key) => {
      const kept = read(accountId, key);
      return kept && { ...kept.answer, operationId: kept.operationId, at: kept.at };
    },
  };
}

/** Content may hold a password, which a plain hash would let guess. */
const contentHashOf = (key: string, content: string) => createHmac("sha256", key).update(content).digest("base64url");
