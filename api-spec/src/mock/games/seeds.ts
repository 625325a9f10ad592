import { createHash, createHmac } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { createDraw, type Draw } from "./draw.ts";

/** What an account's rounds are drawn from, until one of the seeds changes. */
export interface SeedPair {
  /** Counts the account's pairs, from 1. */
  number: number;
  /** 64 hexadecimal digits; secret while the pair is in use. */
  serverSeed: string;
  clientSeed: string;
  /** Rounds drawn so far. */
  nonce: number;
}

export const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/;

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The commitment: shown before the first round of a pair. */
export const hashOfSeed = (serverSeed: string): string => sha256(serverSeed);

/** The published formula: everything a round draws comes from this one digest. */
export const drawOf = (serverSeed: string, clientSeed: string, nonce: number): Draw =>
  createDraw(createHmac("sha256", serverSeed).update(`${clientSeed}:${nonce}`).digest());

/**
 * The server's half. A real house asks its generator of random numbers; the mock derives it, so that a test can repeat a
 * day. Either way it is fixed before the member's half is known.
 */
const serverSeedOf = (accountId: string, number: number) => sha256(`lobbykit server seed ${accountId} ${number}`);

const toPair = (row: Record<string, SQLOutputValue>): SeedPair => ({
  number: Number(row.number),
  serverSeed: String(row.server_seed),
  clientSeed: String(row.client_seed),
  nonce: Number(row.nonce),
});

/** The seeds of the provably fair games, by account. */
export function createSeeds(store: DatabaseSync) {
  store.exec(`create table if not exists play_seeds(
    account_id text not null, number integer not null, server_seed text not null, client_seed text not null,
    nonce integer not null, primary key (account_id, number)) strict`);
  const selectLast = store.prepare("select * from play_seeds where account_id = ? order by number desc limit 1");
  const selectOne = store.prepare("select * from play_seeds where account_id = ? and number = ?");
  const insert = store.prepare("insert into play_seeds values (?, ?, ?, ?, 0) returning *");
  const count = store.prepare(
    "update play_seeds set nonce = nonce + 1 where account_id = ? and number = ? returning *",
  );

  const add = (accountId: string, number: number, clientSeed: string): SeedPair => {
    const row = insert.get(accountId, number, serverSeedOf(accountId, number), clientSeed);
    if (!row) throw new Error(`No seeds for ${accountId}`);
    return toPair(row);
  };
  /** The pair in use; its server seed must reach nobody. */
  const current = (accountId: string): SeedPair => {
    const row = selectLast.get(accountId);
    return row ? toPair(row) : add(accountId, 1, `member-${accountId}`);
  };
  return {
    current,
    /** The commitment to the pair after this one: the member chooses their next seed after they have seen it. */
    nextHash: (accountId: string): string => hashOfSeed(serverSeedOf(accountId, current(accountId).number + 1)),
    /** The chance of the next round, and which round of which pair it is. */
    next: (accountId: string): { draw: Draw; seedNumber: number; nonce: number } => {
      const row = count.get(accountId, current(accountId).number);
      if (!row) throw new Error(`No seeds for ${accountId}`);
      const { number, serverSeed, clientSeed, nonce } = toPair(row);
      return { draw: drawOf(serverSeed, clientSeed, nonce), seedNumber: number, nonce };
    },
    /** Puts the next pair in use; the one before may be shown from now on. */
    rotate: (accountId: string, clientSeed: string): SeedPair =>
      add(accountId, current(accountId).number + 1, clientSeed),
    /** A pair that was or is in use. */
    byNumber: (accountId: string, number: number): SeedPair | undefined => {
      const row = selectOne.get(accountId, number);
      return row && toPair(row);
    },
  };
}

export type Seeds = ReturnType<typeof createSeeds>;
