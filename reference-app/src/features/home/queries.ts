import { queryOptions } from "@tanstack/react-query";
import { api, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, publicKey } from "../../shared/api/query-client.ts";

export type Winner = OperationValue<"getWinnerBoard">["list"][number];

/** The winner board (E041), refreshed each minute while the page is seen. */
export function winnersQuery() {
  return queryOptions({
    queryKey: publicKey("getWinnerBoard"),
    queryFn: async ({ signal }) => (await api.call("getWinnerBoard", { signal })).list,
    staleTime: FRESH_MS.minute,
    refetchInterval: FRESH_MS.minute,
  });
}
