/** R478: all running times on the page are updated twice a second. */
export const TICK_MS = 500;

/** A timer may fire slightly early. A millisecond of tolerance keeps a tick from firing before its half second. */
const SLACK_MS = 1;

/** What a ticker needs from its environment; tests pass their own. */
export interface TickerHost {
  /** Current time, in ms since the epoch. */
  now: () => number;
  setTimer: (callback: () => void, delayMs: number) => number;
  clearTimer: (timer: number) => void;
  isHidden: () => boolean;
  /** Calls back when the page is hidden or shown. Returns a function that unsubscribes. */
  onVisibilityChange: (callback: () => void) => () => void;
}

/** Number of active timers and listeners. The benchmark uses it to prove that 200 countdowns share one timer. */
export interface TickerCount {
  listeners: number;
  /** Number of pending timers: 0 or 1. */
  timers: number;
  /** Number of ticks since the ticker was created. */
  ticks: number;
}

export interface Ticker {
  /** Current time of the ticker's clock, in ms since the epoch. */
  now: () => number;
  /** Replaces the clock, once the offset to the server is known (D11). All listeners are called at once. */
  setClock: (now: () => number) => void;
  /** Calls `listener` at each half second of the clock. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  count: () => TickerCount;
}

/** Returns the milliseconds from `nowMs` to the next half second. */
export function delayToTickMs(nowMs: number): number {
  return TICK_MS - (nowMs % TICK_MS) + SLACK_MS;
}

/**
 * Creates one timer for every countdown, clock and cooldown (D17d). It starts with the first listener, stops with the last or when the page
 * is hidden, and calls the listeners when the page is shown again. It ticks every half second of its clock, so that all texts change in
 * the same frame. Listeners read the clock, because ticks may be late or missing.
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
  // A monotonic clock: changing the time on the phone does not move a draw (D11).
  now: () => performance.timeOrigin + performance.now(),
  setTimer: (callback, delayMs) => window.setTimeout(callback, delayMs),
  clearTimer: (timer) => window.clearTimeout(timer),
  isHidden: () => document.hidden,
  onVisibilityChange(callback) {
    document.addEventListener("visibilitychange", callback);
    return () => document.removeEventListener("visibilitychange", callback);
  },
};

/** The ticker of the page. The app calls `ticker.setClock` once it knows the server's time. */
export const ticker: Ticker = createTicker(pageHost);
