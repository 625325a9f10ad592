import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import type { Ledger } from "../money/ledger.ts";
import { fieldStatements, inserter } from "../row.ts";
import type { Timers } from "../timers.ts";
import type { Contract, Tier } from "./contract.ts";
import { intervalOf, periodOf, type Span } from "./periods.ts";
import { profitMinorOf, type FiguresReader, type TeamFigures } from "./team-figures.ts";

/** What a contract has paid so far, in minor units. */
export interface ContractPayments {
  paidMinor: number;
  /** Amount that was due while the giver's balance was too low. It stays unpaid. */
  unpaidMinor: number;
  /** End of the last settled interval in which something was due; undefined before the first. */
  lastSettledAt: number | undefined;
}

/**
 * Pays contracts at the end of each interval: a dividend per period, a daily salary per day, an hourly one per hour, a real-time one every
 * five minutes (R502).
 */
export type Settlement = ReturnType<typeof createSettlement>;

const TIMER = "contractSettlement";
const TEN_THOUSANDTHS = 10_000;

const SCHEMA = `
  create table if not exists contract_accounts (
    contract_id text primary key, settled_until integer not null, carry integer not null
  ) strict;
  create table if not exists contract_settlements (
    contract_id text not null, from_at integer not null, to_at integer not null, rate integer not null,
    base_minor integer not null, amount_minor integer not null, is_paid integer not null, primary key (contract_id, to_at)
  ) strict, without rowid;
`;

interface Parts {
  store: DatabaseSync;
  clock: Clock;
  timers: Timers;
  ledger: Ledger;
  figures: FiguresReader;
  /** The active contract with an id. */
  activeContract: (id: string) => Contract | undefined;
}

/** Returns the highest rate whose tier the team reaches in active members and in stakes, in hundredths of a percent; 0 if there is none. */
const rateFor = (tiers: readonly Tier[], { activeMembers, betMinor }: TeamFigures): number =>
  Math.max(
    0,
    ...tiers.filter((tier) => activeMembers >= tier.activeMembers && betMinor >= tier.betMinor).map(({ rate }) => rate),
  );

/** A salary is a share of the stakes, a dividend a share of the team's losses. */
const baseOf = (contract: Contract, figures: TeamFigures): number =>
  contract.kind === "dividend" ? Math.max(0, -profitMinorOf(figures)) : figures.betMinor;

/** Settles the contracts of agents by timers. */
export function createSettlement({ store, clock, timers, ledger, figures, activeContract }: Parts) {
  store.exec(SCHEMA);
  const select = store.prepare("select * from contract_accounts where contract_id = ?");
  const upsert = store.prepare("insert or replace into contract_accounts values (?, ?, ?)");
  const insert = inserter(store, "contract_settlements");
  const payments = fieldStatements<ContractPayments>(store)(`
    select coalesce(sum(amount_minor) filter (where is_paid = 1), 0) as paid_minor,
      coalesce(sum(amount_minor) filter (where is_paid = 0), 0) as unpaid_minor, max(to_at) as last_settled_at
    from contract_settlements where contract_id = ?
  `);

  /**
   * Books both sides in the ledger. Returns false and moves nothing when the giver's balance is too low; the merchant always has enough.
   */
  const pay = ({ id, kind, giverId, receiverId }: Contract, amountMinor: number, at: number): boolean => {
    const movement = {
      key: `contract:${id}:${at}`,
      kind: kind === "dividend" ? "dividend" : "salary",
      reference: `contract/${id}`,
      at,
    } as const;
    if (giverId !== "") {
      if (ledger.balanceOf(giverId) < amountMinor) return false;
      ledger.post({ ...movement, accountId: giverId, amountMinor: -amountMinor }, "notBeforeLast");
    }
    ledger.post({ ...movement, accountId: receiverId, amountMinor }, "notBeforeLast");
    return true;
  };

  /** Fractions of a minor unit carry over to the next interval, so that many small payments add up to the same total as one large one. */
  const settleInterval = (contract: Contract, { from, to }: Span) => {
    const { id, receiverId, period } = contract;
    const begun = Math.max(periodOf(period, from).from, contract.from ?? from);
    const rate = rateFor(contract.tiers, figures.withBelow(receiverId, { from: begun, to }));
    const baseMinor = baseOf(contract, figures.withBelow(receiverId, { from, to }));
    const due = baseMinor * rate + Number(select.get(id)?.carry ?? 0);
    const amountMinor = Math.floor(due / TEN_THOUSANDTHS);
    upsert.run(id, to, due % TEN_THOUSANDTHS);
    if (amountMinor === 0) return;
    const isPaid = pay(contract, amountMinor, to);
    insert({ contractId: id, fromAt: from, toAt: to, rate, baseMinor, amountMinor, isPaid });
  };

  const settledUntil = ({ id }: Contract) => Number(select.get(id)?.settled_until);
  /** The first unsettled interval with a bet or a lapsed bonus. Intervals without either owe nothing. */
  const nextInterval = (contract: Contract, before: number): Span | undefined => {
    const since = settledUntil(contract);
    const lossAt = figures.firstLossAt(contract.receiverId, { from: since, to: before });
    if (lossAt === undefined) return undefined;
    const { from, to } = intervalOf(contract.kind, contract.period, lossAt);
    return { from: Math.max(from, since), to };
  };
  const settleUntil = (contract: Contract, until: number) => {
    for (;;) {
      const next = nextInterval(contract, until);
      if (!next || next.to > until) return next;
      settleInterval(contract, next);
    }
  };
  const wait = (contract: Contract, from: number) => {
    const { to } = intervalOf(contract.kind, contract.period, from);
    timers.set({ kind: TIMER, reference: contract.id, dueAt: to });
  };

  timers.on(TIMER, (id, dueAt) => {
    const contract = activeContract(id);
    if (!contract) return;
    settleUntil(contract, dueAt);
    const now = Math.max(clock.now(), dueAt);
    const next = nextInterval(contract, now + 1);
    // Skips idle intervals at once, but only up to the next timer of another kind: a bonus that lapses counts as a loss.
    const idleUntil = Math.min(next?.from ?? now, timers.nextDueAt(TIMER) ?? now);
    wait(contract, Math.max(dueAt, idleUntil));
  });

  return {
    /** Settles the contract from that moment on. */
    open: (contract: Contract, from: number): void => {
      upsert.run(contract.id, from, 0);
      wait(contract, Math.max(from, clock.now()));
    },
    /** Settles what was earned until `at`, and stops. */
    close: (contract: Contract, at: number): void => {
      const open = settleUntil(contract, at);
      if (open) settleInterval(contract, { from: open.from, to: at });
      timers.cancel(TIMER, contract.id);
    },
    paymentsOf: (contractId: string): ContractPayments => payments.one(contractId),
  };
}
