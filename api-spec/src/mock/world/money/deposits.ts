import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Bonuses } from "./bonuses.ts";
import { SECOND_MS, MINUTE_MS, type Clock } from "../clock.ts";
import { FIRST_DEPOSIT_PROMOTION, type DepositPromotion } from "./data/deposit-promotions.ts";
import { grantPromotion } from "./deposit-promotions.ts";
import type { Ledger } from "./ledger.ts";
import { orderList } from "./order-list.ts";
import { transaction } from "../store.ts";
import type { Timers } from "../timers.ts";
import { inserter, itemStatements, rowIdOf } from "../row.ts";

const DEPOSIT_OUTCOMES = ["approved", "rejected", "expired"] as const;
export type DepositOutcome = (typeof DEPOSIT_OUTCOMES)[number];
export type DepositStatus = "pending" | DepositOutcome;

/** A member's deposit. Amounts in minor units, timestamps in epoch milliseconds. */
export interface Deposit {
  id: string;
  accountId: string;
  methodId: string;
  amountMinor: number;
  status: DepositStatus;
  /** Id of the promotion that adds a bonus to it. */
  promotionId: string | undefined;
  /** Gives access to the pay page of this deposit only. */
  payToken: string;
  createdAt: number;
  /** When an unpaid deposit ends. */
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

const DECISION_MS = 20 * SECOND_MS;
const LIFETIME_MS = 15 * MINUTE_MS;

/** How the mock's providers handle an amount. The last two digits decide, so that testers can choose the outcome. */
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

const PAY_TOKEN_BYTES = 18;
const timerOf = (outcome: DepositOutcome) => `deposit.${outcome}`;

/** The deposits of all members. */
export function createDeposits(
  store: DatabaseSync,
  { clock, ledger, timers, bonuses }: { clock: Clock; ledger: Ledger; timers: Timers; bonuses: Bonuses },
) {
  store.exec(SCHEMA);
  const prepare = itemStatements<Deposit>(store);
  const insert = inserter<Deposit>(store, "deposits");
  const select = prepare("select * from deposits where id = ?");
  const selectByToken = prepare("select * from deposits where pay_token = ?");
  const end = prepare("update deposits set status = ?, decided_at = ? where id = ? returning *");
  const { list, count } = orderList<Deposit>(store, "deposits");
  const pending = store.prepare(
    "select coalesce(sum(amount_minor), 0) as sum from deposits where account_id = ? and status = 'pending'",
  );

  const decide = (id: string, outcome: DepositOutcome, at = clock.now()): Deposit =>
    transaction(store, () => {
      const deposit = select.one(Number(id));
      if (deposit.status !== "pending") return deposit;
      for (const other of DEPOSIT_OUTCOMES) timers.cancel(timerOf(other), id);
      if (outcome === "approved") {
        const { accountId, amountMinor } = deposit;
        ledger.post(
          { key: `deposit:${id}`, accountId, kind: "deposit", amountMinor, reference: id, at },
          "notBeforeLast",
        );
        grantPromotion(bonuses, deposit, at);
      }
      return end.one(outcome, at, Number(id));
    });
  for (const outcome of DEPOSIT_OUTCOMES) {
    timers.on(timerOf(outcome), (id, dueAt) => void decide(id, outcome, dueAt));
  }

  return {
    /** Creates a deposit. Its outcome follows automatically (`outcomeOf`). */
    create: ({ at = clock.now(), ...wanted }: NewDeposit): Deposit =>
      transaction(store, () => {
        const payToken = randomBytes(PAY_TOKEN_BYTES).toString("base64url");
        const expiresAt = at + LIFETIME_MS;
        const deposit = insert({ ...wanted, payToken, status: "pending", createdAt: at, expiresAt });
        const { outcome, afterMs } = outcomeOf(deposit.amountMinor);
        timers.set({ kind: timerOf(outcome), reference: deposit.id, dueAt: at + afterMs });
        return deposit;
      }),
    /** Ends a pending deposit; approving it moves the money and pays its bonus. A deposit that has ended never changes. */
    decide,
    byId: (id: string): Deposit | undefined => select.get(rowIdOf(id)),
    /** The deposit of a pay token, pending or ended. */
    byPayToken: (token: string): Deposit | undefined => selectByToken.get(token),
    /** Newest first. */
    list,
    count,
    /** Sum of the pending deposits, in minor units. */
    pendingMinorOf: (accountId: string): number => Number(pending.get(accountId)?.sum),
    /** Promotions for the member's next deposit. The first-deposit bonus is offered while the member has no approved or pending deposit. */
    promotionsFor: (accountId: string): readonly DepositPromotion[] => {
      const isFirst = ["approved", "pending"].every((status) => count({ accountId, status }) === 0);
      return isFirst ? [FIRST_DEPOSIT_PROMOTION] : [];
    },
  };
}
