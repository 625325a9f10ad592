import type { DatabaseSync } from "node:sqlite";
import type { MotifName } from "../art/motifs/motifs.ts";
import { fieldsOf, itemStatements, type Row } from "../world/row.ts";

/** The state of a round, including what is still hidden. Only the server reads it. */
export type RoundState =
  | { engine: "slot"; cells: MotifName[]; lines: number[] }
  | { engine: "crash"; crashPoint: number; cashedAt?: number }
  | { engine: "mines"; mines: number[]; picks: number[] };

export interface Round {
  id: string;
  accountId: string;
  gameCode: string;
  /** The bet that pays for the round. */
  betId: string;
  /** The account's seed pair that the round was drawn from, and its position among the rounds of the pair. */
  seedNumber: number;
  nonce: number;
  /** Idempotency key of the stake. */
  key: string;
  /** Minor units. */
  stakeMinor: number;
  payoutMinor: number;
  isOpen: boolean;
  /** Epoch milliseconds. */
  startedAt: number;
  state: RoundState;
}

const toRound = (row: Row): Round => ({
  ...(fieldsOf(row) as Round),
  isOpen: row.is_open === 1,
  state: JSON.parse(String(row.state)),
});

/** Rounds of the playable games. An open round survives a restart, and the member can continue it. */
export function createRounds(store: DatabaseSync) {
  store.exec(`create table if not exists play_rounds(
    id text primary key, account_id text not null, game_code text not null, bet_id text not null,
    seed_number integer not null, nonce integer not null, key text not null,
    stake_minor integer not null, payout_minor integer not null, is_open integer not null,
    started_at integer not null, state text not null, unique (account_id, key)) strict`);
  const prepare = itemStatements(store, toRound);
  const selectById = prepare("select * from play_rounds where account_id = ? and id = ?");
  const selectByKey = prepare("select * from play_rounds where account_id = ? and key = ?");
  const selectOpen = prepare("select * from play_rounds where account_id = ? and game_code = ? and is_open = 1");
  const selectAllOpen = prepare("select * from play_rounds where account_id = ? and is_open = 1");
  const selectClosed = prepare(
    "select * from play_rounds where account_id = ? and game_code = ? and is_open = 0 order by rowid desc limit ?",
  );
  const count = store.prepare("select count(*) as total from play_rounds where account_id = ? and game_code = ?");
  const insert = store.prepare(`
    insert into play_rounds values (:id, :accountId, :gameCode, :betId, :seedNumber, :nonce, :key,
      :stakeMinor, :payoutMinor, :isOpen, :startedAt, :state)
  `);
  const update = store.prepare("update play_rounds set payout_minor = ?, is_open = ?, state = ? where id = ?");
  return {
    byId: (accountId: string, id: string) => selectById.get(accountId, id),
    byKey: (accountId: string, key: string) => selectByKey.get(accountId, key),
    openOf: (accountId: string, gameCode: string) => selectOpen.get(accountId, gameCode),
    /** The open rounds of all games. */
    allOpenOf: (accountId: string) => selectAllOpen.all(accountId),
    /** Finished rounds, latest first. */
    closedOf: (accountId: string, gameCode: string, limit: number) => selectClosed.all(accountId, gameCode, limit),
    /** How many rounds the account has started in the game. */
    count: (accountId: string, gameCode: string) => Number(count.get(accountId, gameCode)?.total),
    insert: (round: Round): void =>
      void insert.run({ ...round, isOpen: Number(round.isOpen), state: JSON.stringify(round.state) }),
    update: ({ id, payoutMinor, isOpen, state }: Round): void =>
      void update.run(payoutMinor, Number(isOpen), JSON.stringify(state), id),
  };
}

export type Rounds = ReturnType<typeof createRounds>;
