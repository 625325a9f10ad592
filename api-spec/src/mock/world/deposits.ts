import { randomBytes } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Bonuses } from "./bonuses.ts";
import type { Clock } from "./clock.ts";
import { FIRST_DEPOSIT_PROMOTION, type DepositPromotion } from "./data/deposit-promotions.ts";
import { grantPromotion } from "./deposit-promotions.ts";
import type { Ledger } from "./ledger.ts";
import { transaction } from "./store.ts";
import type { Timers } from "./timers.ts";

const DEPOSIT_OUTCOMES = ["approved", "rejected", "expired"] as const;
export type DepositOutcome = (typeof DEPOSIT_OUTCOMES)[number];
export type DepositStatus = "pending" | DepositOutcome;

/** Money that a member pays in. Amounts in minor units, moments in epoch milliseconds. */
export interface Deposit {
  id: string;
  accountId: string;
  methodId: string;
  amountMinor: number;
  status: DepositStatus;
  /** Id of the promotion that adds a bonus. */
  promotionId: string | undefined;
  /** Opens the pay page of this deposit and nothing else. */
  payToken: string;
  createdAt: number;
  /** A deposit that is not paid by then has ended. */
  expiresAt: number;
  decidedAt: number | undefined;
}

export interface NewDeposit {
  accountId: string;
  methodId: string;
  amountMinor: number;
  fields: Readonly<Record<string, string>>;
  promotionId?: string | undefined;
  /** Epoch milliseconds; now when left out. */
  at?: number;
}

