import { describe, expect, test } from "vitest";
import { createTicker, delayToTickMs } from "./ticker.ts";

/** A fake host whose time changes only when the test moves it. */
function fakeHost(startMs: number) {
  let nowMs = startMs;
  let hidden = false;
  let visibilityListener: (() => void) | undefined;
  const timers = new Map<number, { atMs: number; callback: () => void }>();
  let nextTimer = 1;
  return {
    host: {
      now: () => nowMs,
      setTimer: (callback: () => void, delayMs: number) => {
        timers.set(nextTimer, { atMs: nowMs + delayMs, callback });
        return nextTimer++;
      },
      clearTimer: (timer: number) => void timers.delete(timer),
      isHidden: () => hidden,
      onVisibilityChange: (callback: () => void) => {
        visibilityListener = callback;
        return () => (visibilityListener = undefined);
      },
    },
    advance(byMs: number) {
      const endMs = nowMs + byMs;
      for (;;) {
        const due = [...timers].filter(([, timer]) => timer.atMs <= endMs).sort((a, b) => a[1].atMs - b[1].atMs)[0];
        if (!due) break;
        timers.delete(due[0]);
        nowMs = due[1].atMs;
        due[1].callback();
      }
      nowMs = endMs;
    },
    hide(value: boolean) {
      hidden = value;
      visibilityListener?.();
    },
    isWatching: () => visibilityListener !== undefined,
  };
}

describe("ticker (D17d)", () => {
  test.each([
    [1000, 501],
    [1001, 500],
    [1499, 2],
    [1750.5, 250.5],
  ])("D17d %d ms is %d ms before the next tick", (nowMs, delayMs) => {
    expect(delayToTickMs(nowMs)).toBe(delayMs);
  });

  test("R478 ticks at the half seconds of its clock, whenever a listener subscribes", () => {
    const machine = fakeHost(10_130);
    const ticker = createTicker(machine.host);
    const seen: number[] = [];
    ticker.subscribe(() => seen.push(Math.floor(ticker.now())));
    machine.advance(2000);
    expect(seen).toEqual([10_501, 11_001, 11_501, 12_001]);
  });

  test("D17d shares one timer among 200 listeners, and stops it without listeners", () => {
    const machine = fakeHost(0);
    const ticker = createTicker(machine.host);
    const stops = Array.from({ length: 200 }, () => ticker.subscribe(() => undefined));
    expect(ticker.count()).toMatchObject({ listeners: 200, timers: 1 });
    for (const stop of stops) stop();
    expect(ticker.count()).toMatchObject({ listeners: 0, timers: 0 });
    expect(machine.isWatching()).toBe(false);
  });

  test("D17d stops on a hidden page, and ticks when the page is shown again", () => {
    const machine = fakeHost(0);
    const ticker = createTicker(machine.host);
    let calls = 0;
    ticker.subscribe(() => (calls += 1));
    machine.hide(true);
    machine.advance(60_000);
    expect(calls).toBe(0);
    expect(ticker.count().timers).toBe(0);
    machine.hide(false);
    expect(calls).toBe(1);
    machine.advance(501);
    expect(calls).toBe(2);
  });

  test("D11 after setClock, ticks at the half seconds of the new clock", () => {
    const machine = fakeHost(1000);
    const ticker = createTicker(machine.host);
    const seen: number[] = [];
    ticker.subscribe(() => seen.push(ticker.now()));
    ticker.setClock(() => machine.host.now() + 200);
    machine.advance(600);
    expect(seen).toEqual([1200, 1501]);
  });

  test("D17d lets a listener unsubscribe while it is called", () => {
    const machine = fakeHost(0);
    const ticker = createTicker(machine.host);
    let calls = 0;
    const stop = ticker.subscribe(() => {
      calls += 1;
      stop();
    });
    machine.advance(5000);
    expect(calls).toBe(1);
  });
});
