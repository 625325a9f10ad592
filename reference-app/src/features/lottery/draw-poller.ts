import { REFRESH_FLOOR_MS, REFRESH_MOST_A_MINUTE } from "../../shared/config/constants.ts";
import { backOff, withinMinute } from "./rules.ts";

/** What the poller needs from the browser; tests and the benchmark hand in their own. */
export interface PollerHost {
  /** Epoch ms, server corrected. */
  now: () => number;
  isTimeInDoubt: () => boolean;
  /** 0 to 1. */
  random: () => number;
  setTimer: (callback: () => void, delayMs: number) => number;
  clearTimer: (timer: number) => void;
  isHidden: () => boolean;
  /** Calls back when the page is hidden or shown; returns the way to stop listening. */
  onVisibilityChange: (callback: () => void) => () => void;
  /** Calls back twice a second while the page is seen; returns the way to stop. */
  onTick: (callback: () => void) => () => void;
  /** Calls `begin` when it is this tab's turn to ask for the list of that name; the turn ends with the signal. */
  takeTurn: (name: string, signal: AbortSignal, begin: () => void) => void;
}

/** What became of a request. */
export type Outcome = { isAnswer: true } | { isAnswer: false; retryAfterMs: number | undefined };

/** A list of draws that wants to be kept fresh. */
export interface PolledList {
  /** Equal in all tabs that show the list. */
  name: string;
  isOnItsWay: () => boolean;
  /** When the answer here is to be replaced, in epoch ms; undefined without an answer. */
  refreshAtMs: () => number | undefined;
  ask: () => void;
  /** Calls back when anything happens to the list, whoever asked for it; with what became of a request. */
  onChange: (callback: (outcome?: Outcome) => void) => () => void;
}

/**
 * Asks for a list whenever it is due (R302, R303, D10): in one tab of a browser, never in a hidden one, nine times a minute as a rule, ever
 * later while it fails, and at once when the time is in doubt (D11). Returns the way to stop.
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
    // The clock was corrected meanwhile.
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
