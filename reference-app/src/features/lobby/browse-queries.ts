import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey, publicKey } from "../../shared/api/query-client.ts";
import { withinPages } from "../../shared/api/within-pages.ts";
import type { Category } from "../../shared/config/categories.ts";
import { merchantCode } from "../../shared/api/system-queries.ts";
import { ROOMS_REFRESH_MS } from "../../shared/config/constants.ts";
import { pageFilter } from "./browse-rules.ts";

/** A page of games, and how many there are in all. */
export type GamePage = OperationValue<"listGames">;
/** A poker table with its seats (R246). */
export type PvpRoom = OperationValue<"listPvpRooms">["rooms"][number];

/** One page of games (E043); the page before stays on screen while the next one loads. */
export function gamesQuery(asked: Omit<OperationQuery<"listGames">, "merchantCode">) {
  const query = { ...asked, merchantCode: merchantCode() };
  return queryOptions({
    queryKey: publicKey("listGames", query),
    queryFn: ({ signal }) => withinPages(query, (asked) => api.call("listGames", { query: asked, signal })),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS.minute,
  });
}

/** The page of a category's games that a filter names. */
export const categoryPageQuery = (
  category: Category,
  { page, ...narrowed }: { page: number; vendor: string; tag: string; q: string },
  pageSize: number,
) => gamesQuery({ ...pageFilter(category, narrowed), page, pageSize });

export type GameSearch = OperationQuery<"searchGames"> & { pageSize: number };

/** A page of what was found, and what it is the answer to. */
export type FoundGames = OperationValue<"searchGames"> & { search: GameSearch };

/** One page of a search over all games, the best match first (E101, R089), and what it is the answer to. */
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

/** Types of games by category (E046), of all makers or of one. */
export function gameTypesQuery(vassalage: string) {
  const query = vassalage ? { vassalage } : {};
  return queryOptions({
    queryKey: publicKey("listGameTypes", query),
    queryFn: async ({ signal }) => (await api.call("listGameTypes", { query, signal })).content,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS.session,
  });
}

/** Poker rooms of all makers or of one (E053); asked for again while somebody looks at them. */
export function pvpRoomsQuery(vassalage: string) {
  const query = { merchantCode: merchantCode(), ...(vassalage && { vassalage }) };
  return queryOptions({
    queryKey: publicKey("listPvpRooms", query),
    queryFn: async ({ signal }) => (await api.call("listPvpRooms", { query, signal })).rooms,
    staleTime: FRESH_MS.moment,
    refetchInterval: ROOMS_REFRESH_MS,
  });
}

/** The favourite games themselves, only with a token (R307). */
export function favouriteGamesQuery(isLogin: boolean) {
  return queryOptions({
    queryKey: memberKey("listFavoriteGames"),
    queryFn: async ({ signal }) => (await api.call("listFavoriteGames", { signal })).content,
    enabled: isLogin,
    staleTime: FRESH_MS.moment,
  });
}
