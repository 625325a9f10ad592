/** R478: every running time on the page is looked at twice a second. */
export const TICK_MS = 500;

/** A timer may fire a hair early; a millisecond of slack keeps a tick from landing before its half second. */
const SLACK_MS = 1;

/** What a ticker needs from the machine; tests hand in their own. */
export interface TickerHost {
  /** Time now, in ms since the epoch. */
  now: () => number;
  setTimer: (callback: () => void, delayMs: number) => number;
  clearTimer: (timer: number) => void;
  isHidden: () => boolean;
  /** Calls back when the page is hidden or shown; returns the way to stop listening. */
  onVisibilityChange: (callback: () => void) => () => void;
}

/** How many timers and listeners are alive: the benchmark reads it to prove that 200 countdowns share one timer. */
export interface TickerCount {
  listeners: number;
  /** Timers waiting now: 0 or 1. */
  timers: number;
  /** Ticks since the ticker was made. */
  ticks: number;
}

export interface Ticker {
  /** Time now on the clock of the ticker, in ms since the epoch. */
  now: () => number;
  /** Replaces the clock, once the offset to the server is known (D11). Everyone subscribed looks again at once. */
  setClock: (now: () => number) => void;
  /** Calls `listener` at each half second of the clock; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
  count: () => TickerCount;
}

/** Milliseconds from `nowMs` to the coming half second. */
export function delayToTickMs(nowMs: number): number {
  return TICK_MS - (nowMs % TICK_MS) + SLACK_MS;
}

/**
 * One timer for every countdown, clock and cooldown (D17d). It starts with the first listener, stops with the last or when the
 * page is hidden, and catches up when the page is shown again. It aims at the half seconds of its clock, so that all cells change
 * in one frame, and never adds up ticks: listeners read the clock.
 */
export function createTicker(host: TickerHost): Ticker {
  const listeners = new Set<() => void>();
  let clock = host.now;
  let timer: number | undefined;
  let ticks = 0;
  let stopWatching: (() => void) | undefined;

  const schedule = () => {
    timer = host.setTimer(tick, delayToTickMs(clock()));
  };
  const halt = () => {
    if (timer !== undefined) host.clearTimer(timer);
    timer = undefined;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const restart = () => {
    halt();
    if (listeners.size > 0 && !host.isHidden()) schedule();
  };
  function tick() {
    ticks += 1;
    restart();
    notify();
  }
  const followVisibility = () => {
    restart();
    if (!host.isHidden()) notify();
  };

  return {
    now: () => clock(),
    setClock(now) {
      clock = now;
      restart();
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        stopWatching = host.onVisibilityChange(followVisibility);
        restart();
      }
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        halt();
        stopWatching?.();
        stopWatching = undefined;
      };
    },
    count: () => ({ listeners: listeners.size, timers: timer === undefined ? 0 : 1, ticks }),
  };
}

const pageHost: TickerHost = {
  // Monotonic: a member who sets the phone's clock moves no draw (D11).
  now: () => performance.timeOrigin + performance.now(),
  setTimer: (callback, delayMs) => window.setTimeout(callback, delayMs),
  clearTimer: (timer) => window.clearTimeout(timer),
  isHidden: () => document.hidden,
  onVisibilityChange(callback) {
    document.addEventListener("visibilitychange", callback);
    return () => document.removeEventListener("visibilitychange", callback);
  },
};

/** The ticker of the page. The app calls `ticker.setClock` when it knows the server's time. */
export const ticker: Ticker = createTicker(pageHost);
