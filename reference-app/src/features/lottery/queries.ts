import { queryOptions } from "@tanstack/react-query";
import { currentMerchant } from "../../shared/merchant/current-merchant.ts";
import { api } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey, publicKey } from "../../shared/api/query-client.ts";
import { DEVICE_WEB, HISTORY_COUNT, POPULAR_COUNT, PRIZE_MODE, RECENT_COUNT } from "../../shared/config/constants.ts";
import { serverClock } from "../../shared/clock/clock.ts";
import { dueTimes, dueTimesOfHeld, nextRefresh } from "./rules.ts";
import { publicRead } from "../../shared/api/read.ts";

/** The merchant's lottery type: all its lotteries, of any prize mode (R249, R431). */
const { lotteryType } = currentMerchant();

type PrizeMode = (typeof PRIZE_MODE)[keyof typeof PRIZE_MODE] | typeof lotteryType;

/** A list of draws, with the time of its next refresh. */
export interface Refreshed {
  /** Epoch ms of the server's clock. Fixed when the answer arrives, so that no render changes it. */
  refreshAtMs: number;
}

/** This client's share of the server's random spread (D10). */
const SPREAD_SHARE = Math.random();

function withRefresh<List extends { refreshSpreadMs: number }>(
  list: List,
  dueTimesMs: (nowMs: number) => readonly number[],
): List & Refreshed {
  const nowMs = serverClock.now();
  return { ...list, refreshAtMs: nowMs + nextRefresh(dueTimesMs(nowMs), list.refreshSpreadMs, nowMs, SPREAD_SHARE) };
}

/** Stale exactly when the refresh is due. The time of the answer is not used, because it comes from the device's clock (D11). */
const staleTime = ({ state }: { state: { data?: Refreshed | undefined } }): number =>
  state.data && serverClock.now() < state.data.refreshAtMs ? Number.POSITIVE_INFINITY : 0;

/** Kept for the session (R311). `useDrawUpdates` decides about refreshes and retries. */
const DRAWS = { staleTime, gcTime: FRESH_MS.session, retry: false } as const;

/** While the time is in doubt, HTTP-cached answers are useless, because they contain no server time (D11). */
const fresh = () => ({ isFresh: serverClock.isInDoubt() });

/** All lottery games with their open draws (E036), of the same prize mode as the menu that filters them. */
export function lotteryGamesQuery() {
  const query = { prizeMode: lotteryType, device: DEVICE_WEB } as const;
  return queryOptions({
    ...DRAWS,
    queryKey: publicKey("listLotteryGames", query),
    queryFn: async ({ signal }) => {
      const list = await api.call("listLotteryGames", { query, signal, ...fresh() });
      return withRefresh(list, (nowMs) => dueTimes(list.games, nowMs));
    },
  });
}

/** The most played lottery games (E037, R425) of one prize mode. Without an argument it sends `lotteryType`, which returns the games of all prize modes. */
export function popularLotteryGamesQuery(prizeMode: PrizeMode = lotteryType) {
  const query = { count: POPULAR_COUNT, prizeMode, device: DEVICE_WEB } as const;
  return queryOptions({
    ...DRAWS,
    queryKey: publicKey("listPopularLotteryGames", query),
    queryFn: async ({ signal }) => {
      const list = await api.call("listPopularLotteryGames", { query, signal, ...fresh() });
      return withRefresh(list, (nowMs) => dueTimes(list.games, nowMs));
    },
  });
}

/** The menu of the lottery lobby (E056, R431); kept for the session (R311). */
export const gameMenusQuery = () =>
  queryOptions({
    ...publicRead("listGameMenus", { prizeMode: lotteryType, device: DEVICE_WEB }),
    staleTime: FRESH_MS.session,
    gcTime: FRESH_MS.session,
  });

/** The lotteries of Vietnam by region and day (E057); kept for the session (R311). */
export const vnGameMenuQuery = () =>
  queryOptions({
    ...publicRead("listVnGameMenu", { prizeMode: PRIZE_MODE.lottery, device: DEVICE_WEB }),
    staleTime: FRESH_MS.session,
    gcTime: FRESH_MS.session,
  });

/** The latest draws (E058, R432). Needs login or free play (R181). */
export function vnRecentDrawsQuery() {
  const query = { prizeMode: PRIZE_MODE.lottery, device: DEVICE_WEB, recentCount: RECENT_COUNT } as const;
  return queryOptions({
    ...DRAWS,
    queryKey: memberKey("listVnRecentDraws", query),
    queryFn: async ({ signal }) => {
      const list = await api.call("listVnRecentDraws", { query, signal, ...fresh() });
      return withRefresh(list, (nowMs) => dueTimesOfHeld(list, nowMs));
    },
  });
}

/** The latest draws of one game with all their numbers. Games of Vietnam have their own call (E038); others use E039. */
export function openedNumbersQuery(gameCode: string, isVn: boolean) {
  const operationId = isVn ? "listVnOpenedNumbersByGame" : "listOpenedNumbers";
  const query = { gameCode, count: HISTORY_COUNT };
  return queryOptions({
    ...DRAWS,
    queryKey: publicKey(operationId, query),
    queryFn: async ({ signal }) => {
      const list = await api.call(operationId, { query, signal, ...fresh() });
      return withRefresh(list, (nowMs) => dueTimesOfHeld(list, nowMs));
    },
  });
}
