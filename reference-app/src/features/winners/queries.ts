import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, publicKey } from "../../shared/api/query-client.ts";
import { withinPages } from "../../shared/api/within-pages.ts";

export type Winner = OperationValue<"listWinners">["content"][number];

/** One page of the winners (E100), the highest first; the list moves, so it is asked for again each minute unless it is paused. */
export function winnersPageQuery(query: OperationQuery<"listWinners">, isPaused: boolean) {
  return queryOptions({
    queryKey: publicKey("listWinners", query),
    queryFn: ({ signal }) => withinPages(query, (asked) => api.call("listWinners", { query: asked, signal })),
    placeholderData: keepPreviousData,
    staleTime: isPaused ? FRESH_MS.session : FRESH_MS.minute,
    refetchInterval: !isPaused && FRESH_MS.minute,
  });
}
