import { describe, expect, test } from "vitest";
import { pollDraws, type Outcome, type PolledList, type PollerHost } from "./draw-poller.ts";

const START_MS = 1_795_251_600_000;
const INTERVAL_MS = 15_000;
const ROUND_TRIP_MS = 100;
const TICK_MS = 500;

/** A browser whose time the test controls. Several tabs in it share the locks. */
function setUp() {
  let nowMs = START_MS;
  let nextTimer = 1;
  const timers = new Map<number, { atMs: number; run: () => void }>();
  const setTimer = (run: () => void, delayMs: number) => {
    timers.set(nextTimer, { atMs: nowMs + delayMs, run });
    return nextTimer++;
  };
  /** The tabs that wait for the lock, with its holder first. */
  const turns: { signal: AbortSignal; begin: () => void }[] = [];
  const takeTurn: PollerHost["takeTurn"] = (_name, signal, begin) => {
    const wanted = { signal, begin };
    turns.push(wanted);
    signal.addEventListener("abort", () => {
      const wasHolder = turns[0] === wanted;
      turns.splice(turns.indexOf(wanted), 1);
      if (wasHolder) turns[0]?.begin();
    });
    if (turns[0] === wanted) begin();
  };
  const pass = (ms: number) => {
    const endMs = nowMs + ms;
    for (;;) {
      const [first] = [...timers].filter(([, { atMs }]) => atMs <= endMs).toSorted(([, a], [, b]) => a.atMs - b.atMs);
      if (!first) break;
      const [id, { atMs, run }] = first;
      timers.delete(id);
      nowMs = Math.max(nowMs, atMs);
      run();
    }
    nowMs = endMs;
  };

  const openTab = () => {
    const asked: number[] = [];
    const changes = new Set<(outcome?: Outcome) => void>();
    const visibility = new Set<() => void>();
    const ticks = new Set<() => void>();
    let isHidden = false;
    let isInDoubt = false;
    let isOnItsWay = false;
    let refreshAtMs: number | undefined;
    let outcome: Outcome = { isAnswer: true };
    let settlesDoubt = true;
    const settle = (result: Outcome) => {
      isOnItsWay = false;
      if (result.isAnswer) refreshAtMs = nowMs + INTERVAL_MS;
      if (settlesDoubt) isInDoubt = false;
      for (const change of changes) change(result);
    };
    const tick = () => {
      for (const callback of ticks) callback();
      setTimer(tick, TICK_MS);
    };
    const list: PolledList = {
      name: "draws",
      isOnItsWay: () => isOnItsWay,
      refreshAtMs: () => refreshAtMs,
      ask: () => {
        asked.push(nowMs - START_MS);
        isOnItsWay = true;
        for (const change of changes) change();
        setTimer(() => settle(outcome), ROUND_TRIP_MS);
      },
      onChange: (callback) => {
        changes.add(callback);
        return () => changes.delete(callback);
      },
    };
    const host: PollerHost = {
      now: () => nowMs,
      isTimeInDoubt: () => isInDoubt,
      random: () => 0,
      setTimer,
      clearTimer: (timer) => timers.delete(timer),
      isHidden: () => isHidden,
      onVisibilityChange: (callback) => {
        visibility.add(callback);
        return () => visibility.delete(callback);
      },
      onTick: (callback) => {
        ticks.add(callback);
        return () => ticks.delete(callback);
      },
      takeTurn,
    };
    tick();
    const stop = pollDraws(list, host);
    return {
      asked,
      stop,
      listeners: () => changes.size + visibility.size + ticks.size,
      hide: (hidden: boolean) => {
        isHidden = hidden;
        for (const callback of visibility) callback();
      },
      doubt: (isSettledByAnswer = true) => {
        isInDoubt = true;
        settlesDoubt = isSettledByAnswer;
      },
      answer: (next: Outcome) => (outcome = next),
      /** Acts like an answer that another tab has requested. */
      hear: () => settle({ isAnswer: true }),
    };
  };
  return { openTab, pass, turns };
}

