import type { components } from "../../../generated/types.ts";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { transaction } from "../store.ts";
import { fieldStatements } from "../row.ts";
import type { PageOfRows } from "../period.ts";

export type PostingKind = components["schemas"]["TransactionType"];

/** A movement of a member's money. `amountMinor` is signed from the member's view, in minor units (paisa for BDT). */
export interface Posting {
  /** Idempotency key, unique per account. */
  key: string;
  accountId: string;
  kind: PostingKind;
  amountMinor: number;
  /** What the money was for: the id of a game, bet or deposit. */
  reference: string;
  /** Epoch milliseconds; now when left out. */
  at?: number;
}

export interface PostingResult {
  balanceMinor: number;
  /** True when the key was already used and nothing moved. */
  replayed: boolean;
}

export interface LedgerEntry extends Required<Posting> {
  id: number;
  balanceMinor: number;
}

/** Filter for movements; a missing field does not filter. `from` is included, `to` is not; both in epoch milliseconds. */
export interface PostingFilter {
  accountIds: readonly string[];
  kind?: PostingKind | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

/** Totals of one kind of movement: how many there were, what members received and what they paid, both positive. */
export interface KindTotals {
  kind: PostingKind;
  count: number;
  inMinor: number;
  outMinor: number;
}

export type Ledger = ReturnType<typeof createLedger>;

export class InsufficientFundsError extends Error {
  override readonly name = "InsufficientFundsError";
}

export class KeyReusedError extends Error {
  override readonly name = "KeyReusedError";
}

const SCHEMA = `
  create table if not exists postings (
    id integer primary key,
    account_id text not null,
    key text not null,
    kind text not null,
    amount_minor integer not null,
    balance_minor integer not null,
    reference text not null,
    at integer not null,
    unique (account_id, key)
  ) strict;
  create table if not exists entries (
    posting_id integer not null references postings (id),
    ledger_account text not null,
    amount_minor integer not null
  ) strict;
  create index if not exists postings_in_order on postings (account_id, id);
  create index if not exists postings_in_time on postings (account_id, at);
`;

/** Condition with the named parameters of a filter; a null parameter does not filter. */
const WHERE = `
  account_id in (select value from json_each(:accounts)) and (:kind is null or kind = :kind)
  and (:from is null or at >= :from) and (:to is null or at < :to)
`;

const bind = ({ accountIds, ...filter }: PostingFilter) => ({ accounts: JSON.stringify(accountIds), ...filter });

/** Creates a double-entry ledger: what a member gains, the merchant's account of that kind loses in the same transaction. */
export function createLedger(store: DatabaseSync, clock: Clock) {
  store.exec(SCHEMA);
  const last = store.prepare("select balance_minor, at from postings where account_id = ? order by id desc limit 1");
  const sumOfAll = store.prepare("select coalesce(sum(amount_minor), 0) as sum from entries");
  const byKey = store.prepare("select * from postings where account_id = ? and key = ?");
  const prepare = fieldStatements<LedgerEntry>(store);
  const recent = prepare("select * from postings where account_id = ? order by at desc, id desc limit ?");
  const after = fieldStatements<Pick<LedgerEntry, "amountMinor" | "at">>(store)(`
    select amount_minor, at from postings
    where account_id = ? and at > ? and kind in (select value from json_each(?)) order by at, id
  `);
  const page = prepare(`select * from postings where ${WHERE} order by id desc limit :limit offset :offset`);
  const sums = fieldStatements<KindTotals>(store)(`
    select kind, count(*) as count, sum(max(amount_minor, 0)) as in_minor, sum(max(-amount_minor, 0)) as out_minor
    from postings where ${WHERE} group by kind
  `);
  const insertPosting = store.prepare(`
    insert into postings (account_id, key, kind, amount_minor, balance_minor, reference, at)
    values (?, ?, ?, ?, ?, ?, ?) on conflict (account_id, key) do nothing returning id
  `);
  const insertEntries = store.prepare(
    "insert into entries (posting_id, ledger_account, amount_minor) values (?, ?, ?), (?, ?, ?)",
  );

  const balanceOf = (accountId: string) => Number(last.get(accountId)?.balance_minor ?? 0);

  const replay = (posting: Posting): PostingResult | undefined => {
    const row = byKey.get(posting.accountId, posting.key);
    if (!row) return undefined;
    const isSame =
      row.kind === posting.kind && row.amount_minor === posting.amountMinor && row.reference === posting.reference;
    if (!isSame) throw new KeyReusedError(`Key ${posting.key} belongs to another movement`);
    return { balanceMinor: Number(row.balance_minor), replayed: true };
  };

  return {
    balanceOf,
    /**
     * Moves money between the member and the merchant and stores the key, in one transaction (D12). Repeating the same movement with the same
     * key returns the first result. With `notBeforeLast`, a movement that is booked later than it was due, such as a settlement,
     * is dated no earlier than the last one of the account, so that the order of booking is the order of time.
     * @throws InsufficientFundsError when the balance is lower than the amount taken
     * @throws KeyReusedError when the key belongs to another movement
     */
    post: (posting: Posting, dating: "exact" | "notBeforeLast" = "exact"): PostingResult =>
      transaction(store, () => {
        const { accountId, key, kind, amountMinor, reference, at = clock.now() } = posting;
        if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`Not an amount in minor units: ${amountMinor}`);
        const before = last.get(accountId);
        const balanceMinor = Number(before?.balance_minor ?? 0) + amountMinor;
        const bookedAt = dating === "exact" ? at : Math.max(at, Number(before?.at ?? at));
        const isCovered = amountMinor >= 0 || balanceMinor >= 0;
        const row =
          isCovered && insertPosting.get(accountId, key, kind, amountMinor, balanceMinor, reference, bookedAt);
        if (row) {
          const id = Number(row.id);
          insertEntries.run(id, memberAccount(accountId), amountMinor, id, `house:${kind}`, -amountMinor);
          return { balanceMinor, replayed: false };
        }
        const earlier = replay(posting);
        if (!earlier) throw new InsufficientFundsError(`Account ${accountId} has too little`);
        return earlier;
      }),
    /** Adds movements to new accounts, each account's in chronological order and with new keys; for seeds. */
    postAll: (postings: readonly Required<Posting>[]): void =>
      transaction(store, () => {
        const balances = new Map<string, number>();
        for (const { accountId, key, kind, amountMinor, reference, at } of postings) {
          const balanceMinor = (balances.get(accountId) ?? 0) + amountMinor;
          if (balanceMinor < 0) throw new InsufficientFundsError(`Account ${accountId} has too little`);
          balances.set(accountId, balanceMinor);
          const id = Number(insertPosting.get(accountId, key, kind, amountMinor, balanceMinor, reference, at)?.id);
          insertEntries.run(id, memberAccount(accountId), amountMinor, id, `house:${kind}`, -amountMinor);
        }
      }),
    /** Newest first. */
    entriesOf: (accountId: string, limit: number): LedgerEntry[] => recent.all(accountId, limit),
    /** In the reverse order of booking. Each row's balance is the balance of the row below plus its amount. */
    list: (filter: PostingFilter, { offset, limit }: PageOfRows): LedgerEntry[] =>
      page.all({ ...bind(filter), offset, limit }),
    /** One total per kind that has movements. */
    totals: (filter: PostingFilter): KindTotals[] => sums.all(bind(filter)),
    /** Movements of the given kinds after `from` (epoch milliseconds), oldest first. */
    since: (
      accountId: string,
      kinds: readonly PostingKind[],
      from: number,
    ): Pick<LedgerEntry, "amountMinor" | "at">[] => after.all(accountId, from, JSON.stringify(kinds)),
    /** Sum of all entries of all accounts. Anything but 0 means that the ledger is broken. */
    total: (): number => Number(sumOfAll.get()?.sum),
  };
}

const memberAccount = (accountId: string) => `member:${accountId}`;
