import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery, type OperationValue } from "../../../shared/api/api.ts";
import { FRESH_MS, memberKey, publicKey } from "../../../shared/api/query-client.ts";
import type { Category } from "../../../shared/config/categories.ts";
import { merchantCode } from "../../../shared/api/queries/system-queries.ts";
import { ROOMS_REFRESH_MS } from "../../../shared/config/constants.ts";
import { pageFilter } from "./browse-rules.ts";
import { publicPage } from "../../../shared/api/read-page.ts";

/** A page of games, and the total number. */
export type GamePage = OperationValue<"listGames">;
/** A poker table with its seats (R246). */
export type PvpRoom = OperationValue<"listPvpRooms">["rooms"][number];

/** One page of games (E043). The previous page stays visible while the next one loads. */
export const gamesQuery = (asked: Omit<OperationQuery<"listGames">, "merchantCode">) =>
  queryOptions({
    ...publicPage("listGames", { ...asked, merchantCode: merchantCode() }),
    staleTime: FRESH_MS.minute,
  });

/** The page of a category's games for a filter. */
export const categoryPageQuery = (
  category: Category,
  { page, ...narrowed }: { page: number; vendor: string; tag: string; q: string },
  pageSize: number,
) => gamesQuery({ ...pageFilter(category, narrowed), page, pageSize });

export type GameSearch = OperationQuery<"searchGames"> & { pageSize: number };

/** A page of search results, with the search that it answers. */
export type FoundGames = OperationValue<"searchGames"> & { search: GameSearch };

/** One page of a search over all games, best match first (E101, R089), with the search that it answers. */
export function searchGamesQuery(search: GameSearch) {
  const query = { ...search, merchantCode: merchantCode() };
  return queryOptions({
    queryKey: publicKey("searchGames", query),
    queryFn: async ({ signal }): Promise<FoundGames> => ({
      ...(await api.call("searchGames", { query, signal })),
      search,
    }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS.minute,
  });
}

/** Game types by category (E046), of all vendors or of one. */
export function gameTypesQuery(vassalage: string) {
  const query = vassalage ? { vassalage } : {};
  return queryOptions({
    queryKey: publicKey("listGameTypes", query),
    queryFn: async ({ signal }) => (await api.call("listGameTypes", { query, signal })).content,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS.session,
  });
}

/** Poker rooms of all vendors or of one (E053), refreshed while visible. */
export function pvpRoomsQuery(vassalage: string) {
  const query = { merchantCode: merchantCode(), ...(vassalage && { vassalage }) };
  return queryOptions({
    queryKey: publicKey("listPvpRooms", query),
    queryFn: async ({ signal }) => (await api.call("listPvpRooms", { query, signal })).rooms,
    staleTime: FRESH_MS.moment,
    refetchInterval: ROOMS_REFRESH_MS,
  });
}

/** The member's favourite games; requested only with a token (R307). */
export function favouriteGamesQuery(isLogin: boolean) {
  return queryOptions({
    queryKey: memberKey("listFavoriteGames"),
    queryFn: async ({ signal }) => (await api.call("listFavoriteGames", { signal })).content,
    enabled: isLogin,
    staleTime: FRESH_MS.moment,
  });
}
