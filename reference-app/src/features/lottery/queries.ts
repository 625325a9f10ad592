import { queryOptions, type QueryFunctionContext } from "@tanstack/react-query";
import { api, ApiError } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey, publicKey } from "../../shared/api/query-client.ts";
import { DEVICE_WEB, POPULAR_COUNT, PRIZE_MODE, RECENT_COUNT } from "../../shared/config/constants.ts";
import { serverClock } from "../../shared/lib/clock.ts";
import { backOff, dueTimes, nextRefresh } from "./rules.ts";

type PrizeMode = (typeof PRIZE_MODE)[keyof typeof PRIZE_MODE];

/** What a list of draws knows about its own refresh. Fixed at receipt, so that no render can restart the wait. */
interface Refresh {
  refreshAfterMs: number;
  /** Failures before this answer: the ones since are in a row. */
  failuresBefore: number;
}

interface RefreshState {
  data?: Refresh | undefined;
  error: Error | null;
  errorUpdateCount: number;
}

function withRefresh<List extends { refreshSpreadMs: number }>(
  list: List,
  dueTimesMs: readonly number[],
  { client, queryKey }: QueryFunctionContext,
): List & Refresh {
  return {
    ...list,
    refreshAfterMs: nextRefresh(dueTimesMs, list.refreshSpreadMs, serverClock.now(), Math.random()),
    failuresBefore: client.getQueryState(queryKey)?.errorUpdateCount ?? 0,
  };
}

/**
 * The `refetchInterval` of a list of draws (R302, R303; D10 after failures), in ms. One component of a page passes it, the
 * others subscribe without. The interval rests while the page is hidden; a list that is due is asked for when it shows again.
 */
export function refreshInterval({ state }: { state: RefreshState }): number | false {
  const failures = state.errorUpdateCount - (state.data?.failuresBefore ?? 0);
  if (failures > 0) return backOff(failures, state.error instanceof ApiError ? state.error.retryAfterMs : undefined);
  return state.data?.refreshAfterMs ?? false;
}

/** Kept for the session (R311) and stale exactly when the refresh is due; failures are the business of the interval. */
const DRAWS = {
  staleTime: ({ state }: { state: RefreshState }) => state.data?.refreshAfterMs ?? 0,
  gcTime: FRESH_MS.session,
  retry: false,
  refetchOnWindowFocus: true,
} as const;

/** All lottery games with their open draws (E036); of the same prize mode as the menu that filters them. */
export function lotteryGamesQuery() {
  const query = { prizeMode: PRIZE_MODE.menus, device: DEVICE_WEB } as const;
  return queryOptions({
    ...DRAWS,
    queryKey: publicKey("listLotteryGames", query),
    queryFn: async (context) => {
      const list = await api.call("listLotteryGames", { query, signal: context.signal });
      return withRefresh(list, dueTimes(list.games), context);
    },
  });
}

/** The lottery games played most (E037, R425), of one prize mode or, with `SEA`, of all. */
export function popularLotteryGamesQuery(prizeMode: PrizeMode = PRIZE_MODE.menus) {
  const query = { count: POPULAR_COUNT, prizeMode, device: DEVICE_WEB } as const;
  return queryOptions({
    ...DRAWS,
    queryKey: publicKey("listPopularLotteryGames", query),
    queryFn: async (context) => {
      const list = await api.call("listPopularLotteryGames", { query, signal: context.signal });
      return withRefresh(list, dueTimes(list.games), context);
    },
  });
}

/** The menu of the lottery lobby (E056, R431); kept for the session (R311). */
export function gameMenusQuery() {
  const query = { prizeMode: PRIZE_MODE.menus, device: DEVICE_WEB } as const;
  return queryOptions({
    queryKey: publicKey("listGameMenus", query),
    queryFn: ({ signal }) => api.call("listGameMenus", { query, signal }),
    staleTime: FRESH_MS.session,
    gcTime: FRESH_MS.session,
  });
}

/** The draws held last (E058, R432); needs login or free play (R181). */
export function vnRecentDrawsQuery() {
  const query = { prizeMode: PRIZE_MODE.lottery, device: DEVICE_WEB, recentCount: RECENT_COUNT } as const;
  return queryOptions({
    ...DRAWS,
    queryKey: memberKey("listVnRecentDraws", query),
    queryFn: async (context) => {
      const list = await api.call("listVnRecentDraws", { query, signal: context.signal });
      return withRefresh(list, [list.nextRefreshAt], context);
    },
  });
}
