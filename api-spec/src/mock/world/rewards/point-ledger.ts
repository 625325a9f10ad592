import type { DatabaseSync } from "node:sqlite";
import type { PageOfRows, Period } from "../period.ts";
import type { Clock } from "../clock.ts";
import { transaction } from "../store.ts";
import { fieldsOf, inserter, pagedList } from "../row.ts";

export type PointKind = "play" | "gift" | "redemption" | "conversion";

/** A movement of a member's points, in whole points, signed from the member's view. */
export interface PointPosting {
  /** Unique per account: the same key never moves points twice. */
  key: string;
  accountId: string;
  kind: PointKind;
  pointsChange: number;
  /** What the points were for: the id of a reward; "" where the kind is enough. */
  reference: string;
  /** Epoch milliseconds; now when left out. */
  at?: number;
}

export interface PointEntry extends Required<Omit<PointPosting, "accountId" | "key">> {
  id: number;
  /** The balance of points afterwards. */
  points: number;
}

export class NotEnoughPointsError extends Error {
  override readonly name = "NotEnoughPointsError";
}

const SCHEMA = `
  create table if not exists point_postings (
    id integer primary key, account_id text not null, key text not null, kind text not null,
    points_change integer not null, points integer not null check (points >= 0), reference text not null,
    at integer not null, unique (account_id, key)
  ) strict;
  create table if not exists point_entries (
    posting_id integer not null references point_postings (id), ledger_account text not null, points integer not null
  ) strict;
  create index if not exists point_postings_in_order on point_postings (account_id, id);
`;

/** A double-entry ledger, as for money: what a member gains, the merchant's account of that kind loses. */
export function createPointLedger(store: DatabaseSync, clock: Clock) {
  store.exec(SCHEMA);
  const last = store.prepare("select points from point_postings where account_id = ? order by id desc limit 1");
  const byKey = store.prepare("select 1 from point_postings where account_id = ? and key = ?");
  const insert = inserter<{ id: string }>(store, "point_postings");
  const insertEntry = store.prepare("insert into point_entries values (?, ?, ?)");
  const entries = pagedList(
    store,
    "point_postings where account_id = :accountId and (:from is null or at >= :from) and (:to is null or at < :to)",
    "id desc",
    (row) => fieldsOf(row) as PointEntry,
  );
  const sumOfAll = store.prepare("select coalesce(sum(points), 0) as sum from point_entries");

  const pointsOf = (accountId: string) => Number(last.get(accountId)?.points ?? 0);
  return {
    pointsOf,
    /** @throws NotEnoughPointsError */
    post: ({ accountId, key, kind, pointsChange, reference, at = clock.now() }: PointPosting): void =>
      transaction(store, () => {
        if (byKey.get(accountId, key)) return;
        if (!Number.isSafeInteger(pointsChange)) throw new RangeError(`Not whole points: ${pointsChange}`);
        const points = pointsOf(accountId) + pointsChange;
        if (points < 0) throw new NotEnoughPointsError(`Account ${accountId} has too few points`);
        const id = Number(insert({ accountId, key, kind, pointsChange, points, reference, at }).id);
        insertEntry.run(id, `member:${accountId}`, pointsChange);
        insertEntry.run(id, `house:${kind}`, -pointsChange);
      }),
    /** Newest first. */
    list: (accountId: string, period: Period, page: PageOfRows): PointEntry[] =>
      entries.list({ accountId, ...period }, page),
    count: (accountId: string, period: Period): number => entries.count({ accountId, ...period }),
    /** Sum of all entries of all accounts. Anything but 0 means that the ledger is broken. */
    total: (): number => Number(sumOfAll.get()?.sum),
  };
}
