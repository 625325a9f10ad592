import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import type { Ledger } from "./ledger.ts";
import { transaction } from "../store.ts";
import type { Timers } from "../timers.ts";
import { fieldStatements, inserter, itemStatements, rowIdOf } from "../row.ts";
import type { PageOfRows } from "../period.ts";

export type BetStatus = "open" | "won" | "lost" | "refunded";

/** A stake on a round or a draw. Amounts in minor units, timestamps in epoch milliseconds. */
export interface Bet {
  id: string;
  accountId: string;
  /** RNG, LIVE, LOTT …, as in the catalogue. */
  category: string;
  vassalage: string;
  gameCode: string;
  /** Number of the round or draw, as members see it. */
  roundId: string;
  stakeMinor: number;
  payoutMinor: number;
  status: BetStatus;
  placedAt: number;
  settledAt: number | undefined;
}

export interface NewBet extends Omit<Bet, "id" | "payoutMinor" | "status" | "placedAt" | "settledAt"> {
  /** Unique per account: the same key never places a second bet. */
  key: string;
  /** Epoch milliseconds; now when left out. */
  placedAt?: number;
}

/** A settled bet. */
export interface PastBet extends Omit<NewBet, "placedAt"> {
  payoutMinor: number;
  /** Epoch milliseconds. */
  placedAt: number;
  settledAt: number;
}