/** Which deposits; what is left out does not narrow. `from` is included, `to` is not. */
export interface DepositFilter {
  accountId: string;
  status?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

export interface Deposits {
  /** Notes a deposit; what becomes of it happens by itself (`outcomeOf`). */
  create(deposit: NewDeposit): Deposit;
  /** Ends a pending deposit; an approved one moves its money, and pays its bonus. One that has ended does not change any more. */
  decide(id: string, outcome: DepositOutcome, at?: number): Deposit;
  byId(id: string): Deposit | undefined;
  /** The deposit that a token pays, decided or not. */
  byPayToken(token: string): Deposit | undefined;
  /** Newest first. */
  list(filter: DepositFilter, page: { offset: number; limit: number }): Deposit[];
  count(filter: DepositFilter): number;
  /** What is on its way, in minor units. */
  pendingMinorOf(accountId: string): number;
  /** What a member may take with their next deposit: who has never paid in, and is not about to, the bonus on the first one. */
  promotionsFor(accountId: string): readonly DepositPromotion[];
}

const DECISION_MS = 20 * 1000;
const LIFETIME_MS = 15 * 60 * 1000;

/** What the providers of this mock do with an amount: its last two digits say it, so that testers can choose. */
export function outcomeOf(amountMinor: number): { outcome: DepositOutcome; afterMs: number } {
  const cents = amountMinor % 100;
  if (cents === 13) return { outcome: "rejected", afterMs: DECISION_MS };
  if (cents === 14) return { outcome: "expired", afterMs: LIFETIME_MS };
  return { outcome: "approved", afterMs: DECISION_MS };
}

const SCHEMA = `
  create table if not exists deposits (
    id integer primary key, account_id text not null, method_id text not null, amount_minor integer not null,
    fields text not null, promotion_id text, pay_token text not null unique, status text not null,
    created_at integer not null, expires_at integer not null, decided_at integer
  ) strict;
  create index if not exists deposits_in_time on deposits (account_id, created_at);
`;

/** Named parameters of a filter: null where it does not narrow. */
const WHERE = `
  account_id = :account and (:status is null or status = :status)
  and (:from is null or created_at >= :from) and (:to is null or created_at < :to)
`;

const PAY_TOKEN_BYTES = 18;
const timerOf = (outcome: DepositOutcome) => `deposit.${outcome}`;

export function createDeposits(
  store: DatabaseSync,
  { clock, ledger, timers, bonuses }: { clock: Clock; ledger: Ledger; timers: Timers; bonuses: Bonuses },
): Deposits {
  store.exec(SCHEMA);
  const insert = store.prepare(`
    insert into deposits (account_id, method_id, amount_minor, fields, promotion_id, pay_token, status, created_at, expires_at)
    values (?, ?, ?, ?, ?, ?, 'pending', ?, ?) returning *
  `);
  const select = store.prepare("select * from deposits where id = ?");
  const selectByToken = store.prepare("select * from deposits where pay_token = ?");
  const end = store.prepare("update deposits set status = ?, decided_at = ? where id = ? returning *");
  const page = store.prepare(
    `select * from deposits where ${WHERE} order by created_at desc, id desc limit :limit offset :offset`,
  );
  const countAll = store.prepare(`select count(*) as count from deposits where ${WHERE}`);
  const pending = store.prepare(
    "select coalesce(sum(amount_minor), 0) as sum from deposits where account_id = ? and status = 'pending'",
  );

  const decide = (id: string, outcome: DepositOutcome, at = clock.now()): Deposit =>
    transaction(store, () => {
      const deposit = found(select.get(Number(id)), id);
      if (deposit.status !== "pending") return deposit;
      for (const other of DEPOSIT_OUTCOMES) timers.cancel(timerOf(other), id);
      if (outcome === "approved") {
        const { accountId, amountMinor } = deposit;
        ledger.post({ key: `deposit:${id}`, accountId, kind: "deposit", amountMinor, reference: id, at });
        grantPromotion(bonuses, deposit, at);
      }
      return found(end.get(outcome, at, Number(id)), id);
    });
  for (const outcome of DEPOSIT_OUTCOMES) {
    timers.on(timerOf(outcome), (id, dueAt) => void decide(id, outcome, dueAt));
  }

  const count = (filter: DepositFilter) => Number(countAll.get(bind(filter))?.count);

  return {
    create: ({ accountId, methodId, amountMinor, fields, promotionId, at = clock.now() }) =>
      transaction(store, () => {
        const token = randomBytes(PAY_TOKEN_BYTES).toString("base64url");
        const details = JSON.stringify(fields);
        const row = insert.get(
          accountId,
          methodId,
          amountMinor,
          details,
          promotionId ?? null,
          token,
          at,
          at + LIFETIME_MS,
        );
        const deposit = found(row, "just noted");
        const { outcome, afterMs } = outcomeOf(amountMinor);
        timers.set({ kind: timerOf(outcome), reference: deposit.id, dueAt: at + afterMs });
        return deposit;
      }),
    decide,
    byId: (id) => maybe(select.get(Number(id))),
    byPayToken: (token) => maybe(selectByToken.get(token)),
    list: (filter, { offset, limit }) => page.all({ ...bind(filter), offset, limit }).map(toDeposit),
    count,
    pendingMinorOf: (accountId) => Number(pending.get(accountId)?.sum),
    promotionsFor: (accountId) => {
      const isFirst = ["approved", "pending"].every((status) => count({ accountId, status }) === 0);
      return isFirst ? [FIRST_DEPOSIT_PROMOTION] : [];
    },
  };
}

const bind = ({ accountId, status, from, to }: DepositFilter) => ({
  account: accountId,
  status: status ?? null,
  from: from ?? null,
  to: to ?? null,
});

type Row = Record<string, SQLOutputValue>;

const maybe = (row: Row | undefined) => row && toDeposit(row);

function found(row: Row | undefined, id: string): Deposit {
  if (!row) throw new Error(`No deposit ${id}`);
  return toDeposit(row);
}

const toDeposit = (row: Row): Deposit => ({
  id: String(row.id),
  accountId: String(row.account_id),
  methodId: String(row.method_id),
  amountMinor: Number(row.amount_minor),
  status: String(row.status) as DepositStatus,
  promotionId: row.promotion_id === null ? undefined : String(row.promotion_id),
  payToken: String(row.pay_token),
  createdAt: Number(row.created_at),
  expiresAt: Number(row.expires_at),
  decidedAt: row.decided_at === null ? undefined : Number(row.decided_at),
});
