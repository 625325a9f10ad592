import { expect, onTestFinished, test, vi } from "vitest";
import { createTicker } from "../../foundations/time/ticker.ts";
import { clockText } from "./rules.ts";

test.each([
  ["R105 the clock pads every part with zeros", new Date(2026, 0, 2, 3, 4, 5), "2026-01-02 03:04:05"],
  ["R105 the clock shows the hour of midnight as 00", new Date(2026, 10, 21, 0, 0, 0), "2026-11-21 00:00:00"],
  ["R105 the clock rounds the current second down", new Date(2026, 11, 31, 23, 59, 59, 999), "2026-12-31 23:59:59"],
])("%s", (_title, date, text) => {
  expect(clockText(date.getTime())).toBe(text);
});

test("R483 with the shared ticker, the clock's text changes once a second, at the start of the second", () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 2, 3, 4, 5, 730) });
  onTestFinished(() => void vi.useRealTimers());
  const ticker = createTicker({
    now: Date.now,
    setTimer: (callback, delayMs) => Number(setTimeout(callback, delayMs)),
    clearTimer: clearTimeout,
    isHidden: () => false,
    onVisibilityChange: () => () => undefined,
  });
  const changes: { text: string; atMs: number }[] = [];
  const leave = ticker.subscribe(() => {
    const text = clockText(ticker.now());
    if (changes.at(-1)?.text !== text) changes.push({ text, atMs: Date.now() % 1000 });
  });
  vi.advanceTimersByTime(3000);
  leave();
  expect(changes.map(({ text }) => text.slice(-2))).toEqual(["06", "07", "08"]);
  expect(changes.filter(({ atMs }) => atMs > 5)).toEqual([]);
});