/** Filter for bets; a missing field does not filter. `from` is included, `to` is not. */
export interface BetFilter {
  accountIds: readonly string[];
  /** YB games belong both to the slots and to their own category (R117). */
  category?: string | undefined;
  vassalage?: string | undefined;
  status?: BetStatus | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

export interface BetTotals {
  count: number;
  stakeMinor: number;
  /** Stakes of open bets, which are neither won nor lost yet. */
  openStakeMinor: number;
  payoutMinor: number;
}

/** How bets are grouped. Days follow a clock that is `utcOffsetMs` ahead of UTC. */
export type BetGrouping = { by: "category" | "vassalage" } | { by: "day"; utcOffsetMs: number };

/** Settled bets of one group: a category, a vendor, or a day as YYYY-MM-DD. */
export interface BetGroup {
  group: string;
  count: number;
  stakeMinor: number;
  payoutMinor: number;
}

export type Bets = ReturnType<typeof createBets>;

const SCHEMA = `
  create table if not exists bets (
    id integer primary key, account_id text not null, key text not null, category text not null, vassalage text not null,
    game_code text not null, round_id text not null, stake_minor integer not null, payout_minor integer not null,
    status text not null, placed_at integer not null, settled_at integer, unique (account_id, key)
  ) strict;
  create index if not exists bets_in_time on bets (account_id, placed_at);
  create index if not exists wins_in_time on bets (settled_at) where status = 'won';
`;

/** Kind of the timer that settles a bet; its reference is `id/payoutMinor`. */
const SETTLEMENT = "betSettlement";

/** Condition with the named parameters of a filter; a null parameter does not filter. */
const WHERE = `
  account_id in (select value from json_each(:accounts))
  and (:category is null or category = :category or (:category = 'YB' and vassalage = 'YB')) and (:vassalage is null or vassalage = :vassalage)
  and (:status is null or status = :status)
  and (:from is null or placed_at >= :from) and (:to is null or placed_at < :to)
`;

/** Creates the store of bets. In the ledger, a stake is a "bet", a payout a "win" and a returned stake a "refund". */
export function createBets(store: DatabaseSync, ledger: Ledger, clock: Clock, timers: Timers) {
  store.exec(SCHEMA);
  const prepare = itemStatements<Bet>(store);
  const select = prepare("select * from bets where id = ?");
  const selectByKey = prepare("select * from bets where account_id = ? and key = ?");
  const insert = inserter<Bet>(store, "bets");
  const close = prepare(
    "update bets set payout_minor = ?, status = ?, settled_at = ? where id = ? and status = 'open' returning *",
  );
  const page = prepare(
    `select * from bets where ${WHERE} order by placed_at desc, id desc limit :limit offset :offset`,
  );
  const sums = fieldStatements<BetTotals>(store)(
    `select count(*) as count, coalesce(sum(stake_minor), 0) as stake_minor, coalesce(sum(payout_minor), 0) as payout_minor,
       coalesce(sum(iif(status = 'open', stake_minor, 0)), 0) as open_stake_minor
     from bets where ${WHERE}`,
  );
  const groupBy = (key: string, order: string) =>
    fieldStatements<BetGroup>(store)(
      `select ${key} as "group", count(*) as count, sum(stake_minor) as stake_minor, sum(payout_minor) as payout_minor
       from bets where ${WHERE} and status <> 'open' group by "group" order by ${order}`,
    );
  const groups = {
    category: groupBy("category", 'sum(stake_minor) desc, "group"'),
    vassalage: groupBy("vassalage", 'sum(stake_minor) desc, "group"'),
    day: groupBy("date((placed_at + :utcOffsetMs) / 1000, 'unixepoch')", '"group" desc'),
  };
  const wins = prepare(`
    select * from bets where status = 'won' and settled_at between ? and ? and payout_minor > stake_minor
    order by settled_at desc, id desc limit ?
  `);
  const wagered = store.prepare(
    `select coalesce(sum(stake_minor), 0) as sum from bets
     where account_id = ? and placed_at >= ? and settled_at < ? and status in ('won', 'lost')`,
  );
  const closeOpen = (id: string, kind: "win" | "refund", amountMinor: number, status: BetStatus, at: number) =>
    transaction(store, () => {
      const bet = close.get(amountMinor, status, at, Number(id));
      if (!bet) return select.one(Number(id));
      if (amountMinor > 0) {
        const { accountId, vassalage, gameCode } = bet;
        ledger.post(
          { key: `${kind}:${id}`, accountId, kind, amountMinor, reference: `${vassalage}/${gameCode}`, at },
          "notBeforeLast",
        );
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
    /** Takes the stake and stores the bet, in one transaction. @throws InsufficientFundsError */
    place: (bet: NewBet): Bet =>
      transaction(store, () => {
        const { accountId, key, category, vassalage, gameCode, roundId, stakeMinor, placedAt = clock.now() } = bet;
        const earlier = selectByKey.get(accountId, key);
        if (earlier) return earlier;
        const wager = { accountId, key, category, vassalage, gameCode, roundId, stakeMinor, placedAt };
        const placed = insert({ ...wager, payoutMinor: 0, status: "open" });
        const reference = `${vassalage}/${gameCode}`;
        const stake = { accountId, kind: "bet", amountMinor: -stakeMinor, reference, at: placedAt } as const;
        ledger.post({ key: `bet:${placed.id}`, ...stake });
        return placed;
      }),
    /** Pays and closes an open bet; repeating it changes nothing. `at` is epoch milliseconds. */
    settle,
    /** Settles an open bet automatically at `dueAt`, in epoch milliseconds of the world's clock. */
    settleLater: (id: string, payoutMinor: number, dueAt: number): void =>
      timers.set({ kind: SETTLEMENT, reference: `${id}/${payoutMinor}`, dueAt }),
    /** Refunds the stake of an open bet and closes it. */
    refund: (id: string, at: number = clock.now()): Bet => {
      const { stakeMinor } = select.one(Number(id));
      return closeOpen(id, "refund", stakeMinor, "refunded", at);
    },
    /** Stores bets of the past without moving money, and returns the keys under which the caller posts it; for seeds. */
    rememberAll: (bets: readonly PastBet[]): { stakeKey: string; payoutKey: string }[] =>
      bets.map((bet) => {
        const { id } = insert({ ...bet, status: bet.payoutMinor > 0 ? "won" : "lost" });
        return { stakeKey: `bet:${id}`, payoutKey: `win:${id}` };
      }),
    byId: (id: string): Bet | undefined => select.get(rowIdOf(id)),
    /** Newest first. */
    list: (filter: BetFilter, { offset, limit }: PageOfRows): Bet[] => page.all({ ...bind(filter), offset, limit }),
    totals: (filter: BetFilter): BetTotals => sums.one(bind(filter)),
    /** Totals of settled bets by group: days latest first, other groups by stake. */
    groups: (filter: BetFilter, grouping: BetGrouping): BetGroup[] => {
      const { by, ...offset } = grouping;
      return groups[by].all({ ...bind(filter), ...offset });
    },
    /** Bets of all accounts that were settled between the two times (epoch milliseconds) and paid more than their stake; newest first. */
    wins: (from: number, until: number, limit: number): Bet[] => wins.all(from, until, limit),
    /** Stakes placed since `from` and settled before `until` (epoch milliseconds); refunded ones are excluded. */
    wagered: (accountId: string, from: number, until: number): number =>
      Number(wagered.get(accountId, from, until)?.sum),
  };
}

const bind = ({ accountIds, ...filter }: BetFilter) => ({ accounts: JSON.stringify(accountIds), ...filter });
