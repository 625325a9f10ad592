import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { ticker } from "@lobbykit/design-system/foundations/ticker";
import { ApiError } from "../../../shared/api/api.ts";
import { merchantCode } from "../../../shared/api/queries/system-queries.ts";
import { language } from "../../../shared/i18n/language.ts";
import { serverClock } from "../../../shared/clock/clock.ts";
import { tabChannel } from "../../../shared/tabs/tab-channel.ts";
import { withTabLock } from "../../../shared/tabs/tab-lock.ts";
import { pollDraws, type PolledList, type PollerHost } from "./draw-poller.ts";
import type { Refreshed } from "../queries.ts";

/** Messages about draws between the tabs of one browser: one tab requests, all show the answer (D10). */
const channel = tabChannel("lobbykit-draws");

/** Only tabs of this origin use the channel, but one of another release may send an unknown message. */
const isAnswer = (data: unknown): data is { name: string; answer: Refreshed } =>
  typeof data === "object" &&
  data !== null &&
  "name" in data &&
  "answer" in data &&
  typeof data.answer === "object" &&
  data.answer !== null &&
  "refreshAtMs" in data.answer &&
  typeof data.answer.refreshAtMs === "number";

/** Waits for the lock of that name, which one tab holds at a time. Without Web Locks, every tab sends its own requests. */
function takeTurn(name: string, signal: AbortSignal, begin: () => void): void {
  const held = () => {
    begin();
    return new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
  };
  withTabLock(`lobbykit-draws ${name}`, signal, held).catch(() => {
    // The turn was aborted while it waited for the lock.
  });
}

const pageHost: PollerHost = {
  now: () => serverClock.now(),
  isTimeInDoubt: () => serverClock.isInDoubt(),
  random: () => Math.random(),
  setTimer: (callback, delayMs) => window.setTimeout(callback, delayMs),
  clearTimer: (timer) => window.clearTimeout(timer),
  isHidden: () => document.hidden,
  onVisibilityChange: (callback) => {
    document.addEventListener("visibilitychange", callback);
    return () => document.removeEventListener("visibilitychange", callback);
  },
  onTick: ticker.subscribe,
  takeTurn,
};

/** The list's name in all tabs. Member keys differ between tabs, but the draws are the same. */
const nameOf = ([, ...query]: QueryKey) => JSON.stringify([merchantCode(), language(), ...query]);

/** Keeps the draws under this key fresh and equal in all tabs. Returns a function that stops it. */
export function followDraws(client: QueryClient, queryKey: QueryKey, hash: string): () => void {
  const name = nameOf(queryKey);
  const state = () => client.getQueryState<Refreshed>(queryKey);
  const list: PolledList = {
    name,
    isOnItsWay: () => (state()?.fetchStatus ?? "idle") !== "idle",
    refreshAtMs: () => state()?.data?.refreshAtMs,
    ask: () => void client.refetchQueries({ queryKey, exact: true }),
    onChange: (callback) =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== "updated" || event.query.queryHash !== hash) return;
        const { action } = event;
        if (action.type === "success") {
          if (!action.manual) channel.post({ name, answer: event.query.state.data });
          callback({ isAnswer: true });
        } else if (action.type === "error") {
          const { error } = action;
          callback({ isAnswer: false, retryAfterMs: error instanceof ApiError ? error.retryAfterMs : undefined });
        } else callback();
      }),
  };
  const hear = (data: unknown) => {
    if (!isAnswer(data) || data.name !== name) return;
    if (data.answer.refreshAtMs > (state()?.data?.refreshAtMs ?? 0)) client.setQueryData(queryKey, data.answer);
  };
  const stopHearing = channel.listen(hear);
  const stop = pollDraws(list, pageHost);
  return () => {
    stop();
    stopHearing();
  };
}
