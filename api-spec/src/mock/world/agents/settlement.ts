import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import type { Ledger } from "../ledger.ts";
import type { Timers } from "../timers.ts";
import type { Contract, Tier } from "./contract.ts";
import { intervalOf, periodOf, type Span } from "./periods.ts";
import { profitMinorOf, type FiguresReader, type TeamFigures } from "./team-figures.ts";

/** What a contract has paid so far, in minor units. */
export interface ContractPayments {
  paidMinor: number;
  /** Was due while the giver had too little; it stays unpaid. */
  unpaidMinor: number;
  /** End of the last interval that was settled with something due; undefined before. */
  lastSettledAt: number | undefined;
}

/**
 * Pays what contracts promise, at the end of each interval: a dividend at the end of its period, a daily salary each
 * day, an hourly each hour, a real-time salary each five minutes (R502).
 */
export interface Settlement {
  /** From that moment on the contract is settled. */
  open(contract: Contract, from: number): void;
  /** Settles what was earned until `at` and no more after it. */
  close(contract: Contract, at: number): void;
  paymentsOf(contractId: string): ContractPayments;
}

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
  /** The contract of an id while it is active. */
  activeContract: (id: string) => Contract | undefined;
}

/** The highest rate whose bounds are reached, in hundredths of a percent; 0 when none is. */
const rateFor = (tiers: readonly Tier[], { activeMembers, betMinor }: TeamFigures): number =>
  Math.max(
    0,
    ...tiers.filter((tier) => activeMembers >= tier.activeMembers && betMinor >= tier.betMinor).map(({ rate }) => rate),
  );

/** A salary is paid on the stakes, a dividend on what the team lost. */
const baseOf = (contract: Contract, figures: TeamFigures): number =>
  contract.kind === "dividend" ? Math.max(0, -profitMinorOf(figures)) : figures.betMinor;

export function createSettlement({ store, clock, timers, ledger, figures, activeContract }: Parts): Settlement {
  store.exec(SCHEMA);
  const select = store.prepare("select * from contract_accounts where contract_id = ?");
  const upsert = store.prepare("insert or replace into contract_accounts values (?, ?, ?)");
  const insert = store.prepare("insert into contract_settlements values (?, ?, ?, ?, ?, ?, ?)");
  const sums = store.prepare(`
    select coalesce(sum(amount_minor) filter (where is_paid = 1), 0) as paid,
      coalesce(sum(amount_minor) filter (where is_paid = 0), 0) as unpaid, max(to_at) as last
    from contract_settlements where contract_id = ?
  `);

  /** Both sides in the ledger; false, and nothing moves, when the giver has too little. The house always has enough. */
  const pay = ({ id, kind, giverId, receiverId }: Contract, amountMinor: number, at: number): boolean => {
    const movement = {
      key: `contract:${id}:${at}`,
      kind: kind === "dividend" ? "dividend" : "salary",
      reference: `contract/${id}`,
      at,
    } as const;
    if (giverId !== "") {
      if (ledger.balanceOf(giverId) < amountMinor) return false;
      ledger.post({ ...movement, accountId: giverId, amountMinor: -amountMinor });
    }
    ledger.post({ ...movement, accountId: receiverId, amountMinor });
    return true;
  };

  /**
   * What is below a minor unit is carried to the next interval, so that many small payments add up to what one large
   * payment would have been.
   */
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
    insert.run(id, from, to, rate, baseMinor, amountMinor, Number(isPaid));
  };

  const settledUntil = ({ id }: Contract) => Number(select.get(id)?.settled_until);
  /** The first interval since the last settlement in which somebody placed a bet or lost a bonus; the others owe nothing. */
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
    // Idle time is passed over in one go, but not what other timers may do in it: a bonus that lapses is a loss.
    const idleUntil = Math.min(next?.from ?? now, timers.nextDueAt(TIMER) ?? now);
    wait(contract, Math.max(dueAt, idleUntil));
  });

  return {
    open: (contract, from) => {
      upsert.run(contract.id, from, 0);
      wait(contract, Math.max(from, clock.now()));
    },
    close: (contract, at) => {
      const open = settleUntil(contract, at);
      if (open) settleInterval(contract, { from: open.from, to: at });
      timers.cancel(TIMER, contract.id);
    },
    paymentsOf: (contractId) => {
      const row = sums.get(contractId);
      const last = row?.last;
      return {
        paidMinor: Number(row?.paid),
        unpaidMinor: Number(row?.unpaid),
        lastSettledAt: last === null || last === undefined ? undefined : Number(last),
      };
    },
  };
}
