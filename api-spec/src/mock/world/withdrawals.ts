import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Clock } from "./clock.ts";
import type { Ledger } from "./ledger.ts";
import { transaction } from "./store.ts";
import type { Timers } from "./timers.ts";

/** R329–R331. */
export type WithdrawalStatus = "processing" | "rejected" | "approved";
/** What is known of the money's arrival; `returned` is a receipt that the house forced (R333). */
export type Receipt = "notDue" | "waiting" | "confirmed" | "automatic" | "notReceived" | "returned";

/** Money that leaves. Amounts in minor units, moments in epoch milliseconds. */
export interface Withdrawal {
  id: string;
  accountId: string;
  payoutAccountId: string;
  amountMinor: number;
  status: WithdrawalStatus;
  receipt: Receipt;
  createdAt: number;
  decidedAt: number | undefined;
  /** When an unconfirmed receipt counts as received (R332). */
  autoReceiptAt: number | undefined;
  receivedAt: number | undefined;
}

export interface NewWithdrawal {
  accountId: string;
  payoutAccountId: string;
  amountMinor: number;
  /** Epoch milliseconds; now when left out. */
  at?: number;
}

/** Which withdrawals; what is left out does not narrow. `from` is included, `to` is not. */
export interface WithdrawalFilter {
  accountId: string;
  status?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

export interface Withdrawals {
  /** Takes the money at once; the member cannot take it back (D15). @throws InsufficientFundsError */
  create(withdrawal: NewWithdrawal): Withdrawal;
  /** Ends the processing; a rejected one returns the money. One that was decided does not change any more. */
  decide(id: string, status: "approved" | "rejected", at?: number): Withdrawal;
  /** The member's word about an approved one; undefined when it comes too late or too early. The same word twice is one. */
  confirm(id: string, isReceived: boolean): Withdrawal | undefined;
  /** The house returns the money of an approved one that is not confirmed (R333); undefined when it cannot. */
  forceReceipt(id: string): Withdrawal | undefined;
  byId(id: string): Withdrawal | undefined;
  /** Newest first. */
  list(filter: WithdrawalFilter, page: { offset: number; limit: number }): Withdrawal[];
  count(filter: WithdrawalFilter): number;
}

const DECISION_MS = 60 * 1000;
/** R332, R507. */
const AUTO_RECEIPT_MS = 30 * 60 * 1000;
const DECIDE_TIMERS = { approved: "withdrawal.approved", rejected: "withdrawal.rejected" } as const;
const RECEIPT_TIMER = "withdrawal.receipt";

/** What the house of this mock does with an amount: its last two digits say it, so that testers can choose. */
const verdictOf = (amountMinor: number): "approved" | "rejected" =>
  amountMinor % 100 === 13 ? "rejected" : "approved";

const SCHEMA = `
  create table if not exists withdrawals (
    id integer primary key, account_id text not null, payout_account_id text not null, amount_minor integer not null,
    status text not null, receipt text not null, created_at integer not null, decided_at integer,
    auto_receipt_at integer, received_at integer
  ) strict;
  create index if not exists withdrawals_in_time on withdrawals (account_id, created_at);
`;

/** Named parameters of a filter: null where it does not narrow. */
const WHERE = `
  account_id = :account and (:status is null or status = :status)
  and (:from is null or created_at >= :from) and (:to is null or created_at < :to)
`;

export function createWithdrawals(
  store: DatabaseSync,
  { clock, ledger, timers }: { clock: Clock; ledger: Ledger; timers: Timers },
): Withdrawals {
  store.exec(SCHEMA);
  const insert = store.prepare(`
    insert into withdrawals (account_id, payout_account_id, amount_minor, status, receipt, created_at)
    values (?, ?, ?, 'processing', 'notDue', ?) returning *
  `);
  const select = store.prepare("select * from withdrawals where id = ?");
  const updateStatus = store.prepare(`
    update withdrawals set status = ?, decided_at = ?, receipt = ?, auto_receipt_at = ? where id = ? returning *
  `);
  const updateReceipt = store.prepare("update withdrawals set receipt = ?, received_at = ? where id = ? returning *");
  const page = store.prepare(
    `select * from withdrawals where ${WHERE} order by created_at desc, id desc limit :limit offset :offset`,
  );
  const countAll = store.prepare(`select count(*) as count from withdrawals where ${WHERE}`);

  const read = (id: string) => found(select.get(Number(id)), id);
  /** At most once for a withdrawal, whatever the reason: the key says so. */
  const returnMoney = ({ id, accountId, amountMinor }: Withdrawal, at: number) =>
    ledger.post({ key: `withdrawalReturn:${id}`, accountId, kind: "withdrawalReturn", amountMinor, reference: id, at });
  const setReceipt = (id: string, receipt: Receipt, receivedAt: number | null) => {
    timers.cancel(RECEIPT_TIMER, id);
    return found(updateReceipt.get(receipt, receivedAt, Number(id)), id);
  };

  const decide = (id: string, status: "approved" | "rejected", at = clock.now()): Withdrawal =>
    transaction(store, () => {
      const withdrawal = read(id);
      if (withdrawal.status !== "processing") return withdrawal;
      for (const timer of Object.values(DECIDE_TIMERS)) timers.cancel(timer, id);
      if (status === "rejected") {
        returnMoney(withdrawal, at);
        return found(updateStatus.get(status, at, "notDue", null, Number(id)), id);
      }
      const autoReceiptAt = at + AUTO_RECEIPT_MS;
      timers.set({ kind: RECEIPT_TIMER, reference: id, dueAt: autoReceiptAt });
      return found(updateStatus.get(status, at, "waiting", autoReceiptAt, Number(id)), id);
    });
  timers.on(DECIDE_TIMERS.approved, (id, dueAt) => void decide(id, "approved", dueAt));
  timers.on(DECIDE_TIMERS.rejected, (id, dueAt) => void decide(id, "rejected", dueAt));
  timers.on(RECEIPT_TIMER, (id, dueAt) => void setReceipt(id, "automatic", dueAt));

  return {
    create: ({ accountId, payoutAccountId, amountMinor, at = clock.now() }) =>
      transaction(store, () => {
        const withdrawal = found(insert.get(accountId, payoutAccountId, amountMinor, at), "new");
        const { id } = withdrawal;
        const key = `withdrawal:${id}`;
        ledger.post({ key, accountId, kind: "withdrawal", amountMinor: -amountMinor, reference: id, at });
        timers.set({ kind: DECIDE_TIMERS[verdictOf(amountMinor)], reference: id, dueAt: at + DECISION_MS });
        return withdrawal;
      }),
    decide,
    confirm: (id, isReceived) =>
      transaction(store, () => {
        const withdrawal = read(id);
        const { receipt } = withdrawal;
        const isSettled = receipt === "confirmed" || receipt === "automatic";
        if (isReceived && isSettled) return withdrawal;
        if (receipt !== "waiting" && receipt !== "notReceived") return undefined;
        return isReceived ? setReceipt(id, "confirmed", clock.now()) : setReceipt(id, "notReceived", null);
      }),
    forceReceipt: (id) =>
      transaction(store, () => {
        const withdrawal = read(id);
        if (withdrawal.receipt !== "waiting" && withdrawal.receipt !== "notReceived") return undefined;
        returnMoney(withdrawal, clock.now());
        return setReceipt(id, "returned", null);
      }),
    byId: (id) => {
      const row = select.get(Number(id));
      return row && toWithdrawal(row);
    },
    list: (filter, { offset, limit }) => page.all({ ...bind(filter), offset, limit }).map(toWithdrawal),
    count: (filter) => Number(countAll.get(bind(filter))?.count),
  };
}

const bind = ({ accountId, status, from, to }: WithdrawalFilter) => ({
  account: accountId,
  status: status ?? null,
  from: from ?? null,
  to: to ?? null,
});

type Row = Record<string, SQLOutputValue>;

function found(row: Row | undefined, id: string): Withdrawal {
  if (!row) throw new Error(`No withdrawal ${id}`);
  return toWithdrawal(row);
}

const moment = (value: SQLOutputValue | undefined) => (value === null ? undefined : Number(value));

const toWithdrawal = (row: Row): Withdrawal => ({
  id: String(row.id),
  accountId: String(row.account_id),
  payoutAccountId: String(row.payout_account_id),
  amountMinor: Number(row.amount_minor),
  status: String(row.status) as WithdrawalStatus,
  receipt: String(row.receipt) as Receipt,
  createdAt: Number(row.created_at),
  decidedAt: moment(row.decided_at),
  autoReceiptAt: moment(row.auto_receipt_at),
  receivedAt: moment(row.received_at),
});
