import { REFRESH_FLOOR_MS, REFRESH_MOST_A_MINUTE } from "../../../shared/config/constants.ts";
import { backOff, withinMinute } from "../rules.ts";

/** Browser functions that the poller needs. Tests and the benchmark pass their own. */
export interface PollerHost {
  /** Server-corrected epoch ms. */
  now: () => number;
  isTimeInDoubt: () => boolean;
  /** Returns a random number from 0 to 1, by which the wait after a failed request varies. */
  random: () => number;
  setTimer: (callback: () => void, delayMs: number) => number;
  clearTimer: (timer: number) => void;
  isHidden: () => boolean;
  /** Calls back when the page is hidden or shown. Returns a function that stops it. */
  onVisibilityChange: (callback: () => void) => () => void;
  /** Calls back twice a second while the page is visible. Returns a function that stops it. */
  onTick: (callback: () => void) => () => void;
  /** Calls `begin` when this tab may request the list of that name. The turn ends with the signal. */
  takeTurn: (name: string, signal: AbortSignal, begin: () => void) => void;
}

/** Result of a request. */
export type Outcome = { isAnswer: true } | { isAnswer: false; retryAfterMs: number | undefined };

/** A list of draws that is kept fresh. */
export interface PolledList {
  /** The name of the list. It is equal in all tabs that show the list, of which one at a time requests it. */
  name: string;
  isOnItsWay: () => boolean;
  /** When the current answer must be replaced, in epoch ms; undefined without an answer. */
  refreshAtMs: () => number | undefined;
  ask: () => void;
  /** Calls back on any change of the list, from any tab. `outcome` is the result of this tab's request. */
  onChange: (callback: (outcome?: Outcome) => void) => () => void;
}

/**
 * Requests a list whenever it is due (R302, R303, D10), in one tab only and never while hidden.
 * At most nine times a minute, with growing waits after failures, and at once when the time is in doubt (D11).
 * @returns a function that stops it.
 */
export function pollDraws(list: PolledList, host: PollerHost): () => void {
  const askedAtMs: number[] = [];
  let failures = 0;
  let retryAtMs = 0;
  let turn: AbortController | undefined;
  let isMyTurn = false;
  let timer: number | undefined;

  const dueAtMs = () => {
    if (failures > 0) return retryAtMs;
    const lastAskedAtMs = askedAtMs.at(-1) ?? Number.NEGATIVE_INFINITY;
    const wantedAtMs = host.isTimeInDoubt() ? lastAskedAtMs + REFRESH_FLOOR_MS : (list.refreshAtMs() ?? host.now());
    return withinMinute(wantedAtMs, askedAtMs);
  };
  const halt = () => {
    if (timer !== undefined) host.clearTimer(timer);
    timer = undefined;
  };
  const schedule = () => {
    halt();
    if (!isMyTurn || list.isOnItsWay()) return;
    timer = host.setTimer(askWhenDue, Math.max(0, dueAtMs() - host.now()));
  };
  function askWhenDue() {
    timer = undefined;
    // The clock was corrected while this tab waited, so the list may not be due yet.
    if (dueAtMs() > host.now()) schedule();
    else list.ask();
  }
  const learn = (outcome?: Outcome) => {
    if (outcome) {
      askedAtMs.push(host.now());
      if (askedAtMs.length > REFRESH_MOST_A_MINUTE) askedAtMs.shift();
      failures = outcome.isAnswer ? 0 : failures + 1;
      if (!outcome.isAnswer) retryAtMs = host.now() + backOff(failures, host.random(), outcome.retryAfterMs);
    }
    schedule();
  };
  const endTurn = () => {
    turn?.abort();
    turn = undefined;
    isMyTurn = false;
    halt();
  };
  const followVisibility = () => {
    if (host.isHidden()) endTurn();
    else if (!turn) {
      const begun = new AbortController();
      turn = begun;
      host.takeTurn(list.name, begun.signal, () => {
        if (begun.signal.aborted) return;
        isMyTurn = true;
        schedule();
      });
    }
  };
  const stops = [
    list.onChange(learn),
    host.onVisibilityChange(followVisibility),
    host.onTick(() => {
      if (timer !== undefined && host.isTimeInDoubt()) schedule();
    }),
  ];
  followVisibility();
  return () => {
    endTurn();
    for (const stop of stops) stop();
  };
}
