import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, publicKey } from "../../shared/api/query-client.ts";

export type Winner = OperationValue<"listWinners">["content"][number];

/** One page of the winners (E100), the highest first; the list moves, so it is asked for again each minute. */
export function winnersPageQuery(query: OperationQuery<"listWinners">) {
  return queryOptions({
    queryKey: publicKey("listWinners", query),
    queryFn: ({ signal }) => api.call("listWinners", { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS.minute,
    refetchInterval: FRESH_MS.minute,
  });
}
