import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { FRESH_MS, publicKey } from "../../shared/api/query-client.ts";
import type { LaunchRequest } from "./mutations.ts";

/** The largest page size that the contract allows. */
const GAMES = 100;

/** The name of a game opened by its address alone, from its vendor's list (E043). Undefined when it is not listed. */
export function gameNameQuery({ vassalage, code, nodeId }: LaunchRequest, isWanted: boolean) {
  const query = { vassalage, page: 1, pageSize: GAMES };
  return queryOptions({
    queryKey: publicKey("listGames", query),
    queryFn: async ({ signal }) => (await api.call("listGames", { query, signal })).content,
    select: (games) => games.find((game) => game.nodeId === nodeId || game.code === code)?.name,
    enabled: isWanted && vassalage !== "" && (code !== undefined || nodeId !== undefined),
    staleTime: FRESH_MS.session,
  });
}
