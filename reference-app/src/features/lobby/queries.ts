import { queryOptions } from "@tanstack/react-query";
import { SHELF_SIZE } from "../../shared/config/constants.ts";
import { api, type OperationQuery, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey, publicKey } from "../../shared/api/query-client.ts";
import { merchantCode } from "../../shared/api/queries/system-queries.ts";
import { memberRead } from "../../shared/api/read.ts";

export type Game = OperationValue<"listHotGames">["content"][number];

/** Hot games, cached for the session (R203). The head script requests home's before the bundle has loaded. */
export function hotGamesQuery(count = SHELF_SIZE) {
  const query = { count, merchantCode: merchantCode() };
  return queryOptions({
    queryKey: publicKey("listHotGames", query),
    queryFn: async ({ signal }) => (await api.call("listHotGames", { query, signal })).content,
    staleTime: FRESH_MS.session,
  });
}

/** Node ids of the member's favourites, cached for the session (R304). */
export const favouriteIdsQuery = (isLogin: boolean) =>
  queryOptions({ ...memberRead("getFavoriteGameIds"), enabled: isLogin, staleTime: FRESH_MS.session });

/** Last played games (E052). They wait until the favourites, which mark them, have loaded or failed (R308). */
export function recentGamesQuery(isLogin: boolean) {
  return queryOptions({
    queryKey: memberKey("listRecentGames"),
    queryFn: async ({ client, signal }) => {
      const [{ list }] = await Promise.all([
        api.call("listRecentGames", { signal }),
        client.ensureQueryData(favouriteIdsQuery(isLogin)).catch(() => undefined),
      ]);
      return list;
    },
    enabled: isLogin,
    staleTime: FRESH_MS.moment,
    // A live game is played in another window, so the list is refreshed on return.
    refetchOnWindowFocus: true,
  });
}

/** The first games with a tag, such as crash and mines (R021), or of a category. */
export function shelfGamesQuery(narrowed: Pick<OperationQuery<"listGames">, "tag" | "category">) {
  const query = { ...narrowed, page: 1, pageSize: SHELF_SIZE, merchantCode: merchantCode() };
  return queryOptions({
    queryKey: publicKey("listGames", query),
    queryFn: async ({ signal }) => (await api.call("listGames", { query, signal })).content,
    staleTime: FRESH_MS.session,
  });
}
