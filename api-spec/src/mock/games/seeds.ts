import { createHash, createHmac } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { createDraw, type Draw } from "./draw.ts";
import { fieldStatements } from "../world/row.ts";

/** The seeds of an account's rounds, until one of them changes. */
export interface SeedPair {
  /** Number of the pair within the account, from 1. */
  number: number;
  /** 64 hexadecimal digits; secret while the pair is in use. */
  serverSeed: string;
  clientSeed: string;
  /** Number of rounds played so far. */
  nonce: number;
}

export const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/;

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The commitment, shown before the first round of a pair. */
export const hashOfSeed = (serverSeed: string): string => sha256(serverSeed);

/** The published formula: all random numbers of a round come from this one digest. */
export const drawOf = (serverSeed: string, clientSeed: string, nonce: number): Draw =>
  createDraw(createHmac("sha256", serverSeed).update(`${clientSeed}:${nonce}`).digest());

/**
 * The server's seed. A real server would use a random generator; the mock derives it, so that tests are repeatable. In both cases it is
 * fixed before the member's seed is known.
 */
const serverSeedOf = (accountId: string, number: number) => sha256(`lobbykit server seed ${accountId} ${number}`);

/** Seeds of the provably fair games, by account. */
export function createSeeds(store: DatabaseSync) {
  store.exec(`create table if not exists play_seeds(
    account_id text not null, number integer not null, server_seed text not null, client_seed text not null,
    nonce integer not null, primary key (account_id, number)) strict`);
  const prepare = fieldStatements<SeedPair>(store);
  const selectLast = prepare("select * from play_seeds where account_id = ? order by number desc limit 1");
  const selectOne = prepare("select * from play_seeds where account_id = ? and number = ?");
  const insert = prepare("insert into play_seeds values (?, ?, ?, ?, 0) returning *");
  const count = prepare("update play_seeds set nonce = nonce + 1 where account_id = ? and number = ? returning *");

  const add = (accountId: string, number: number, clientSeed: string): SeedPair =>
    insert.one(accountId, number, serverSeedOf(accountId, number), clientSeed);
  /** The current pair; its server seed must not be revealed. */
  const current = (accountId: string): SeedPair =>
    selectLast.get(accountId) ?? add(accountId, 1, `member-${accountId}`);
  return {
    current,
    /** The commitment to the next pair. The member sees it before choosing the next seed. */
    nextHash: (accountId: string): string => hashOfSeed(serverSeedOf(accountId, current(accountId).number + 1)),
    /** The random numbers of the next round, with its pair and its position in the pair. */
    next: (accountId: string): { draw: Draw; seedNumber: number; nonce: number } => {
      const { number, serverSeed, clientSeed, nonce } = count.one(accountId, current(accountId).number);
      return { draw: drawOf(serverSeed, clientSeed, nonce), seedNumber: number, nonce };
    },
    /** Switches to the next pair; the previous one may be revealed from now on. */
    rotate: (accountId: string, clientSeed: string): SeedPair =>
      add(accountId, current(accountId).number + 1, clientSeed),
    /** A past or current pair. */
    byNumber: (accountId: string, number: number): SeedPair | undefined => selectOne.get(accountId, number),
  };
}

export type Seeds = ReturnType<typeof createSeeds>;
