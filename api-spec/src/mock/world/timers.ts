import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";
import { transaction } from "./store.ts";

/** A scheduled event, such as the approval of a deposit or an automatic receipt. */
export interface Timer {
  /** The kind of event. A part of the world registers a handler for it. */
  kind: string;
  /** Id of the thing that it concerns. */
  reference: string;
  /** Epoch milliseconds of the world's clock. */
  dueAt: number;
}

export type Timers = ReturnType<typeof createTimers>;

/**
 * Creates the timers of a world, which are stored in its database. They follow the world's clock, so that moving the clock runs them and a
 * restart loses none. There is no background task: each request first runs the timers that are due.
 */
export function createTimers(store: DatabaseSync, clock: Clock) {
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
    /** Registers the handler of a kind. `dueAt` is the scheduled time; the clock may be well past it. */
    on: (kind: string, act: (reference: string, dueAt: number) => void): void => void acts.set(kind, act),
    set: ({ kind, reference, dueAt }: Timer): void => void upsert.run(kind, reference, dueAt),
    cancel: (kind: string, reference: string): void => void remove.run(kind, reference),
    /** When the next timer of another kind is due; undefined when there is none. */
    nextDueAt: (exceptKind: string): number | undefined => {
      const row = nextOther.get(exceptKind);
      return row && Number(row.due_at);
    },
    /**
     * Runs all timers that are due, in order of time, including those that they set. Timers of the same time run by kind and then oldest
     * first, so that the order does not depend on how the clock was moved.
     */
    runDue: (): void => {
      while (runOne());
    },
  };
}
