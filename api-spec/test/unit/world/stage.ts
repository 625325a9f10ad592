import { onTestFinished } from "vitest";
import type { Clock } from "../../../src/mock/world/clock.ts";
import { createLedger } from "../../../src/mock/world/money/ledger.ts";
import { openStore } from "../../../src/mock/world/store.ts";
import { createTimers } from "../../../src/mock/world/timers.ts";

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const START = Date.parse("2026-11-18T06:00:00Z");

/** Returns a clock that moves only when the test moves it, so that the test knows the exact millisecond. */
function stillClock(): Clock {
  let offsetMs = 0;
  let skewMs = 0;
  return {
    now: () => START + offsetMs + skewMs,
    hold: (_atMs, work) => work(),
    offsetMs: () => offsetMs,
    advance: (byMs) => void (offsetMs += byMs),
    reset: () => void (offsetMs = 0),
    skew: (ms) => void (skewMs = ms),
  };
}

/** Creates what the parts of the mock's world need: an empty database, a clock and timers. It is removed after the test. */
export function openStage() {
  const store = openStore();
  onTestFinished(() => store.close());
  const clock = stillClock();
  const timers = createTimers(store, clock);
  /** Lets time pass, and runs the tasks that become due. */
  const pass = (ms: number) => {
    clock.advance(ms);
    timers.runDue();
  };
  return { store, clock, timers, ledger: createLedger(store, clock), pass };
}

export type Stage = ReturnType<typeof openStage>;
