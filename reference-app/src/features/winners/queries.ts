import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, publicKey } from "../../shared/api/query-client.ts";
import { withinPages } from "../../shared/api/within-pages.ts";

export type Winner = OperationValue<"listWinners">["content"][number];

/** One page of winners (E100), highest first. It is refreshed every minute unless paused. */
export function winnersPageQuery(query: OperationQuery<"listWinners">, isPaused: boolean) {
  return queryOptions({
    queryKey: publicKey("listWinners", query),
    queryFn: ({ signal }) => withinPages(query, (asked) => api.call("listWinners", { query: asked, signal })),
    placeholderData: keepPreviousData,
    staleTime: isPaused ? FRESH_MS.session : FRESH_MS.minute,
    refetchInterval: !isPaused && FRESH_MS.minute,
  });
}
