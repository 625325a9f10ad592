import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createClock, type Clock } from "../../../src/mock/world/clock.ts";
import { openStore } from "../../../src/mock/world/store.ts";
import { createTimers, type Timers } from "../../../src/mock/world/timers.ts";

let store: ReturnType<typeof openStore>;
let clock: Clock;
let timers: Timers;
let happened: [string, number][];
const START = 1_795_251_600_000;

beforeEach(() => {
  store = openStore();
  let offsetMs = START - Date.now();
  clock = createClock({
    read: () => offsetMs,
    write: (value) => {
      offsetMs = value;
    },
  });
  timers = createTimers(store, clock);
  happened = [];
  timers.on("ring", (reference, dueAt) => void happened.push([reference, dueAt]));
});
afterEach(() => store.close());

describe("timers", () => {
  it("run once when they are due, in order of time", () => {
    timers.set({ kind: "ring", reference: "late", dueAt: START + 60_000 });
    timers.set({ kind: "ring", reference: "early", dueAt: START + 30_000 });
    timers.runDue();
    expect(happened).toEqual([]);
    clock.advance(120_000);
    timers.runDue();
    timers.runDue();
    expect(happened).toEqual([
      ["early", START + 30_000],
      ["late", START + 60_000],
    ]);
  });

  it("can set another timer that is also due, so that a missed week is processed in one run", () => {
    const dayMs = 86_400_000;
    timers.on("daily", (reference, dueAt) => {
      happened.push([reference, dueAt]);
      timers.set({ kind: "daily", reference, dueAt: dueAt + dayMs });
    });
    timers.set({ kind: "daily", reference: "salary", dueAt: START + dayMs });
    clock.advance(7 * dayMs + 1);
    timers.runDue();
    expect(happened.map(([, dueAt]) => (dueAt - START) / dayMs)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("R502 that are due at the same moment run in order of their reference number", () => {
    for (const reference of ["10", "9", "8"]) timers.set({ kind: "ring", reference, dueAt: START });
    timers.set({ kind: "ring", reference: "8", dueAt: START });
    clock.advance(1);
    timers.runDue();
    expect(happened.map(([reference]) => reference)).toEqual(["8", "9", "10"]);
  });

  it("return the next due time of a kind", () => {
    expect(timers.nextDueAt("ring")).toBeUndefined();
    timers.set({ kind: "ring", reference: "1", dueAt: START });
    timers.set({ kind: "other", reference: "1", dueAt: START + 1 });
    expect([timers.nextDueAt("ring"), timers.nextDueAt("other")]).toEqual([START + 1, START]);
  });

  it("can be moved and cancelled", () => {
    timers.set({ kind: "ring", reference: "moved", dueAt: START });
    timers.set({ kind: "ring", reference: "moved", dueAt: START + 600_000 });
    timers.set({ kind: "ring", reference: "gone", dueAt: START });
    timers.cancel("ring", "gone");
    clock.advance(1000);
    timers.runDue();
    expect(happened).toEqual([]);
  });

  it("stay set when their action fails, and the changes by the action are not stored", () => {
    timers.on("broken", () => {
      store.exec("create table half_done (id integer)");
      throw new Error("broken");
    });
    timers.set({ kind: "broken", reference: "it", dueAt: START });
    clock.advance(1000);
    expect(() => timers.runDue()).toThrow("broken");
    expect(store.prepare("select name from sqlite_schema where name = 'half_done'").get()).toBeUndefined();
    expect(store.prepare("select count(*) as count from timers").get()?.count).toBe(1);
  });

  it("survive a restart", () => {
    timers.set({ kind: "ring", reference: "kept", dueAt: START });
    clock.advance(1000);
    const restarted = createTimers(store, clock);
    restarted.on("ring", (reference) => void happened.push([`again ${reference}`, 0]));
    restarted.runDue();
    expect(happened).toEqual([["again kept", 0]]);
  });
});
