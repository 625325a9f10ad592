import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";
import { transaction } from "./store.ts";

/** Something that happens by itself once its moment has come: a deposit is approved, a receipt counts as given. */
export interface Timer {
  /** What is to be done; the name under which a part of the world listens. */
  kind: string;
  /** Of what: an id. */
  reference: string;
  /** Epoch milliseconds of the world's clock. */
  dueAt: number;
}

export interface Timers {
  /** Says what a kind does. `dueAt` is its moment: the clock may be long past it. */
  on(kind: string, act: (reference: string, dueAt: number) => void): void;
  set(timer: Timer): void;
  cancel(kind: string, reference: string): void;
  /** When the next timer of another kind is due; undefined when there is none. */
  nextDueAt(exceptKind: string): number | undefined;
  /**
   * Does all that is due by now, in the order of the moments; what a timer sets may be due as well. At one moment, a kind
   * after the other and the oldest thing of each first, however the clock got there.
   */
  runDue(): void;
}

/**
 * Timers of a world, stored with it: they go by its clock, so a clock that is moved lets them happen, and a restart loses
 * none. Nothing waits in the background: each request first lets happen what is due.
 */
export function createTimers(store: DatabaseSync, clock: Clock): Timers {
  store.exec(`
    create table if not exists timers (
      kind text not null, reference text not null, due_at integer not null, primary key (kind, reference)
    ) strict;
    create index if not exists timers_in_order on timers (due_at);
  `);
  const next = store.prepare(`
    select * from timers where due_at <= ? order by due_at, kind, length(reference), reference limit 1
  `);
  const upsert = store.prepare("insert or replace into timers values (?, ?, ?)");
  const nextOther = store.prepare("select due_at from timers where kind <> ? order by due_at limit 1");
  const remove = store.prepare("delete from timers where kind = ? and reference = ?");
  const acts = new Map<string, (reference: string, dueAt: number) => void>();

  const runOne = (): boolean => {
    const row = next.get(clock.now());
    if (!row) return false;
    const kind = String(row.kind);
    const reference = String(row.reference);
    const act = acts.get(kind);
    if (!act) throw new Error(`Nobody listens to the timer ${kind}`);
    transaction(store, () => {
      remove.run(kind, reference);
      act(reference, Number(row.due_at));
    });
    return true;
  };
  return {
    on: (kind, act) => void acts.set(kind, act),
    set: ({ kind, reference, dueAt }) => void upsert.run(kind, reference, dueAt),
    cancel: (kind, reference) => void remove.run(kind, reference),
    nextDueAt: (exceptKind) => {
      const row = nextOther.get(exceptKind);
      return row && Number(row.due_at);
    },
    runDue: () => {
      while (runOne());
    },
  };
}
