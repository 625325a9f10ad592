import { createHmac } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inserter } from "./row.ts";
import { DAY_MS, type Clock } from "./clock.ts";
import { seal, unseal } from "./sealed-answers.ts";
import { digestOf } from "./token-digest.ts";

/** One attempt of an intent. */
export interface KeyedCall {
  accountId: string;
  /** The request's Idempotency-Key. */
  key: string;
  operationId: string;
  /** The parts of the request that a retry must repeat exactly. */
  content: string;
}

/** A stored response that a retry gets again. */
export interface KeptAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** The operation that a key was used for, with its response. */
export interface KeyedOperation extends KeptAnswer {
  operationId: string;
  /** Epoch milliseconds. */
  at: number;
}

/** How long a key is valid, as documented at Idempotency-Key in the contract. */
const LIFETIME_MS = DAY_MS;

/**
 * Keys that had an effect, with their responses (D12), for as long as a key is valid. A response may contain a session token, so it is
 * encrypted with the caller's key; of the key itself only a hash is stored.
 */
export function createIdempotency(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists keyed_operations (
      account_id text not null, key_hash text not null, operation_id text not null, content_hash text not null,
      answer blob not null, at integer not null, primary key (account_id, key_hash)
    ) strict;
    create index if not exists keyed_operations_by_age on keyed_operations (at);
  `);
  const select = store.prepare("select * from keyed_operations where account_id = ? and key_hash = ? and at > ?");
  const insert = inserter(store, "keyed_operations");
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
    /** The response of the first call; "conflict" when that call had other content; undefined for a new key. */
    find: ({ accountId, key, operationId, content }: KeyedCall): KeptAnswer | "conflict" | undefined => {
      const kept = read(accountId, key);
      if (!kept) return undefined;
      const isSame = kept.operationId === operationId && kept.contentHash === contentHashOf(key, content);
      return isSame ? kept.answer : "conflict";
    },
    keep: (
      { accountId, key, operationId, content }: KeyedCall,
      { status = 200, headers = {}, body }: KeptAnswer,
    ): void => {
      removeExpired.run(lastExpired());
      const answer = seal(JSON.stringify({ status, headers, body }), key, accountId);
      const contentHash = contentHashOf(key, content);
      insert({ accountId, keyHash: digestOf(key), operationId, contentHash, answer, at: clock.now() });
    },
    /** The outcome of a key, for a client that did not get the response. */
    operationOf: (accountId: string, key: string): KeyedOperation | undefined => {
      const kept = read(accountId, key);
      return kept && { ...kept.answer, operationId: kept.operationId, at: kept.at };
    },
  };
}

/** A keyed hash, because the content may contain a password, which could be guessed from a plain hash. */
const contentHashOf = (key: string, content: string) => createHmac("sha256", key).update(content).digest("base64url");
