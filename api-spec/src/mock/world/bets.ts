import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Clock } from "./clock.ts";
import type { Ledger } from "./ledger.ts";
import { transaction } from "./store.ts";
import type { Timers } from "./timers.ts";

export type BetStatus = "open" | "won" | "lost" | "refunded";

/** A stake on a round or a draw. Amounts in minor units, moments in epoch milliseconds. */
export interface Bet {
  id: string;
  accountId: string;
  /** RNG, LIVE, LOTT … as the catalogue has them. */
  category: string;
  vassalage: string;
  gameCode: string;
  /** The round or draw it was placed on, as people know it. */
  roundId: string;
  stakeMinor: number;
  payoutMinor: number;
  status: BetStatus;
  placedAt: number;
  settledAt: number | undefined;
}

export interface NewBet extends Omit<Bet, "id" | "payoutMinor" | "status" | "placedAt" | "settledAt"> {
  /** Unique for the account: the same one places no second bet. */
  key: string;
  /** Epoch milliseconds; now when left out. */
  placedAt?: number;
}

/** A bet that is settled. */
export interface PastBet extends Omit<NewBet, "placedAt"> {
  payoutMinor: number;
  /** Epoch milliseconds. */
  placedAt: number;
  settledAt: number;
}

/** Which bets; what is left out does not narrow. `from` is included, `to` is not. */
export interface BetFilter {
  accountIds: readonly string[];
  /** YB has games among the slots and a category of its own (R117). */
  category?: string | undefined;
  vassalage?: string | undefined;
  status?: BetStatus | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

export interface BetTotals {
  count: number;
  stakeMinor: number;
  /** Stakes of open bets: they are neither won nor lost yet. */
  openStakeMinor: number;
  payoutMinor: number;
}

/** What bets are put together by; a day is one of the clock that is `utcOffsetMs` ahead of UTC. */
export type BetGrouping = { by: "category" | "vassalage" } | { by: "day"; utcOffsetMs: number };

/** Settled bets of one group: a category, a vendor, or a day as YYYY-MM-DD. */
export interface BetGroup {
  group: string;
  count: number;
  stakeMinor: number;
  payoutMinor: number;
}

export interface Bets {
  /** Takes the stake and remembers the bet, in one transaction. @throws InsufficientFundsError */
  place(bet: NewBet): Bet;
  /** Pays an open bet and closes it; a second time changes nothing. `at` is epoch milliseconds. */
  settle(id: string, payoutMinor: number, at?: number): Bet;
  /** Settles an open bet by itself at `dueAt`, epoch milliseconds of the world's clock. */
  settleLater(id: string, payoutMinor: number, dueAt: number): void;
  /** Gives the stake of an open bet back, as its payout. */
  refund(id: string, at?: number): Bet;
  /** Bets of the past, without their money, which the caller posts under the given keys: for seeds. */
  rememberAll(bets: readonly PastBet[]): { stakeKey: string; payoutKey: string }[];
  byId(id: string): Bet | undefined;
  /** Newest first. */
  list(filter: BetFilter, page: { offset: number; limit: number }): Bet[];
  totals(filter: BetFilter): BetTotals;
  /** Bets that are over, put together: days the latest first, the others by their stakes. */
  groups(filter: BetFilter, grouping: BetGrouping): BetGroup[];
  /** Bets of all accounts that were settled between the moments, epoch milliseconds, and paid more than their stake; newest first. */
  wins(from: number, until: number, limit: number): Bet[];
  /** Stakes placed since `from` that were won or lost before `until`, epoch milliseconds; what was refunded does not count. */
  wagered(accountId: string, from: number, until: number): number;
}

const SCHEMA = `
  create table if not exists bets (
    id integer primary key, account_id text not null, key text not null, category text not null, vassalage text not null,
    game_code text not null, round_id text not null, stake_minor integer not null, payout_minor integer not null,
    status text not null, placed_at integer not null, settled_at integer, unique (account_id, key)
  ) strict;
  create index if not exists bets_in_time on bets (account_id, placed_at);
  create index if not exists wins_in_time on bets (settled_at) where status = 'won';
`;

/** The timer of a bet; its reference is `id/payoutMinor`. */
const SETTLEMENT = "betSettlement";

/** Named parameters of a filter: null where it does not narrow. */
const WHERE = `
  account_id in (select value from json_each(:accounts))
  and (:category is null or category = :category or (:category = 'YB' and vassalage = 'YB')) and (:vassalage is null or vassalage = :vassalage)
  and (:status is null or status = :status)
  and (:from is null or placed_at >= :from) and (:to is null or placed_at < :to)
`;

/** Every bet with its money: a stake is a "bet" of the ledger, a payout a "win", a stake given back a "refund". */
export function createBets(store: DatabaseSync, ledger: Ledger, clock: Clock, timers: Timers): Bets {
  store.exec(SCHEMA);
  const select = store.prepare("select * from bets where id = ?");
  const selectByKey = store.prepare("select * from bets where account_id = ? and key = ?");
  const insert = store.prepare(`
    insert into bets
      (account_id, key, category, vassalage, game_code, round_id, stake_minor, payout_minor, status, placed_at)
    values (?, ?, ?, ?, ?, ?, ?, 0, 'open', ?) on conflict (account_id, key) do nothing returning *
  `);
  const insertPast = store.prepare(`
    insert into bets (account_id, key, category, vassalage, game_code, round_id, stake_minor, payout_minor, status,
      placed_at, settled_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  `);
  const close = store.prepare(
    "update bets set payout_minor = ?, status = ?, settled_at = ? where id = ? and status = 'open' returning *",
  );
  const page = store.prepare(
    `select * from bets where ${WHERE} order by placed_at desc, id desc limit :limit offset :offset`,
  );
  const sums = store.prepare(
    `select count(*) as count, coalesce(sum(stake_minor), 0) as stake, coalesce(sum(payout_minor), 0) as payout,
       coalesce(sum(iif(status = 'open', stake_minor, 0)), 0) as open_stake
     from bets where ${WHERE}`,
  );
  const groupBy = (key: string, order: string) =>
    store.prepare(
      `select ${key} as name, count(*) as count, sum(stake_minor) as stake, sum(payout_minor) as payout
       from bets where ${WHERE} and status <> 'open' group by name order by ${order}`,
    );
  const groups = {
    category: groupBy("category", "stake desc, name"),
    vassalage: groupBy("vassalage", "stake desc, name"),
    day: groupBy("date((placed_at + :utcOffsetMs) / 1000, 'unixepoch')", "name desc"),
  };
  const wins = store.prepare(
    `select * from bets where status = 'won' and settled_at between ? and ? and payout_minor > stake_minor
     order by settled_at desc, id desc limit ?`,
  );
  const wagered = store.prepare(
    `select coalesce(sum(stake_minor), 0) as sum from bets
     where account_id = ? and placed_at >= ? and settled_at < ? and status in ('won', 'lost')`,
  );
  const closeOpen = (id: string, kind: "win" | "refund", amountMinor: number, status: BetStatus, at: number) =>
    transaction(store, () => {
      const row = close.get(amountMinor, status, at, Number(id));
      if (!row) return found(select.get(Number(id)), id);
      const bet = toBet(row);
      if (amountMinor > 0) {
        const { accountId, vassalage, gameCode } = bet;
        ledger.post({ key: `${kind}:${id}`, accountId, kind, amountMinor, reference: `${vassalage}/${gameCode}`, at });
      }
      return bet;
    });
  const settle = (id: string, payoutMinor: number, at = clock.now()) =>
    closeOpen(id, "win", payoutMinor, payoutMinor > 0 ? "won" : "lost", at);
  timers.on(SETTLEMENT, (reference, dueAt) => {
    const [id = "", payoutMinor] = reference.split("/");
    settle(id, Number(payoutMinor), dueAt);
  });
  return {
    place: (bet) =>
      transaction(store, () => {
        const { accountId, key, category, vassalage, gameCode, roundId, stakeMinor, placedAt = clock.now() } = bet;
        const row = insert.get(accountId, key, category, vassalage, gameCode, roundId, stakeMinor, placedAt);
        if (!row) return found(selectByKey.get(accountId, key), key);
        const placed = toBet(row);
        const reference = `${vassalage}/${gameCode}`;
        const stake = { accountId, kind: "bet", amountMinor: -stakeMinor, reference, at: placedAt } as const;
        ledger.post({ key: `bet:${placed.id}`, ...stake });
        return placed;
      }),
    settle,
    settleLater: (id, payoutMinor, dueAt) => timers.set({ kind: SETTLEMENT, reference: `${id}/${payoutMinor}`, dueAt }),
    refund: (id, at = clock.now()) => {
      const bet = found(select.get(Number(id)), id);
      return closeOpen(id, "refund", bet.stakeMinor, "refunded", at);
    },
    rememberAll: (bets) =>
      bets.map(({ accountId, category, vassalage, gameCode, ...bet }) => {
        const { key, roundId, stakeMinor, payoutMinor, placedAt, settledAt } = bet;
        const game = [category, vassalage, gameCode, roundId] as const;
        const status = payoutMinor > 0 ? "won" : "lost";
        const id = Number(
          insertPast.run(accountId, key, ...game, stakeMinor, payoutMinor, status, placedAt, settledAt).lastInsertRowid,
        );
        return { stakeKey: `bet:${id}`, payoutKey: `win:${id}` };
      }),
    byId: (id) => {
      const row = select.get(Number(id));
      return row && toBet(row);
    },
    list: (filter, { offset, limit }) => page.all({ ...bind(filter), offset, limit }).map(toBet),
    totals: (filter) => {
      const row = sums.get(bind(filter));
      return {
        count: Number(row?.count),
        stakeMinor: Number(row?.stake),
        openStakeMinor: Number(row?.open_stake),
        payoutMinor: Number(row?.payout),
      };
    },
    groups: (filter, grouping) => {
      const offset = grouping.by === "day" ? { utcOffsetMs: grouping.utcOffsetMs } : {};
      return groups[grouping.by].all({ ...bind(filter), ...offset }).map((row) => ({
        group: String(row.name),
        count: Number(row.count),
        stakeMinor: Number(row.stake),
        payoutMinor: Number(row.payout),
      }));
    },
    wins: (from, until, limit) => wins.all(from, until, limit).map(toBet),
    wagered: (accountId, from, until) => Number(wagered.get(accountId, from, until)?.sum),
  };
}

const bind = ({ accountIds, category, vassalage, status, from, to }: BetFilter) => ({
  accounts: JSON.stringify(accountIds),
  category: category ?? null,
  vassalage: vassalage ?? null,
  status: status ?? null,
  from: from ?? null,
  to: to ?? null,
});

type Row = Record<string, SQLOutputValue>;

function found(row: Row | undefined, id: string): Bet {
  if (!row) throw new Error(`No bet ${id}`);
  return toBet(row);
}

const toBet = (row: Row): Bet => ({
  id: String(row.id),
  accountId: String(row.account_id),
  category: String(row.category),
  vassalage: String(row.vassalage),
  gameCode: String(row.game_code),
  roundId: String(row.round_id),
  stakeMinor: Number(row.stake_minor),
  payoutMinor: Number(row.payout_minor),
  status: String(row.status) as BetStatus,
  placedAt: Number(row.placed_at),
  settledAt: row.settled_at === null ? undefined : Number(row.settled_at),
});
