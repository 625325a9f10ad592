import { hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";

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

/** Which keys had an effect, and what was answered (D12). They are kept as long as the world. */
export interface Idempotency {
  /** The answer of the first call, "conflict" when it had other content, undefined for a new key. */
  find(call: KeyedCall): KeptAnswer | "conflict" | undefined;
  keep(call: KeyedCall, answer: KeptAnswer): void;
  /** What became of a key, for a client that does not know. */
  operationOf(accountId: string, key: string): KeyedOperation | undefined;
}

export function createIdempotency(store: DatabaseSync, clock: Clock): Idempotency {
  store.exec(`
    create table if not exists keyed_operations (
      account_id text not null, key text not null, operation_id text not null, content_hash text not null,
      status integer not null, headers text not null, body text not null, at integer not null,
      primary key (account_id, key)
    ) strict;
  `);
  const select = store.prepare("select * from keyed_operations where account_id = ? and key = ?");
  const insert = store.prepare("insert into keyed_operations values (?, ?, ?, ?, ?, ?, ?, ?)");
  const read = (accountId: string, key: string) => {
    const row = select.get(accountId, key);
    return (
      row && {
        operationId: String(row.operation_id),
        contentHash: String(row.content_hash),
        answer: {
          status: Number(row.status),
          headers: JSON.parse(String(row.headers)) as Record<string, string>,
          body: JSON.parse(String(row.body)) as unknown,
        },
        at: Number(row.at),
      }
    );
  };
  return {
    find: ({ accountId, key, operationId, content }) => {
      const kept = read(accountId, key);
      if (!kept) return undefined;
      const isSame = kept.operationId === operationId && kept.contentHash === digestOf(content);
      return isSame ? kept.answer : "conflict";
    },
    keep: ({ accountId, key, operationId, content }, { status = 200, headers = {}, body }) =>
      void insert.run(
        accountId,
        key,
        operationId,
        digestOf(content),
        status,
        JSON.stringify(headers),
        JSON.stringify(body),
        clock.now(),
      ),
    operationOf: (accountId, key) => {
      const kept = read(accountId, key);
      return kept && { ...kept.answer, operationId: kept.operationId, at: kept.at };
    },
  };
}

const digestOf = (content: string) => hash("sha256", content, "base64url");