const MINUTE_MS = 60_000;

describe("polling draws", () => {
  test("R302 requests the list when it is due, and again after each answer", () => {
    const { openTab, pass } = setUp();
    const tab = openTab();
    pass(46_000);
    expect(tab.asked).toEqual([0, 15_100, 30_200, 45_300]);
  });

  test("D10 sends no request while the tab is hidden, and a single one when it is shown", () => {
    const { openTab, pass } = setUp();
    const tab = openTab();
    pass(1000);
    tab.hide(true);
    pass(10 * MINUTE_MS);
    expect(tab.asked).toEqual([0]);
    tab.hide(false);
    pass(1000);
    expect(tab.asked).toEqual([0, 601_000]);
  });

  test("D10 only one of several tabs sends requests; the next tab takes over when this tab is hidden or closed", () => {
    const { openTab, pass, turns } = setUp();
    const first = openTab();
    const second = openTab();
    const third = openTab();
    pass(16_000);
    expect([first, second, third].map(({ asked }) => asked.length)).toEqual([2, 0, 0]);
    first.hide(true);
    second.hear();
    pass(16_000);
    second.stop();
    pass(1000);
    expect([first, second, third].map(({ asked }) => asked.length)).toEqual([2, 1, 1]);
    third.stop();
    first.stop();
    expect(turns).toEqual([]);
    expect(first.listeners() + second.listeners() + third.listeners()).toBe(0);
  });

  test("D10 waits 2, 4, 8 … s after failures, also on a hidden page, until an answer arrives", () => {
    const { openTab, pass } = setUp();
    const tab = openTab();
    tab.answer({ isAnswer: false, retryAfterMs: undefined });
    pass(14_500);
    expect(tab.asked).toEqual([0, 2100, 6200, 14_300]);
    tab.hide(true);
    tab.hide(false);
    tab.answer({ isAnswer: true });
    pass(17_000);
    expect(tab.asked.slice(4)).toEqual([30_400]);
    pass(15_000);
    expect(tab.asked.slice(5)).toEqual([45_500]);
  });

  test("D10 waits as long as Retry-After says", () => {
    const { openTab, pass } = setUp();
    const tab = openTab();
    tab.answer({ isAnswer: false, retryAfterMs: 40_000 });
    pass(40_000);
    expect(tab.asked).toEqual([0]);
    pass(1000);
    expect(tab.asked).toEqual([0, 40_100]);
  });

  test("D11 requests the list within half a second when the server's time is uncertain", () => {
    const { openTab, pass } = setUp();
    const tab = openTab();
    pass(3000);
    tab.doubt();
    pass(1000);
    expect(tab.asked).toHaveLength(2);
    expect(tab.asked[1]).toBeLessThanOrEqual(3500);
  });

  test("D10 D11 sends at most nine requests a minute, at most 7 s apart, while the server's time stays uncertain", () => {
    const { openTab, pass } = setUp();
    const tab = openTab();
    pass(1000);
    tab.doubt(false);
    pass(10 * MINUTE_MS);
    const later = tab.asked.filter((at) => at >= MINUTE_MS);
    const most = Math.max(...later.map((from) => later.filter((at) => at >= from && at < from + MINUTE_MS).length));
    const waits = tab.asked.slice(1).map((at, index) => at - (tab.asked[index] ?? 0));
    expect(most).toBeLessThanOrEqual(9);
    expect(Math.max(...waits)).toBeLessThanOrEqual(7000 + ROUND_TRIP_MS);
    expect(tab.asked.length).toBeGreaterThan(80);
  });

  test("when it is stopped, sends no more requests and removes all its listeners", () => {
    const { openTab, pass, turns } = setUp();
    const tab = openTab();
    pass(100);
    tab.stop();
    pass(10 * MINUTE_MS);
    expect(tab.asked).toEqual([0]);
    expect(tab.listeners()).toBe(0);
    expect(turns).toEqual([]);
  });
});
