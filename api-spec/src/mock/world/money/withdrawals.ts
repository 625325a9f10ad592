import type { DatabaseSync } from "node:sqlite";
import { MINUTE_MS, type Clock } from "../clock.ts";
import type { Ledger } from "./ledger.ts";
import { orderList } from "./order-list.ts";
import { transaction } from "../store.ts";
import type { Timers } from "../timers.ts";
import { inserter, itemStatements, rowIdOf } from "../row.ts";

/** The states of a withdrawal (R329–R331). */
export type WithdrawalStatus = "processing" | "rejected" | "approved";
/** What is known about the money's arrival. `returned`: the merchant returned the money (R333). */
export type Receipt = "notDue" | "waiting" | "confirmed" | "automatic" | "notReceived" | "returned";

/** A member's withdrawal. Amounts in minor units, timestamps in epoch milliseconds. */
export interface Withdrawal {
  id: string;
  accountId: string;
  payoutAccountId: string;
  amountMinor: number;
  status: WithdrawalStatus;
  receipt: Receipt;
  createdAt: number;
  decidedAt: number | undefined;
  /** When a receipt that the member has not confirmed counts as received (R332). */
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

const DECISION_MS = MINUTE_MS;
/** Time until an unconfirmed receipt counts as received (R332, R507). */
const AUTO_RECEIPT_MS = 30 * MINUTE_MS;
const DECIDE_TIMERS = { approved: "withdrawal.approved", rejected: "withdrawal.rejected" } as const;
const RECEIPT_TIMER = "withdrawal.receipt";

/** How the mock decides on an amount. The last two digits decide, so that testers can choose the outcome. */
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

/** The withdrawals of all members. */
export function createWithdrawals(
  store: DatabaseSync,
  { clock, ledger, timers }: { clock: Clock; ledger: Ledger; timers: Timers },
) {
  store.exec(SCHEMA);
  const prepare = itemStatements<Withdrawal>(store);
  const insert = inserter<Withdrawal>(store, "withdrawals");
  const select = prepare("select * from withdrawals where id = ?");
  const updateStatus = prepare(`
    update withdrawals set status = ?, decided_at = ?, receipt = ?, auto_receipt_at = ? where id = ? returning *
  `);
  const updateReceipt = prepare("update withdrawals set receipt = ?, received_at = ? where id = ? returning *");

  /** Returns the money at most once, whatever the reason: the key is the same for both. */
  const returnMoney = ({ id, accountId, amountMinor }: Withdrawal, at: number) =>
    ledger.post(
      { key: `withdrawalReturn:${id}`, accountId, kind: "withdrawalReturn", amountMinor, reference: id, at },
      "notBeforeLast",
    );
  const setReceipt = (id: string, receipt: Receipt, receivedAt: number | null) => {
    timers.cancel(RECEIPT_TIMER, id);
    return updateReceipt.one(receipt, receivedAt, Number(id));
  };

  const decide = (id: string, status: "approved" | "rejected", at = clock.now()): Withdrawal =>
    transaction(store, () => {
      const withdrawal = select.one(Number(id));
      if (withdrawal.status !== "processing") return withdrawal;
      for (const timer of Object.values(DECIDE_TIMERS)) timers.cancel(timer, id);
      if (status === "rejected") {
        returnMoney(withdrawal, at);
        return updateStatus.one(status, at, "notDue", null, Number(id));
      }
      const autoReceiptAt = at + AUTO_RECEIPT_MS;
      timers.set({ kind: RECEIPT_TIMER, reference: id, dueAt: autoReceiptAt });
      return updateStatus.one(status, at, "waiting", autoReceiptAt, Number(id));
    });
  timers.on(DECIDE_TIMERS.approved, (id, dueAt) => void decide(id, "approved", dueAt));
  timers.on(DECIDE_TIMERS.rejected, (id, dueAt) => void decide(id, "rejected", dueAt));
  timers.on(RECEIPT_TIMER, (id, dueAt) => void setReceipt(id, "automatic", dueAt));

  return {
    /** Takes the money at once; the member cannot cancel it (D15). @throws InsufficientFundsError */
    create: ({ accountId, payoutAccountId, amountMinor, at = clock.now() }: NewWithdrawal): Withdrawal =>
      transaction(store, () => {
        const state = { status: "processing", receipt: "notDue", createdAt: at };
        const withdrawal = insert({ accountId, payoutAccountId, amountMinor, ...state });
        const { id } = withdrawal;
        const key = `withdrawal:${id}`;
        ledger.post({ key, accountId, kind: "withdrawal", amountMinor: -amountMinor, reference: id, at });
        timers.set({ kind: DECIDE_TIMERS[verdictOf(amountMinor)], reference: id, dueAt: at + DECISION_MS });
        return withdrawal;
      }),
    /** Ends the processing; rejecting it returns the money. A withdrawal that was decided does not change again. */
    decide,
    /**
     * Records whether the member received an approved withdrawal; undefined when it is too early or too late. Repeating the same answer
     * changes nothing.
     */
    confirm: (id: string, isReceived: boolean): Withdrawal | undefined =>
      transaction(store, () => {
        const withdrawal = select.one(Number(id));
        const { receipt } = withdrawal;
        const isSettled = receipt === "confirmed" || receipt === "automatic";
        if (isReceived && isSettled) return withdrawal;
        if (receipt !== "waiting" && receipt !== "notReceived") return undefined;
        return isReceived ? setReceipt(id, "confirmed", clock.now()) : setReceipt(id, "notReceived", null);
      }),
    /** Refunds an approved withdrawal whose arrival the member has not confirmed (R333). Returns undefined if a refund is not possible. */
    forceReceipt: (id: string): Withdrawal | undefined =>
      transaction(store, () => {
        const withdrawal = select.one(Number(id));
        if (withdrawal.receipt !== "waiting" && withdrawal.receipt !== "notReceived") return undefined;
        returnMoney(withdrawal, clock.now());
        return setReceipt(id, "returned", null);
      }),
    byId: (id: string): Withdrawal | undefined => select.get(rowIdOf(id)),
    ...orderList<Withdrawal>(store, "withdrawals"),
  };
}
